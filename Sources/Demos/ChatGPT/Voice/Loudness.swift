import Foundation

extension ChatGPT {
  /// How loud speech is over time: syllables of a few sizes over the rise and fall of phrases. A formula, the same in
  /// every run.
  enum Loudness {
    /// 0...1 at `age` seconds; 0 before the start.
    static func speech(_ age: Double) -> Double {
      guard age > 0 else { return 0 }
      let phrase = 0.5 - 0.5 * cos(age * 2 * .pi / 1.9)
      let syllable = 0.5 + 0.5 * sin(age * 2 * .pi * 3.1 + 1.3 * sin(age * 2.1))
      let detail = 0.5 + 0.5 * sin(age * 2 * .pi * 5.3 + 0.7)
      let start = min(age / 0.25, 1)
      return start * min(1, (0.25 + 0.75 * phrase) * (0.25 + 0.5 * syllable + 0.25 * detail))
    }
  }
}
