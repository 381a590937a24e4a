import Foundation

/// A process that does the work of a build, as the process sees it that watches over it.
///
/// Both hold one end of a line. Down it go signals that ask the worker to stop; when the watcher is gone, however that
/// came, the line breaks, and the worker ends at once. So no worker is ever left behind.
final class BuildWorker {
  /// The verb that a worker runs.
  static let verb = "build-worker"
  /// Where a worker finds the journal.
  private static let journal: Int32 = 3

  /// Its process.
  let process: pid_t
  private let line: Int32

  /// Starts one with the words of `build`.
  /// - Throws: `CommandError` when no process can be made.
  init(_ words: [String], journal: Int32) throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw BuildWorker.failure(errno) }
    // Out of the way of the numbers that the worker expects its own files under.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    line = ends[0]
    defer { close(theirs) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, theirs, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, journal, Self.journal)
    var arguments = ([CommandLine.arguments[0], Self.verb] + words).map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(&process, Executable.path, &actions, nil, &arguments, environ)
    guard error == 0 else {
      close(ends[0])
      throw BuildWorker.failure(error)
    }
    self.process = process
  }

  deinit { close(line) }

  private static func failure(_ number: Int32) -> CommandError {
    CommandError(
      "no process can be started for the build: \(String(cString: strerror(number)))",
      mend: "end some other processes, or raise their limit (ulimit -u)", status: .broke)
  }

  /// Asks it to stop, as a signal would.
  func stop(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = send(line, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Waits for its end, and hands on the first signal that asks to stop.
  func wait() -> EndOfProcess {
    var word: Int32 = 0, pause: useconds_t = 1_000, isTold = false
    while true {
      let ended = waitpid(process, &word, WNOHANG)
      if ended == process { return EndOfProcess(word) }
      if ended < 0, errno != EINTR { return EndOfProcess(0) }
      if let signal = Signals.received, !isTold {
        stop(signal)
        isTold = true
      }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }
}

extension BuildWorker {
  /// The worker's own side: listens to the line, and gives the journal.
  /// - Throws: `CommandError` when nobody watches.
  static func attend() throws(CommandError) -> BuildJournal {
    guard fcntl(Self.journal, F_SETFD, FD_CLOEXEC) == 0 else {
      throw CommandError("\(verb) is a part of build", mend: "write mkdemo build")
    }
    let thread = Thread {
      var byte: UInt8 = 0
      while true {
        let count = recv(STDIN_FILENO, &byte, 1, 0)
        if count == 1 { Signals.ask(Int32(byte)) }
        // The watcher is gone: what is half done stays unpublished, and the next build goes on from there.
        if count == 0 { kill(getpid(), SIGKILL) }
        if count < 0, errno != EINTR { return }
      }
    }
    thread.name = "mkdemo line"
    thread.start()
    return BuildJournal(Self.journal)
  }
}
