import Scenes

extension Milo {
  /// The six screens, in order.
  enum Screen: String, CaseIterable, Codable, Hashable, Sendable {
    case welcome, mind, vibe, rhythm, start, stamp

    /// The one before; nil for the first.
    var previous: Screen? { Screen.allCases.firstIndex(of: self).flatMap { $0 > 0 ? Screen.allCases[$0 - 1] : nil } }
  }

  /// What the user can do, and what follows by itself.
  enum Action: Hashable, Sendable {
    /// A primary button, "Sign in" or a skip: go on to a screen.
    case go(Screen)
    /// "Sign in" or "Skip for now": on to a screen too, by a word of the footnote.
    case skip(Screen)
    /// "Skip" on screen 5: go on, the thought is not kept.
    case skipThought
    /// The back chevron.
    case back
    /// "Open my space": everything anew.
    case restart
    /// A row of screen 2.
    case row(Int)
    case carousel
    case dial
    case nudge
    /// The field of screen 5.
    case field
    /// The old screen begins to leave for a new one.
    case leave(Screen, Keeping)
    /// The old screen is gone.
    case gone
  }

  /// What a change of screen keeps.
  enum Keeping: Hashable, Sendable {
    /// Everything.
    case all
    /// Everything but the thought.
    case noThought
    /// Nothing.
    case nothing
  }

  /// The facts of the app at a moment.
  struct State: Hashable, Sendable {
    var screen = Screen.welcome
    /// When the screen's own time began (its title starts then).
    var since = Instant.zero
    /// The screen that is leaving, frozen at the moment it began to.
    var leaving: Leaving?
    var rows = RowChoice()
    var carousel = Carousel()
    /// The companion that was chosen; nil until one was.
    var companion: Companion?
    var dial = Dial()
    var isNudgeOn = false
    var nudge = Motion(0)
    var thought = ""
    /// Set while the field has the focus.
    var caret: Caret?
    /// 0 away to 1 up: the keyboard on the screen.
    var keyboard = Motion(0)
    /// The last key, and when it was hit, for the keyboard on the screen.
    var key: Key?

    /// A key that was hit.
    struct Key: Hashable, Sendable {
      var character: Character
      var at: Instant
    }
  }

  /// A screen on its way out.
  struct Leaving: Hashable, Sendable {
    /// When it began to leave.
    var at: Instant
    /// The facts then, boxed since a state holds them.
    var state: Frozen<State>
  }

  /// Which rows of screen 2 are chosen, and how they move.
  struct RowChoice: Hashable, Sendable {
    /// Chosen rows in the order of the list.
    var chosen: Set<Int> = []
    /// 0 grey to 1 filled, by row.
    var fill: [Motion] = []
    /// When each row's face last bounced.
    var bounced: [Instant?] = []
    /// The last tap that was refused.
    var refused: Refusal?

    /// A tap on one row too many.
    struct Refusal: Hashable, Sendable {
      var row: Int
      var at: Instant
    }

    /// Takes a tap; false when `most` are chosen already.
    mutating func tap(_ row: Int, of count: Int, most: Int, at t: Instant, over seconds: Double) -> Bool {
      while fill.count < count { fill.append(Motion(0)) }
      while bounced.count < count { bounced.append(nil) }
      guard fill.indices.contains(row) else { return false }
      let response = Response.curve(.easeInOut, duration: seconds)
      if chosen.remove(row) != nil {
        fill[row].aim(0, at: t, response)
      } else if chosen.count < most {
        chosen.insert(row)
        fill[row].aim(1, at: t, response)
        bounced[row] = t
      } else {
        refused = Refusal(row: row, at: t)
        return false
      }
      return true
    }
  }
}
