import Foundation
import Scenes

/// The gate of approved frames in a build: each clip is looked at once, before anything of it is made, so that an
/// output whose frames nobody has approved leaves the file that was there.
final class FrameGate {
  private let plan: BuildPlan
  private let approves: Bool
  private let approvals: String
  private let threads: Int
  private let shelf: ClipShelf
  private let subjects: [GateSubject]
  private var known: [String: GateOutcome] = [:]
  private var previews: [String: Preview] = [:]

  /// What was found of a subject without writing.
  private struct Preview { let refusal: CommandError? }

  /// What the gate is called.
  static let name = "approved frames"
  /// What is said of frames that are as approved.
  private static let holds = "as approved"

  /// The gate of a plan; nil when its manifest keeps no approvals.
  init?(_ plan: BuildPlan, _ wishes: BuildWishes, _ shelf: ClipShelf) {
    guard let approvals = plan.approvals else { return nil }
    self.plan = plan
    self.approvals = approvals
    self.shelf = shelf
    approves = wishes.approves
    threads = wishes.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    subjects = GateSubject.list(plan)
  }

  /// Asks whether an output may be made. With `--approve` it always may, and its frames are recorded.
  /// - Returns: nil for an output that needs no approval.
  /// - Throws: what keeps its frames from being described.
  func check(_ output: BuildOutput) throws -> GateOutcome? {
    guard let subject = subjects.first(where: { $0.outputs.contains { $0.file == output.file } }) else { return nil }
    if let outcome = known[subject.name] { return outcome }
    guard let lock = try FolderLock.wait(plan.folder.statePath("locks/gate-\(subject.name)")) else { return nil }
    let outcome = try withExtendedLifetime(lock) { try check(subject) }
    known[subject.name] = outcome
    return outcome
  }

  /// Finds whether an output would be refused, and writes nothing.
  /// - Returns: why, and how to accept it; nil when it would not be.
  /// - Throws: what keeps its frames from being described.
  func preview(_ output: BuildOutput) throws -> CommandError? {
    guard let subject = subjects.first(where: { $0.outputs.contains { $0.file == output.file } }) else { return nil }
    if let known = previews[subject.name] { return known.refusal }
    let refusal = try preview(subject)
    previews[subject.name] = Preview(refusal: refusal)
    return refusal
  }

  private func preview(_ subject: GateSubject) throws -> CommandError? {
    let folder = ApprovalFolder(subject.name, in: approvals)
    func refusal(_ words: String) -> CommandError {
      CommandError(
        "\(Self.name): \(words)", mend: "build to see what changed; if it is meant: \(command(subject))", status: .gate)
    }
    guard folder.isThere else { return refusal(GateFinding.unapproved) }
    let origin = try ClipSources(subject.arguments)
    let inputs = try GateMemory.inputs(subject, origin)
    if GateMemory(subject, plan.folder).recall(inputs, folder)?.passed == true { return nil }
    let clip = GateClip(try shelf.clip(origin), showsTouches: subject.arguments.has(CommonOptions.touches))
    let check = GateCheck(clip: clip, part: subject.part(clip), folder: folder, threads: threads)
    guard case .fails(let finding) = try check.verdict() else { return nil }
    return refusal(finding.words)
  }

  private func check(_ subject: GateSubject) throws -> GateOutcome {
    let folder = ApprovalFolder(subject.name, in: approvals)
    folder.recover()
    let origin = try ClipSources(subject.arguments)
    let memory = GateMemory(subject, plan.folder)
    let inputs = try GateMemory.inputs(subject, origin)
    if folder.isThere, let outcome = memory.recall(inputs, folder) { return outcome }
    let clip = GateClip(try shelf.clip(origin), showsTouches: subject.arguments.has(CommonOptions.touches))
    let check = GateCheck(clip: clip, part: subject.part(clip), folder: folder, threads: threads)
    if approves {
      let isNew = try check.approve(subject.name)
      if isNew { Console.say("\(subject.name): approved as it is now (\(folder.path))") }
      return pass(subject, memory, inputs, folder, note: nil)
    }
    switch try check.verdict() {
    case .holds(let note): return pass(subject, memory, inputs, folder, note: note)
    case .fails(let finding): return try fail(subject, check, finding)
    }
  }

