extension ChatGPT {
  /// What ChatGPT says to one question.
  struct Answer: Hashable, Codable, Sendable {
    /// Two or three lines that "Thought for …" unfolds.
    var thought: [String]
    var blocks: [Block]
    /// The two follow-ups; empty for those that the topic offers.
    var chips: [String]

    /// Makes an answer.
    init(thought: [String] = [], _ blocks: [Block], chips: [String] = []) {
      self.thought = thought
      self.blocks = blocks
      self.chips = chips
    }

    /// An answer of plain paragraphs.
    init(_ paragraphs: String..., chips: [String] = []) {
      self.init(paragraphs.map(Block.paragraph), chips: chips)
    }
  }

  /// A question with its answer, and all that may be asked about it.
  struct Topic: Hashable, Codable, Sendable {
    /// The chat's title.
    var title: String
    var question: String
    var answer: Answer
    var followUps: [FollowUp]
    /// What "Sum it up" answers.
    var summary: String

    /// A chip and what it brings.
    struct FollowUp: Hashable, Codable, Sendable {
      var chip: String
      var answer: Answer

      init(_ chip: String, _ answer: Answer) {
        self.chip = chip
        self.answer = answer
      }
    }

    init(
      _ title: String, asks question: String, _ answer: Answer, followUps: [FollowUp], summary: String
    ) {
      self.title = title
      self.question = question
      self.answer = answer
      self.followUps = followUps
      self.summary = summary
    }
  }
}
