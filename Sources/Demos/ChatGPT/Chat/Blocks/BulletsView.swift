import Scenes

extension ChatGPT {
  /// Lines with a dot in the margin, which comes with the line's first word.
  struct BulletsView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      let middle = look.font.body.ascent - look.font.body.capHeight / 2
      ZStack(.topLeading) {
        ForEach(placed.texts) { item in
          Circle().fill(look.color.text)
            .opacity(clock.opacity(item.firstUnit))
            .placed(in: Rect(5, item.frame.y + middle - 2.5, 5, 5))
        }
        PlacedTexts(look: look, placed: placed, clock: clock, font: look.font.body)
      }
    }
  }
}
