import Scenes

extension Devotional {
  /// Screen 3: hands round a candle; swirls and sprigs draw in behind them.
  struct JourneyScreen: View {
    let scene: SceneContext

    /// The picture is as wide as the canvas.
    static let picture = Size(402, 560)

    var body: some View {
      let size = Size(scene.device.width, JourneyScreen.picture.height * factor)
      ZStack(.topLeading) {
        ZStack(.topLeading) {
          if scene.content.fixtures.drawsJourneyLines {
            ZStack(.topLeading) {
              JourneyLines(script: scene.content.script.journey, age: scene.age, leavesMiddleFree: isLifted)
            }
            .frame(width: JourneyScreen.picture.width, height: JourneyScreen.picture.height)
            .anchor("journey.lines")
            .scale(factor, anchor: .topLeading)
            .frame(width: size.width, height: size.height, alignment: .topLeading)
          }
          // Each has the size that all share: left alone a picture gets no smaller than its own.
          Image(Art("Devotional/journey-hands"))
            .frame(width: size.width, height: size.height)
            .anchor("journey.art")
          if scene.content.fixtures.drawsFlame {
            Canvas(box: JourneyScreen.picture) { CandleFlame.layers(scene.age) }
              .frame(width: size.width, height: size.height)
              .anchor("journey.flame")
          }
        }
        .frame(width: size.width, height: size.height)
        .frame(width: scene.device.width, height: scene.device.height, alignment: .topLeading)
        .allowsHitTesting(false)
        .offset(y: scene.onPixel(scene.rise + (isLifted ? lifted : resting)))
        Column(scene, top: max(headingTop, lowest)) {
          Heading(scene, scene.brand.journey.heading, font: scene.font.headingLarge)
          PlasterCross(color: scene.color, height: 42).padding(Insets(top: 16))
        }
        ContinueButton(scene: scene, action: .go(.topics))
      }
    }

    /// How far below the picture's top the little fingers end.
    private static let fingersEnd = 366.0
    /// How far below it both arms have left the canvas.
    private static let armsEnd = 544.0
    /// How far below it the highest swirl begins.
    private static let swirlsTop = 17.0

    private var factor: Double { scene.device.width / JourneyScreen.picture.width }
    /// Heading and cross stand clear of the picture's swirls, but not above `lowest`; the picture gives way then.
    private var headingTop: Double {
      let block = 2 * scene.font.headingLarge.lineHeight + 16 + 42
      return min(scene.headingTop + 16, footing + JourneyScreen.swirlsTop * factor - 12 - block)
    }
    private var lowest: Double { scene.device.safeTop + 20 }
    /// The picture's top when its arms leave the canvas just above the button.
    private var footing: Double { scene.buttonTop - JourneyScreen.armsEnd * factor }
    private var resting: Double { footing + max(0, lowest - headingTop) }
    /// Its top when all fingers stand above the button.
    private var lifted: Double { scene.buttonTop - JourneyScreen.fingersEnd * factor }
    /// On a wide canvas the button would hide the hands: they come up, and the picture's foot runs off the canvas.
    private var isLifted: Bool { lifted < resting }
  }
}
