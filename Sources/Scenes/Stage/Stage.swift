/// How a script is staged; what is given here wins over the script's own header.
public struct Staging: Sendable {
  /// The phone; nil for the script's own.
  public var device: Device?
  /// The look at the start; nil for the script's own.
  public var isDark: Bool?
  /// Names of art ("Milo/pip") that the user puts in the place of what a demo draws itself.
  public var replacements: Set<String>

  /// Makes a staging; without arguments everything is as the script says.
  public init(device: Device? = nil, isDark: Bool? = nil, replacements: Set<String> = []) {
    self.device = device
    self.isDark = isDark
    self.replacements = replacements
  }
}

/// Plays a script on a demo: finds each cue's target in the laid-out screen, checks that a finger could hit it, and sends
/// the action that the view itself carries. There is no other way to reach a screen.
public struct Stage<D: Demo> {
  enum Work {
    case later(D.Action, isTransitionEnd: Bool)
    case tap(anchor: String, seconds: Double)
    case full(finger: Int)
    case moved(finger: Int)
    case lifted(finger: Int)
    case key(Character, D.Action)
    case cue(Int)
  }

  /// A finger that is down.
  struct Finger {
    let touch: Touch
    let gesture: Gesture
    let responder: Responder
    let cue: Cue
    var isFull = false
  }

  let script: Script
  let end: Instant
  var history: StateHistory<D>
  var schedule = Schedule<Work>()
  var happenings: [Take.Happening] = []
  var fingers: [Finger] = []
  var problems: [Diagnostic] = []
  var chapters: [Take.Mark] = []
  var moments: [Take.Mark] = []
  var stills: [Take.Mark] = []
  var screenChanges: [Instant] = []
  var transitionEnds: [Instant] = []
  /// The control that takes what is typed: the last one tapped that can.
  var focus: ResponderID?

  /// Plays the whole script. The staging wins over the script's own header.
  /// - Throws: `ScriptError` with every cue that cannot be done, each with its line and its mend.
  public static func play(
    _ demo: D, _ script: Script, _ staging: Staging = Staging()
  ) throws(ScriptError) -> Take {
    var stage = Stage(demo, script, device: staging.device, isDark: staging.isDark)
    stage.history.replacements = staging.replacements
    stage.run()
    if !stage.problems.isEmpty { throw ScriptError(stage.problems) }
    return stage.take
  }

  private init(_ demo: D, _ script: Script, device: Device?, isDark: Bool?) {
    self.script = script
    end = script.duration
    var state = demo.launch()
    let follow = demo.begin(&state)
    history = StateHistory(
      demo: demo, device: device ?? script.device.flatMap(Device.named) ?? .standard,
      usesSoftwareKeyboard: script.keyboard == .software, states: [(.zero, state)],
      appearances: [(.zero, isDark ?? (script.appearance == .dark))])
    chapters = [Take.Mark(name: demo.screen(state), at: .zero)]
    for (index, cue) in script.cues.enumerated() { schedule.add(.cue(index), at: cue.at, rank: .cue) }
    enqueue(follow, at: .zero)
  }

  private mutating func run() {
    // A demo that follows itself without end is a fault of the demo; it must not hang the tool.
    var left = 1_000_000
    while let (at, work) = schedule.next(by: end) {
      left -= 1
      guard left > 0 else {
        return problems.append(
          script.diagnostic(
            "the demo \(script.demo) never comes to rest",
            at: script.place(of: .demo) ?? Place(line: 1, column: 1, length: 1),
            mend: "let no follow-up of the demo ask for itself again without a pause"))
      }
      perform(work, at: at)
    }
  }

  private mutating func perform(_ work: Work, at t: Instant) {
    switch work {
    case .later(let action, let isTransitionEnd):
      if isTransitionEnd { transitionEnds.append(t) }
      log(.followUp, at: t, "\(action)")
      send(.later(action), at: t)
    case .tap(let anchor, let seconds): tap(anchor, seconds: seconds, at: t)
    case .full(let index):
      guard let action = action(fingers[index].responder.hold) else { return }
      fingers[index].isFull = true
      send(.hold(action, .completed), at: t)
    case .moved(let index): drag(index, .moved, at: t)
    case .lifted(let index): lift(index, at: t)
    case .key(let character, let action):
      log(.key, at: t, String(character))
      send(.type(action, character), at: t)
    case .cue(let index): perform(script.cues[index], at: t)
    }
  }

  /// Sends an event to the demo and keeps the state that it makes.
  mutating func send(_ kind: Event<D.Action>.Kind, at t: Instant) {
    let before = history.state(at: t)
    var state = before
    let follow = history.demo.reduce(
      &state, Event(at: t, kind, usesSoftwareKeyboard: history.usesSoftwareKeyboard, device: history.device))
    if state != before {
      if history.states.last?.at == t { history.states.removeLast() }
      history.states.append((t, state))
      let screen = history.demo.screen(state)
      if screen != history.demo.screen(before) {
        log(.screen, at: t, screen)
        chapters.append(Take.Mark(name: screen, at: t))
        screenChanges.append(t)
      }
    }
    enqueue(follow, at: t)
  }

  private mutating func enqueue(_ follow: [Later<D.Action>], at t: Instant) {
    for later in follow {
      switch later.kind {
      case .action(let action):
        schedule.add(
          .later(action, isTransitionEnd: later.isTransitionEnd), at: t + max(0, later.after), rank: .followUp,
          key: later.key)
      case .tap(let anchor, let seconds):
        schedule.add(
          .tap(anchor: anchor, seconds: seconds), at: t + max(0, later.after), rank: .followUp, key: later.key)
      case .cancel: later.key.map { schedule.cancel($0) }
      case .haptic(let kind): log(.haptic, at: t + later.after, kind)
      case .speech(let words, let seconds): log(.speech, at: t + later.after, words, seconds: seconds)
      }
    }
  }

  mutating func log(
    _ kind: Take.Happening.Kind, at t: Instant, _ text: String, point: Point? = nil, target: String? = nil,
    seconds: Double? = nil
  ) {
    happenings.append(
      Take.Happening(at: t, kind: kind, text: text, point: point, target: target, seconds: seconds))
  }

  /// A view's action as the demo's own type; nil for a view of another demo, which cannot be on this screen.
  func action(_ value: ActionValue?) -> D.Action? { value.flatMap { $0 as? D.Action } }

  private var take: Take {
    let start = script.from
    // Stable by time: haptics that lie in the future were noted when they were asked for.
    let ordered = happenings.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    let first = chapters.last { $0.at <= start } ?? Take.Mark(name: "", at: start)
    return Take(
      device: history.device, start: start, end: end, happenings: ordered.map(\.element), touches: history.touches,
      chapters: [Take.Mark(name: first.name, at: start)] + chapters.filter { $0.at > start && $0.at < end },
      moments: moments, stills: stills, cueTimes: script.cues.map(\.at), screenChanges: screenChanges,
      transitionEnds: transitionEnds, frames: history)
  }
}
