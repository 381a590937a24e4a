import Scenes

extension ChatGPT {
  /// Lays out turns; everything is a function of the turn and the moment.
  struct TurnLayout {
    let look: Look

    /// Distances in points.
    private enum Gap {
      static let turn = 30.0, bubble = 22.0, thinking = 14.0, block = 14.0, heading = 24.0, afterHeading = 10.0
      static let item = 8.0, actions = 4.0, chips = 8.0, attachment = 8.0
    }

    /// The whole chat.
    func transcript(_ chat: Chat) -> Transcript {
      var result = Transcript()
      for (index, turn) in chat.turns.enumerated() {
        if index > 0 { result.height += Gap.turn }
        let isLast = index == chat.turns.count - 1
        let placed = place(turn, index, y: result.height, hasChips: isLast)
        result.turns.append(placed)
        result.height += placed.height
      }
      return result
    }

    /// A turn that another has replaced, where that one stands.
    func alone(_ turn: Turn, _ placed: PlacedTurn) -> PlacedTurn {
      place(turn, placed.index, y: placed.y, hasChips: true)
    }

    private func place(_ turn: Turn, _ index: Int, y: Double, hasChips: Bool) -> PlacedTurn {
      var placed = PlacedTurn(index: index, turn: turn, y: y, actions: .zero)
      var top = 0.0
      question(turn, &placed, &top)
      thinking(turn, &placed, &top)
      answer(turn, &placed, &top)
      placed.bodyHeight = top
      top += Gap.actions
      if turn.reply.isPicture {
        placed.pictureButtons = Rect(0, top + 8, look.column, 36)
        top += 50
      }
      placed.actions = Rect(-10, top, look.column, 44)
      top += 44
      chips(turn, hasChips, &placed, &top)
      placed.height = top
      return placed
    }

    // MARK: Question

    private func question(_ turn: Turn, _ placed: inout PlacedTurn, _ top: inout Double) {
      guard let prompt = turn.prompt else { return }
      if prompt.photo != nil {
        let side = (look.column * 0.5).rounded()
        placed.attachment = Rect(look.column - side, top, side, side)
        top += side + (prompt.text.isEmpty ? 0 : Gap.attachment)
      } else if prompt.file != nil {
        placed.attachment = Rect(look.column - 230, top, 230, 60)
        top += 60 + (prompt.text.isEmpty ? 0 : Gap.attachment)
      }
      if !prompt.text.isEmpty {
        let most = (look.column * look.metric.bubbleWidth).rounded() - 32
        let size = layout(prompt.text, look.font.body, most).size
        let width = size.width + 32
        placed.bubble = Rect(look.column - width, top, width, size.height + 22)
        top += size.height + 22
      }
      top += Gap.bubble
    }

    // MARK: Thinking

    private func thinking(_ turn: Turn, _ placed: inout PlacedTurn, _ top: inout Double) {
      let line = look.font.thought.lineHeight.rounded(.up)
      if turn.reply.isPicture {
        placed.thinking = Rect(0, top, look.column, line)
        top += line + Gap.thinking
      } else if turn.reply.thinking > 0 {
        placed.thinking = Rect(0, top, look.column, line)
        top += line
        let open = min(max(turn.thought.value(look.t), 0), 1.2)
        if open > 0.001 {
          let size = layout(turn.reply.thought.joined(separator: "\n"), look.font.thoughtText, look.column - 18).size
          placed.thought = Rect(0, top + 10, look.column, size.height)
          top += (size.height + 14) * open
        }
        top += Gap.thinking
      }
    }

    // MARK: Answer

    private func answer(_ turn: Turn, _ placed: inout PlacedTurn, _ top: inout Double) {
      var unit = 0
      for (index, block) in turn.reply.blocks.enumerated() {
        if index > 0 { top += gap(turn.reply.blocks[index - 1], block) }
        let laidOut = place(block, unit, y: top)
        placed.blocks.append(laidOut)
        unit += block.unitCount
        top += laidOut.frame.height
      }
    }

    private func gap(_ before: Block, _ block: Block) -> Double {
      if case .heading = block { return Gap.heading }
      if case .heading = before { return Gap.afterHeading }
      return Gap.block
    }

