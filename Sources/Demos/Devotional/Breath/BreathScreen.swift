import Scenes

extension Devotional {
  /// Screen 9: "Take a deep breath" comes word by word, moves up a line for "and press Continue", then the button comes.
  struct BreathScreen: View {
    let scene: SceneContext

    /// Points between the two lines' boxes.
    private static let gap = 4.0

    var body: some View {
      let script = scene.content.script.breath
      let slide = Curve.easeInOut.value((scene.age - script.slide) / script.slideFor)
      let line = scene.font.breath.lineHeight + BreathScreen.gap
      let middle = scene.device.height / 2
      let button = scene.age - script.button
      ZStack(.topLeading) {
        BreathWords(scene: scene)
          .position(Point(scene.device.width / 2, middle))
          .offset(y: -line * slide)
        Text(scene.brand.breath.second).font(scene.font.breath).foreground(scene.color.heading)
          .anchor("breath.second")
          .opacity(Curve.easeInOut.value((scene.age - script.slide - 0.3) / script.slideFor))
          .position(Point(scene.device.width / 2, middle))
          .offset(y: 6 * (1 - slide))
        ContinueButton(scene: scene, action: .go(.welcome), isEnabled: button > 0)
          .fadesIn(button, over: 0.4)
      }
    }
  }

  /// The first line, each word by itself.
  private struct BreathWords: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.breath
      let words = scene.brand.breath.first.split(separator: " ").map(String.init)
      HStack(.firstBaseline, spacing: 0) {
        ForEach(words.indices) { index in
          let age = scene.age - script.words - script.wordStagger * Double(index)
          Text(index < words.count - 1 ? words[index] + "\u{A0}" : words[index])
            .font(scene.font.breath).foreground(scene.color.heading)
            .anchor("breath.word.\(index + 1)")
            .fadesIn(age, over: script.word)
        }
      }
      .fixedSize()
      .anchor("breath.first")
    }
  }
}
