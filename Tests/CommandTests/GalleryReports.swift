import Foundation

@testable import mkdemo

/// Reports of builds that never were, for tests of what is made of them.
enum GalleryReports {
  /// An output with everything filled in.
  static func output(_ file: String, clip: String = "milo", kind: BuiltOutput.Kind = .movie, codec: String = "h264")
    -> BuiltOutput
  {
    var output = BuiltOutput(name: file, clip: clip, title: "Milo", file: file, kind: kind, status: .built)
    output.width = 300
    output.height = 652
    output.fps = kind == .still ? "" : "60"
    output.frames = kind == .still ? 1 : 1441
    output.duration = kind == .still ? 0 : 1441.0 / 60
    output.codec = codec
    output.bytes = 237_812
    output.sha256 = String(repeating: "9f", count: 32)
    output.seconds = 3.25
    output.chunks = 12
    output.drawn = 2
    return output
  }

  /// The report of a build of a day of November.
  static func report(day: Int, _ outputs: [BuiltOutput]) -> BuildReport {
    let date = "2026-11-\(day < 10 ? "0" : "")\(day)T03:00:04Z"
    return BuildReport(version: "0.1.0", project: "Demos", started: date, seconds: 12.5, outputs: outputs)
  }

  /// The report as the first one.
  static func first(_ outputs: [BuiltOutput]) -> BuildReport { report(day: 1, outputs).following(nil) }

  /// What a quiet build says of outputs.
  static func resting(_ outputs: [BuiltOutput]) -> [BuiltOutput] {
    outputs.map { output in
      var output = output
      output.rest()
      return output
    }
  }
}
