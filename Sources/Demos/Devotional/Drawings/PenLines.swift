import Scenes

extension Devotional {
  /// The pen lines of the app: the signature of screen 8 and the scribble of the header, each ending in a cross.
  enum PenLines {
    /// In a box of 260 by 90; a loop, a wave, a long line, then the cross's two bars.
    static let signature = Handwriting(svg: [
      """
      M8 64C24 58 47 37 51 19C53.6 7 43.4 4.6 38.6 17C32.6 33 33 61 41.6 69.6C46.8 74.8 53.4 66 57.4 55.4
      """,
      """
      M57.4 55.4C61 45.8 66.4 46.6 67.4 54.6C68.5 63.6 73.2 65 77.6 54.6C81.6 45 86.8 46.6 87.6 54C88.5 61.8 93.4 62.8
      97.6 54C101.2 46.4 106 47.6 107 54C107.9 59.8 112.6 61.2 117 56
      """,
      """
      M117 56C123.6 48.2 131.4 50.4 138.6 56C147 62.6 160 64.4 176 61C196 56.8 216 55.4 238.4 58.6
      """,
      """
      M239.4 27.6C238.8 38 238.6 48 239 60.4
      """,
      """
      M228.8 38C235.8 37.2 243 36.8 250.4 37.2
      """,
    ])
    static let signatureBox = Size(260, 90)

    /// In a box of 120 by 14; the last two strokes are the cross.
    static let header = Handwriting(svg: [
      """
      M2.4 8.6C6.4 2.8 10.4 2.2 12.6 6.6C14.8 11.4 18.4 12.6 22 7.2C25.2 2.4 28.6 2.6 30.4 6.8C32.4 11.2 35.8 11.8
      39.4 7.4C42.8 3.2 46.4 3.8 48.6 6.8C51.2 10.4 55.4 10.6 60.4 8.2C70.4 3.6 84 9.6 104.6 7.4
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
