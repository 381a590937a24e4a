import Scenes

extension ChatGPT {
  /// A semibold line above a part of an answer.
  struct HeadingView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      PlacedTexts(look: look, placed: placed, clock: clock, font: look.font.heading)
    }
  }
}
