import Scenes

extension ChatGPT {
  /// Where the composer stands at a moment.
  struct ComposerLayout {
    let look: Look
    /// The pill, the field in it, and the round button beside it.
    let pill, field, button: Rect
    /// Room for what is attached, at the pill's top.
    let attached: Double
    /// How far the text is scrolled, in points: what it has above the most lines that show.
    let scrolled: Double
    /// The most lines before the field scrolls.
    static let mostLines = 5.0

    init(_ look: Look, _ composer: Composer) {
      self.look = look
      let metric = look.metric
      let side = metric.composer
      attached = 84 * min(max(composer.attached.value(look.t), 0), 1.2)
      let count = max(composer.lines.value(look.t), 1)
      let lines = min(count, ComposerLayout.mostLines)
      scrolled = look.snapped((count - lines) * look.font.body.lineHeight)
      let text = look.snapped((lines - 1) * look.font.body.lineHeight)
      let height = side + text + look.snapped(attached)
      let rest = look.device.safeBottom + metric.composerLift
      let raised = SoftwareKeyboard.height(on: look.device) + 8
      let lift = rest + (raised - rest) * composer.lift.value(look.t)
      let bottom = look.snapped(look.device.height - lift)
      button = Rect(look.device.width - metric.margin - side, bottom - side, side, side)
      pill = Rect(metric.margin, bottom - height, button.x - 10 - metric.margin, height)
      let top = pill.y + look.snapped(attached)
      field = Rect(pill.x + 46, top, pill.width - 92, side + text)
    }

    var top: Double { pill.y }

    /// How many lines a text needs in the field, 1 at least.
    func lineCount(_ text: String) -> Double {
      let block = Typesetter.layout(
        Paragraph([TextSpan(text, font: look.font.body, paint: .color(.black))]), width: field.width - 4)
      let extra = text.hasSuffix("\n") ? 1 : 0
      return Double(max(block.lines.count + extra, 1))
    }
  }
}
