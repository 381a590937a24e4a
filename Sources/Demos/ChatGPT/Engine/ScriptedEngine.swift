extension ChatGPT {
  /// Answers from the fixtures, at the rates of the demo script.
  struct ScriptedEngine: ChatEngine {
    private let fixtures: Fixtures
    private let script: DemoScript

    /// Makes an engine.
    init(_ fixtures: Fixtures, _ script: DemoScript) {
      self.fixtures = fixtures
      self.script = script
    }

    func reply(to prompt: Prompt, in chat: Chat, by model: Model) -> Reply {
      timed(answer(to: prompt, in: chat), by: model)
    }

    func finished(_ answer: Answer) -> Reply {
      var reply = timed(answer, by: .auto)
      reply.times = reply.times.map { _ in 0 }
      reply.length = 0
      return reply
    }

    func title(for prompt: Prompt, in chat: Chat) -> String {
      if let id = chat.gpt, let gpt = fixtures.gpts.first(where: { $0.id == id }) { return gpt.name }
      if let file = prompt.file.flatMap(file(named:)) { return file.topic.title }
      if prompt.photo != nil { return fixtures.photoTalk.title }
      if let topic = topics.first(where: { $0.question == prompt.text }) { return topic.title }
      let topic = Topics.name(of: prompt.text, fixtures.typed)
      return topic.prefix(1).uppercased() + topic.dropFirst()
    }

    private func timed(_ answer: Answer, by model: Model) -> Reply {
      var reply = Reply(blocks: answer.blocks, chips: answer.chips)
      (reply.times, reply.length) = Pace.even(answer.blocks, script)
      if !reply.isPicture {
        reply.thinking = model == .thinking ? script.longThinking : script.thinking
        reply.thought = answer.thought.isEmpty ? fixtures.typed.answer.thought : answer.thought
      }
      return reply
    }

    /// All questions with an answer of their own.
    private var topics: [Topic] {
      fixtures.newChat + fixtures.past.map(\.topic) + [fixtures.voice, fixtures.typed.python]
    }

    private func file(named name: String) -> File? { fixtures.files.first { $0.name == name } }

    private func answer(to prompt: Prompt, in chat: Chat) -> Answer {
      if let photo = prompt.photo.flatMap(photo(_:)) { return describe(photo, asked: prompt.text) }
      if let file = prompt.file.flatMap(file(named:)) { return main(file.topic) }
      if let answer = starter(prompt.text, in: chat) { return answer }
      if let photo = photo(in: chat), let answer = talk(prompt.text, photo) { return answer }
      let topic = topic(of: chat)
      if let topic, let answer = answer(prompt.text, of: topic) { return answer }
      for topic in topics where topic.question == prompt.text { return main(topic) }
      for topic in topics + fixtures.files.map(\.topic) {
        if let follow = topic.followUps.first(where: { $0.chip == prompt.text }) { return completed(follow, of: topic) }
      }
      return typed(prompt.text, in: chat)
    }

    // MARK: Topics

    private func main(_ topic: Topic) -> Answer {
      var answer = topic.answer
      if answer.chips.isEmpty { answer.chips = topic.followUps.prefix(2).map(\.chip) }
      return answer
    }

    private func answer(_ text: String, of topic: Topic) -> Answer? {
      if text == fixtures.typed.recap {
        return Answer(topic.summary).with(chips: topic.followUps.prefix(2).map(\.chip))
      }
      return topic.followUps.first { $0.chip == text }.map { completed($0, of: topic) }
    }

    /// A follow-up offers its neighbour and the summary.
    private func completed(_ follow: Topic.FollowUp, of topic: Topic) -> Answer {
      guard follow.answer.chips.isEmpty else { return follow.answer }
      let other = topic.followUps.first { $0.chip != follow.chip }?.chip
      return follow.answer.with(chips: [other, fixtures.typed.recap].compactMap { $0 })
    }

    /// What the chat was last about.
    private func topic(of chat: Chat) -> Topic? {
      for turn in chat.turns.reversed() {
        guard let prompt = turn.prompt else { continue }
        if let file = prompt.file.flatMap(file(named:)) { return file.topic }
        if let topic = topics.first(where: { $0.question == prompt.text }) { return topic }
        if isPython(prompt.text) { return fixtures.typed.python }
        if prompt.photo != nil || isTyped(prompt.text) { return nil }
      }
      return nil
    }

    // MARK: GPTs

    private func starter(_ text: String, in chat: Chat) -> Answer? {
      guard let gpt = fixtures.gpts.first(where: { $0.id == chat.gpt }),
        let starter = gpt.starters.first(where: { $0.chip == text })
      else { return nil }
      guard starter.answer.chips.isEmpty else { return starter.answer }
      return starter.answer.with(chips: Array(gpt.starters.map(\.chip).filter { $0 != text }.prefix(2)))
    }

    // MARK: Photos

    private func photo(_ id: String) -> Photo? { fixtures.photos.first { $0.id == id } }

    private func photo(in chat: Chat) -> Photo? {
      chat.turns.last { $0.prompt?.photo != nil }?.prompt?.photo.flatMap(photo(_:))
    }

    private func describe(_ photo: Photo, asked: String = "") -> Answer {
      let talk = fixtures.photoTalk
      var words = photo.description
      if asked.lowercased().words.contains(where: { $0.trimmingPunctuation == talk.placeWord }) {
        words = "\(talk.noPlace) \(words.prefix(1).lowercased())\(words.dropFirst())"
      }
      return Answer(thought: talk.thought, [.paragraph(words)], chips: [talk.caption, talk.colors])
    }

    private func talk(_ text: String, _ photo: Photo) -> Answer? {
      let talk = fixtures.photoTalk
      switch text {
      case talk.caption: return Answer(photo.caption, chips: [talk.colors, talk.again])
      case talk.colors: return Answer(photo.colors, chips: [talk.caption, talk.again])
      case talk.again: return describe(photo)
      default: return nil
      }
    }

    // MARK: Typed

    private func isPython(_ text: String) -> Bool {
      text.lowercased().words.contains { $0.trimmingPunctuation == fixtures.typed.pythonWord }
    }

    /// True for a text that is nobody's chip.
    private func isTyped(_ text: String) -> Bool {
      let typed = fixtures.typed
      return ![typed.recap, typed.example.chip, typed.another.chip].contains(text)
        && !topics.contains { $0.followUps.contains { $0.chip == text } }
    }

    private func typed(_ text: String, in chat: Chat) -> Answer {
      let typed = fixtures.typed
      if isPython(text) { return main(typed.python) }
      let asked = isTyped(text) ? text : chat.turns.last { $0.prompt.map { isTyped($0.text) } ?? false }?.prompt?.text
      let answer =
        switch text {
        case typed.example.chip: typed.example.answer
        case typed.another.chip: typed.another.answer
        case typed.recap: typed.summary
        default: typed.answer
        }
      return Topics.filled(answer, with: Topics.name(of: asked ?? text, typed))
    }
  }
}

extension ChatGPT.Answer {
  /// The same answer with other chips.
  func with(chips: [String]) -> ChatGPT.Answer {
    var copy = self
    copy.chips = chips
    return copy
  }
}
