import Scenes
import Video

/// Everything that decides the bytes of an output, found without playing its clip.
struct OutputInputs {
  /// In the clear, a line each.
  let facts: [String]
  /// A digest of them.
  let digest: String

  /// Reads the inputs of an output.
  /// - Throws: `CommandError`, `ScriptError`, `VideoError`, when the clip cannot be read or drawn as asked.
  init(_ output: BuildOutput) throws {
    let arguments = output.arguments
    let origin = try ClipSources(arguments)
    var facts: [String]
    switch output.kind {
    case .movie:
      let settings = try MovieSettings(
        path: output.file, codec: arguments[RenderOptions.codec], crf: arguments[RenderOptions.crf],
        preset: arguments[RenderOptions.preset])
      facts = ["movie \(settings.codec) \(settings.container) \(settings.crf ?? -1) \(settings.preset ?? "-")"]
      facts += RenderInputs(origin, try RenderJob.plan(origin, arguments, settings), arguments).lines
      let (from, to) = (arguments[CommonOptions.from]?.text ?? "-", arguments[CommonOptions.to]?.text ?? "-")
      facts.append("from \(from) to \(to) stills \(output.stills ?? "-")")
    case .still:
      let rate = arguments[CommonOptions.fps] ?? origin.script.frameRate
      let plan = try FramePlan(origin.device, arguments, rate: rate, mustBeEven: false)
      facts = ["still \(arguments[StillOptions.at]?.text ?? "-")"] + RenderInputs(origin, plan, arguments).lines
    }
    facts += try RenderInputs.digests(origin)
    self.facts = facts
    var hasher = Hasher256()
    for fact in facts { hasher.add(fact) }
    digest = hasher.digest().hex
  }
}
