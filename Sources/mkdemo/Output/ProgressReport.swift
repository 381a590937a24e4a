import Foundation
import Video

/// Tells people how far a render has come: one line that is redrawn on a terminal, else a line every five seconds.
final class ProgressReport {
  private let name: String
  private let start = Date()
  private let isWatched = Console.isWatched
  private var lastLine = Date()
  private var isLineOpen = false
  /// Frames drawn by a moment, of the last ten seconds, for a rate that follows the work.
  private var history: [(at: Date, drawn: Int)] = []

  /// A report on the making of a file.
  init(_ name: String) { self.name = name }

  /// Takes the news. Called about ten times a second.
  func update(_ progress: Video.Progress) {
    let now = Date()
    guard progress.framesTotal > 0 else { return }
    history.append((now, progress.framesDone - progress.framesReused))
    if history.count > 100 { history.removeFirst(history.count - 100) }
    let interval = isWatched ? 0.2 : 5.0
    guard now.timeIntervalSince(lastLine) >= interval else { return }
    lastLine = now
    let line = self.line(progress, now)
    guard isWatched else { return Console.say(line) }
    Console.show("\r\u{1B}[K\(line)")
    isLineOpen = true
  }

  private func line(_ progress: Video.Progress, _ now: Date) -> String {
    let (done, total) = (progress.framesDone, progress.framesTotal)
    var line = "\(name): \(done * 100 / total) %, \(done) of \(total) frames"
    guard let first = history.first, let last = history.last, last.drawn > first.drawn else { return line }
    let rate = Double(last.drawn - first.drawn) / max(last.at.timeIntervalSince(first.at), 0.001)
    line += ", \(ProgressReport.rate(rate)) fps"
    if done < total { line += ", \(ProgressReport.clock(Double(total - done) / rate)) left" }
    return line
  }

  /// Takes away the line that is redrawn.
  func clear() {
    if isLineOpen { Console.show("\r\u{1B}[K") }
    isLineOpen = false
  }

  /// Says what came of it.
  func finish(_ report: RenderReport, rate: Rational) {
    clear()
    let seconds = Date().timeIntervalSince(start)
    var text =
      "\(name): \(report.frames) frames, \(JSON.digits((Double(report.frames) / rate.value * 1000).rounded() / 1000)) s, "
    text += "\(Quantity.bytes(report.bytes)) in \(JSON.digits((seconds * 10).rounded() / 10)) s"
    if report.chunksReused < report.chunks {
      text += " (\(ProgressReport.rate(Double(report.frames) / max(seconds, 0.001))) fps)"
    }
    if report.chunksReused > 0 { text += ", \(report.chunksReused) of \(report.chunks) chunks from the cache" }
    if report.chunksVerified > 0 { text += ", \(report.chunksVerified) verified" }
    Console.say(text)
  }

  private static func rate(_ rate: Double) -> String {
    rate < 10 ? JSON.digits((rate * 10).rounded() / 10) : "\(Int(rate.rounded()))"
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    let digits = String(whole % 60 + 100).dropFirst()
    return "\(whole / 60):\(digits)"
  }
}
