/// The gates of a build: what must hold of an output besides that it could be made.
struct BuildGates {
  private let plan: BuildPlan
  private let wishes: BuildWishes

  init(_ plan: BuildPlan, _ wishes: BuildWishes) {
    self.plan = plan
    self.wishes = wishes
  }

  /// Asks the gates of one output, right after it was made or found unchanged. What breaks a gate is an outcome that
  /// has not passed; nothing is thrown, so that one output never stops another.
  func check(_ made: BuildMade) -> [GateOutcome] { [] }

  /// Asks what can only be asked at the end; outcomes by the output's file.
  func finish() -> [(file: String, outcomes: [GateOutcome])] { [] }
}
