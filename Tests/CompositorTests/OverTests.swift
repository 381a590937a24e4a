import Testing

@testable import Compositor

/// The kernels that lay pixels down against the formula in whole numbers, for all lengths of rows and kinds of pixels.
@Suite struct OverTests {
  private static func by255(_ v: Int) -> Int { (2 * v + 255) / 510 }

  /// What one pixel over another comes to.
  private static func over(_ s: ArraySlice<UInt8>, _ d: ArraySlice<UInt8>, _ c: UInt8) -> [UInt8] {
    let s = s.map(Int.init), d = d.map(Int.init), c = Int(c)
    let left = 255 - by255(s[3] * c)
    return (0..<4).map { UInt8(by255(s[$0] * c + d[$0] * left)) }
  }

  /// Premultiplied pixels, many of them clear or opaque.
  private static func pixels(_ count: Int, _ numbers: inout SeededNumbers) -> [UInt8] {
    (0..<count).flatMap { _ -> [UInt8] in
      let alpha = [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
    }
  }

  /// Coverage, many of it none or whole, and in runs.
  private static func coverage(_ count: Int, _ numbers: inout SeededNumbers) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      let value = [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0
      result += [UInt8](repeating: value, count: Int.random(in: 1...12, using: &numbers))
    }
    return Array(result.prefix(count))
  }

  private static func four(_ bytes: [UInt8], _ i: Int) -> ArraySlice<UInt8> { bytes[(4 * i)..<(4 * i + 4)] }

  @Test func everyKernelFollowsTheFormula() {
    var numbers = SeededNumbers(5)
    for count in Array(0...40) + [63, 64, 65, 257] {
      let from = Self.pixels(count, &numbers), beneath = Self.pixels(count, &numbers)
      let covers = Self.coverage(count, &numbers)
      for c: UInt8 in [0, 1, 127, 128, 200, 254, 255] {
        var found = beneath
        Over.run(from, &found, count, coverage: c)
        #expect(found == (0..<count).flatMap { Self.over(Self.four(from, $0), Self.four(beneath, $0), c) })
      }
      var found = beneath
      Over.row(from, through: covers, &found, count)
      #expect(found == (0..<count).flatMap { Self.over(Self.four(from, $0), Self.four(beneath, $0), covers[$0]) })
      for alpha in [0, 0.3, 0.9, 1] {
        let color = PixelColor(Color(red: 0.9, green: 0.2, blue: 0.6, alpha: alpha), opacity: 1)
        let pixel = (0..<4).map { color.bytes[$0] }
        var flat = beneath
        Over.run(color, &flat, count)
        #expect(flat == (0..<count).flatMap { Self.over(pixel[...], Self.four(beneath, $0), 255) })
        var edged = beneath
        Over.row(color, through: covers, &edged, count)
        #expect(edged == (0..<count).flatMap { Self.over(pixel[...], Self.four(beneath, $0), covers[$0]) })
      }
      var kept = from
      Over.keep(&kept, where: beneath, count)
      #expect(
        kept == (0..<4 * count).map { UInt8(Self.by255(Int(from[$0]) * Int(beneath[$0 | 3]))) })
    }
  }
}
