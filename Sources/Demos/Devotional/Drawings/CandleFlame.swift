import Scenes

extension Devotional {
  /// The candle's flame on screen 3, in the picture's coordinates; it flickers about the foot of the wick.
  enum CandleFlame {
    struct Tongue: Sendable {
      let path: Path
      /// At its foot, and at its tip.
      let color, tip: Color

      /// From foot to tip.
      var paint: Paint {
        let box = path.bounds
        return .linear(
          LinearGradient(
            from: Point(box.midX, box.maxY), to: Point(box.midX, box.minY), stops: [Stop(0.15, color), Stop(0.9, tip)]))
      }
    }

    static let anchor = Point(202.3, 190)
    static let glowCenter = Point(202.5, 158)
    static let glowRadius = 64.0
    static let glowColor = Color(0xFFD98A, alpha: 0.55)
    /// From back to front: two bodies, the blue about the foot, and the core.
    static let tongues: [Tongue] = [
      Tongue(
        path: Path(
          svg: """
            M202.2 192.4C193.6 192 185.6 181.6 187 166.6C188.4 154.8 198 147.5 200.8 135.5C202.1 129.8 202 124.5
            200.6 118.5C209.4 126.5 213.2 137.5 215.2 148C217.2 158.2 219 165.4 217.4 173.6C215.4 184 210 192.6
            202.2 192.4Z
            """),
        color: Color(0xFBBE5C, alpha: 0.9), tip: Color(0xEC8A2C, alpha: 0.88)),
      Tongue(
        path: Path(
          svg: """
            M202.3 190.8C195.4 190.4 190.6 180.4 191.8 169.5C193.4 160.4 200.4 154 203 143.5C209 150.5 212 158.5 213
            166.5C214.2 178.6 209.4 191 202.3 190.8Z
            """),
        color: Color(0xFFDF83, alpha: 0.96), tip: Color(0xFAB945, alpha: 0.9)),
      Tongue(
        path: Path(
          svg: """
            M202.2 191.8C196.2 191.4 191.4 184.6 190.4 176.4C193.6 183.6 198 187 202.4 187C207 187 211.4 183.6 214
            176.6C213.2 185 208.2 192 202.2 191.8Z
            """),
        color: Color(0x4C8DDB, alpha: 0.55), tip: Color(0x8FBBE8, alpha: 0)),
      Tongue(
        path: Path(
          svg: """
            M202.9 185.6C198.6 185.4 195.4 180.2 196.4 173.6C197.6 167.8 201.6 164.4 203.4 157.6C207 163.4 209 169
            209.2 174.6C209.4 181 207 185.8 202.9 185.6Z
            """),
        color: Color(0xFFF8DC, alpha: 0.97), tip: Color(0xFFE9A6, alpha: 0.9)),
    ]
    /// The line round it thins away towards the foot.
    static let outline = tongues[0].path
    static let outlineWidth = 0.8
    static let outlinePaint = Paint.linear(
      LinearGradient(
        from: Point(202, 192.4), to: Point(202, 118.5),
        stops: [Stop(0.06, Color(0xC27A31, alpha: 0)), Stop(0.4, Color(0xC27A31, alpha: 0.55))]))
    /// The wick within the flame, up to the ember at its tip. The picture draws the part below.
    static let wick = Path(svg: "M200 200C200.3 192.6 201 186.6 203.2 180.8")
    static let wickWidth = 1.8
    static let wickPaint = Paint.linear(
      LinearGradient(
        from: Point(202, 200), to: Point(202, 180),
        stops: [
          Stop(0, Color(0x3A2A20, alpha: 0)), Stop(0.35, Color(0x3A2A20, alpha: 0.9)),
          Stop(0.7, Color(0x6A3318, alpha: 0.9)), Stop(1, Color(0xE8762C)),
        ]))
  }
}
