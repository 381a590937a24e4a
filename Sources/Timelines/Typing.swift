/// How fast a text is typed.
public enum Pace: Hashable, Codable, Sendable {
  /// As a practised thumb does: 60 to 130 ms a key, a little longer between words and after punctuation.
  case usual
  /// The same cadence, stretched so that the last key comes so many seconds after the first.
  case over(Double)
  /// Evenly, so many characters a second.
  case cps(Double)
}

/// When each character of `text` is typed, the first at `start`. The cadence is uneven and always the same: it hangs on
/// the character's index, the character before it, and nothing else.
public func keystrokes(for text: String, start: Instant, pace: Pace) -> [(Instant, Character)] {
  let characters = Array(text)
  switch pace {
  case .cps(let rate):
    return characters.enumerated().map { index, character in
      (start + (rate > 0 ? Double(index) / rate : 0), character)
    }
  case .usual:
    return zip(cadence(characters), characters).map { (start + Double($0) / 1000, $1) }
  case .over(let seconds):
    let times = cadence(characters)
    let total = Double(max(times.last ?? 0, 1))
    return zip(times, characters).map { (start + max(0, seconds) * Double($0) / total, $1) }
  }
}

/// Milliseconds from the first key to each.
private func cadence(_ characters: [Character]) -> [Int] {
  var time = 0
  return characters.indices.map { index in
    guard index > 0 else { return 0 }
    let noise = scatter(UInt64(index))
    time += 60 + Int(noise % 71)
    let before = characters[index - 1]
    if before == " " { time += 40 + Int((noise >> 32) % 51) }
    if ".,;:!?\n".contains(before) { time += 90 + Int((noise >> 32) % 91) }
    return time
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): spreads neighbouring numbers over all bits.
private func scatter(_ index: UInt64) -> UInt64 {
  var z = (index + 1) &* 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}
