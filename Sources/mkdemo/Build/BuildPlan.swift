import Foundation
import Timelines

/// All outputs that a manifest asks for, in its order. Everything that can be wrong with the manifest is found as this
/// is made, before any frame.
struct BuildPlan: Sendable {
  let manifest: Manifest
  let folder: BuildFolder
  let outputs: [BuildOutput]

  /// The folder of approved frames; nil when frames need no approval.
  var approvals: String? {
    guard let folder = manifest.approvals?.folder else { return nil }
    return folder.hasPrefix("/") || manifest.folder == "." ? folder : "\(manifest.folder)/\(folder)"
  }

  /// True when the frames of an output need approval.
  func needsApproval(_ output: BuildOutput) -> Bool {
    output.isApproved && manifest.approvals?.concern(output.clip) == true
  }

  /// Most outputs of one manifest.
  static let most = 10_000

  /// Plans a manifest.
  /// - Parameter out: the folder to fill; nil for the usual one beside the manifest.
  /// - Throws: `ScriptError` with all that is wrong.
  init(_ manifest: Manifest, out: String?) throws {
    self.manifest = manifest
    folder = BuildFolder(path: out ?? (manifest.folder == "." ? "" : manifest.folder + "/") + BuildFolder.usual)
    var planner = OutputPlanner(manifest)
    for output in manifest.outputs where output.isSound { planner.add(output) }
    let idle = manifest.approvals?.idle(Set(planner.outputs.map(\.clip))) ?? []
    let strangers = idle.map {
      manifest.source.diagnostic(
        "no output shows a clip \(quoted($0.text))", at: $0.place, mend: "remove it, or add an output of that clip")
    }
    let problems = manifest.problems + planner.problems + strangers
    if !problems.isEmpty { throw ScriptError(problems) }
    outputs = planner.outputs
  }

  /// The outputs that words of --only mean; all when there is none.
  func outputs(only words: [String]) throws(CommandError) -> [BuildOutput] {
    for word in words where !outputs.contains(where: { $0.matches(word) }) {
      let known = Set(outputs.flatMap { [$0.name, $0.clip, $0.file] }).sorted()
      throw CommandError("--only \(quoted(word)) means no output", mend: Mend.choice(word, known))
    }
    return words.isEmpty ? outputs : outputs.filter { output in words.contains { output.matches($0) } }
  }
}
