import Scenes

extension Devotional.App {
  /// The screen at a moment: the old one fades into the new one, whose content comes up a little. What both share stands
  /// still.
  func body(_ state: Devotional.State, _ now: Now) -> ViewList {
    let color = content.theme.color
    let p = state.leaving.map { ramp(now.t, from: $0.at, over: content.script.crossfade, .easeInOut) } ?? 1
    let old = state.leaving?.state.value
    let sharesHeader = state.screen.hasHeader && (old?.hasHeader ?? true)
    let light = (state.screen.isDark ? p : 0) + (old?.screen.isDark == true ? 1 - p : 0)
    let glyphs = color.statusDark.mixed(with: color.statusLight, by: StatusGlyphs.lightness(onGround: light))
    return ViewList([
      ZStack(.topLeading) {
        if let old, p < 1 {
          ScreenView(content: content, state: old, now: now, arrival: 1, ownsHeader: !sharesHeader)
            .allowsHitTesting(false)
            .crossfade(p) {
              ScreenView(content: content, state: state, now: now, arrival: p, ownsHeader: !sharesHeader)
            }
        } else {
          ScreenView(content: content, state: state, now: now, arrival: 1, ownsHeader: !sharesHeader)
        }
        if sharesHeader { Devotional.Header(content: content, pledge: state.pledge) }
        StatusBar(glyphs, time: content.fixtures.clock)
        HomeIndicator(glyphs)
      }
    ])
  }
}

/// The glyphs of status bar and home indicator while the ground under them changes.
private enum StatusGlyphs {
  /// How dark the ground is, 0...1, when dark glyphs stand out from it as light ones do.
  private static let even = 0.6
  /// Over how much of its change they turn: three frames, so that they are grey on grey no longer than that.
  private static let turn = 0.28

  /// 0 dark to 1 light, on a ground that is dark by 0...1.
  static func lightness(onGround dark: Double) -> Double { min(max((dark - even) / turn + 0.5, 0), 1) }
}

extension Devotional.State {
  fileprivate var hasHeader: Bool { screen.hasHeader }
}

/// One of the eleven screens on its ground.
private struct ScreenView: View {
  let content: Devotional.Content
  let state: Devotional.State
  let now: Now
  /// 0 as it begins to fade in, 1 when it has come up.
  let arrival: Double
  /// Whether it draws the header itself, as while it fades to or from a screen without one.
  let ownsHeader: Bool

  var body: some View {
    let scene = Devotional.SceneContext(
      content: content, now: now, age: now.age(state.since), rise: content.script.rise * (1 - arrival))
    ZStack(.topLeading) {
      Rectangle().fill(content.theme.color.ground(of: state.screen)).anchor("bg").allowsHitTesting(false)
      ViewList([screen(scene)]).scope(state.screen.rawValue)
      if ownsHeader, state.screen.hasHeader { Devotional.Header(content: content, pledge: state.pledge) }
    }
    // What does not fit on a small canvas runs past its bottom edge.
    .frame(width: now.device.width, height: now.device.height, alignment: .topLeading)
  }

  private func screen(_ scene: Devotional.SceneContext) -> any View {
    switch state.screen {
    case .splash: Devotional.SplashScreen(scene: scene)
    case .testimonials: Devotional.TestimonialsScreen(scene: scene)
    case .journey: Devotional.JourneyScreen(scene: scene)
    case .topics: Devotional.TopicsScreen(scene: scene, topics: state.topics)
    case .step: Devotional.StepScreen(scene: scene)
    case .deck: Devotional.DeckScreen(scene: scene, deck: state.deck)
    case .commitment: Devotional.CommitmentScreen(scene: scene, pledge: state.pledge)
    case .signature: Devotional.SignatureScreen(scene: scene)
    case .breath: Devotional.BreathScreen(scene: scene)
    case .welcome: Devotional.DoorsScreen(scene: scene)
    case .day: Devotional.DayScreen(scene: scene, prayed: state.prayed)
    }
  }
}

extension Devotional {
  /// What every screen is drawn from: content, the moment, the screen's age in seconds, and how far (points) its content
  /// still stands below its place while it fades in.
  struct SceneContext {
    let content: Content
    let now: Now
    let age: Double
    let rise: Double
    /// How small the content of a column is drawn on a canvas with less room than the brief's, 1 at most.
    var fit = 1.0
    /// How much of its vertical gaps a column keeps there, before anything is drawn smaller; 1 at most.
    var slack = 1.0

    var color: Theme.Colors { content.theme.color }
    var font: Theme.Fonts { content.theme.font }
    var metric: Theme.Metrics { content.theme.metric }
    var brand: Brand { content.brand }
    var device: Device { now.device }
    /// How wide a column of text and buttons gets at most, margins included: on a wider canvas it stands in the middle.
    private static let readable = 560.0
    /// From either edge of the canvas to the text.
    var side: Double { metric.margin + max(0, (device.width - SceneContext.readable) / 2) }
    /// Between the sides, in the points of the content.
    var width: Double { (device.width - 2 * side) / fit }
    /// A vertical gap of so many points where there is the brief's room, less where there is not.
    func gap(_ points: Double) -> Double { points * slack }
    /// Between the zones of the status bar and of the home indicator.
    var room: Double { device.height - device.safeTop - device.safeBottom }
    /// That of the canvas that the brief's figures are for.
    static let wholeRoom = 778.0
    /// A distance rounded to whole pixels, for large pictures: they are copied then, not sampled.
    func onPixel(_ points: Double) -> Double { (points * device.scale).rounded() / device.scale }
    /// Top of the first heading.
    var headingTop: Double { device.safeTop + metric.headingTop }
    /// Bottom edge of the bottom button.
    var buttonBottom: Double { device.height - device.safeBottom - metric.buttonLift }
    /// Its top edge.
    var buttonTop: Double { buttonBottom - metric.buttonHeight }
  }
}
