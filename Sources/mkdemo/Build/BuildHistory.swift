/// A build that built something, as the curves of the gallery show it.
struct PastBuild: Codable, Hashable, Sendable {
  /// One output of it.
  struct Output: Codable, Hashable, Sendable {
    /// The file's size.
    var bytes: Int
    /// Seconds that building it took; nil when that build left it as it was.
    var seconds: Double?
  }

  /// When it began, in UTC as ISO 8601.
  var started: String
  /// Seconds that it took.
  var seconds: Double
  /// The outputs that there were after it, by file. What failed and never was there is not among them.
  var outputs: [String: Output]

  /// A report as history has it.
  init(_ report: BuildReport) {
    started = report.started
    seconds = report.seconds
    let present = report.outputs.filter { $0.bytes > 0 }
    let entries = present.map { ($0.file, Output(bytes: $0.bytes, seconds: $0.status == .built ? $0.seconds : nil)) }
    outputs = Dictionary(entries) { first, _ in first }
  }
}

/// How long the past is remembered.
enum BuildHistory {
  /// Builds that build.json keeps.
  static let limit = 30

  /// The history with one more build, the oldest given up where there are too many.
  static func adding(_ build: PastBuild, to history: [PastBuild]) -> [PastBuild] {
    Array((history + [build]).suffix(limit))
  }
}
