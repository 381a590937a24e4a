import Scenes

extension ChatGPT {
  /// The sidebar: 0 closed to 1 open.
  struct Sidebar: Hashable, Sendable {
    var shown = Motion(0)
    /// The openness that a finger took hold of; nil when none does.
    var heldFrom: Double?
    var scroll = ScrollState()
    var query = ""
    /// What was searched for when the search ended: it fades.
    var left: Composer.Sent?
    /// 0...1: how far the field's placeholder shows.
    var blank = Motion(1)
    /// 0 to 1: the search field is in use.
    var searching = Motion(0)
    var caret: Caret?
    /// Chats that have met or missed what is searched for: 0 away to 1 there; others are there.
    var matches: [Int: Motion] = [:]
    /// The chat that was renamed last.
    var renamed: Renamed?
    /// The row that is being deleted: it fades and its gap closes.
    var removed: Removed?

    struct Removed: Hashable, Sendable {
      var chat: Chat
      var index: Int
      var gap: Motion
    }

    struct Renamed: Hashable, Sendable {
      var id: Int
      var before: String
      var at: Instant
    }

    var isOpen: Bool { shown.target > 0.5 }
  }

  /// A glass menu; it keeps its kind while it closes.
  struct Menu: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case model, more, attach
      /// The long-press menu of a chat of the sidebar.
      case chat(Int)
    }
    var kind = Kind.model
    var shown = Motion(0)
    var isOpen: Bool { shown.target > 0 }
  }

  /// A sheet from below; it keeps its kind while it closes.
  struct Sheet: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case settings, photos, files
      /// The share sheet of something with that title.
      case share(String)
    }
    var kind = Kind.settings
    var shown = Motion(0)
    /// True while a finger drags it.
    var isHeld = false
    var isOpen: Bool { shown.target > 0 }
  }

  /// A question in the middle of the screen.
  struct Dialog: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case rename, delete }
    var kind = Kind.rename
    var chat = 0
    var shown = Motion(0)
    var text = ""
    /// True while all of the text is selected: the next key replaces it.
    var isSelected = false
    /// When a finger took the selection away.
    var unselected: Instant?
    var caret: Caret?
    var isOpen: Bool { shown.target > 0 }
  }

  /// A page pushed over the chat.
  struct Page: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case gpts, library }
    var kind = Kind.gpts
    var shown = Motion(0)
    var scroll = ScrollState()
    var isOpen: Bool { shown.target > 0 }
  }

  /// The viewfinder.
  struct Camera: Hashable, Sendable {
    var shown = Motion(0)
    var shot: Instant?
    var isOpen: Bool { shown.target > 0 }
  }

  /// Voice mode.
  struct Voice: Hashable, Sendable {
    var shown = Motion(0)
    /// Which part of the exchange is on: even ones listen, odd ones answer.
    var phase = 0
    /// When the phase began; while muted, how far it had come.
    var since = Instant.zero
    var frozen: Double?
    /// 0 to 1: the mic is off.
    var muted = Motion(0)
    /// 0 gentle to 1: the orb listens (rings) and speaks (pulse).
    var listening = Motion(1)
    /// When the label last changed.
    var labelAt = Instant.longAgo
    var labelBefore = ""
    /// When it was opened.
    var openedAt = Instant.zero
    var isOpen: Bool { shown.target > 0 }
    var isMuted: Bool { muted.target > 0.5 }
  }

  /// What one writes in.
  struct Composer: Hashable, Sendable {
    var text = ""
    var caret: Caret?
    /// 0...1: how far the placeholder shows.
    var blank = Motion(1)
    /// Height of the text in lines, for growing.
    var lines = Motion(1)
    var photo: String?
    var file: String?
    /// True once what is attached was sent or removed: it only fades.
    var isDetached = true
    /// 0 to 1: room for what is attached.
    var attached = Motion(0)
    /// The keyboard on the screen, 0 away to 1 up.
    var keyboard = Motion(0)
    /// How far it lifts the composer: not while it is up for a field of the sidebar, beside which the chat stays put.
    var lift = Motion(0)
    /// What the keyboard's return key does; it keeps that while it goes.
    var returnKey = SoftwareKeyboard.ReturnKey.plain
    var key: Key?
    /// 0 to 1: the mic listens in the field.
    var dictation = Motion(0)
    var dictationSince = Instant.zero
    /// When text was put in at once, and fades in.
    var filledAt: Instant?
    /// When what was sent left the field: the old text fades.
    var sent: Sent?

    struct Key: Hashable, Sendable {
      var character: Character
      var at: Instant
    }

    struct Sent: Hashable, Sendable {
      var text: String
      var at: Instant
    }

    var isEmpty: Bool { text.words.isEmpty && isDetached }

    /// The keyboard comes or goes, and the composer with it, unless it is up for another field.
    mutating func showKeyboard(_ isShown: Bool, lifting: Bool = true, at t: Instant) {
      keyboard.aim(isShown ? 1 : 0, at: t, SoftwareKeyboard.response)
      lift.aim(isShown && lifting ? 1 : 0, at: t, SoftwareKeyboard.response)
    }
  }
}
