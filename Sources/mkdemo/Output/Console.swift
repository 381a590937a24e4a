import Foundation

/// The program's two streams: data goes to stdout, words for people to stderr.
enum Console {
  /// Prints data and a newline.
  static func data(_ text: String) {
    FileHandle.standardOutput.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Tells people something.
  static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Prints an error in the way of all of them: "mkdemo: what", then how to mend it.
  static func complain(_ error: CommandError) { say("mkdemo: \(error)") }

  /// True when people watch stderr on a terminal that can redraw a line.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb" }
}
