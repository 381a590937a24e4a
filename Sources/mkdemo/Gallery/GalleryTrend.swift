/// A curve with its name, its newest value, and how far that is from the one before.
struct GalleryTrend: Sendable {
  let curve: Sparkline

  /// The figure.
  var html: HTML {
    .tag(
      "figure", ["class": "trend"],
      .tag(
        "figcaption", [:], .tag("span", ["class": "label"], curve.name),
        .tag("span", ["class": "value"], curve.last.map(curve.words) ?? "–"),
        difference.map { .tag("span", ["class": "difference"], $0) } ?? .none),
      curve.values.count > 1 ? curve.html : .none)
  }

  /// "+12 %" of the newest value to the one before; nil without one, or where there is no difference to speak of.
  private var difference: String? {
    let known = curve.values.compactMap { $0 }
    guard curve.look == .line, known.count > 1, let last = known.last else { return nil }
    let before = known[known.count - 2]
    guard before > 0 else { return nil }
    let tenths = ((last / before - 1) * 1000).rounded()
    guard tenths != 0 else { return nil }
    return "\(tenths > 0 ? "+" : "−")\(JSON.digits(abs(tenths) / 10)) %"
  }
}
