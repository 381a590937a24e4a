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

    static let anchor = Point(202.5, 186)
    static let glowCenter = Point(202.5, 158)
    static let glowRadius = 64.0
    static let glowColor = Color(0xFFD98A, alpha: 0.55)
    /// From back to front.
    static let tongues: [Tongue] = [
      Tongue(
        path: Path(
          svg: """
            M202.6 189C190 188.6 184.4 178.5 187 165.5C189.2 154.5 198 147.5 200.8 135.5C202.1 129.8 202 124.5 200.6
            118.5C209.4 126.5 213.2 137.5 215.2 148C217.4 158.5 219.6 166 217.6 174.5C215.6 183.4 210 189.2 202.6 189Z
            """),
        color: Color(0xFBBE5C, alpha: 0.9), tip: Color(0xEC8A2C, alpha: 0.88)),
      Tongue(
        path: Path(
          svg: """
            M202.7 188C194 187.4 190 179.6 191.8 169.5C193.4 160.4 200.4 154 203 143.5C209 150.5 212 158.5 213
            166.5C214.4 178 210.6 187.8 202.7 188Z
            """),
        color: Color(0xFFDF83, alpha: 0.96), tip: Color(0xFAB945, alpha: 0.9)),
      Tongue(
        path: Path(
          svg: """
            M202.8 187C197.4 186.6 195.2 181 196.4 174.6C197.6 168.6 201.6 165 203.4 158.5C207 164 209 169.6 209.2
            175.4C209.4 182.4 207 187.2 202.8 187Z
            """),
        color: Color(0xFFF8DC, alpha: 0.97), tip: Color(0xFFE9A6, alpha: 0.9)),
      Tongue(
        path: Path(
          svg: """
            M202.8 188.6C198 188.4 195.6 184.8 196 180.6C198.6 184.2 206.4 184.4 209.2 180.8C209.6 185.2 207.4 188.8
            202.8 188.6Z
            """),
        color: Color(0x7FA9C4, alpha: 0.55), tip: Color(0xA9C9D2, alpha: 0.2)),
    ]
    static let outline = Path(
      svg: """
        M196.6 186.6C188.4 182.6 185.2 174.4 187 165.5C189.2 154.5 198 147.5 200.8 135.5C202.1 129.8 202 124.5 200.6
        118.5C209.4 126.5 213.2 137.5 215.2 148C217.4 158.5 219.6 166 217.6 174.5
        """)
    static let outlineColor = Color(0xC27A31, alpha: 0.55)
    static let outlineWidth = 0.8
  }
}
