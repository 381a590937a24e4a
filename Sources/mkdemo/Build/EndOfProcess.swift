import Foundation

/// How a process ended, from what `waitpid` gives.
struct EndOfProcess: Sendable {
  /// The signal that ended it; nil when it ended by itself.
  let signal: Int32?
  /// The status that it ended by itself with.
  let status: Int32

  init(_ word: Int32) {
    // WIFSIGNALED, WTERMSIG and WEXITSTATUS are macros that Swift does not see.
    let low = word & 0x7f
    signal = low == 0 ? nil : low
    status = (word >> 8) & 0xff
  }

  /// In a few words: "SIGSEGV".
  var words: String { signal.map(Self.name) ?? "it ended by itself, with status \(status)" }

  /// The name of a signal.
  static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGABRT: "SIGABRT", SIGILL: "SIGILL", SIGFPE: "SIGFPE", SIGTRAP: "SIGTRAP",
      SIGKILL: "SIGKILL", SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE", SIGXCPU: "SIGXCPU",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
