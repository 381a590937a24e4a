import Scenes

extension ChatGPT {
  /// A listing on a dark ground that grows with its lines, with its language and a copy button above.
  struct CodeView: View {
    let look: Look
    let code: Code
    let placed: PlacedBlock
    let clock: StreamClock
    let turn: Turn
    let index: Int

    /// Height of the line above the listing, and the room below it.
    static let head = 44.0, foot = 16.0

    var body: some View {
      let frame = placed.frame
      ZStack(.topLeading) {
        RoundedRectangle(look.metric.codeRadius).fill(look.color.code)
          .frame(width: frame.width, height: shownHeight)
          .overlay { RoundedRectangle(look.metric.codeRadius).strokeBorder(look.color.codeEdge, width: 2.0 / 3) }
        HStack(spacing: 8) {
          Text(code.language).font(look.font.codeTitle).foreground(look.color.codeTitle)
          Spacer()
          copyButton
        }
        .padding(horizontal: 16)
        .frame(width: frame.width, height: CodeView.head - 6)
        ForEach(placed.texts) { text in
          listing(text).lineSpacing(look.metric.codeSpacing).lineBreakStrategy(.greedy)
            .placed(in: text.frame.offset(by: Point(0, -frame.y)))
        }
      }
      .clipShape(PathShape { rect in Path { $0.addRect(Rect(rect.x, rect.y, rect.width, shownHeight)) } })
      .opacity(clock.opacity(placed.firstUnit))
      .frame(width: frame.width, height: frame.height, alignment: .topLeading)
      .padding(Insets(top: frame.y))
    }

    /// The sum of its lines as far as they have come, each by a spring.
    private var shownHeight: Double {
      var height = CodeView.head + CodeView.foot
      var last = placed.frame.y + CodeView.head + CodeView.foot
      for line in placed.lines {
        height += (line.bottom - last) * look.script.glide.progress(clock.age(line.unit) + 0.08)
        last = line.bottom
      }
      return look.snapped(height)
    }

    private func listing(_ text: PlacedText) -> some View {
      let (clock, first) = (clock, text.firstUnit)
      let colored = CodeColors.spans(of: text.text, look.color)
      let parts = colored.map { Text($0.text).font(look.font.code).foreground($0.color) }
      let whole = parts.dropFirst().reduce(parts.first ?? Text("")) { $0 + $1 }
      return whole.words { Text.WordLook(opacity: clock.opacity(first + $0)) }
    }

    private var copyButton: some View {
      let done = turn.codeCopied?.presence(look.t, fade: look.script.fade) ?? 0
      return Button(Action.copyCode(index)) { press in
        HStack(spacing: 6) {
          ZStack {
            SymbolView(symbol: .copy, size: 15, color: look.color.codeTitle).opacity(1 - done)
            SymbolView(symbol: .check, size: 15, color: look.color.codeTitle, weight: 2.2).opacity(done)
          }
          Text(look.copy.copyCode).font(look.font.codeTitle).foreground(look.color.codeTitle)
        }
        .anchor("code.copy")
        .pressed(press.amount)
      }
    }
  }

  /// Colours of a listing: words of the language, texts in quotes, remarks.
  enum CodeColors {
    private static let keywords: Set<String> = [
      "def", "return", "for", "in", "import", "from", "with", "as", "if", "else", "lambda", "not", "print",
    ]

    static func spans(of text: String, _ color: Palette) -> [(text: String, color: Color)] {
      var spans: [(text: String, color: Color)] = []
      var rest = text[...]
      while let first = rest.first {
        let piece: Substring
        let shade: Color
        if first == "#" {
          piece = rest.prefix { $0 != "\n" }
          shade = color.codeComment
        } else if first == "\"" {
          let quotes = rest.prefix { $0 == "\"" }
          let mark = quotes.count >= 3 ? "\"\"\"" : "\""
          piece = rest[..<end(of: mark, in: rest)]
          shade = color.codeString
        } else if first.isLetter || first == "_" {
          piece = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          shade = keywords.contains(String(piece)) ? color.codeKeyword : color.codeText
        } else {
          piece = rest.prefix { !$0.isLetter && $0 != "#" && $0 != "\"" && $0 != "_" }
          shade = color.codeText
        }
        if let last = spans.last, last.color == shade {
          spans[spans.count - 1].text += piece
        } else {
          spans.append((String(piece), shade))
        }
        rest = rest[piece.endIndex...]
      }
      return spans
    }

    private static func end(of mark: String, in text: Substring) -> Substring.Index {
      var at = text.index(text.startIndex, offsetBy: mark.count, limitedBy: text.endIndex) ?? text.endIndex
      while at < text.endIndex {
        if text[at...].hasPrefix(mark) {
          return text.index(at, offsetBy: mark.count, limitedBy: text.endIndex) ?? text.endIndex
        }
        at = text.index(after: at)
      }
      return text.endIndex
    }
  }
}
