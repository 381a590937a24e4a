import Foundation

/// A colour in sRGB, not premultiplied, every channel 0...1 and on the 1/1020 grid.
public struct Color: Hashable, Sendable {
  /// Its channels, 0...1, not premultiplied.
  public let red, green, blue, alpha: Double

  /// Makes a colour from encoded sRGB channels, clamped to 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Grid.channel(red)
    self.green = Grid.channel(green)
    self.blue = Grid.channel(blue)
    self.alpha = Grid.channel(alpha)
  }

  /// Makes an opaque colour from 0xRRGGBB.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }

  /// Reads "#RGB", "#RRGGBB" or "#RRGGBBAA"; nil when it is none of these.
  public init?(hex text: String) {
    guard text.first == "#" else { return nil }
    var digits = Array(text.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt64(String(digits), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(UInt32(value))
    } else {
      self.init(UInt32(value >> 8), alpha: Double(value & 255) / 255)
    }
  }

  /// Opaque black.
  public static let black = Color(0x000000)
  /// Opaque white.
  public static let white = Color(0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(0x000000, alpha: 0)

  /// "#RRGGBB", or "#RRGGBBAA" when not opaque.
  public var hex: String {
    func pair(_ v: Double) -> String {
      let n = Int((v * 255).rounded())
      return String(n >> 4, radix: 16, uppercase: true) + String(n & 15, radix: 16, uppercase: true)
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha == 1 ? "" : pair(alpha))
  }

  /// The same colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Fraction `t` of the way to `other`, mixed in linear light as SwiftUI does for apps built with the iOS 18 SDK
  /// or later (ios-facts.md, 4.1).
  public func mixed(with other: Color, by t: Double) -> Color {
    if t <= 0 { return self }
    if t >= 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double {
      let la = Color.linear(a), lb = Color.linear(b)
      return Color.encoded(la + (lb - la) * t)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha + (other.alpha - alpha) * t)
  }

  /// Linear light of an encoded sRGB channel (IEC 61966-2-1).
  static func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
  /// Encoded sRGB channel of linear light (IEC 61966-2-1).
  static func encoded(_ v: Double) -> Double { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }
}

extension Color: Codable {
  /// Decodes "#RRGGBB" or "#RRGGBBAA".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Color(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no colour; write \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    self = color
  }

  /// Encodes as `hex`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
