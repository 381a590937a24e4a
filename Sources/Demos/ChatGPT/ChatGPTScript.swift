import Scenes

extension ChatGPT {
  /// The app's own rates and delays, in seconds unless said, and HOOK MODE. What the user does stands in timeline
  /// scripts.
  struct DemoScript: Hashable, Codable, Sendable {
    /// How fast answers stream.
    var wordsPerSecond = 45.0
    /// How long a word takes to fade in.
    var wordFade = 0.2
    var thinking = 2.0
    /// How long the model "Thinking" takes.
    var longThinking = 4.0
    /// From sending to the begin of a picture's sharpening, and how long that takes.
    var pictureDelay = 0.05
    var sharpening = 3.0
    /// The soft edge between sharp and blurred, and the blur: fractions of the picture's height.
    var sharpEdge = 0.1
    var pictureBlur = 0.06
    /// The light that runs over "Thinking": one pass, then a pause.
    var shimmer = 1.1
    var shimmerPause = 0.35
    /// Actions and chips of a finished answer.
    var actionsFade = 0.15
    var chipsFade = 0.12
    var toast = 1.5
    var fade = 0.2
    /// What was typed or marked goes.
    var typedFade = 0.12
    /// What greets in a new chat goes sooner, so that what is sent does not come over it.
    var heroFade = 0.14
    /// Change of the round button.
    var morph = 0.25
    /// Change from one chat to another.
    var pageFade = 0.24
    /// Points a second that a streaming answer scrolls at most; how long ahead of a line it does.
    var scrollSpeed = 400.0
    var scrollLead = 0.3
    /// Characters a second at which an answer is read aloud.
    var readingRate = 15.0
    /// How long the mic listens by itself before its sentence is there.
    var dictation = 1.2
    var voice = VoiceScript()
    var hook = Hook()

    /// The spring of menus, sheets and pages: 95 % of the way within a quarter of a second.
    var spring = Response.spring(response: 0.34, damping: 0.92)
    /// The spring of what must not overshoot.
    var glide = Response.spring(response: 0.34, damping: 1)

    /// The pace of voice mode.
    struct VoiceScript: Hashable, Codable, Sendable {
      /// From opening to the first word.
      var listen = 1.6
      /// Words a second of Sam and of ChatGPT.
      var asks = 3.6
      var answers = 4.2
      /// Pauses before an answer and after it.
      var pause = 0.5
      var breath = 4.0
      var breathDepth = 0.03
      var ripple = 2.0
    }

    /// HOOK MODE: the Tokyo answer from its third bullet on, at times of its own, then a tap on its first chip.
    struct Hook: Hashable, Codable, Sendable {
      /// Length of the script.
      var duration = 4.0
      /// The word that begins at each time; between two marks words are spread evenly.
      var marks = [
        Mark(block: 2, item: 2, word: 6, at: 0), Mark(block: 3, at: 0.6), Mark(block: 5, at: 1.3),
        Mark(block: 8, at: 2.0), Mark(block: 9, at: 2.12),
      ]
      /// When the stream ends.
      var end = 2.3
      /// When the first chip is tapped, and how long the finger stays.
      var tap = 2.45
      var tapLength = 0.1

      /// A word of the answer and its time.
      struct Mark: Hashable, Codable, Sendable {
        var block: Int
        var item = 0
        var word = 0
        var at: Double
      }
    }
  }
}
