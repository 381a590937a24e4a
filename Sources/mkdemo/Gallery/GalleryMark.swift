/// What the build did about a file, as a badge says it. In order of what a reader should see first.
enum GalleryMark: String, Comparable, Sendable, CaseIterable {
  case failed, new, changed, unchanged

  /// The badge's word.
  var word: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The mark of an output: what was built is new where the build before had no such file.
  init(_ output: BuiltOutput, in report: BuildReport) {
    switch output.status {
    case .failed: self = .failed
    case .unchanged: self = .unchanged
    case .built: self = report.history.dropLast().last?.outputs[output.file] == nil ? .new : .changed
    }
  }

  static func < (a: GalleryMark, b: GalleryMark) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The word with a dot of its colour, for rows.
  var note: HTML { .tag("span", ["class": "note \(rawValue)"], word) }

  /// The badge.
  var badge: HTML { .tag("span", ["class": "badge \(rawValue)"], word) }
}
