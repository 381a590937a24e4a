import Scenes

extension Devotional {
  /// The notebook on its way in from the right edge, turning, to where it rests.
  struct FlyingNotebook: View {
    let scene: SceneContext

    /// Degrees at rest and as it sets off; points that it comes from beyond its place.
    private static let tilt = -7.0
    private static let size = 0.94
    private static let start = 34.0
    private static let way = Point(560, -110)

    var body: some View {
      let script = scene.content.script.splash
      let time = (scene.age - script.notebook) / script.flight
      let across = Curve.bezier(0.24, 0.64, 0.3, 1).value(time)
      let down = Curve.bezier(0.3, 0.5, 0.35, 1).value(time)
      // It turns a little past its tilt and comes back.
      let turn = Curve.bezier(0.24, 0.72, 0.42, 1.09).value(time)
      let way = FlyingNotebook.way
      Notebook(scene: scene)
        .scale(FlyingNotebook.size)
        .placed(
          offset: Point(way.x * (1 - across), way.y * (1 - down)),
          rotation: FlyingNotebook.start + (FlyingNotebook.tilt - FlyingNotebook.start) * turn
        )
        .allowsHitTesting(false)
    }
  }

  /// The open notebook: a picture without words, and on its ruled lines the leaf, the handwriting and the cross.
  struct Notebook: View {
    let scene: SceneContext

    static let box = Size(460, 330)
    /// The ruled lines: the first one's height, and from line to line.
    private static let firstLine = 68.02
    private static let pitch = 15.064
    /// Where one may write on the left page.
    private static let left = Rect(42, 54.6, 156, 210.9)
    /// What the screen's edge leaves of the right one.
    private static let seen = Rect(266, 54.6, 118, 210.9)

    var body: some View {
      let words = scene.content.fixtures.notebook
      ZStack(.topLeading) {
        Image(Art("Devotional/notebook"))
        Leaf(size: 46).offset(x: 44, y: 52)
        script(words.left, on: Notebook.left.inset(by: 8, 0), line: 6, drop: 0.9, "notebook.left")
        script(words.right, on: Notebook.seen, line: 2, drop: 0, "notebook.right")
        PlasterCross(color: scene.color, height: 34).offset(x: 334, y: 197)
      }
      .frame(width: Notebook.box.width, height: Notebook.box.height)
      .anchor("notebook")
    }

    /// Handwriting whose first baseline lies on a ruled line, with a line left free between its own. `drop`: points by
    /// which the drawn line lies below its height where the words begin.
    private func script(_ text: String, on page: Rect, line: Int, drop: Double, _ name: String) -> some View {
      let font = scene.font.notebook
      let baseline = Notebook.firstLine + Double(line) * Notebook.pitch - 0.6 + drop
      return Text(text).font(font).foreground(scene.color.script)
        .lineSpacing(2 * Notebook.pitch - font.lineHeight)
        .anchor(name)
        .frame(width: page.width, alignment: .topLeading)
        .offset(x: page.x, y: baseline - font.ascent)
    }
  }
}
