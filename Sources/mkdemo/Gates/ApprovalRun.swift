/// Accepts the frames of outputs as they are now, and makes none of them.
struct ApprovalRun {
  private let plan: BuildPlan
  private let gate: FrameGate?
  private let journal: BuildJournal

  /// Gets ready to look at the frames of a plan.
  init(_ plan: BuildPlan, _ wishes: BuildWishes, _ journal: BuildJournal) {
    self.plan = plan
    self.journal = journal
    gate = FrameGate(plan, wishes, ClipShelf())
  }

  /// Approves what outputs show. What keeps one clip from being looked at stops no other.
  /// - Throws: `BuildStopped` when a signal came.
  func perform(_ outputs: [BuildOutput]) throws -> ExitStatus {
    Signals.listen()
    var status = ExitStatus.done
    var failed: Set<String> = []
    for output in outputs where !failed.contains(output.clip) {
      do {
        if let problem = output.problem { throw problem }
        try journal.begin(output.file)
        defer { journal.end(output.file) }
        _ = try gate?.check(output)
      } catch {
        if let signal = Signals.received { throw BuildStopped(signal: signal, done: 0) }
        Console.say("\(output.clip): not approved (\(output.place))")
        Failure.words(error).errors.forEach(Console.complain)
        failed.insert(output.clip)
        status = .broke
      }
    }
    gate?.finish(isWhole: outputs.count == plan.outputs.count)
    return status
  }
}
