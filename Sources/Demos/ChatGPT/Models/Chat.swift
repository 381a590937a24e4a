import Scenes

extension ChatGPT {
  /// What Sam sends.
  struct Prompt: Hashable, Codable, Sendable {
    var text: String
    /// Id of a photo that goes with it.
    var photo: String?
    /// Name of a file that goes with it.
    var file: String?

    /// Makes a prompt.
    init(_ text: String, photo: String? = nil, file: String? = nil) {
      self.text = text
      self.photo = photo
      self.file = file
    }
  }

  /// An answer as an engine gives it: blocks, and when each of their units appears.
  struct Reply: Hashable, Codable, Sendable {
    /// Seconds of thinking before the first unit; 0 for pictures and for what was said before.
    var thinking = 0.0
    /// What a tap on "Thought for …" shows.
    var thought: [String] = []
    var blocks: [Block] = []
    /// Seconds from the begin of the stream to each unit, in the order of the blocks.
    var times: [Double] = []
    /// Seconds from the begin of the stream to its end.
    var length = 0.0
    /// What one may ask next.
    var chips: [String] = []

    /// The answer as one text.
    var plainText: String { blocks.map(\.plainText).joined(separator: "\n") }
    /// True for an answer that is a picture.
    var isPicture: Bool { blocks.contains { $0.picture != nil } }
  }

  /// A question and its answer, with all that happened to them.
  struct Turn: Hashable, Sendable {
    var prompt: Prompt?
    var reply: Reply
    /// When the question came, when the answer was asked for (later when it is asked for again), when the stream begins
    /// and when it ends; all long ago for a finished exchange.
    var asked, sent, begins, ends: Instant
    /// The answer that this one replaces; it fades from `sent` on.
    var replaced: Frozen<Turn>?
    /// 0 folded to 1 open: the thought.
    var thought = Motion(0)
    var thumb: Thumb?
    /// 0 outline to 1 filled.
    var up = Motion(0), down = Motion(0)
    /// While the answer was last copied, saved or read aloud.
    var copied, saved, spoken: Span?
    /// When the listing was last copied.
    var codeCopied: Span?
    /// When its chips began to go.
    var chipsGone: Instant?
    /// True when the stop button ended it.
    var isStopped = false

    /// A judgement.
    enum Thumb: Hashable, Sendable { case up, down }

    /// Makes a turn whose stream runs from `begins` on.
    init(_ prompt: Prompt?, _ reply: Reply, sent: Instant, begins: Instant) {
      self.prompt = prompt
      self.reply = reply
      (asked, self.sent, self.begins) = (sent, sent, begins)
      ends = begins + reply.length
    }

    /// A turn of long ago.
    init(finished prompt: Prompt?, _ reply: Reply) {
      self.init(prompt, reply, sent: .longAgo, begins: .longAgo)
      ends = .longAgo
    }

    /// True when the stop square shows.
    func isRunning(_ t: Instant) -> Bool { t < ends }
  }

  /// A stretch of time.
  struct Span: Hashable, Sendable {
    var from, to: Instant
    func contains(_ t: Instant) -> Bool { from <= t && t < to }
    /// 0...1: fades in at its start and out at its end, over `fade` seconds each.
    func presence(_ t: Instant, fade: Double) -> Double {
      min(ramp(t, from: from, over: fade, .easeOut), 1 - ramp(t, from: to, over: fade, .easeIn))
    }
  }

  /// A conversation.
  struct Chat: Hashable, Sendable {
    var id: Int
    var title: String
    var section: Section
    var turns: [Turn]
    /// The GPT it is held with.
    var gpt: String?

    /// Where it stands in the sidebar.
    enum Section: Int, Hashable, Codable, CaseIterable, Sendable { case today, yesterday, week }
  }

  /// A model of the picker.
  enum Model: String, Hashable, Codable, CaseIterable, Sendable { case auto, instant, thinking, pro }
}

extension Instant {
  /// Before any script.
  static let longAgo = Instant.seconds(-10_000)
}
