/// The screen that a demo is laid out for. Sizes in points; sources: ios-facts.md, section 1.
public struct Device: Hashable, Codable, Sendable {
  /// As scripts and `--device` name it.
  public let name: String
  /// The canvas in points.
  public let width, height: Double
  /// Pixels a point.
  public let scale: Double
  /// Height of the status bar's zone and of the home indicator's zone.
  public let safeTop, safeBottom: Double
  /// Radius of the display's continuous corners.
  public let cornerRadius: Double

  /// Makes a device.
  public init(
    name: String, width: Double, height: Double, scale: Double, safeTop: Double, safeBottom: Double,
    cornerRadius: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeTop = safeTop
    self.safeBottom = safeBottom
    self.cornerRadius = cornerRadius
  }

  /// The whole canvas.
  public var bounds: Rect { Rect(0, 0, width, height) }

  /// 402 x 874 points at 3x.
  public static let standard = iPhone("iphone-17-pro", 402, 874, 62, 34, 62)

  /// All devices that scripts can name.
  public static let all: [Device] = [
    standard,
    iPhone("iphone-17", 402, 874, 62, 34, 62),
    iPhone("iphone-16-pro", 402, 874, 62, 34, 62),
    iPhone("iphone-17-pro-max", 440, 956, 62, 34, 62),
    iPhone("iphone-16-pro-max", 440, 956, 62, 34, 62),
    iPhone("iphone-air", 420, 912, 68, 34, 62),
    iPhone("iphone-16", 393, 852, 59, 34, 55),
    iPhone("iphone-15", 393, 852, 59, 34, 55),
    iPhone("iphone-15-pro", 393, 852, 59, 34, 55),
    iPhone("iphone-14-pro", 393, 852, 59, 34, 55),
    iPhone("iphone-16-plus", 430, 932, 59, 34, 55),
    iPhone("iphone-15-plus", 430, 932, 59, 34, 55),
    iPhone("iphone-15-pro-max", 430, 932, 59, 34, 55),
    iPhone("iphone-16e", 390, 844, 47, 34, 47.33),
    iPhone("iphone-14", 390, 844, 47, 34, 47.33),
    iPhone("iphone-13", 390, 844, 47, 34, 47.33),
    iPhone("iphone-12", 390, 844, 47, 34, 47.33),
    iPhone("iphone-13-mini", 375, 812, 50, 34, 44),
    iPhone("iphone-12-mini", 375, 812, 50, 34, 44),
    Device(
      name: "iphone-se", width: 375, height: 667, scale: 2, safeTop: 20, safeBottom: 0, cornerRadius: 0),
    Device(
      name: "iphone-duo", width: 800, height: 874, scale: 3, safeTop: 62, safeBottom: 34, cornerRadius: 62),
  ]

  /// The device of that name, or nil; "iPhone 17 Pro" and "iphone-17-pro" are one.
  public static func named(_ name: String) -> Device? {
    let plain = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }).joined(separator: "-")
    return all.first { $0.name == plain }
  }

  private static func iPhone(
    _ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ radius: Double
  ) -> Device {
    Device(
      name: name, width: width, height: height, scale: 3, safeTop: top, safeBottom: bottom, cornerRadius: radius)
  }
}
