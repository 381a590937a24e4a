import Scenes

extension Devotional {
  /// The pen lines of the app: the signature of screen 8 and the scribble of the header, each ending in a cross.
  enum PenLines {
    /// In a box of 260 by 78; a loop, a wave, a long line, then the cross's two bars.
    static let signature = Handwriting(svg: [
      """
      M8 66C26 60 48 40 53 21C56 8 45.4 3.6 39.4 16C32.6 30 31.6 60 40.6 70.4C46 76 55 69.4 60 58
      """,
      """
      M60 58C64.4 47.8 70.6 40 78 40C88.4 40 87 66 97.4 66C107.4 66 107 49 117 49C126.4 49 126.6 62.4 136 62.4
      """,
      """
      M136 62.4C149.6 62.4 157.4 54.2 176 55.2C197 56.4 217.6 62.6 239.6 61
      """,
      """
      M240.4 25.4C239.6 36 239.2 46 239.6 61.4
      """,
      """
      M229.4 36.8C236 35.6 243.6 35 251.6 35.4
      """,
    ])
    /// How the pen is pressed on each of them.
    static let signaturePressure: [SwellingLine.Pressure] = [.rising, .even, .even, .even, .even]
    static let signatureBox = Size(260, 78)

    /// In a box of 120 by 14; the last two strokes are the cross.
    static let header = Handwriting(svg: [
      """
      M2.4 8.6C6.4 2.8 10.4 2.2 12.6 6.6C14.8 11.4 18.4 12.6 22 7.2C25.2 2.4 28.6 2.6 30.4 6.8C32.4 11.2 35.8 11.8
      39.4 7.4C42.8 3.2 46.4 3.8 48.6 6.8C51.2 10.4 55.4 10.6 60.4 8.2C71.6 3.2 89.4 13 111.4 11.6
      """,
      """
      M111.6 1.6C111.3 5 111.3 8.6 111.5 12.6
      """,
      """
      M106.8 5C110 4.7 113.2 4.6 116.4 4.8
      """,
    ])
    static let headerBox = Size(120, 14)
  }
}
