/// The phone's light or dark look.
public enum Appearance: String, Hashable, CaseIterable, Codable, Sendable {
  case light, dark
}

/// What a script types on: the keyboard on the screen, which comes up with the focus, or one that is never seen.
public enum Keyboard: String, Hashable, CaseIterable, Codable, Sendable {
  case software, hardware
}
