import Scenes

extension ChatGPT {
  /// A block of an answer, by the view of its kind, in the coordinates of its turn.
  struct BlockView: View {
    let look: Look
    let placed: PlacedBlock
    let clock: StreamClock
    let turn: PlacedTurn

    var body: some View {
      ViewList([kind]).anchor(name)
    }

    private var kind: any View {
      switch placed.block {
      case .heading: HeadingView(look: look, placed: placed, clock: clock)
      case .paragraph: ParagraphView(look: look, placed: placed, clock: clock)
      case .bullets: BulletsView(look: look, placed: placed, clock: clock)
      case .numbered: NumberedView(look: look, placed: placed, clock: clock)
      case .table(let table): TableView(look: look, table: table, placed: placed, clock: clock)
      case .code(let code):
        CodeView(look: look, code: code, placed: placed, clock: clock, turn: turn.turn, index: turn.index)
      case .image(let picture): PictureView(look: look, picture: picture, placed: placed, turn: turn.turn)
      }
    }

    private var name: String {
      switch placed.block {
      case .heading: "block.heading"
      case .paragraph: "block.paragraph"
      case .bullets: "block.bullets"
      case .numbered: "block.numbered"
      case .table: "block.table"
      case .code: "block.code"
      case .image: "block.image"
      }
    }
  }
}
