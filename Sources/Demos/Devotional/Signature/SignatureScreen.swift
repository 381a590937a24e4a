import Scenes

extension Devotional {
  /// Screen 8: nothing but a signature that writes itself, rests and fades.
  struct SignatureScreen: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.signature
      let pen = PenLines.signature
      let written = Curve.bezier(0.3, 0, 0.5, 1).value((scene.age - script.start) / script.write)
      let gone = Curve.easeInOut.value((scene.age - script.start - script.write - script.hold) / script.fade)
      ZStack(.topLeading) {
        if written > 0 {
          ForEach(pen.strokes.indices) { index in
            SwellingLine(
              path: pen.strokes[index], color: scene.color.pen, width: 3.4, drawn: pen.trim(index, at: written),
              pressure: PenLines.signaturePressure[index], steps: 7
            )
            .anchor("signature.\(index + 1)")
          }
        }
      }
      .frame(width: PenLines.signatureBox.width, height: PenLines.signatureBox.height)
      .anchor("signature")
      .opacity(1 - gone)
      .position(Point(scene.device.width / 2, scene.device.height / 2))
      .allowsHitTesting(false)
    }
  }
}
