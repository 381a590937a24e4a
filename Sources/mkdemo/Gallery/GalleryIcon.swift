/// The page's few signs, as paths of a 20 × 20 square.
enum GalleryIcon: String, Sendable {
  case play = "M6.5 4.2v11.6c0 .8.9 1.3 1.6.8l8.6-5.8c.6-.4.6-1.2 0-1.6L8.1 3.4c-.7-.5-1.6 0-1.6.8z"
  case download = "M10 3v9.5M5.8 8.6 10 12.8l4.2-4.2M4 16.5h12"
  case passed = "M4.5 10.5 8.3 14.3 15.5 6"
  case failed = "M5.5 5.5l9 9M14.5 5.5l-9 9"

  /// The sign; words beside it or on what holds it say what it means.
  var html: HTML {
    .tag(
      "svg", ["class": self == .play ? "icon solid" : "icon", "viewBox": "0 0 20 20", "aria-hidden": "true"],
      .tag("path", ["d": rawValue]))
  }
}
