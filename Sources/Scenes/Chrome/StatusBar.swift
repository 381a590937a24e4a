/// The status bar: time, signal, Wi-Fi, battery, always full. Geometry: ios-facts.md, section 2, for a canvas 402 points
/// wide; the two side cells take what other widths leave.
public struct StatusBar: PrimitiveView {
  private let color: Color
  private let time: String

  /// Makes a bar with glyphs in `color`.
  public init(_ color: Color, time: String) {
    self.color = color
    self.time = time
  }

  /// The same at every moment.
  public func nodes(in context: Context) -> [Node] {
    let device = context.now.device
    let cell = (device.width - 124) / 2
    // Devices with a notch or none have a lower bar than those with the island.
    let middle = device.safeTop >= 59 ? 32 : device.safeTop >= 40 ? 29 : device.safeTop / 2
    let clock = Text(time).font(Font(.system, 17, .semibold)).foreground(color)
    let bar = ZStack(.topLeading) {
      clock.fixedSize().position(Point(16 + (cell - 22) / 2, middle))
      Canvas {
        StatusGlyphs.layers(color, center: Point($0.x + device.width - 16 - (cell - 22) / 2, $0.y + middle))
      }
    }
    return bar.frame(width: device.width, height: 54, alignment: .topLeading)
      .anchor("statusbar").allowsHitTesting(false).nodes(in: context)
  }
}

/// Cellular, Wi-Fi and battery as one row of shapes.
enum StatusGlyphs {
  static func layers(_ color: Color, center: Point) -> [Layer] {
    let paint = Paint.color(color)
    let left = center.x - 38.85
    return [.fill(cellular(left, center.y), paint)] + wifi(left + 26.2, center.y, paint)
      + battery(left + 50.35, center.y, color)
  }

  private static func cellular(_ x: Double, _ y: Double) -> Path {
    Path { path in
      for (i, height) in [4.0, 6.3, 9.2, 12.23].enumerated() {
        path.addRoundedRect(
          Rect(x + Double(i) * 5.33, y + 6.115 - height, 3.2, height), radius: 1, style: .circular)
      }
    }
  }

  private static func wifi(_ x: Double, _ y: Double, _ paint: Paint) -> [Layer] {
    let apex = Point(x + 8.57, y + 6.1)
    func band(_ inner: Double, _ outer: Double) -> Layer {
      let middle = (inner + outer) / 2
      return .stroke(
        Path { $0.addArc(center: apex, radius: middle, start: 225, end: 315) },
        Stroke(outer - inner, cap: .butt), paint)
    }
    let dot = Path {
      $0.move(to: apex)
      $0.addArc(center: apex, radius: 3.9, start: 225, end: 315)
      $0.closeSubpath()
    }
    return [.fill(dot, paint), band(5.2, 8.0), band(9.3, 12.1)]
  }

  private static func battery(_ x: Double, _ y: Double, _ color: Color) -> [Layer] {
    let top = y - 6.5
    let shell = Path { $0.addRoundedRect(Rect(x + 0.5, top + 0.5, 24, 12), radius: 3.8) }
    let fill = Path { $0.addRoundedRect(Rect(x + 2, top + 2, 21, 9), radius: 2.5) }
    let cap = Path {
      $0.addRoundedRect(
        Rect(x + 26, top + 4.5, 1.33, 4), radii: CornerRadii(topRight: 1.3, bottomRight: 1.3), style: .circular)
    }
    return [
      .stroke(shell, Stroke(1), .color(color.opacity(0.35))), .fill(cap, .color(color.opacity(0.4))),
      .fill(fill, .color(color)),
    ]
  }
}

/// The home indicator; geometry: ios-facts.md, section 1.
public struct HomeIndicator: PrimitiveView {
  private let color: Color

  /// Makes an indicator in `color`.
  public init(_ color: Color) { self.color = color }

  /// One node at the lower edge of the screen, or none on devices with a home button.
  public func nodes(in context: Context) -> [Node] {
    let device = context.now.device
    guard device.safeBottom > 0 else { return [] }
    return Capsule().fill(color)
      .frame(width: (device.width * 0.3574).rounded(), height: 5)
      .anchor("homeindicator").allowsHitTesting(false)
      .padding(Insets(bottom: 8))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).nodes(in: context)
  }
}