    private func place(_ block: Block, _ unit: Int, y: Double) -> PlacedBlock {
      switch block {
      case .heading(let text): return texts(block, [text], unit, y: y, indent: 0, font: look.font.heading)
      case .paragraph(let text): return texts(block, [text], unit, y: y, indent: 0, font: look.font.body)
      case .bullets(let items): return texts(block, items, unit, y: y, indent: 20, font: look.font.body)
      case .numbered(let items): return texts(block, items, unit, y: y, indent: 26, font: look.font.body)
      case .table(let table): return place(table, block, unit, y: y)
      case .code(let code): return place(code, block, unit, y: y)
      case .image:
        // On wide canvases it stays low enough to be seen whole, with what stands below it.
        let side = min(look.column, (look.device.height * 0.47).rounded())
        return PlacedBlock(
          block: block, firstUnit: unit, frame: Rect(0, y, side, side), texts: [], lines: [(unit, y + side)])
      }
    }

    private func texts(
      _ block: Block, _ items: [String], _ first: Int, y: Double, indent: Double, font: Font
    ) -> PlacedBlock {
      var placed = PlacedBlock(block: block, firstUnit: first, frame: Rect(0, y, look.column, 0), texts: [], lines: [])
      var top = y
      var unit = first
      for (index, item) in items.enumerated() {
        if index > 0 { top += Gap.item }
        let set = layout(item, font, look.column - indent)
        placed.texts.append(
          PlacedText(
            text: item, frame: Rect(indent, top, look.column - indent, set.size.height), firstUnit: unit))
        for line in set.lines {
          placed.lines.append((unit + (line.runs.first?.word ?? 0), top + line.box.maxY))
        }
        unit += item.wordCount
        top += set.size.height
      }
      placed.frame.height = top - y
      return placed
    }

    private func place(_ table: Table, _ block: Block, _ first: Int, y: Double) -> PlacedBlock {
      let height = look.metric.tableRow
      var placed = PlacedBlock(block: block, firstUnit: first, frame: Rect(0, y, look.column, 0), texts: [], lines: [])
      var unit = first
      for (index, row) in table.allRows.enumerated() {
        let top = y + Double(index) * height
        placed.lines.append((unit, top + height))
        let columns = Double(max(1, table.header.count))
        for (column, cell) in row.enumerated() {
          let frame = Rect(Double(column) * look.column / columns, top, look.column / columns, height)
          placed.texts.append(PlacedText(text: cell, frame: frame, firstUnit: unit))
          unit += cell.wordCount
        }
      }
      placed.frame.height = Double(table.allRows.count) * height
      return placed
    }

    private func place(_ code: Code, _ block: Block, _ first: Int, y: Double) -> PlacedBlock {
      let set = Typesetter.layout(
        Paragraph(
          [TextSpan(code.text, font: look.font.code, paint: .color(.black))], lineSpacing: look.metric.codeSpacing,
          splitsWords: true), width: look.column - 32)
      let top = y + CodeView.head
      var lines: [(unit: Int, bottom: Double)] = []
      for line in set.lines {
        let unit = line.runs.first.map { first + $0.word } ?? lines.last?.unit ?? first
        lines.append((unit, top + line.box.maxY + CodeView.foot))
      }
      return PlacedBlock(
        block: block, firstUnit: first,
        frame: Rect(0, y, look.column, CodeView.head + set.size.height + CodeView.foot),
        texts: [PlacedText(text: code.text, frame: Rect(16, top, look.column - 32, set.size.height), firstUnit: first)],
        lines: lines)
    }

    private func layout(_ text: String, _ font: Font, _ width: Double) -> TextBlock {
      Typesetter.layout(
        Paragraph(
          [TextSpan(text, font: font, paint: .color(.black))], lineSpacing: look.metric.lineSpacing, splitsWords: true,
          lineBreakStrategy: .pushOut),
        width: width)
    }

    // MARK: Chips

    /// Follow-ups stand side by side while they fit.
    private func chips(_ turn: Turn, _ hasChips: Bool, _ placed: inout PlacedTurn, _ top: inout Double) {
      guard !turn.reply.chips.isEmpty, !turn.isStopped else { return }
      let goes = turn.chipsGone.map { look.script.glide.progress(look.t.since($0)) } ?? (hasChips ? 0 : 1)
      guard goes < 0.999 else { return }
      var x = 0.0
      var y = top + Gap.chips
      for chip in turn.reply.chips {
        let width = layout(chip, look.font.chip, look.column).size.width + 32
        if x > 0, x + width > look.column {
          x = 0
          y += look.metric.chipHeight + Gap.chips
        }
        placed.chips.append(Rect(x, y, width, look.metric.chipHeight))
        x += width + Gap.chips
      }
      top += (y + look.metric.chipHeight - top) * (1 - goes)
    }
  }
}
