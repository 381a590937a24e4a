import Scenes

extension ChatGPT {
  /// The scripted exchange: part by part, what is said and how fast.
  struct VoiceTimeline {
    /// One part: Sam asks, or ChatGPT answers.
    struct Part {
      var text: String
      var isQuestion: Bool
      /// Seconds before the first word, words a second, and seconds to the next part.
      var lead, rate, length: Double

      /// When a word is said, from the part's begin.
      func time(_ word: Int) -> Double { lead + Double(word) / rate }
      var speech: ClosedRange<Double> { lead...max(lead, length - 0.4) }
    }

    private let parts: [Part]

    init(_ script: DemoScript.VoiceScript, _ spoken: [Shown.Spoken]) {
      parts = spoken.enumerated().flatMap { index, item in
        [(item.question, true), (item.reply.plainText, false)].map { text, isQuestion in
          let lead = isQuestion ? (index == 0 ? script.listen : script.pause * 2) : script.pause
          let rate = isQuestion ? script.asks : script.answers
          return Part(
            text: text, isQuestion: isQuestion, lead: lead, rate: rate,
            length: lead + Double(text.words.count) / rate + script.pause)
        }
      }
    }

    /// A part; nil once all has been said.
    func part(_ phase: Int) -> Part? { parts.indices.contains(phase) ? parts[phase] : nil }

    /// Seconds since the phase began.
    func age(_ voice: Voice, _ t: Instant) -> Double { voice.frozen ?? t.since(voice.since) }

    /// How loud the present part is, 0...1.
    func loudness(_ voice: Voice, _ t: Instant) -> Double {
      guard let part = part(voice.phase) else { return 0 }
      return loudness(part, age(voice, t))
    }

    func loudness(_ part: Part, _ age: Double) -> Double {
      let into = min(max((age - part.speech.lowerBound) / 0.2, 0), 1)
      let out = min(max((part.speech.upperBound - age) / 0.3, 0), 1)
      return min(into, out) * Loudness.speech(age - part.lead + 0.3)
    }

    /// The word over the captions.
    func label(_ voice: Voice, _ look: Look) -> String {
      if voice.isMuted { return look.copy.muted }
      return voice.phase % 2 == 0 ? look.copy.listening : look.copy.speaking
    }
  }
}
