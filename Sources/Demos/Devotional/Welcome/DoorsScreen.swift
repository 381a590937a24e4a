import Scenes

extension Devotional {
  /// Screen 10: the doors, full-bleed, under a green tint at the edges and the bottom.
  struct DoorsScreen: View {
    let scene: SceneContext

    private static let picture = Size(402, 874)
    /// The picture covers the canvas, its middle in the middle.
    private var cover: Double {
      max(scene.device.width / DoorsScreen.picture.width, scene.device.height / DoorsScreen.picture.height)
    }

    var body: some View {
      let script = scene.content.script.welcome
      let copy = scene.brand.welcome
      let color = scene.color
      ZStack(.topLeading) {
        Image(Art("Devotional/welcome-doors"))
          .frame(width: DoorsScreen.picture.width * cover, height: DoorsScreen.picture.height * cover)
          .frame(width: scene.device.width, height: scene.device.height)
          .anchor("welcome.art")
          .allowsHitTesting(false)
        WelcomeTint(size: Size(scene.device.width, scene.device.height), color: color.deepGreen).allowsHitTesting(false)
        VStack(spacing: 14) {
          Text(copy.title).font(scene.font.welcome).anchor("welcome.title")
            .fadesIn(scene.age - script.title, over: script.fade)
          Text(copy.lines).font(scene.font.bodyLarge).lineSpacing(2).multilineTextAlignment(.center)
            .anchor("welcome.lines")
            .fadesIn(scene.age - script.lines, over: script.fade)
        }
        .foreground(color.onButton)
        .frame(maxWidth: .infinity)
        .offset(y: scene.buttonTop - 168 + scene.rise)
        PinnedToBottom(scene: scene) {
          WideButton(
            content: scene.content, label: copy.button, action: .go(.day), fill: color.begin, ink: color.deepGreen,
            name: "welcome.button"
          )
          .risesIn(scene.age - script.button, by: 12)
        }
      }
    }
  }

  /// The tint: from clear to nearly whole towards the bottom, and a little at the sides and the top. Each fade covers only
  /// what it changes.
  private struct WelcomeTint: View {
    let size: Size
    let color: Color

    private static let foot = 0.46
    private static let top = 0.18
    private static let side = 0.24

    var body: some View {
      let strip = WelcomeTint.side * size.width
      ZStack(.topLeading) {
        Rectangle().fill(fade(.top, .bottom, [(0, 0), (0.16, 0.3), (0.3, 0.64), (0.5, 0.77), (0.72, 0.88), (1, 0.95)]))
          .anchor("welcome.tint")
          .padding(Insets(top: (1 - WelcomeTint.foot) * size.height))
        Rectangle().fill(fade(.top, .bottom, [(0, 0.42), (1, 0)])).frame(height: WelcomeTint.top * size.height)
        Rectangle().fill(fade(.leading, .trailing, [(0, 0.42), (1, 0)])).frame(width: strip)
        Rectangle().fill(fade(.leading, .trailing, [(0, 0), (1, 0.42)]))
          .padding(Insets(left: size.width - strip))
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private func fade(_ from: Alignment, _ to: Alignment, _ stops: [(Double, Double)]) -> UnitPaint {
      .linear(from: from, to: to, stops.map { Stop($0.0, color.opacity($0.1)) })
    }
  }
}
