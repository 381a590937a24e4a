import Video

/// What a build would do, found without drawing.
struct DryRun {
  /// What would become of an output.
  enum Fate: String {
    case unchanged, build, fail
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

  /// Looks at outputs of a plan.
  init(_ plan: BuildPlan, _ outputs: [BuildOutput]) {
    let shelf = ClipShelf()
    var found: [String: Entry] = [:]
    for output in BuildRun.grouped(outputs) { found[output.file] = DryRun.entry(output, plan, shelf) }
    entries = outputs.compactMap { found[$0.file] }
  }

  private static func entry(_ output: BuildOutput, _ plan: BuildPlan, _ shelf: ClipShelf) -> Entry {
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
      return entry
    } catch {
      return Entry(output: output, fate: .fail, mistake: Failure.words(error).errors.first)
    }
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
    let mistakes = entries.compactMap { entry in entry.mistake.map { "\(entry.output.file): \($0)" } }
    return ([table.text] + mistakes).joined(separator: "\n")
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
