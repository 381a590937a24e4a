import Scenes

extension Devotional {
  /// A hand that points left, and the curved arrow over it, in a box of 64 by 48; the right one is its mirror.
  enum PointingHand {
    static let box = Size(64, 48)

    /// A pen line and how hard it is pressed, in points.
    struct Line: Sendable {
      let path: Path
      let width: Double

      fileprivate init(_ width: Double, _ data: String) {
        path = Path(svg: data)
        self.width = width
      }
    }

    /// The hand's area, for the colour beneath its lines.
    static let area = Path(
      svg: """
        M50.4 21.2C47.4 20.4 45 18.8 42.6 16.8C40 14.6 37.2 11.9 34.8 13.2C32.6 14.4 33.4 17.2 35.4 19.4C36 20.1
        36.5 20.8 36.9 21.4C31 20.6 26.6 21.3 21.4 21C17.4 20.8 13.6 21.5 9.6 21.7C5.4 22 5 27.9 9.3 28.4C13.4 28.9
        17.4 28.4 21.2 28.8C22.8 29 24.4 29.2 26 29.3C22.6 30.2 22.9 34.6 26.5 35C23.5 35.9 23.8 39.8 27.2 40.2C25.2
        41.3 25.8 44.4 29 44.8C33.4 45.3 38.2 45.3 42.2 44.3C45.2 43.6 47.6 42.8 50.4 42.5Z
        """)
    /// The sleeve's.
    static let cuff = Path(
      svg: """
        M52 18.3C53.8 17.8 56.6 17.8 58.4 18.2C59.6 18.5 60.1 19.2 60.2 20.4C60.6 27.6 60.5 35.4 60.1 42.6C60 43.9
        59.5 44.5 58.3 44.7C56.4 45.1 54 45.1 52.1 44.6C51 44.3 50.4 43.6 50.4 42.4C50.1 35 50.1 28 50.3 20.5C50.4
        19.2 50.9 18.6 52 18.3Z
        """)
    /// Where light gives way to shade on the hand.
    static let light = (from: Point(30, 13), to: Point(34, 46))

    /// Outlines first, then creases, nails and shade.
    static let lines: [Line] = [
      Line(
        1.6,
        """
        M36.9 21.4C31 20.6 26.6 21.3 21.4 21C17.4 20.8 13.6 21.5 9.6 21.7C5.4 22 5 27.9 9.3 28.4C13.4 28.9 17.4 28.4
        21.2 28.8C24.2 29.2 27 29.4 30 29.2
        """),
      Line(1.6, "M26 29.3C22.6 30.2 22.9 34.6 26.5 35C28.8 35.2 31 35.1 33 34.6"),
      Line(1.6, "M26.5 35C23.5 35.9 23.8 39.8 27.2 40.2C29.4 40.4 31.4 40.2 33.2 39.6"),
      Line(1.8, "M27.2 40.2C25.2 41.3 25.8 44.4 29 44.8C33.4 45.3 38.2 45.3 42.2 44.3C45.2 43.6 47.6 42.8 50.4 42.5"),
      Line(
        1.6,
        """
        M50.4 21.2C47.4 20.4 45 18.8 42.6 16.8C40 14.6 37.2 11.9 34.8 13.2C32.6 14.4 33.4 17.2 35.4 19.4C37.8 22
        39.8 24.4 40.2 28
        """),
      Line(1, "M32.8 29.1C35 29.4 36.6 30.4 37.2 32.2"),
      Line(0.9, "M8 24.6C9 23.7 10.8 23.5 12.6 24"),
      Line(0.8, "M20 22.6C20.8 23.9 20.8 25.4 20.2 26.8"),
      Line(0.7, "M22.6 22.8C23.2 24 23.2 25.2 22.8 26.3"),
      Line(0.9, "M35.4 15.2C36.4 14.6 37.6 15 38.8 16.2"),
      Line(0.7, "M29.6 31.2C29.9 32 29.9 32.8 29.6 33.6M30 36.8C30.2 37.5 30.2 38.1 30 38.7"),
      Line(0.9, "M42.4 35.2C43.8 37 44.4 39.2 44 41.4"),
      Line(0.8, "M45.4 34.6C46.6 36.2 47.2 38.2 47 40.2"),
      Line(0.7, "M33 43.2C35.4 43.4 37.8 43.2 40 42.7"),
      Line(1, "M53.4 22.4C53.2 28.6 53.2 34.6 53.5 40.8"),
    ]
    static let cuffWidth = 1.6

    /// The arrow's shaft, pressed harder towards its head, and the head.
    static let arrow: [Line] = [
      Line(1.2, "M46.8 10.6C39.6 3.4 23 1.2 11.6 9.4"),
      Line(1.5, "M42.3 7.2C34.2 2.6 21.4 2.4 11.6 9.4"),
      Line(1.8, "M37 4.9C29 2.4 19.4 3.9 11.6 9.4"),
      Line(1.7, "M18.8 10.6C16.4 9.9 13.8 9.5 11.4 9.6C12.6 7.4 13.6 5.2 14.2 2.8"),
    ]
  }
}
