import Scenes

extension Devotional {
  /// The letter: lined paper, a cross at top-right, a title and the promises that write themselves in.
  struct Letter: View {
    let scene: SceneContext

    private static let inset = 24.0
    /// The ruled line under the title's baseline, and the one that the first promise stands on.
    private static let titleLine = 1
    private static let firstLine = 3

    var body: some View {
      let script = scene.content.script.commitment
      let metric = scene.metric
      let promises = scene.content.fixtures.promises
      let font = scene.font.letterLine
      ZStack(.topLeading) {
        LinedPaper(
          color: scene.color, radius: metric.letterRadius, first: Letter.top + metric.letterLine,
          pitch: metric.letterLine)
        PlasterCross(color: scene.color, height: 36).offset(x: metric.letter - 20 - 32, y: 18)
        Text(scene.brand.commitment.letterTitle).font(scene.font.letterTitle).foreground(scene.color.heading)
          .offset(x: Letter.inset, y: line(Letter.titleLine) - scene.font.letterTitle.ascent)
        ForEach(promises.indices) { index in
          let age = scene.age - script.lines - script.lineStagger * Double(index)
          Text(promises[index]).font(font).foreground(scene.color.body)
            .written(Curve.easeInOut.value(age / script.line))
            .lineSpacing(metric.letterLine - font.lineHeight)
            .anchor("letter.line.\(index + 1)")
            .frame(width: metric.letter - 2 * Letter.inset - 16, alignment: .topLeading)
            .offset(x: Letter.inset, y: line(Letter.firstLine + 3 * index) - font.ascent)
        }
      }
      .frame(width: metric.letter, height: metric.letter)
    }

    /// From the top edge to the first ruled line.
    private static let top = 36.0

    /// The height at which writing stands on a ruled line.
    private func line(_ index: Int) -> Double { Letter.top + scene.metric.letterLine * Double(index) - 3 }
  }
}
