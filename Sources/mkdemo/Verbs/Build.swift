import Video

extension Verbs {
  static let build = Verb(
    "build", "Makes all the files that a project's manifest lists, and only what changed",
    operands: [
      Operand(
        "MANIFEST", "The manifest or its folder (default: \(Manifest.name) here or in a folder above).",
        isOptional: true, completion: .file("json"))
    ],
    options: BuildOptions.all,
    exclusive: [
      ["shard", "dry-run", "approve-only"], ["shard", "approve"], ["shard", "verify-cache"],
      ["approve", "approve-only"], ["prune", "only"], ["prune", "shard"], ["prune", "dry-run"],
      ["prune", "approve-only"],
    ],
    notes: [
      "What did not change is neither drawn nor written. A build that was killed goes on where it was, several builds "
        + "may work in one folder, and an output that fails leaves the file that was there and the others alone.",
      "Finished chunks are kept in the cache (see mkdemo cache), at most $\(CacheLimit.variable) or the manifest's "
        + "cache-limit of them.",
      "Exit status: 0 all is built and every gate holds, 1 a gate failed or a cached chunk did not come out the same, 2 "
        + "bad manifest or usage (nothing was built), 3 an output could not be made (the others were).",
    ],
    examples: [
      "mkdemo build", "mkdemo build site/mkdemo.json --out public --only milo --only \"*.gif\"",
      "mkdemo build --dry-run", "mkdemo build --prune",
      "mkdemo build --verify-cache 2%",
    ]
  ) { arguments in
    // A dry run draws nothing that could crash.
    if arguments.has(BuildOptions.dryRun) { return try runBuild(arguments, BuildJournal()) }
    let watch = BuildWatch(words: Array(CommandLine.arguments.dropFirst(2)))
    return try watch.run() ?? runBuild(arguments, BuildJournal())
  }

  /// The process that `build` starts and watches, with the words of `build`.
  static let buildWorker = Verb(
    BuildWorker.verb, "Does the work of a build that another process watches", operands: build.operands,
    options: BuildOptions.all, isHidden: true
  ) { arguments in
    let journal = try BuildWorker.attend()
    var status: ExitStatus
    do {
      status = try runBuild(arguments, journal)
    } catch {
      status = Failure.report(error)
    }
    journal.finish(status)
    return status
  }

  private static func runBuild(_ arguments: Arguments, _ journal: BuildJournal) throws -> ExitStatus {
    let manifest = try Manifest.read(Manifest.find(arguments.operands.first))
    let plan = try BuildPlan(manifest, out: arguments[BuildOptions.out])
    let outputs = try plan.outputs(only: arguments.all(BuildOptions.only))
    let wishes = BuildWishes(
      jobs: arguments[RenderOptions.jobs], verify: arguments[RenderOptions.verifyCache] ?? 0,
      approves: arguments.has(BuildOptions.approve) || arguments.has(BuildOptions.approveOnly))
    if wishes.approves, plan.approvals == nil {
      throw CommandError(
        "\(arguments.has(BuildOptions.approve) ? "--approve" : "--approve-only"): \(manifest.file) says nowhere to keep approvals",
        mend: "add \"approvals\": \"approved\" to it")
    }
    let printsJSON = arguments.has(CommonOptions.json)
    do {
      if arguments.has(BuildOptions.dryRun) {
        let dry = DryRun(plan, outputs, wishes)
        Console.data(printsJSON ? dry.json(plan).pretty : dry.text)
        return dry.status
      }
      if let shard = arguments[BuildOptions.shard] {
        let (outcome, status) = try ShardRun(plan, wishes, shard, journal).perform(outputs)
        Console.say(
          "shard \(shard.number)/\(shard.count): \(outcome.chunks) of \(outcome.all) chunks, "
            + "\(outcome.reused) of them from the cache")
        if printsJSON { Console.data(outcome.json.pretty) }
        return status
      }
      if arguments.has(BuildOptions.approveOnly) { return try ApprovalRun(plan, wishes, journal).perform(outputs) }
      let run = try BuildRun(plan, wishes, journal)
      var report = try run.perform(outputs)
      var status = run.status
      do {
        report = try BuildPages(plan: plan).publish(report)
      } catch {
        // The outputs are in place; what is missing is the page about them.
        Failure.words(error).errors.forEach(Console.complain)
        status = .broke
      }
      if outputs.count == plan.outputs.count {
        FormerOutputs(plan).settle(removes: arguments.has(BuildOptions.prune))
      }
      if printsJSON { Console.data(try BuildReportFile.text(report)) }
      Console.say(BuildSummary(report, asked: outputs).text)
      return status
    } catch let stop as BuildStopped {
      Console.say("mkdemo: stopped; what was finished is in place, and a build goes on from there")
      return .stopped(signal: stop.signal)
    }
  }
}
