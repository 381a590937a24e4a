/// A part of a film of which frames are not as approved.
struct ChangedStretch: Hashable, Sendable {
  /// From the first changed frame to the last.
  var frames: Range<Int>
  /// How many of them changed.
  var changed: Int
  /// When what moves here is approved motion that comes sooner or later: by how many frames later.
  var shift: Int?

  /// Changed frames nearer than this make one stretch.
  private static let gap = 15
  /// Frames of motion that must be the same for a shift to be told, and their share.
  private static let leastShifted = 5, leastShare = 0.6

  /// Where frames differ from the approved ones, in order; frames that have no approved one differ.
  /// - Parameter cuts: frames at which a stretch ends and another begins, such as changes of the screen.
  static func list(from approved: FrameMarks, to now: FrameMarks, cuts: Set<Int> = []) -> [ChangedStretch] {
    var stretches: [ChangedStretch] = []
    for frame in now.frames where approved[frame] != now[frame] {
      if let last = stretches.last, frame - last.frames.upperBound < gap,
        !(last.frames.upperBound...frame).contains(where: cuts.contains)
      {
        stretches[stretches.count - 1].frames = last.frames.lowerBound..<frame + 1
        stretches[stretches.count - 1].changed += 1
      } else {
        stretches.append(ChangedStretch(frames: frame..<frame + 1, changed: 1))
      }
    }
    let places = moving(approved)
    for index in stretches.indices {
      stretches[index].shift = shift(of: stretches[index].frames, now, places)
    }
    return stretches
  }

  /// Where each mark stands among frames that differ from the one before.
  private static func moving(_ marks: FrameMarks) -> [FrameMark: [Int]] {
    var places: [FrameMark: [Int]] = [:]
    for frame in marks.frames.dropFirst() where marks[frame] != marks[frame - 1] {
      if let mark = marks[frame] { places[mark, default: []].append(frame) }
    }
    return places
  }

  private static func shift(of frames: Range<Int>, _ now: FrameMarks, _ places: [FrameMark: [Int]]) -> Int? {
    var votes: [Int: Int] = [:]
    var motion = 0
    for frame in frames where now[frame] != now[frame - 1] {
      motion += 1
      guard let mark = now[frame] else { continue }
      for place in places[mark] ?? [] where place != frame { votes[frame - place, default: 0] += 1 }
    }
    let best = votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }
    guard let best, best.value >= leastShifted, Double(best.value) >= leastShare * Double(motion) else { return nil }
    return best.key
  }
}
