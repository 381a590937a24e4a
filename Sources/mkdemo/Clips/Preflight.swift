import Scenes

/// What can be found wrong with a clip without drawing it, beyond what playing it finds: glyphs and pictures.
enum Preflight {
  /// Throws when a text or picture of the clip cannot be drawn. Looks at all of the clip, or at some moments.
  static func check(_ clip: Clip, at moments: [Instant]? = nil) throws(CommandError) {
    let faults = faults(clip, at: moments)
    guard faults.isEmpty else {
      throw CommandError(
        "\(clip.script.file): some of it cannot be drawn", mends: faults.map { "at \($0.at): \($0.sentence)" })
    }
  }

  /// Sentences about texts and pictures that cannot be drawn, each with the first time at which it shows.
  static func faults(_ clip: Clip, at moments: [Instant]? = nil) -> [(sentence: String, at: Instant)] {
    var found: [(sentence: String, at: Instant)] = []
    for t in moments ?? Self.moments(of: clip.take) {
      let probe = clip.take.probe(at: t)
      var sentences = probe.problems
      for element in probe.elements {
        guard let name = element.details.art else { continue }
        do { _ = try clip.art.intrinsicSize(of: Art(name)) } catch { sentences.append("\(error)") }
      }
      for sentence in sentences where !found.contains(where: { $0.sentence == sentence }) {
        found.append((sentence, t))
      }
    }
    return found
  }

  /// Moments that together show all that the clip shows: every event, and a moment after.
  private static func moments(of take: Take) -> [Instant] {
    let events = take.happenings.map(\.at) + take.cueTimes + take.chapters.map(\.at) + [take.start]
    let all = Set(events + events.map { $0 + 0.6 }).filter { $0 >= take.start && $0 < take.end }
    // A tenth of a second apart is near enough: what is typed or dragged is seen when it rests.
    var chosen: [Instant] = []
    for t in all.sorted() where chosen.last.map({ t.since($0) >= 0.1 }) ?? true { chosen.append(t) }
    return chosen
  }
}
