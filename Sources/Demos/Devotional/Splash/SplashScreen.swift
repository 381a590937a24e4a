import Scenes

extension Devotional {
  /// Screen 1: wordmark, two lines of large muted serif, and between them the notebook that has flown in.
  struct SplashScreen: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.splash
      let age = scene.age
      let device = scene.device
      let layout = SplashLayout(scene: scene)
      ZStack(.topLeading) {
        Wordmark(scene: scene)
          .fadesIn(age, over: script.wordmark)
          .position(Point(device.width / 2, device.safeTop + scene.metric.navMiddle))
        line(scene.brand.splash.lineAbove, layout.above, "splash.above").fadesIn(
          age - script.lineAbove, over: script.line)
        line(scene.brand.splash.lineBelow, layout.below, "splash.below").fadesIn(
          age - script.lineBelow, over: script.line)
        FlyingNotebook(scene: scene)
          .shrunk(layout.notebookScale)
          .position(Point(layout.across, device.safeTop + layout.notebook))
        SplashButtons(scene: scene)
      }
    }

    private func line(_ text: String, _ middle: Double, _ name: String) -> any View {
      Text(text).font(scene.font.splash).foreground(scene.color.splashText).multilineTextAlignment(.center)
        .fixedSize()
        .anchor(name)
        .position(Point(scene.device.width / 2, scene.device.safeTop + middle))
    }
  }

  /// Middles on screen 1, in points below the status bar's zone. Where there is less room than on the brief's canvas the
  /// two texts keep their size: they move closer to wordmark and buttons, and the notebook between them gets smaller.
  private struct SplashLayout {
    let above, notebook, below: Double
    /// The notebook's middle from the left edge: it runs over the right edge on every canvas.
    let across: Double
    /// 1 at most where it counts.
    let notebookScale: Double

    /// On the brief's canvas: the middles, and what the buttons leave free.
    private static let whole = (above: 164.8, notebook: 334.0, below: 555.0, free: 640.0)
    /// The shares of what is missing that the gaps above and below give, and points at most.
    private static let upperGap = (share: 0.3, most: 38.0)
    private static let lowerGap = (share: 0.08, most: 10.0)

    /// From the notebook's middle to the canvas's right edge, at most; right of the canvas's middle at least.
    private static let toEdge = 178.0
    private static let aside = 54.0

    init(scene: SceneContext) {
      let width = scene.device.width
      across = max(width / 2 + SplashLayout.aside, width - SplashLayout.toEdge)
      let whole = SplashLayout.whole
      let free = scene.room - SceneContext.wholeRoom + whole.free
      let missing = whole.free - free
      guard missing > 0 else {
        (above, notebook, below) = (
          whole.above * free / whole.free, whole.notebook * free / whole.free, whole.below * free / whole.free
        )
        notebookScale = 1
        return
      }
      let upper = min(SplashLayout.upperGap.share * missing, SplashLayout.upperGap.most)
      let lower = min(SplashLayout.lowerGap.share * missing, SplashLayout.lowerGap.most)
      let text = 2 * scene.font.splash.lineHeight
      let between = whole.below - whole.above - text
      notebookScale = (between - (missing - upper - lower)) / between
      above = whole.above - upper
      notebook = above + text / 2 + (whole.notebook - whole.above - text / 2) * notebookScale
      below = free - (whole.free - whole.below) + lower
    }
  }

  /// The app's name with the cross in place of a letter.
  private struct Wordmark: View {
    let scene: SceneContext

    var body: some View {
      let font = scene.font.wordmark
      let height = font.capHeight * 1.04
      HStack(.firstBaseline, spacing: 1) {
        Text(scene.brand.wordmarkStart).font(font)
        PlasterCross(color: scene.color, height: height).padding(horizontal: 1)
        Text(scene.brand.wordmarkEnd).font(font)
      }
      .foreground(scene.color.onButton)
      .fixedSize()
      .anchor("wordmark")
    }
  }

  private struct SplashButtons: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.splash
      let copy = scene.brand.splash
      let color = scene.color
      PinnedToBottom(scene: scene) {
        WideButton(
          content: scene.content, label: copy.start, action: .go(.testimonials), fill: color.start,
          ink: color.onButton, name: "splash.start"
        )
        .risesIn(scene.age - script.buttons, by: 14)
        WideButton(
          content: scene.content, label: copy.logIn, action: .go(.testimonials), fill: color.logIn,
          ink: color.primary, name: "splash.login"
        )
        .risesIn(scene.age - script.buttons - script.buttonStagger, by: 14)
      }
    }
  }
}
