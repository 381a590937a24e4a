import Scenes

extension Devotional {
  /// Screen 3: hands round a candle; swirls and sprigs draw in behind them.
  struct JourneyScreen: View {
    let scene: SceneContext

    /// The picture is as wide as the canvas and runs past its bottom edge.
    static let picture = Size(402, 560)

    var body: some View {
      let factor = scene.device.width / JourneyScreen.picture.width
      let height = JourneyScreen.picture.height * factor
      ZStack(.topLeading) {
        ZStack(.topLeading) {
          if scene.content.fixtures.drawsJourneyLines {
            ZStack(.topLeading) { JourneyLines(script: scene.content.script.journey, age: scene.age) }
              .frame(width: JourneyScreen.picture.width, height: JourneyScreen.picture.height)
              .anchor("journey.lines")
              .scale(factor, anchor: .topLeading)
          }
          Image(Art("Devotional/journey-hands")).anchor("journey.art")
          if scene.content.fixtures.drawsFlame {
            Canvas(box: JourneyScreen.picture) { CandleFlame.layers(scene.age) }.anchor("journey.flame")
          }
        }
        .frame(width: scene.device.width, height: height)
        .frame(width: scene.device.width, height: scene.device.height, alignment: .bottom)
        .allowsHitTesting(false)
        .offset(y: scene.onPixel(scene.rise + max(0, lowest - headingTop)))
        Column(scene, top: max(headingTop, lowest)) {
          Heading(scene, scene.brand.journey.heading, font: scene.font.headingLarge)
          PlasterCross(color: scene.color, height: 42).padding(Insets(top: 16))
        }
        ContinueButton(scene: scene, action: .go(.topics))
      }
    }

    /// Heading and cross stand clear of the picture's swirls, but not above `lowest`; the picture gives way then.
    private var headingTop: Double {
      let block = 2 * scene.font.headingLarge.lineHeight + 16 + 42
      let top = scene.device.height - JourneyScreen.picture.height * scene.device.width / JourneyScreen.picture.width
      return min(scene.headingTop + 16, top + 14 - block)
    }
    private var lowest: Double { scene.device.safeTop + 20 }
  }
}
