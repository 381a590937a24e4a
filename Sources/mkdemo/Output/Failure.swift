import Demos
import Scenes
import Video

/// Turns whatever stopped a run into words and an exit status.
enum Failure {
  /// Tells people what went wrong and says how the run ends.
  static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as CommandError:
      Console.complain(error)
      return error.status
    case let error as UsageError:
      error.faults.forEach(Console.complain)
      return .usage
    case let error as ScriptError:
      Console.say(error.description)
      return .usage
    case let error as RemixError:
      Console.complain(CommandError(error.what, mend: error.mend))
      return .usage
    case let error as VideoError: return report(error)
    case let error as DrawingError:
      Console.complain(CommandError("\(error.place): \(error.what)", mend: error.mend))
      return .broke
    default:
      Console.complain(CommandError("\(error)", mends: []))
      return .broke
    }
  }

  private static func report(_ error: VideoError) -> ExitStatus {
    if error.kind == .cancelled, let signal = Signals.received {
      Console.say("mkdemo: stopped; nothing was written")
      return .stopped(signal: signal)
    }
    let what = (error.place.map { "\($0): " } ?? "") + error.what
    Console.complain(CommandError(what, mends: error.mend.map { [$0] } ?? []))
    switch error.kind {
    case .refused: return .usage
    case .mismatch: return .gate
    case .failed, .cancelled: return .broke
    }
  }
}
