/// A small curve over the last builds, drawn as SVG and told in words.
struct Sparkline: Sendable {
  /// How values are drawn.
  enum Look: Sendable {
    /// A line, for what lasts from one build to the next. Its foot is not at 0; a tenth of the value fills the height.
    case line
    /// A bar for each build, from 0, for what a build costs.
    case bars
  }

  /// What is shown, as "File size".
  let name: String
  let look: Look
  /// A value for each build, oldest first; nil where the build has none.
  let values: [Double?]
  /// A value in words.
  let words: @Sendable (Double) -> String

  /// Pixels of its frame, before the page stretches it.
  private static let width = 120.0
  private static let height = 32.0
  private static let inset = 3.0

  /// The value of the newest build that has one.
  var last: Double? { values.last { $0 != nil } ?? nil }

  /// All of it in a sentence, for those who do not see it.
  var sentence: String {
    let known = values.compactMap { $0 }
    guard let first = known.first, let last = known.last, let least = known.min(), let most = known.max() else {
      return "\(name): nothing is known yet"
    }
    if known.count == 1 { return "\(name): \(words(last)) in the one build that tells it" }
    let range = least == most ? "always the same" : "from \(words(least)) to \(words(most))"
    return "\(name) over \(known.count) builds: \(words(first)) at first, \(words(last)) at last, \(range)"
  }

  /// The curve.
  var html: HTML {
    .tag(
      "svg",
      [
        "class": "curve", "viewBox": "0 0 \(Int(Self.width)) \(Int(Self.height))", "preserveAspectRatio": "none",
        "role": "img", "aria-label": sentence,
      ],
      .tag("title", [:], sentence), look == .line ? line : bars)
  }

  private func x(_ index: Int) -> Double {
    let room = Self.width - 2 * Self.inset
    return values.count < 2 ? Self.width - Self.inset : Self.inset + room * Double(index) / Double(values.count - 1)
  }

  private var line: HTML {
    let points = values.enumerated().compactMap { index, value in value.map { (x: x(index), value: $0) } }
    guard let least = points.map(\.value).min(), let most = points.map(\.value).max(), let end = points.last else {
      return .none
    }
    let room = max(most - least, most * 0.1, 1e-9), middle = (most + least) / 2
    let y = { (value: Double) in
      Self.height / 2 - (value - middle) / room * (Self.height - 4 * Self.inset)
    }
    let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(Self.place($1.x)) \(Self.place(y($1.value)))" }
    let dot = "M\(Self.place(end.x)) \(Self.place(y(end.value)))h0"
    let shape = path.joined()
    let first = Self.place(points.first?.x ?? end.x), foot = "V\(Int(Self.height))H\(first)Z"
    return .list([
      points.count > 1 ? .tag("path", ["class": "area", "d": shape + foot]) : .none,
      .tag("path", ["class": "stroke", "d": shape]), .tag("path", ["class": "dot", "d": dot]),
    ])
  }

  private var bars: HTML {
    let most = max(values.compactMap { $0 }.max() ?? 0, 1e-9)
    let step = Self.width / Double(max(values.count, 12)), wide = step * 0.68
    let start = Self.width - step * Double(values.count)
    return .list(
      values.enumerated().map { index, value in
        let high = value.map { max($0 / most * (Self.height - 2), 1.5) } ?? 0.75
        let kind = value == nil ? "none" : index == values.count - 1 ? "bar now" : "bar"
        return .tag(
          "rect",
          [
            "class": kind, "x": Self.place(start + step * Double(index) + (step - wide) / 2),
            "y": Self.place(Self.height - high), "width": Self.place(wide), "height": Self.place(high),
          ])
      })
  }

  private static func place(_ value: Double) -> String { JSON.digits((value * 100).rounded() / 100) }
}