  private func pass(
    _ subject: GateSubject, _ memory: GateMemory, _ inputs: String, _ folder: ApprovalFolder, note: String?
  ) -> GateOutcome {
    try? FileManager.default.removeItem(atPath: page(subject))
    try? FileManager.default.removeItem(atPath: pictures(subject))
    let outcome = GateOutcome(name: Self.name, passed: true, message: note ?? Self.holds)
    memory.keep(outcome, inputs, folder)
    if let note { Console.say("\(subject.name): \(note)") }
    return outcome
  }

  private func fail(_ subject: GateSubject, _ check: GateCheck, _ finding: GateFinding) throws -> GateOutcome {
    let report = try GateReport(
      subject.name, finding, check, movies: subject.movies(check.clip, in: plan.folder), pictures: pictures(subject))
    let text = try GatePage(report: report, pictures: subject.name, command: command(subject)).text(Assets.find())
    try BuildFolder.write(Data(text.utf8), to: page(subject))
    let words = GateText(report: report)
    for line in words.lines(page: page(subject), mend: command(subject)) { Console.say(line) }
    return GateOutcome(
      name: Self.name, passed: false, message: words.summary, page: "gates/\(subject.name).html")
  }

  private func page(_ subject: GateSubject) -> String { plan.folder.path("gates/\(subject.name).html") }
  private func pictures(_ subject: GateSubject) -> String { plan.folder.path("gates/\(subject.name)") }

  /// What accepts the frames of a subject.
  private func command(_ subject: GateSubject) -> String {
    let manifest = plan.manifest.file == Manifest.name ? "" : " \(plan.manifest.file)"
    return "mkdemo build\(manifest) --only \(subject.outputs[0].clip) --approve"
  }

  /// Looks for approvals that no output has any more; a whole build with `--approve` removes them.
  func finish(isWhole: Bool) {
    let current = Set(subjects.map(\.name))
    for name in ApprovalFolder.names(in: approvals) where !current.contains(name) {
      let folder = ApprovalFolder(name, in: approvals)
      if approves, isWhole, (try? folder.remove()) != nil {
        Console.say("\(name): its approval is removed, since no output shows it any more")
      } else {
        Console.say(
          "\(folder.path) is of no output of \(plan.manifest.file) any more; a build of all with --approve removes it")
      }
    }
  }
}

/// What a gate found out last time, so that a night without change looks at no frame.
private struct GateMemory {
  private let path: String

  init(_ subject: GateSubject, _ folder: BuildFolder) { path = folder.statePath("gates/\(subject.name).json") }

  private struct Record: Codable {
    let key: String
    let outcome: GateOutcome
  }

  /// A digest of everything that decides the frames.
  static func inputs(_ subject: GateSubject, _ origin: ClipSources) throws -> String {
    var hasher = Hasher256()
    hasher.add("gate 1")
    for text in subject.parts + (try RenderInputs.digests(origin)) { hasher.add(text) }
    hasher.add("\(origin.device.name) \(origin.staging.isDark.map { "\($0)" } ?? "-")")
    return hasher.digest().hex
  }

  /// The outcome, when nothing has moved since: neither what is drawn nor what was approved.
  func recall(_ inputs: String, _ folder: ApprovalFolder) -> GateOutcome? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.key == inputs + folder.digest
    else { return nil }
    return record.outcome
  }

  /// Keeps an outcome; without it the next build looks again.
  func keep(_ outcome: GateOutcome, _ inputs: String, _ folder: ApprovalFolder) {
    guard let data = try? JSONEncoder().encode(Record(key: inputs + folder.digest, outcome: outcome)) else { return }
    try? BuildFolder.make((path as NSString).deletingLastPathComponent)
    _ = try? BuildFolder.write(data, to: path)
  }
}
