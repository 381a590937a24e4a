/// Reads the times of cues, and checks what they say about each other: order, fingers, keys and names.
struct CueClock {
  private var before: (at: Instant, line: Int)?
  /// Whether the time of the cue above could be read: what counts from an unknown time is not checked.
  private var isKnown = true
  private var finger: (up: Instant, line: Int)?
  private var keys: (last: Instant, line: Int)?
  private var names: [String: Int] = [:]

  /// Whether a line that begins with this token is a cue.
  static func isTime(_ token: Token) -> Bool {
    guard token.kind == .word, let first = token.text.first else { return false }
    return first.isNumber || "+-.".contains(first)
  }

  /// The instant that a cue's time means, when it lies in the script and not before the cue above.
  mutating func read(_ token: Token, _ rate: FrameRate, end: Instant?) throws(Fault) -> Instant {
    let isAbsolute = token.text.first != "+"
    let wasKnown = isKnown
    isKnown = false
    let at = try instant(token, rate, isAboveKnown: wasKnown)
    guard isAbsolute || wasKnown else { return at }
    // A time past the end is not kept: one slip must not put all cues below it out of order.
    if let end, at > end {
      throw Fault(token.place, "\(at) is past the end (\(end))", mend: "move the cue, or lengthen the duration")
    }
    isKnown = true
    defer { before = (at, token.place.line) }
    if let before, at < before.at {
      (finger, keys) = (nil, nil)
      throw Fault(
        token.place, "\(at) is before the cue above it (\(before.at), line \(before.line))",
        mend: "put the cues in the order of their times")
    }
    return at
  }

  private func instant(_ token: Token, _ rate: FrameRate, isAboveKnown: Bool) throws(Fault) -> Instant {
    guard let flicks = TimeText.flicks(token.text.trimmingSign, rate) else {
      throw Fault(token.place, "\(token.shown) is no time", mend: TimeText.forms + ", or +0.4 after the cue above")
    }
    if token.text.first == "-" {
      throw Fault(token.place, "\(token.shown) is before the start", mend: "the first moment of a script is 0")
    }
    var at = Instant(flicks: flicks)
    if token.text.first == "+" {
      if before == nil, isAboveKnown {
        throw Fault(token.place, "no cue stands above this one to count from", mend: "write the time from the start")
      }
      at = Instant(flicks: (before?.at.flicks ?? 0) + min(flicks, TimeText.longest + 1))
    }
    guard at.flicks <= TimeText.longest else {
      throw Fault(token.place, "\(token.shown) is later than 24 hours", mend: "check the time")
    }
    return at
  }

  /// What is wrong with a cue among the cues above it.
  mutating func check(_ cue: Cue, _ time: Place, end: Instant?) -> [Fault] {
    var faults = [checkName(cue)]
    if isKnown { faults += [checkEnd(cue, time, end), checkFinger(cue, time), checkKeys(cue, time)] }
    return faults.compactMap(\.self)
  }

  private func checkEnd(_ cue: Cue, _ time: Place, _ end: Instant?) -> Fault? {
    switch cue.action {
    case .screen, .expect: return nil
    default: break
    }
    guard cue.at == end else { return nil }
    return Fault(time, "\(cue.at) is the end: no frame shows it", mend: "move the cue, or lengthen the duration")
  }

  private mutating func checkFinger(_ cue: Cue, _ time: Place) -> Fault? {
    guard let touch = cue.touch else { return nil }
    let before = finger
    if touch.up >= before?.up ?? .zero { finger = (touch.up, cue.line) }
    guard let before, touch.down < before.up else { return nil }
    return Fault(
      time, "the finger of line \(before.line) is still down until \(before.up)",
      mend: "begin at \(before.up.decimal(roundingUp: true)) or later, or shorten line \(before.line)")
  }

  private mutating func checkKeys(_ cue: Cue, _ time: Place) -> Fault? {
    guard let last = cue.keys.last?.0 else { return nil }
    let before = keys
    if last >= before?.last ?? .zero { keys = (last, cue.line) }
    guard let before, cue.at <= before.last else { return nil }
    return Fault(
      time, "line \(before.line) is still typing until \(before.last)",
      mend: "begin after \(before.last.decimal(roundingUp: true)), or let line \(before.line) type faster")
  }

  private mutating func checkName(_ cue: Cue) -> Fault? {
    switch cue.action {
    case .moment(let name), .still(let name):
      guard let line = names[name] else {
        names[name] = cue.line
        return nil
      }
      return Fault(cue.targetPlace ?? cue.place, "line \(line) has this name already", mend: "choose another name")
    default: return nil
    }
  }
}
