import Demos
import Foundation
import Scenes
import Video

/// Turns whatever stopped a run into words and an exit status.
enum Failure {
  /// Tells people what went wrong and says how the run ends.
  static func report(_ error: any Error) -> ExitStatus {
    if let error = error as? VideoError, error.kind == .cancelled, let signal = Signals.received {
      Console.say("mkdemo: stopped; nothing was written")
      return .stopped(signal: signal)
    }
    if let error = error as? ScriptError {
      Console.say(error.description)
      return .usage
    }
    let (errors, status) = words(error)
    errors.forEach(Console.complain)
    return status
  }

  /// What went wrong, in words, and how a run ends for it.
  static func words(_ error: any Error) -> (errors: [CommandError], status: ExitStatus) {
    switch error {
    case let error as CommandError: return ([error], error.status)
    case let error as UsageError: return (error.faults, .usage)
    case let error as ScriptError:
      let errors = error.diagnostics.map {
        CommandError("\($0.file):\($0.line):\($0.column): \($0.message)", mends: $0.mend.isEmpty ? [] : [$0.mend])
      }
      return (errors, .usage)
    case let error as RemixError: return ([CommandError(error.what, mend: error.mend)], .usage)
    case let error as VideoError:
      let what = (error.place.map { "\($0): " } ?? "") + error.what
      let status: ExitStatus =
        switch error.kind {
        case .refused: .usage
        case .mismatch: .gate
        case .failed, .cancelled: .broke
        }
      return ([CommandError(what, mends: error.mend.map { [$0] } ?? [], status: status)], status)
    case let error as DrawingError:
      return ([CommandError("\(error.place): \(error.what)", mend: error.mend, status: .broke)], .broke)
    case let error as CocoaError:
      let what = error.filePath.map { "\($0): \(error.localizedDescription)" } ?? error.localizedDescription
      return ([CommandError(what, mend: "free some space, or see who may write there", status: .broke)], .broke)
    default: return ([CommandError("\(error)", mends: [], status: .broke)], .broke)
    }
  }
}
