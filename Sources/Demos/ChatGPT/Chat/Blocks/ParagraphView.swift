import Scenes

extension ChatGPT {
  /// Running text.
  struct ParagraphView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      PlacedTexts(look: look, placed: placed, clock: clock, font: look.font.body)
    }
  }
}
