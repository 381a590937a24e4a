import Scenes

extension ChatGPT {
  /// A block's texts at their places.
  struct PlacedTexts: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock
    let font: Font

    var body: some View {
      ZStack(.topLeading) {
        ForEach(placed.texts.filter { clock.opacity($0.firstUnit) > 0 }) { item in
          StreamText(
            text: item.text, font: font, color: look.color.text, firstUnit: item.firstUnit, clock: clock
          )
          .lineSpacing(look.metric.lineSpacing)
          .placed(in: item.frame)
        }
      }
    }
  }
}
