/// What playing a script on a demo gave: every state, touch and event of the film, and with them every frame.
public struct Take: Sendable {
  /// Something that happened, for `mkdemo timeline`.
  public struct Happening: Hashable, Codable, Sendable {
    /// What kind of thing.
    public enum Kind: String, Codable, Sendable {
      case cue, touchDown = "touch.down", touchUp = "touch.up", key, haptic, speech, screen, followUp = "follow-up"
    }
    /// When, from the start of the script.
    public var at: Instant
    /// What kind of thing.
    public var kind: Kind
    /// The cue's text, the haptic's kind, the words spoken, the screen's name, the follow-up's action.
    public var text: String
    /// Where a finger is, on the canvas, in points.
    public var point: Point?
    /// The control that a finger meets, by anchor or label.
    public var target: String?
    /// How long, in seconds.
    public var seconds: Double?
  }

  /// A named time.
  public struct Mark: Hashable, Codable, Sendable {
    /// Its name.
    public var name: String
    /// When, from the start of the script.
    public var at: Instant
  }

  /// The phone that it was played on.
  public let device: Device
  /// The film's first moment (the script's `from`) and its end, since the start of the script.
  public let start, end: Instant
  /// In order of time.
  public let happenings: [Happening]
  /// Every finger, in order of time.
  public let touches: [Touch]
  /// From screen changes and `chapter` cues, in order of time, the first at `start`.
  public let chapters: [Mark]
  /// From `moment` cues.
  public let moments: [Mark]
  /// From `still` cues.
  public let stills: [Mark]
  /// Times of all cues, in order.
  public let cueTimes: [Instant]
  /// Screen changes, and when the last of an old screen has gone: where a film is best cut.
  public let screenChanges, transitionEnds: [Instant]
  let frames: any Frames

  /// The layers of a moment, in points of the canvas.
  public func layers(at t: Instant, showsTouches: Bool = false) -> [Layer] {
    let layers = frames.layers(at: t)
    return showsTouches ? layers + FingerDot.layers(touches, at: t) : layers
  }

  /// What can be seen and touched at a moment.
  public func probe(at t: Instant) -> Probe { frames.probe(at: t) }

  /// What lies round the screen at a moment.
  public func ground(at t: Instant) -> Color { frames.ground(at: t) }

  /// The screen's name at a moment.
  public func screen(at t: Instant) -> String { frames.screen(at: t) }
}

/// The frames of a take, whatever its demo.
protocol Frames: Sendable {
  func layers(at t: Instant) -> [Layer]
  func probe(at t: Instant) -> Probe
  func ground(at t: Instant) -> Color
  func screen(at t: Instant) -> String
}

/// The states of a demo over time; a seek is a binary search.
struct StateHistory<D: Demo>: Frames {
  let demo: D
  let device: Device
  let usesSoftwareKeyboard: Bool
  /// Names of art that takes the place of drawings.
  var replacements: Set<String> = []
  /// Each state with the moment from which it holds, in order of time.
  var states: [(at: Instant, state: D.State)]
  var touches: [Touch] = []
  /// Dark or light from a moment on.
  var appearances: [(at: Instant, isDark: Bool)]

  func state(at t: Instant) -> D.State {
    var low = 0
    var high = states.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if states[middle].at <= t { low = middle } else { high = middle }
    }
    return states[low].state
  }

  func now(at t: Instant) -> Now {
    let near = touches.filter { $0.down <= t && t.since($0.up) <= Touch.memory }
    var now = Now(
      t: t, device: device, darkness: darkness(at: t), usesSoftwareKeyboard: usesSoftwareKeyboard, touches: near)
    now.replacements = replacements
    return now
  }

  private func darkness(at t: Instant) -> Double {
    var motion = Motion(appearances.first?.isDark == true ? 1 : 0)
    for change in appearances.dropFirst() {
      motion.aim(change.isDark ? 1 : 0, at: change.at, .curve(.easeInOut, duration: 0.35))
    }
    return min(max(motion.value(t), 0), 1)
  }

  private func draw(at t: Instant, into sink: inout Sink) {
    let now = now(at: t)
    demo.body(state(at: t), now).draw(in: device.bounds, Context(now), into: &sink)
  }

  func layers(at t: Instant) -> [Layer] {
    var sink = Sink()
    draw(at: t, into: &sink)
    return sink.layers
  }

  func probe(at t: Instant) -> Probe {
    let probe = Probe(canvas: device.bounds)
    var sink = Sink(probe: probe)
    draw(at: t, into: &sink)
    return probe
  }

  func ground(at t: Instant) -> Color { demo.ground(state(at: t), now(at: t)) }
  func screen(at t: Instant) -> String { demo.screen(state(at: t)) }
}
