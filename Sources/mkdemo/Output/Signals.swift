import Foundation
import Synchronization

/// Ctrl-C and its kin: the first asks the run to stop and clean up, a second one of the same kind ends it at once.
enum Signals {
  private static let last = Atomic<Int32>(0)

  /// The signal that asked to stop, if one did.
  static var received: Int32? {
    let signal = last.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Asks the run to stop as a signal would, unless one has asked already.
  static func ask(_ signal: Int32) {
    _ = last.compareExchange(expected: 0, desired: signal, ordering: .relaxed)
  }

  /// Begins to listen.
  static func listen() {
    _ = received
    // A file that may grow no further (ulimit -f) is a failed write, which is told; the signal would end the program.
    signal(SIGXFSZ, SIG_IGN)
    // A parent's thread may have blocked them, and the mask is inherited.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&wanted, signal) }
    defer { pthread_sigmask(SIG_UNBLOCK, &wanted, nil) }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        if Signals.last.exchange(signal, ordering: .relaxed) != 0 { _exit(128 + signal) }
      }
      // A parent such as nohup may have asked for a signal to be ignored.
      var before = sigaction()
      sigaction(signal, nil, &before)
      let isIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
      if !isIgnored { sigaction(signal, &action, nil) }
    }
  }
}
