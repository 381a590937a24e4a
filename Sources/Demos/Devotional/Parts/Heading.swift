import Scenes

extension Devotional {
  /// A screen's heading, centred at a height.
  struct Heading: View {
    let scene: SceneContext
    let text: String
    let font: Font

    init(_ scene: SceneContext, _ text: String, font: Font? = nil) {
      self.scene = scene
      self.text = text
      self.font = font ?? scene.font.heading
    }

    var body: some View {
      Text(text).font(font).foreground(scene.color.heading).multilineTextAlignment(.center)
        .anchor("heading")
        .frame(maxWidth: .infinity)
    }
  }

  /// What stands between the margins from a height downwards, and comes up while its screen fades in.
  struct Column: View {
    let scene: SceneContext
    let top: Double
    let content: ViewList

    init(_ scene: SceneContext, top: Double? = nil, @ViewBuilder content: () -> ViewList) {
      self.scene = scene
      self.top = top ?? scene.headingTop
      self.content = content()
    }

    var body: some View {
      VStack(spacing: 0) { content }
        .padding(Insets(top: top, left: scene.side, right: scene.side))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .offset(y: scene.rise)
    }
  }
}
