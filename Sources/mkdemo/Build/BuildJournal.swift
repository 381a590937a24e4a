import Foundation

/// What a build writes down as it goes, so that one that dies at work on an output can be taken up by another process:
/// which output it is at, and what became of those before.
///
/// It lives in a file without a name that the watching process and its worker share, and goes with both.
final class BuildJournal {
  /// A line of it; most members are nil.
  private struct Line: Codable {
    /// When the build began, in seconds since 1970.
    var began: Double?
    /// The output that is worked on now.
    var begins: String?
    /// The output that is done with, what came of it, and the build's exit status so far.
    var ends: String?
    var result: BuiltOutput?
    /// How a process ended that died, and which it was.
    var died: String?
    var process: Int32?
    /// The status that a process ended with that came to its end.
    var status: Int32?
  }

  /// An output that is done with.
  struct Entry {
    let result: BuiltOutput
    /// The build's exit status after it.
    let status: ExitStatus
  }

  /// How often an output is begun before it counts as failed.
  static let tries = 2

  private let descriptor: Int32?
  /// When the build began.
  private(set) var began = Date()
  /// The output that was worked on when the journal was read; nil for none.
  private(set) var open: String?
  /// Outputs that are done with, by file.
  private(set) var finished: [String: Entry] = [:]
  /// How processes ended that died, by the output they were at; "" for none.
  private(set) var deaths: [String: [String]] = [:]
  /// The processes that died.
  private(set) var dead: Set<Int32> = []
  /// How the build ended; nil before its end.
  private(set) var status: ExitStatus?

  /// A journal that keeps nothing, for runs that nobody watches.
  init() { descriptor = nil }

  /// The journal in an open file.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    read()
  }

  /// Reads what another process has written since.
  func read() {
    guard let descriptor else { return }
    (open, finished, deaths, dead, status) = (nil, [:], [:], [], nil)
    lseek(descriptor, 0, SEEK_SET)
    let data = (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()) ?? Data()
    for text in data.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: text) else { continue }
      if let seconds = line.began { began = Date(timeIntervalSince1970: seconds) }
      if let file = line.begins { open = file }
      if let file = line.ends {
        open = nil
        if let result = line.result, let status = line.status.flatMap(ExitStatus.init(code:)) {
          finished[file] = Entry(result: result, status: status)
        }
      } else if let code = line.status {
        status = ExitStatus(code: code)
      }
      if let how = line.died {
        deaths[open ?? "", default: []].append(how)
        if let process = line.process { dead.insert(process) }
        open = nil
      }
    }
  }

  /// Notes when the build began, unless it was noted before.
  func start() {
    if deaths.isEmpty { write(Line(began: began.timeIntervalSince1970)) }
  }

  /// Notes that an output is worked on.
  /// - Throws: `CommandError` when processes have died of that too often.
  func begin(_ file: String) throws(CommandError) {
    if let deaths = deaths[file], deaths.count >= Self.tries {
      throw CommandError(
        "mkdemo died at work on it (\(deaths[0])), and died again when it was tried once more with one job "
          + "(\(deaths[deaths.count - 1]))", mend: Self.mend(deaths[deaths.count - 1]), status: .broke)
    }
    write(Line(begins: file))
  }

  /// Notes that an output is done with.
  func end(_ file: String, _ result: BuiltOutput? = nil, _ status: ExitStatus = .done) {
    write(Line(ends: file, result: result, status: status.code))
  }

  /// Notes that a process died, and how.
  func died(_ how: String, process: Int32) {
    write(Line(died: how, process: process))
    read()
  }

  /// Notes that the build has come to its end.
  func finish(_ status: ExitStatus) { write(Line(status: status.code)) }

  /// True when a process died at work on an output, so that it is better made with care.
  func isRisky(_ file: String) -> Bool { deaths[file] != nil }

  /// How to mend what a process died of.
  static func mend(_ how: String) -> String {
    how == EndOfProcess.name(of: SIGKILL)
      ? "the machine may be short of memory: see the kernel's log, and give mkdemo more, or build with --jobs 1"
      : "a library that draws, codes or reads films has crashed: choose another codec or preset, or another version of "
        + "the library (mkdemo doctor lists them)"
  }

  private func write(_ line: Line) {
    guard let descriptor, var data = try? JSONEncoder().encode(line) else { return }
    data.append(UInt8(ascii: "\n"))
    lseek(descriptor, 0, SEEK_END)
    // Without room for a line the build is only less sure of itself when it dies.
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
  }
}
