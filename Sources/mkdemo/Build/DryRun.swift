import Video

/// What a build would do, found without drawing a movie.
struct DryRun {
  /// What would become of an output.
  enum Fate: String {
    case unchanged, build, fail
    /// It would not be made, since its frames are not approved.
    case refuse
  }

  /// One output as a dry run sees it.
  struct Entry {
    let output: BuildOutput
    let fate: Fate
    /// Units that shards share out; 0 where there are none.
    var units = 0
    var mistake: CommandError?
  }

  let entries: [Entry]

  /// Looks at outputs of a plan; with wishes that approve their frames, no gate is asked.
  init(_ plan: BuildPlan, _ outputs: [BuildOutput], _ wishes: BuildWishes) {
    let shelf = ClipShelf()
    let gate = wishes.approves ? nil : FrameGate(plan, wishes, shelf)
    var found: [String: Entry] = [:]
    for output in BuildRun.grouped(outputs) { found[output.file] = DryRun.entry(output, plan, shelf, gate) }
    entries = outputs.compactMap { found[$0.file] }
  }

  private static func entry(
    _ output: BuildOutput, _ plan: BuildPlan, _ shelf: ClipShelf, _ gate: FrameGate?
  ) -> Entry {
    do {
      if let problem = output.problem { throw problem }
      let inputs = try OutputInputs(output).digest
      let isUnchanged = BuildStamp.read(output, in: plan.folder)?.holds(inputs, in: plan.folder) == true
      var entry = Entry(output: output, fate: isUnchanged ? .unchanged : .build)
      let words = output.arguments.with(CommonOptions.output, OutputPlacing.name(output))
      if output.kind == .movie {
        let job = try RenderJob(words.without(RenderOptions.stills), shelf: shelf)
        entry.units = !job.isCached ? 0 : job.isWhole ? 1 : job.chunks.count
      } else {
        _ = try StillJob(words, shelf: shelf)
      }
      if let refusal = try gate?.preview(output) {
        return Entry(output: output, fate: .refuse, units: entry.units, mistake: refusal)
      }
      return entry
    } catch {
      return Entry(output: output, fate: .fail, mistake: Failure.words(error).errors.first)
    }
  }

  /// How a build would end, as far as can be told.
  var status: ExitStatus {
    let fates = Set(entries.map(\.fate))
    return fates.contains(.fail) ? .broke : fates.contains(.refuse) ? .gate : .done
  }

  /// Chunks that shards share out.
  var units: Int { entries.map(\.units).reduce(0, +) }

  /// For people.
  var text: String {
    var table = TextTable(["", "FILE", "CLIP", "SIZE", "FPS", "CODEC", "CHUNKS"], rightAligned: [6])
    for entry in entries {
      let output = entry.output
      table.add([
        entry.fate.rawValue, output.file, output.clip, "\(output.size)",
        output.kind == .still ? "" : "\(output.rate)", output.codec.name, entry.units > 0 ? "\(entry.units)" : "",
      ])
    }
    return ([table.text] + mistakes).joined(separator: "\n")
  }

  /// All that is wrong.
  private var mistakes: [String] { mistakes(Set([.fail, .refuse])) }

  /// What is wrong with outputs of some fates, each once with the outputs that it concerns.
  func mistakes(_ fates: Set<Fate>) -> [String] {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for entry in entries where fates.contains(entry.fate) {
      guard let words = entry.mistake?.description else { continue }
      if files[words] == nil { order.append(words) }
      files[words, default: []].append(entry.output.file)
    }
    return order.map { "\((files[$0] ?? []).joined(separator: ", ")): \($0)" }
  }

  /// For programs.
  func json(_ plan: BuildPlan) -> JSON {
    let outputs = entries.map { entry -> JSON in
      let output = entry.output
      return [
        "name": .text(output.name), "file": .text(output.file), "clip": .text(output.clip),
        "fate": .text(entry.fate.rawValue), "kind": .text(output.kind.rawValue), "width": .int(output.size.width),
        "height": .int(output.size.height), "fps": .text("\(output.rate)"), "codec": .text(output.codec.name),
        "chunks": .int(entry.units), "mistake": .text(entry.mistake?.description),
      ]
    }
    return [
      "manifest": .text(plan.manifest.file), "folder": .text(plan.folder.path), "chunks": .int(units),
      "outputs": .list(outputs),
    ]
  }
}
