import Foundation
import Video

/// Tells people at a terminal how far a comparison has come: one line that is redrawn, else a line a stage.
final class StageReport {
  private let isWatched = Console.isWatched
  private var stage: ComparisonProgress.Stage?
  private var last = Date.distantPast

  /// Takes the news.
  func update(_ progress: ComparisonProgress) {
    if !isWatched {
      if stage != progress.stage { Console.say("\(progress.stage.rawValue) …") }
      stage = progress.stage
      return
    }
    guard Date().timeIntervalSince(last) > 0.2 || stage != progress.stage else { return }
    last = Date()
    stage = progress.stage
    let text = "\r\u{1B}[K\(progress.stage.rawValue): \(Int(progress.share * 100)) %"
    Console.show(text)
  }

  /// Takes away the line.
  func clear() {
    if isWatched { Console.show("\r\u{1B}[K") }
  }
}
