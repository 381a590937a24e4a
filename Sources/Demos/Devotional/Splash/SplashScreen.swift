import Scenes

extension Devotional {
  /// Screen 1: wordmark, two lines of large muted serif, and between them the notebook that has flown in.
  struct SplashScreen: View {
    let scene: SceneContext

    /// Middles below the status bar's zone, where the buttons leave `whole` points free.
    private static let above = 160.8
    private static let notebook = 326.0
    private static let below = 555.0
    private static let whole = 640.0

    var body: some View {
      let script = scene.content.script.splash
      let age = scene.age
      let device = scene.device
      ZStack(.topLeading) {
        Wordmark(scene: scene)
          .fadesIn(age, over: script.wordmark)
          .position(Point(device.width / 2, device.safeTop + scene.metric.navMiddle))
        line(scene.brand.splash.lineAbove, SplashScreen.above, "splash.above").fadesIn(
          age - script.lineAbove, over: script.line)
        line(scene.brand.splash.lineBelow, SplashScreen.below, "splash.below").fadesIn(
          age - script.lineBelow, over: script.line)
        FlyingNotebook(scene: scene)
          .shrunk(spread)
          .position(Point(device.width / 2 + 62, height(SplashScreen.notebook)))
        SplashButtons(scene: scene)
      }
    }

    /// How much of that is free here.
    private var spread: Double { (scene.room - SceneContext.wholeRoom + SplashScreen.whole) / SplashScreen.whole }

    private func height(_ below: Double) -> Double { scene.device.safeTop + below * spread }

    private func line(_ text: String, _ middle: Double, _ name: String) -> any View {
      Text(text).font(scene.font.splash).foreground(scene.color.splashText).multilineTextAlignment(.center)
        .fixedSize()
        .anchor(name)
        .shrunk(spread)
        .position(Point(scene.device.width / 2, height(middle)))
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
