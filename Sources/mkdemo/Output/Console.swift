import Foundation
import Glibc
import Synchronization

/// The program's two streams: data goes to stdout, words for people to stderr.
enum Console {
  /// True once data could not be written.
  private static let isCut = Mutex(false)

  /// Puts something that cannot be written in the place of streams that the caller has closed: the first files that are
  /// opened would else become them, and get what is printed.
  static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      _ = Glibc.open("/dev/null", O_RDONLY)
    }
  }

  /// Prints data and a newline.
  static func data(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    } catch {
      isCut.withLock { $0 = true }
    }
  }

  /// Tells people something. Where that is impossible there is nobody to be told.
  static func say(_ text: String) { show(text + "\n") }

  /// Shows people text as it is, for lines that are redrawn.
  static func show(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

  /// How the program ends that would else end with `status`: broken, if not all of its data could be written.
  static func closed(_ status: ExitStatus) -> ExitStatus {
    guard status == .done, isCut.withLock({ $0 }) else { return status }
    complain(
      CommandError(
        "what was to be printed cannot be written", mend: "free some space where standard output goes, or open it"))
    return .broke
  }

  /// Prints an error in the way of all of them: "mkdemo: what", then how to mend it.
  static func complain(_ error: CommandError) { say("mkdemo: \(error)") }

  /// True when people watch stderr on a terminal that can redraw a line.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb" }
}
