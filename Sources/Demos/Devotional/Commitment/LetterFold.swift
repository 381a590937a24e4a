import Scenes

extension Devotional {
  /// How far letter and envelope have come after so many seconds of holding: a formula of that time alone, so that it
  /// runs back the same way.
  struct LetterFold {
    /// 0...1: the envelope has come up.
    let envelope: Double
    /// The envelope's fold line on the canvas.
    let hinge: Double
    /// The letter's middle on the canvas, degrees, and scale.
    let middle: Point
    let rotation: Double
    let scale: Double

    /// How small the letter is once inside, and how it lies there.
    private static let inside = 0.72
    private static let rest = -2.5
    private static let tilt = -7.0
    /// It first lifts a little, to come free of the envelope.
    private static let lift = 16.0
    private static let lifted = 0.93

    /// The envelope's ways: from and to rest.
    static let glide = Curve.bezier(0.42, 0, 0.4, 1)
    private static let approach = Curve.bezier(0.42, 0, 0.45, 1)

    /// `closed` 0...1: how far the closing envelope has gone to the middle.
    init(held: Double, closed: Double, script: DemoScript.Commitment, layout: CommitmentLayout) {
      let scene = layout.scene
      let rise = Curve.easeInOut.value(held / script.envelope)
      let slide = Curve.bezier(0.5, 0, 0.3, 1).value((held - script.slide) / script.slideFor)
      let approach = LetterFold.approach.value((held - script.slide) / script.slideFor)
      let turn = Curve.easeInOut.value((held - script.slide) / (script.slideFor * 0.45))
      let back = Curve.easeInOut.value((held - script.slide - script.slideFor * 0.5) / (script.slideFor * 0.5))
      envelope = Curve.easeOut.value(held / script.envelope)
      rotation = LetterFold.tilt * turn + (LetterFold.rest - LetterFold.tilt) * back
      let flat = layout.letterScale, folded = layout.envelopeScale
      scale =
        flat + (LetterFold.lifted * folded - flat) * rise + (LetterFold.inside - LetterFold.lifted) * folded * slide
      let start = layout.letterMiddle
      hinge =
        layout.hingeTop + (layout.hingeBetween - layout.hingeTop) * approach
        + (layout.hingeAtRest - layout.hingeBetween) * closed
      let end = hinge + EnvelopeArt.pocketMiddle * EnvelopeArt.scale * folded
      let y = start - LetterFold.lift * rise + (end - start + LetterFold.lift) * slide
      middle = Point(scene.device.width / 2, y)
    }
  }
}
