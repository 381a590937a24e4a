import Scenes

extension Devotional {
  /// The letter on its way into the envelope, and the envelope as it closes and is sealed.
  struct EnvelopeScene: View {
    let scene: SceneContext
    let fold: LetterFold
    /// Of the envelope, 1 at most.
    let size: Double
    /// Seconds since the hold was full; nil before.
    let sealAge: Double?

    /// How far below its place the envelope sets off, in points.
    private static let from = 56.0

    var body: some View {
      let script = scene.content.script.commitment
      let closing = Curve.bezier(0.45, 0, 0.35, 1).value((sealAge ?? 0) / script.flap)
      let flap = EnvelopeFlap(degrees: 180 * closing)
      let impact = sealAge.map { Seal.knock($0 - script.seal) } ?? 0
      ZStack(.topLeading) {
        if fold.envelope > 0 {
          // Until it is whole the envelope fades as one behind the letter, and its front once more before it, so that
          // the letter's foot has gone behind the front when the envelope is whole.
          if fold.envelope < 1 {
            envelope {
              ZStack(.topLeading) {
                EnvelopeArt.back; flap.inside; EnvelopeArt.front
              }
            }
            .opacity(fold.envelope)
            letter
            envelope { EnvelopeArt.front }.opacity(fold.envelope)
          } else {
            ZStack(.topLeading) {
              envelope {
                ZStack(.topLeading) {
                  EnvelopeArt.back; flap.inside
                }
              }
              letter
              envelope {
                ZStack(.topLeading) {
                  EnvelopeArt.front
                  flap.outside
                  if let sealAge { Seal(age: sealAge - script.seal) }
                }
              }
            }
            .offset(y: impact)
          }
        } else {
          letter
        }
      }
      .frame(width: scene.device.width, height: scene.device.height, alignment: .topLeading)
      .allowsHitTesting(false)
    }

    private var letter: some View {
      let script = scene.content.script.commitment
      let size = scene.metric.letter
      return Letter(scene: scene)
        .anchor("letter")
        .fadesIn(scene.age - script.letter, over: 0.4)
        .placed(
          offset: Point(fold.middle.x - size / 2, fold.middle.y - size / 2), rotation: fold.rotation, scale: fold.scale)
    }

    /// Something drawn in the pictures' box, placed so that the fold line lies at its height.
    private func envelope(@ViewBuilder _ content: () -> ViewList) -> any View {
      let art = EnvelopeArt.size
      let way = fold.hinge - EnvelopeArt.hinge * EnvelopeArt.scale + EnvelopeScene.from * (1 - fold.envelope)
      // As it comes it is too fast for parts of pixels to be seen; on whole ones it is one picture that fades in.
      let top = fold.envelope < 1 ? scene.onPixel(way) : way
      return ZStack(.topLeading) { content() }
        .frame(width: art.width, height: art.height, alignment: .topLeading)
        .anchor("envelope")
        .shrunk(size, anchor: Alignment(0.5, EnvelopeArt.hinge / EnvelopeArt.box.height))
        .offset(x: scene.onPixel((scene.device.width - art.width) / 2), y: top)
    }
  }

  /// The envelope's pictures share a box of 330 by 390 in which the fold line lies 154 below the top.
  enum EnvelopeArt {
    static let box = Size(330, 390)
    static let hinge = 154.0
    static let bodyHeight = 222.0
    /// How large the box is on the screen, in whole points, so that its pictures lie on whole pixels.
    static let size = Size(346, 409)
    static let scale = 346.0 / 330
    /// Middle of a letter that lies inside, below the fold line.
    static let pocketMiddle = 113.0

    static var back: some View { picture("envelope-back").anchor("envelope.back") }
    static var front: some View { picture("envelope-front").anchor("envelope.front") }

    /// A picture in its box.
    static func picture(_ name: String) -> some View {
      Image(Art("Devotional/" + name)).frame(width: size.width, height: size.height)
    }

    /// What is drawn in the box's own coordinates.
    static func drawn(@ViewBuilder _ content: () -> ViewList) -> some View {
      ZStack(.topLeading) { content() }
        .frame(width: box.width, height: box.height, alignment: .topLeading)
        .scale(scale, anchor: .topLeading)
    }
  }

  /// The wax seal as it comes down on the envelope: seconds since it sets off.
  struct Seal: View {
    let age: Double

    /// Seconds that it hangs there while it fades in, and that it takes to be whole: it is when it touches.
    private static let hang = 0.04
    private static let fade = 0.068
    /// Seconds from setting off to the first touch.
    static let impact = 0.1
    private static let start = 1.7
    /// On the screen, in whole pixels, so that its picture is sharp at rest.
    private static let size = 80.0
    private static let middle = Point(173, 291 + 1.0 / 3)
    private static let spring = Response.spring(response: 0.165, damping: 0.5)

    var body: some View {
      if age > 0 {
        let p = Seal.spring.progress(age - Seal.hang)
        let landed = min(max(p, 0), 1)
        Image(Art("Devotional/seal"))
          .frame(width: Seal.size, height: Seal.size)
          .anchor("seal")
          .placed(rotation: -10 * (1 - landed), scale: Seal.start + (1 - Seal.start) * p)
          .opacity(Curve.linear.value(age / Seal.fade))
          .position(Seal.middle)
      }
    }

    /// What the envelope feels of it: a quick knock that dies away, 0 before the touch.
    static func knock(_ age: Double) -> Double {
      guard age > impact else { return 0 }
      return Response.spring(response: 0.2, damping: 0.5).impulse(age - impact) / 0.016
    }
  }
}
