import Scenes

/// The pictures of a contact sheet, in order of time, each frame once.
struct SheetCells {
  /// One picture.
  struct Cell {
    let frame: Int
    /// The moments and cues that it shows.
    var labels: [String]
  }

  private(set) var list: [Cell] = []

  /// The pictures at given times, else at every step, else at every cue and moment between two times.
  init(_ clock: FrameClock, _ clip: Clip, at marks: [TimeMark], every: TimeMark?, from: TimeMark?, to: TimeMark?)
    throws(CommandError)
  {
    let range = try clock.frames(from: from, to: to)
    let known = SheetCells.known(clip, clock)
    if !marks.isEmpty {
      for mark in marks {
        let frame = try clock.frame(mark)
        list.append(Cell(frame: frame, labels: known.filter { $0.frame == frame }.map(\.label)))
      }
      return
    }
    if let every {
      let step = Instant(every.text, rate: clock.rate) ?? .zero
      var starts: [Int] = []
      for number in 0... {
        let frame = range.lowerBound + clock.rate.frame(nearest: step.times(number))
        // One more than a page holds is enough to refuse it.
        if frame >= range.upperBound || starts.count > SheetPage.most { break }
        if starts.last != frame { starts.append(frame) }
      }
      // A cue between two pictures is told at the one before.
      for (frame, next) in zip(starts, starts.dropFirst() + [range.upperBound]) {
        list.append(Cell(frame: frame, labels: known.filter { (frame..<next).contains($0.frame) }.map(\.label)))
      }
    } else {
      for (frame, label) in known where range.contains(frame) {
        if list.last?.frame == frame {
          list[list.count - 1].labels.append(label)
        } else {
          list.append(Cell(frame: frame, labels: [label]))
        }
      }
      if list.isEmpty { list = [Cell(frame: range.lowerBound, labels: [])] }
    }
  }

  /// Every moment, still and cue with its frame, in order of time.
  private static func known(_ clip: Clip, _ clock: FrameClock) -> [(frame: Int, label: String)] {
    zip(clip.script.cues, clip.take.cueTimes).map { cue, at in
      switch cue.action {
      case .moment(let name), .still(let name): (clock.frame(at), name)
      default: (clock.frame(at), SheetCells.words(cue.text))
      }
    }
    .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    .map { (frame: $0.element.0, label: $0.element.1) }
  }

  /// A cue's line without its time and its comment.
  private static func words(_ line: String) -> String {
    let parts = line.split(separator: " ", omittingEmptySubsequences: true)
    return parts.dropFirst().joined(separator: " ")
  }
}

extension Instant {
  /// So many times as long.
  fileprivate func times(_ count: Int) -> Instant {
    let (product, overflow) = flicks.multipliedReportingOverflow(by: Int64(count))
    return Instant(flicks: overflow ? .max : product)
  }
}
