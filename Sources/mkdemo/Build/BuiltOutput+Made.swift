import Foundation
import Video

extension BuiltOutput {
  /// An output that was made or left.
  init(_ made: BuildMade) {
    self.init(made.output, status: made.status == .built ? .built : .unchanged)
    fill(made.output, made.stamp)
    seconds = made.status == .built ? made.seconds : 0
    drawn = made.drawn
    changes = Self.changes(made)
  }

  /// An output that failed; `before` is what its file was, which still stands where it is there.
  init(_ output: BuildOutput, failed errors: [CommandError], before: BuildStamp?, in folder: BuildFolder) {
    self.init(output, status: .failed)
    if let before, FileManager.default.fileExists(atPath: output.path(in: folder)) { fill(output, before) }
    error = BuildMistake(
      what: errors.map(\.what).joined(separator: "\n"), place: output.place,
      mend: errors.flatMap(\.mends).joined(separator: "\n"))
  }

  private init(_ output: BuildOutput, status: Status) {
    let kind: Kind =
      switch (output.kind, output.codec) {
      case (.still, _): .still
      case (_, .gif): .gif
      case (_, .png): .frames
      case (_, .y4m): .raw
      default: .movie
      }
    let title = (try? ClipSources(output.arguments)).map { ScriptFile.title($0.texts[0]) } ?? ""
    self.init(
      name: output.name, clip: output.clip, title: title.isEmpty ? output.clip : title, file: output.file, kind: kind,
      status: status)
    codec = output.codec.name
  }

  private mutating func fill(_ output: BuildOutput, _ stamp: BuildStamp) {
    width = output.size.width
    height = output.size.height
    fps = output.kind == .still ? "" : "\(output.rate)"
    frames = stamp.frames
    duration = stamp.seconds
    chunks = stamp.chunks
    bytes = stamp.files[0].bytes
    sha256 = stamp.files[0].digest
  }

  /// What moved between two records, in words.
  private static func changes(_ made: BuildMade) -> [String] {
    guard made.status == .built else { return [] }
    guard let before = made.before else { return ["new"] }
    let words = [
      "script": "the script", "remix": "the remix", "settings": "a setting", "art": "a picture", "fonts": "a font",
      "program": "mkdemo itself",
    ]
    func label(_ fact: String) -> String {
      words[fact.split(separator: " ").first.map(String.init) ?? ""] ?? "an option"
    }
    let gone = Set(before.facts), come = Set(made.stamp.facts)
    let moved = made.stamp.facts.filter { !gone.contains($0) } + before.facts.filter { !come.contains($0) }
    var labels: [String] = []
    for fact in moved where !labels.contains(label(fact)) { labels.append(label(fact)) }
    return labels.isEmpty ? ["the file had been changed"] : labels.map { "\($0) changed" }
  }
}
