/// The gates of a build: what must hold of an output besides that it could be made.
struct BuildGates {
  private let frames: FrameGate?
  private let reference: ReferenceGate

  init(_ plan: BuildPlan, _ wishes: BuildWishes, _ shelf: ClipShelf) {
    frames = FrameGate(plan, wishes, shelf)
    reference = ReferenceGate(plan.folder, shelf)
  }

  /// Asks the gates that need no film, before an output is made. One that does not hold keeps it from being made.
  /// - Throws: what keeps the frames of the output from being described, which would keep it from being made too.
  func before(_ output: BuildOutput) throws -> [GateOutcome] {
    if let problem = output.problem { throw problem }
    return try frames?.check(output).map { [$0] } ?? []
  }

  /// Asks the gates of one output, right after it was made or found unchanged. What breaks a gate is an outcome that
  /// has not passed; nothing is thrown, so that one output never stops another.
  func check(_ made: BuildMade) -> [GateOutcome] { reference.check(made).map { [$0] } ?? [] }

  /// Looks at what only shows at the end of a build; `isWhole` is false for a build of some outputs only.
  func finish(isWhole: Bool) { frames?.finish(isWhole: isWhole) }
}
