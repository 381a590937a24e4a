import Foundation
import Video

/// One build that is sent to a cluster: everything that can be wrong with it here is found as this is made.
struct FarmJob {
  private let plan: BuildPlan
  private let request: FarmRequest
  /// Chunks of the outputs that are to be made.
  private let chunks: Int
  private let slurm: Slurm?
  private let waits: Bool
  private let printsJSON: Bool

  /// What a command line of `farm` asks for.
  init(_ arguments: Arguments) throws {
    guard arguments.operands.first == "slurm" else {
      let named = quoted(arguments.operands.first ?? "")
      throw CommandError("there is no farm \(named)", mend: "write mkdemo farm slurm MANIFEST")
    }
    // Found first: without Slurm nothing else matters.
    let slurm = arguments.has(FarmOptions.dryRun) ? nil : try Slurm()
    self.slurm = slurm
    let manifest = try Manifest.find(arguments.operands.dropFirst().first)
    plan = try BuildPlan(Manifest.read(manifest), out: arguments[BuildOptions.out])
    if arguments.has(BuildOptions.approve), plan.approvals == nil {
      throw CommandError(
        "--approve: \(manifest) says nowhere to keep approvals", mend: "add \"approvals\": \"approved\" to it")
    }
    let wishes = BuildWishes(approves: arguments.has(BuildOptions.approve))
    let dry = DryRun(plan, try plan.outputs(only: arguments.all(BuildOptions.only)), wishes)
    // Chunks of frames that are not approved are drawn all the same: once they are, only the join is left to do.
    for refusal in dry.mistakes([.refuse]) { Console.say("the join will not make \(refusal)") }
    let mistakes = dry.entries.filter { $0.fate == .fail }.compactMap(\.mistake)
    if let mistake = mistakes.first, mistakes.count == dry.entries.count { throw mistake }
    // As in a build, an output that cannot be made keeps no other from it.
    mistakes.forEach(Console.complain)
    chunks = dry.entries.filter { $0.fate == .build || $0.fate == .refuse }.map(\.units).reduce(0, +)
    waits = arguments.has(FarmOptions.wait)
    printsJSON = arguments.has(CommonOptions.json)
    let cpus = arguments[FarmOptions.cpus] ?? 1
    // One that asks is told; the usual number fits in silence.
    let most = slurm?.mostTasks() ?? Slurm.usualTasks
    if let wanted = arguments[FarmOptions.tasks], slurm != nil, wanted > most {
      throw CommandError("--tasks \(wanted): this Slurm takes arrays of at most \(most)", mend: "use --tasks \(most)")
    }
    let tasks = arguments[FarmOptions.tasks] ?? min(most, (chunks + cpus - 1) / cpus)
    let request = FarmJob.request(arguments, manifest: manifest, tasks: max(1, min(tasks, chunks)), cpus: cpus)
    try FarmPaths.checkCache(request.cache)
    let paths = [
      (request.manifest, "the manifest"), (request.program, "--program"), (request.here, "the folder"),
      (arguments[BuildOptions.out] ?? "", "--out"),
    ]
    for (path, name) in paths { try FarmPaths.check(path, name) }
    self.request = request
  }

  private static func request(_ arguments: Arguments, manifest: String, tasks: Int, cpus: Int) -> FarmRequest {
    let stem = ((FarmPaths.absolute(manifest) as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    var request = FarmRequest(
      name: letters.isEmpty ? "mkdemo" : "mkdemo-\(letters.prefix(40))",
      program: FarmPaths.absolute(arguments[FarmOptions.program] ?? Executable.path), here: FarmPaths.here,
      manifest: FarmPaths.absolute(manifest),
      cache: FarmPaths.absolute(arguments[FarmOptions.cache] ?? ChunkCache.defaultFolder), tasks: tasks, cpus: cpus)
    request.atOnce = arguments[FarmOptions.atOnce]
    if let out = arguments[BuildOptions.out] { request.common.append("--out=\(FarmPaths.absolute(out))") }
    request.common += arguments.all(BuildOptions.only).map { "--only=\($0)" }
    if arguments.has(BuildOptions.approve) { request.joining.append("--approve") }
    if let share = arguments[RenderOptions.verifyCache] { request.joining.append("--verify-cache=\(share)%") }
    for option in [FarmOptions.partition, FarmOptions.account, FarmOptions.time, FarmOptions.memory] {
      if let value = arguments[option] { request.resources.append((option.entry.name, value)) }
    }
    request.extras = arguments.all(FarmOptions.sbatch)
    request.variables = Executable.environment.filter { name, _ in FarmRequest.variables.contains(name) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return request
  }

  /// Prints what would be submitted, or submits it.
  func run() throws -> ExitStatus {
    let scripts = FarmScripts(request)
    guard let slurm else {
      Console.data(chunks == 0 ? scripts.joinSubmission : scripts.submission)
      return .done
    }
    try FarmPaths.prepare(request.logs)
    if FarmPaths.isInMemory(request.cache) {
      Console.say("mkdemo: the cache \(request.cache) lies in this machine's memory, which no other node sees")
    }
    // Where nothing changed, and for stills and raw movies, there are no chunks that an array could draw.
    let array = chunks == 0 ? nil : try slurm.submit(scripts.array, what: "the array that draws")
    let join: String
    do {
      join = try slurm.submit(scripts.join, FarmScripts.joinOptions(array: array), what: "the job that joins")
    } catch {
      if let array { slurm.cancel(array) }
      throw error
    }
    tell(array: array, join: join)
    return waits ? try wait(for: join, slurm) : .done
  }

  private func tell(array: String?, join: String) {
    let (jobs, logs) = ([array, join].compactMap { $0 }, request.logs)
    if printsJSON {
      let json: JSON = [
        "array": .text(array), "join": .text(join), "tasks": .int(array == nil ? 0 : request.tasks),
        "chunks": .int(chunks), "logs": .text(logs),
      ]
      Console.data(json.pretty)
    } else {
      Console.data((array.map { "array \($0)\n" } ?? "") + "join \(join)")
    }
    let work = "\(Quantity.count(chunks, "chunk")) in \(Quantity.count(request.tasks, "task"))"
    let draws = array.map { "job \($0) draws \(work), then " } ?? ""
    Console.say(
      """
      \(plan.manifest.file): \(draws)job \(join) \(array == nil ? "builds" : "joins them and asks the gates")
        watch:  squeue -j \(jobs.joined(separator: ","))
        logs:   \(array.map { "\(logs)/\($0)_*.log, " } ?? "")\(logs)/\(join).log
        cancel: scancel \(jobs.joined(separator: " "))
      """)
  }

  private func wait(for join: String, _ slurm: Slurm) throws -> ExitStatus {
    let end = try slurm.wait(for: join)
    // The file may come a moment after the news where folders are shared over a network.
    var log: Data?
    for _ in 0..<10 where log == nil {
      log = FileManager.default.contents(atPath: "\(request.logs)/\(join).log")
      if log == nil { usleep(300_000) }
    }
    Console.say(log.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) } ?? "(no log)")
    if end.status != .done { Console.say("mkdemo: job \(join) ended as \(end.state), exit status \(end.code)") }
    return end.status
  }
}
