import Foundation
import Scenes

/// What a build knows of an output that it made: from which inputs, and what came of it. Kept beside the outputs, so
/// that the next build need not look at anything else.
struct BuildStamp: Hashable, Codable, Sendable {
  /// Version of this record.
  static let version = 1

  var version = BuildStamp.version
  /// A digest of everything that decides the output's bytes.
  let inputs: String
  /// The inputs in the clear, for people who look for what moved.
  let facts: [String]
  /// The output, and the pictures beside it.
  let files: [FileMark]
  /// Frames in the movie; 1 for a still.
  let frames: Int
  /// Length in seconds; 0 for a still.
  let seconds: Double
  let chunks: Int
  /// The key under which the cache lists its chunks; nil for what has none.
  let film: String?

  /// Where the record of an output lies.
  static func path(_ output: BuildOutput, in folder: BuildFolder) -> String {
    var hasher = Hasher256()
    hasher.add(output.file)
    return folder.statePath("outputs/\(hasher.digest().hex.prefix(24)).json")
  }

  /// The record of an output; nil when there is none or it is damaged.
  static func read(_ output: BuildOutput, in folder: BuildFolder) -> BuildStamp? {
    guard let data = FileManager.default.contents(atPath: path(output, in: folder)) else { return nil }
    let stamp = try? JSONDecoder().decode(BuildStamp.self, from: data)
    return stamp?.version == version && stamp?.files.first?.file == output.file ? stamp : nil
  }

  /// Keeps the record.
  func write(_ output: BuildOutput, in folder: BuildFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try BuildFolder.write(encoder.encode(self), to: BuildStamp.path(output, in: folder))
  }

  /// True when the output need not be made again.
  func holds(_ inputs: String, in folder: BuildFolder) -> Bool {
    self.inputs == inputs && files.allSatisfy { $0.holds(in: folder.path) }
  }
}
