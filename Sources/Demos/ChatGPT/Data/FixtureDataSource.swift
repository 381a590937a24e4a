import Scenes

extension ChatGPT {
  /// The fixtures as the app's data.
  struct FixtureDataSource: AppDataSource {
    private let content: Content
    private let engine: any ChatEngine

    /// Makes a source; an engine times what was answered.
    init(_ content: Content, _ engine: any ChatEngine) {
      self.content = content
      self.engine = engine
    }

    func launch() -> State {
      let chats = content.fixtures.past.enumerated().map { index, past in
        Chat(
          id: index, title: past.topic.title, section: past.section,
          turns: [Turn(finished: Prompt(past.topic.question), reply(past.topic))])
      }
      return State(chats: chats, data: Frozen(shown))
    }

    func hookChat(at t: Instant) -> Chat {
      let fixtures = content.fixtures
      guard let past = fixtures.past.first else { return emptyChat(id: 0, gpt: nil) }
      let prompt = Prompt(past.topic.question)
      var chat = Chat(id: 0, title: past.topic.title, section: past.section, turns: [])
      var reply = engine.reply(to: prompt, in: chat, by: .auto)
      let hook = content.script.hook
      reply.times = Pace.marked(reply.blocks, hook)
      reply.length = hook.end
      chat.turns = [Turn(prompt, reply, sent: .longAgo, begins: t)]
      return chat
    }

    func emptyChat(id: Int, gpt: String?) -> Chat {
      let name = content.fixtures.gpts.first { $0.id == gpt }?.name
      return Chat(id: id, title: name ?? content.brand.copy.newChat, section: .today, turns: [], gpt: gpt)
    }

    private func reply(_ topic: Topic) -> Reply {
      var answer = topic.answer
      if answer.chips.isEmpty { answer.chips = topic.followUps.prefix(2).map(\.chip) }
      return engine.finished(answer)
    }

    /// What screens list.
    private var shown: Shown {
      let fixtures = content.fixtures
      let settings = fixtures.settings.map { row in
        var row = row
        row.value = row.value?.replacing("{user}", with: fixtures.user.name)
          .replacing("{plan}", with: fixtures.user.plan).replacing("{brand}", with: content.brand.name)
        return row
      }
      return Shown(
        clock: fixtures.clock, user: fixtures.user, starters: fixtures.newChat.map(\.question), photos: fixtures.photos,
        files: fixtures.files, gpts: fixtures.gpts, models: fixtures.models, settings: settings,
        dictated: fixtures.typed.dictated, spoken: spoken)
    }

    private var spoken: [Shown.Spoken] {
      let topic = content.fixtures.voice
      let second = topic.followUps.first
      return [(topic.question, topic.answer), second.map { ($0.chip, $0.answer) }].compactMap { $0 }.map {
        Shown.Spoken(question: $0.0, reply: engine.finished($0.1))
      }
    }
  }

  /// What screens list, as the data source gives it.
  struct Shown: Hashable, Sendable {
    var clock: String
    var user: User
    /// The chips of a new chat.
    var starters: [String]
    var photos: [Photo]
    var files: [File]
    var gpts: [GPT]
    var models: [ModelRow]
    var settings: [SettingsRow]
    /// What the mic hears.
    var dictated: String
    /// What is said in voice mode.
    var spoken: [Spoken]

    struct Spoken: Hashable, Sendable {
      var question: String
      var reply: Reply
    }

    func photo(_ id: String) -> Photo? { photos.first { $0.id == id } }
    func gpt(_ id: String?) -> GPT? { gpts.first { $0.id == id } }
  }
}
