import Scenes

extension ChatGPT {
  /// The facts of the app at a moment.
  struct State: Hashable, Sendable {
    /// The sidebar's chats, each section in order.
    var chats: [Chat]
    /// The chat on screen; one without turns is a new chat and not yet in `chats`.
    var current: Chat
    /// What screens list.
    let data: Frozen<Shown>
    var nextID: Int
    var model = Model.auto
    /// When the model was last chosen, and the one before.
    var modelChange: ModelChange?
    /// The chat that was open before, and when that changed.
    var chosen: Choice?
    /// When the first message of a new chat was sent: its logo and chips fade.
    var heroGone: Instant?
    /// The chat page that is leaving.
    var leaving: Leaving?
    var scroll = TranscriptScroll()
    var composer = Composer()
    var button = Morph(.voice)
    var sidebar = Sidebar()
    var menu = Menu()
    var sheet = Sheet()
    var dialog = Dialog()
    var toast: Toast?
    var voice = Voice()
    var camera = Camera()
    var page = Page()
    /// 0 at rest: how far the logo of a new chat has sprung.
    var logo = Motion(0)
    /// Art of the pictures made and picked, newest first.
    var library: [String] = []

    /// Facts at launch: the first chat is open.
    init(chats: [Chat], data: Frozen<Shown>) {
      self.chats = chats
      self.data = data
      nextID = chats.count
      current = chats.first ?? Chat(id: 0, title: "", section: .today, turns: [])
      library = chats.flatMap(\.turns).flatMap(\.reply.blocks).compactMap { $0.picture?.art }
    }

    var shown: Shown { data.value }
    /// True while an answer runs.
    var isRunning: Bool { button.kind == .stop }
  }

  /// A chat page on its way out.
  struct Leaving: Hashable, Sendable {
    var at: Instant
    var state: Frozen<State>
  }

  /// A change of the open chat.
  struct Choice: Hashable, Sendable {
    var before: Int
    var at: Instant
  }

  /// A change of model.
  struct ModelChange: Hashable, Sendable {
    var from: Model
    var at: Instant
  }

  /// A small text that shows for a while.
  struct Toast: Hashable, Sendable {
    var text: String
    var symbol: Symbol
    var span: Span
  }

  /// The round button's symbol, and when it changed.
  struct Morph: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case voice, send, stop }
    private(set) var kind: Kind
    private(set) var before: Kind
    private(set) var at = Instant.longAgo

    init(_ kind: Kind) { (self.kind, before) = (kind, kind) }

    mutating func change(to kind: Kind, at t: Instant) {
      guard kind != self.kind else { return }
      (before, self.kind, at) = (self.kind, kind, t)
    }
  }

  /// Where the transcript stands.
  struct TranscriptScroll: Hashable, Sendable {
    /// Added to where the transcript goes by itself, so that a change never makes it jump.
    var correction = Motion(0)
    /// Set while it is scrolled by hand; nil while it follows the answer.
    var byHand: ScrollState?
  }
}
