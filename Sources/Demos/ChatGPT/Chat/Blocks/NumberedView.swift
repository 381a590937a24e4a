import Scenes

extension ChatGPT {
  /// Lines with figures in the margin.
  struct NumberedView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      ZStack(.topLeading) {
        ForEach(placed.texts.enumerated()) { index, item in
          Text("\(index + 1).").font(look.font.body).foreground(look.color.secondary)
            .opacity(clock.opacity(item.firstUnit))
            .placed(in: Rect(2, item.frame.y, 24, item.frame.height))
        }
        PlacedTexts(look: look, placed: placed, clock: clock, font: look.font.body)
      }
    }
  }
}
