import Scenes

/// The frames of a take at a rate: frame k shows the film's start + k / fps.
struct FrameClock: Sendable {
  let start: Instant
  let end: Instant
  let rate: FrameRate
  /// The rate that frames on the command line (`258f`) count in: the script's.
  private let scriptRate: FrameRate
  private let names: [String: Instant]

  /// The clock of a clip at a rate, or at its script's own.
  init(_ clip: Clip, rate: FrameRate? = nil) {
    start = clip.take.start
    end = clip.take.end
    scriptRate = clip.script.frameRate
    self.rate = rate ?? scriptRate
    names = clip.names
  }

  /// Frames of the whole film.
  var count: Int { rate.frame(nearest: span(start, end)) }

  /// The moment that a frame shows.
  func instant(_ frame: Int) -> Instant {
    Instant(flicks: start.flicks + rate.instant(ofFrame: frame).flicks)
  }

  /// The frame that shows a moment best: round((t - start) x fps). May lie outside the film.
  func frame(_ instant: Instant) -> Int { rate.frame(nearest: span(start, instant)) }

  /// The frame of a time on the command line.
  func frame(_ mark: TimeMark) throws(CommandError) -> Int {
    let instant = try instant(mark)
    let frame = frame(instant)
    guard instant >= start else {
      throw CommandError("\(mark.text) is before the film's start", mend: "it begins at \(start)")
    }
    guard frame < count else {
      throw CommandError(
        "\(mark.text) is past the last frame",
        mend: "the film ends at \(end); its last frame shows \(self.instant(count - 1))")
    }
    return frame
  }

  /// The frames between two times: round(from x fps), and then round((to - from) x fps) of them.
  func frames(from: TimeMark?, to: TimeMark?) throws(CommandError) -> Range<Int> {
    let first = try from.map { mark throws(CommandError) in try frame(mark) } ?? 0
    let begin = try from.map { mark throws(CommandError) in try instant(mark) } ?? start
    guard let to else { return first..<count }
    let finish = try instant(to, after: begin)
    guard finish <= end else {
      throw CommandError("--to \(to.text) is past the end", mend: "the film ends at \(end)")
    }
    guard finish > begin else {
      throw CommandError("--to \(to.text) is not after the start of the part (\(begin))", mend: "give a later time")
    }
    let length = rate.frame(nearest: span(begin, finish))
    guard length > 0 else {
      throw CommandError(
        "from \(begin) to \(finish) is less than a frame", mend: "give a later --to")
    }
    return first..<min(first + length, count)
  }

  /// The instant of a time on the command line.
  func instant(_ mark: TimeMark, after base: Instant? = nil) throws(CommandError) -> Instant {
    try mark.instant(rate: scriptRate, names: names, after: base ?? start)
  }

  private func span(_ a: Instant, _ b: Instant) -> Instant { Instant(flicks: b.flicks - a.flicks) }
}
