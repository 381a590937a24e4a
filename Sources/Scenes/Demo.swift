/// An app that clips are made of: its facts, how events change them, and what they look like.
public protocol Demo: Sendable {
  associatedtype State: Hashable & Sendable
  associatedtype Action: Hashable & Sendable

  /// The facts at launch.
  func launch() -> State
  /// What happens by itself at launch.
  func begin(_ state: inout State) -> [Later<Action>]
  /// Changes the facts by an event and says what follows later by itself.
  func reduce(_ state: inout State, _ event: Event<Action>) -> [Later<Action>]
  /// The screen at a moment.
  @ViewBuilder func body(_ state: State, _ now: Now) -> ViewList
  /// The screen's name, as `screen` cues and chapters know it.
  func screen(_ state: State) -> String
  /// What lies round the screen when a frame is wider or taller than the canvas.
  func ground(_ state: State, _ now: Now) -> Color
}

extension Demo {
  /// By itself nothing happens at launch.
  public func begin(_ state: inout State) -> [Later<Action>] { [] }
}

/// Something that happens to a demo.
public struct Event<Action: Hashable & Sendable>: Sendable {
  /// When.
  public var at: Instant
  /// What.
  public var kind: Kind
  /// True when the script types on a keyboard on the screen, which a demo brings up with the focus.
  public var usesSoftwareKeyboard = false
  /// The screen that it happens on, for demos whose facts hang on what fits there.
  public var device = Device.standard

  /// What happens.
  public enum Kind: Sendable {
    /// A finger went down on a control, whatever comes of it.
    case press(Action)
    /// A finger tapped a control.
    case tap(Action)
    /// A finger rests on a control.
    case hold(Action, Hold)
    /// A finger drags a control.
    case drag(Action, Drag)
    /// A character was typed into a control.
    case type(Action, Character)
    /// A follow-up that the demo asked for.
    case later(Action)
    /// The script shows or hides the software keyboard.
    case keyboard(Bool)
  }

  /// Makes an event.
  public init(at: Instant, _ kind: Kind, usesSoftwareKeyboard: Bool = false, device: Device = .standard) {
    self.at = at
    self.kind = kind
    self.usesSoftwareKeyboard = usesSoftwareKeyboard
    self.device = device
  }
}

/// How far a hold has come.
public enum Hold: Hashable, Sendable {
  /// The finger went down.
  case began
  /// The finger has rested for the control's full time.
  case completed
  /// The finger lifted; `completed` says whether the time was full.
  case ended(completed: Bool)
}

/// A drag at a moment. Points are canvas points; velocities points a second.
public struct Drag: Hashable, Sendable {
  /// How far a drag has come.
  public enum Phase: Hashable, Sendable { case began, moved, ended }

  /// How far it has come.
  public var phase: Phase
  /// Where the finger is, from the control's top-left corner.
  public var location: Point
  /// How far the finger has moved since it went down.
  public var translation: Point
  /// How fast the finger moves, in points a second.
  public var velocity: Point
  /// The control's frame on the canvas when the finger went down.
  public var frame: Rect

  /// Makes a drag.
  public init(phase: Phase, location: Point, translation: Point, velocity: Point, frame: Rect) {
    self.phase = phase
    self.location = location
    self.translation = translation
    self.velocity = velocity
    self.frame = frame
  }
}

/// What a demo asks to happen by itself.
public struct Later<Action: Hashable & Sendable>: Sendable {
  /// What.
  public enum Kind: Sendable {
    /// The action comes back as an event.
    case action(Action)
    /// A finger taps the view of that anchor, for so many seconds: as a script's `tap` does.
    case tap(anchor: String, seconds: Double)
    /// Taken out of the list: actions and taps that wait under this key.
    case cancel
    /// Written to the event list at once; nothing is drawn for it.
    case haptic(String)
    case speech(String, seconds: Double)
  }

  /// Seconds from now, 0 or more.
  public var after: Double
  /// What.
  public var kind: Kind
  /// A later request with the same key takes its place; `cancel` removes it.
  public var key: String?
  /// True for an action that ends a change of screens: from then on nothing of the old one shows.
  public var isTransitionEnd = false

  /// An action after some seconds.
  public static func after(_ seconds: Double, _ action: Action, key: String? = nil) -> Later {
    Later(after: seconds, kind: .action(action), key: key)
  }

  /// The action that ends a change of screens after some seconds: from then on nothing of the old one shows, so that a
  /// film is well cut there.
  public static func transitionEnd(after seconds: Double, _ action: Action, key: String? = nil) -> Later {
    Later(after: seconds, kind: .action(action), key: key, isTransitionEnd: true)
  }

  /// A finger that taps a view by itself, as in an app that shows itself off.
  public static func tap(
    _ anchor: String, after delay: Double, for seconds: Double = 0.1, key: String? = nil
  ) -> Later {
    Later(after: delay, kind: .tap(anchor: anchor, seconds: seconds), key: key)
  }

  /// Takes back what waits under a key.
  public static func cancel(_ key: String) -> Later { Later(after: 0, kind: .cancel, key: key) }

  /// A haptic of that kind ("light", "medium", "success", …), after some seconds.
  public static func haptic(_ kind: String, after seconds: Double = 0) -> Later {
    Later(after: seconds, kind: .haptic(kind), key: nil)
  }

  /// Words that a voice says, for so many seconds.
  public static func speech(_ text: String, seconds: Double, after delay: Double = 0) -> Later {
    Later(after: delay, kind: .speech(text, seconds: seconds), key: nil)
  }
}
