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

  /// Running text.
  struct ParagraphView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock

    var body: some View {
      PlacedTexts(look: look, placed: placed, clock: clock, font: look.font.body)
    }
  }

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
