/// What `mkdemo build` did, as build.json holds it: the outputs as they lie in the folder, and the builds before.
///
/// Texts are plain words for people; paths are relative to the folder that holds build.json.
struct BuildReport: Codable, Hashable, Sendable {
  /// The form of build.json that this program writes. It grows when a member changes its meaning or goes.
  static let form = 1

  /// The form.
  var mkdemo = Self.form
  /// The program's version.
  var version: String
  /// The project's name, as the gallery's heading says it.
  var project: String
  /// When the build began, in UTC as ISO 8601 (`2026-11-30T03:00:00Z`). The one use of a clock; no pixel sees it.
  var started: String
  /// Seconds that the build took.
  var seconds: Double
  /// The outputs, in the manifest's order.
  var outputs: [BuiltOutput]
  /// The builds that built something, oldest first, this one last; `BuildHistory.limit` at most.
  var history: [PastBuild] = []

  /// A report of a build; its history comes from `following`.
  init(version: String, project: String, started: String, seconds: Double, outputs: [BuiltOutput]) {
    self.version = version
    self.project = project
    self.started = started
    self.seconds = seconds
    self.outputs = outputs
  }

  /// The output of a file's name.
  func output(_ file: String) -> BuiltOutput? { outputs.first { $0.file == file } }

  /// This report as the one after `old`. `listed` are all files of the manifest, in its order: those that this build was
  /// not asked for stay as the old report has them. Without a list, the outputs are those of this build. The history goes
  /// on.
  func following(_ old: BuildReport?, listed: [String] = []) -> BuildReport {
    var next = self
    let known = Set(listed)
    next.outputs =
      listed.compactMap { file in
        if let output = output(file) { return output }
        var kept = old?.output(file)
        kept?.rest()
        return kept
      } + outputs.filter { !known.contains($0.file) }
    next.history = BuildHistory.adding(PastBuild(next), to: old?.history ?? [])
    return next
  }

  /// True when this build changed nothing that `old` tells: no output built, none come or gone, each with the same
  /// facts, errors and gates. Nothing is written then, so that a quiet night touches no file.
  func isQuiet(after old: BuildReport?) -> Bool {
    guard let old, old.project == project, old.version == version, !outputs.contains(where: { $0.status == .built })
    else { return false }
    return outputs.map(\.substance) == old.outputs.map(\.substance)
  }
}
