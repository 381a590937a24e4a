import Scenes

extension Devotional {
  /// The sprigs on the lining of the open flap, in the pictures' box: one drawing, put down many times.
  enum EnvelopeLining {
    static let sprigs = Path(
      elements: places.split(separator: ";").flatMap { entry -> [Path.Element] in
        let n = entry.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard n.count == 3 else { return [] }
        return sprig.applying(Transform.translation(n[0], n[1]).concat(.rotation(degrees: n[2]))).elements
      })

    /// Its stem grows from the origin along x.
    private static let sprig = Path(
      svg: """
        M0 -.34Q7 -.1 13.6 -.14L13.6 .14Q7 .5 0 .34Z M3.2 0Q5.91 0.77 6.85 4.24Q3.56 2.79 3.2 0Z M3.2 0Q3.56
        -2.79 6.85 -4.24Q5.91 -0.77 3.2 0Z M6.8 0Q9.45 0.71 10.32 4.09Q7.11 2.73 6.8 0Z M6.8 0Q7.11 -2.73 10.32
        -4.09Q9.45 -0.71 6.8 0Z M10.4 0Q12.84 0.45 13.4 3.49Q10.49 2.48 10.4 0Z M10.4 0Q10.49 -2.48 13.4
        -3.49Q12.84 -0.45 10.4 0Z M13.4 0Q15.58 -1.55 18.6 0Q15.58 1.55 13.4 0Z
        """)

    /// Where each is: x and y of its foot, and degrees.
    private static let places = """
      155 47 -127; 176 45 -141; 143 61 -119; 185 58 -69; 134 73 -134; 156 72 -111; 197 73 -70; 162 84 -57;
      112 98 -73; 132 99 -118; 152 97 -138; 194 97 -48; 236 100 -33; 80 113 -44; 185 113 -44; 208 110 -48;
      251 112 -43; 51 126 -43; 114 123 -114; 133 126 -57; 218 124 -35; 257 126 -36; 61 136 -69; 102 136 -121;
      142 136 -54; 185 137 -72; 249 137 -113; 269 137 -33; 68 149 -67; 93 152 -33; 111 151 -41; 153 152 -65;
      216 151 -49; 281 151 -72; 58 161 -112; 142 162 -108; 292 162 -71;
      """
  }
}
