import Foundation

/// An empty folder in which the program is run as a user would run it; removed at the end.
final class Workshop {
  /// How a run ended.
  struct Outcome {
    let status: Int32
    let out: String
    let err: String
  }

  /// The program that was built with these tests: it lies beside them.
  static let program: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = (tests as NSString).deletingLastPathComponent + "/mkdemo"
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : FileManager.default.currentDirectoryPath + "/.build/release/mkdemo"
  }()

  /// The folder that the program runs in.
  let folder: String
  private let root: String

  init() throws {
    root = NSTemporaryDirectory() + "/mkdemo-tests-" + UUID().uuidString
    folder = root + "/here"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? remove() }

  /// Takes the folder away, which else goes with its owner.
  func remove() throws { try FileManager.default.removeItem(atPath: root) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file into the folder.
  func write(_ name: String, _ text: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// The bytes of a file in the folder.
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: path(name))) }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// Everything in the folder, sorted.
  var files: [String] { (FileManager.default.subpaths(atPath: folder) ?? []).sorted() }

  /// Runs mkdemo and waits for it.
  @discardableResult
  func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(words, environment: environment)
  }

  /// Runs mkdemo and waits for it.
  @discardableResult
  func run(_ words: [String], environment: [String: String] = [:]) throws -> Outcome {
    try finish(start(words, environment: environment))
  }

  /// Starts mkdemo.
  func start(_ words: [String], environment: [String: String] = [:]) throws -> Started {
    try start(program: Self.program, words, environment: environment)
  }

  /// Runs another program in the folder.
  @discardableResult
  func run(program: String, _ words: [String], environment: [String: String] = [:]) throws -> Outcome {
    try finish(start(program: program, words, environment: environment))
  }

  /// A program that runs.
  struct Started {
    let process: Process
    let out: String
    let err: String

    /// The process that it has started, once there is one; nil when there is none for a while.
    var worker: pid_t? { worker(besides: []) }

    /// A process that it has started and that is none of some others.
    func worker(besides known: Set<pid_t>) -> pid_t? {
      let tasks = "/proc/\(process.processIdentifier)/task"
      let end = Date(timeIntervalSinceNow: 30)
      while process.isRunning, Date() < end {
        for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
          let words = (try? String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)) ?? ""
          let children = words.split(separator: " ").compactMap { pid_t($0) }
          if let child = children.first(where: { !known.contains($0) }) { return child }
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
      return nil
    }

    /// True when a process has ended, or does so soon.
    static func isGone(_ process: pid_t) -> Bool {
      for _ in 0..<500 {
        let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // What nobody has asked after yet is a "Z".
        if line.isEmpty || line.split(separator: ")").last?.hasPrefix(" Z") == true { return true }
        Thread.sleep(forTimeInterval: 0.01)
      }
      return false
    }
  }

  private func start(program: String, _ words: [String], environment: [String: String]) throws -> Started {
    let run = UUID().uuidString
    let (out, err) = ("\(root)/\(run).out", "\(root)/\(run).err")
    for file in [out, err] { try Data().write(to: URL(filePath: file)) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    var all = ProcessInfo.processInfo.environment
    all["XDG_CACHE_HOME"] = "\(root)/cache"
    all["MKDEMO_ASSETS"] = nil
    for (key, value) in environment { all[key] = value }
    process.environment = all
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    return Started(process: process, out: out, err: err)
  }

  /// Waits for a program to end.
  func finish(_ started: Started) throws -> Outcome {
    // A program that hangs is a failure, and must not hang the tests.
    let end = Date(timeIntervalSinceNow: 180)
    while started.process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    if started.process.isRunning { kill(started.process.processIdentifier, SIGKILL) }
    started.process.waitUntilExit()
    // A program that a signal ended has the status that a shell gives it.
    let isSignal = started.process.terminationReason == .uncaughtSignal
    return Outcome(
      status: started.process.terminationStatus + (isSignal ? 128 : 0),
      out: try String(contentsOfFile: started.out, encoding: .utf8),
      err: try String(contentsOfFile: started.err, encoding: .utf8))
  }

  /// The pixels of one frame of a film or of a picture, as RGB, decoded by the ffmpeg program.
  func pixels(_ name: String, frame: Int = 0) throws -> Data {
    let raw = "frame-\(UUID().uuidString).rgb"
    defer { try? FileManager.default.removeItem(atPath: path(raw)) }
    try run(
      program: "/usr/bin/ffmpeg",
      [
        "-v", "error", "-i", name, "-vf", "select=eq(n\\,\(frame))", "-frames:v", "1", "-pix_fmt", "rgb24", "-f",
        "rawvideo", raw,
      ])
    return try bytes(raw)
  }
}
