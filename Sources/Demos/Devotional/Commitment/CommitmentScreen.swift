import Scenes

extension Devotional {
  /// Screen 7: a letter of promises; holding the lock folds it into an envelope that is then sealed.
  struct CommitmentScreen: View {
    let scene: SceneContext
    let pledge: Pledge

    var body: some View {
      let script = scene.content.script.commitment
      let sealAge = pledge.sealedAt.map { scene.now.age($0) }
      let fold = LetterFold(
        held: pledge.held(scene.now.t),
        closed: LetterFold.glide.value(((sealAge ?? 0) - script.glideDelay) / script.glide), script: script,
        layout: layout)
      ZStack(.topLeading) {
        Column(scene) {
          Heading(scene, scene.brand.commitment.heading, font: scene.font.headingLarge)
          Text(scene.brand.commitment.subtitle).font(scene.font.body).foreground(scene.color.muted)
            .multilineTextAlignment(.center)
            .anchor("subtitle")
            .padding(Insets(top: 8, left: 24, right: 24))
        }
        PromiseBox(scene: scene)
          .opacity(1 - min(1, PromiseBox.haste * fold.envelope))
          .fadesIn(scene.age - script.letter - 0.25, over: 0.4)
          .offset(x: scene.side, y: layout.boxTop + scene.rise)
        EnvelopeScene(scene: scene, fold: fold, size: layout.envelopeScale, sealAge: sealAge)
          .offset(y: scene.rise)
        LockButton(scene: scene, held: pledge.held(scene.now.t), isSealed: pledge.sealedAt != nil)
          .position(Point(scene.device.width / 2, scene.buttonBottom - scene.metric.lock / 2))
      }
    }

    private var layout: CommitmentLayout { CommitmentLayout(scene: scene) }
  }

  /// Heights on screen 7.
  struct CommitmentLayout {
    let scene: SceneContext

    fileprivate static let boxHeight = 92.0
    private static let leastGap = 16.0
    /// What envelope and open flap need between the subtitle and the lock.
    private static let wholeRoom = 500.0

    private var subtitleBottom: Double {
      scene.headingTop + scene.font.headingLarge.lineHeight + 8 + 2 * scene.font.body.lineHeight
    }
    /// Top edge of the lock's ring.
    var ringTop: Double { scene.buttonBottom - scene.metric.lock - 2 * scene.metric.ring }
    private var room: Double { ringTop - subtitleBottom }
    /// How large the letter lies there, and the envelope, where there is less room than the brief's canvas has.
    var letterScale: Double {
      min(1, (room - CommitmentLayout.boxHeight - 3 * CommitmentLayout.leastGap) / scene.metric.letter)
    }
    var envelopeScale: Double { min(1, room / CommitmentLayout.wholeRoom) }
    private var letterHeight: Double { scene.metric.letter * letterScale }
    /// What is left over, in three equal gaps: above the letter, below it, and below the box.
    private var gap: Double { (room - letterHeight - CommitmentLayout.boxHeight) / 3 }
    var letterTop: Double { scene.onPixel(subtitleBottom + gap) }
    var letterMiddle: Double { letterTop + letterHeight / 2 }
    var boxTop: Double { scene.onPixel(letterTop + letterHeight + gap) }
    /// The fold line of the envelope as it comes up, just clear of the lock.
    var hingeTop: Double { onPixel(ringTop - 26 - envelopeHeight) }
    /// The fold line once the closed envelope lies in the middle of the room.
    var hingeAtRest: Double { onPixel((subtitleBottom + ringTop - envelopeHeight) / 2) }
    /// Where it waits, half way between the two, while the letter arrives.
    var hingeBetween: Double { onPixel((hingeTop + hingeAtRest) / 2) }
    /// A fold line at which the pictures, whose box begins above it, lie on whole pixels.
    private func onPixel(_ hinge: Double) -> Double {
      let above = EnvelopeArt.hinge * EnvelopeArt.scale
      return scene.onPixel(hinge - above) + above
    }
    private var envelopeHeight: Double { EnvelopeArt.bodyHeight * EnvelopeArt.scale * envelopeScale }
  }

  /// The grey box with its serif sentence.
  private struct PromiseBox: View {
    let scene: SceneContext

    /// How much sooner it has gone than the envelope has come, so that it does not show beside it.
    static let haste = 2.2

    var body: some View {
      Text(scene.brand.commitment.box).font(scene.font.box).foreground(scene.color.heading)
        .multilineTextAlignment(.center).lineSpacing(2)
        .padding(horizontal: 16)
        .frame(width: scene.width, height: CommitmentLayout.boxHeight)
        .background { RoundedRectangle(scene.metric.boxRadius).fill(scene.color.box) }
        .anchor("commitment.box")
    }
  }

  /// The round button; while it is held a ring draws round it.
  private struct LockButton: View {
    let scene: SceneContext
    let held: Double
    let isSealed: Bool

    var body: some View {
      let metric = scene.metric
      let script = scene.content.script.commitment
      let share = min(max(held / script.hold, 0), 1)
      // The button gives at once and stays down while time runs on.
      let pressed = isSealed ? 1 : Curve.easeOut.value(held / 0.14)
      ZStack {
        if held > 0 {
          ArcShape(radius: metric.lock / 2 + metric.ring / 2 + 2, sweep: 360)
            .stroke(scene.color.ringTrack, width: metric.ring)
            .opacity(Curve.easeOut.value(held / 0.12))
          ArcShape(radius: metric.lock / 2 + metric.ring / 2 + 2, sweep: 360)
            .stroke(scene.color.accent, Stroke(metric.ring, trimTo: share))
            .anchor("lock.ring")
        }
        ZStack {
          Circle().fill(scene.color.primary.mixed(with: scene.color.shade, by: 0.1 * pressed))
          LockGlyph(color: scene.color.onButton).scale(0.66)
        }
        .scale(1 - 0.05 * pressed)
      }
      .frame(width: metric.lock, height: metric.lock)
      .anchor("lock")
      .onHold(Action.lock, for: script.hold)
      .disabled(isSealed)
    }
  }

  private struct LockGlyph: View {
    let color: Color

    var body: some View {
      ZStack {
        PathShape { LockDrawing.body.offset(by: $0.origin) }.fill(color)
        PathShape { LockDrawing.shackle.offset(by: $0.origin) }.stroke(color, width: LockDrawing.shackleWidth)
      }
      .frame(width: LockDrawing.box.width, height: LockDrawing.box.height)
    }
  }
}
