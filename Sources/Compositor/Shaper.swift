import CCairo

/// Turns spans into glyphs by HarfBuzz: cuts them into stretches of one face, script and direction, shapes each
/// stretch whole, so that kerning sees its neighbours, and cuts the result into cells.
struct Shaper {
  private let spans: [ShapedText.Span]
  private var characters: [Character] = []
  private var scalars: [Unicode.Scalar] = []
  /// For each scalar: its span, and its character.
  private var spanOf: [Int] = [], characterOf: [Int] = []
  private var breaks: [Bool] = []
  private var items: [ShapedText.Item] = []
  private var cells: [ShapedText.Cell] = []
  private var word = -1
  private var isInWord = false

  init(_ spans: [ShapedText.Span]) {
    self.spans = spans
    for (index, span) in spans.enumerated() {
      for character in span.text {
        for scalar in character.unicodeScalars {
          scalars.append(scalar)
          spanOf.append(index)
          characterOf.append(characters.count)
        }
        characters.append(character)
      }
    }
    breaks = LineBreaks.opportunities(spans.map(\.text).joined(), scalars: scalars.count)
  }

  private struct Stretch {
    var range: Range<Int>
    let span: Int
    let setting: FaceSetting
    let file: FontFile
    var script: String
  }

  mutating func shape() -> ShapedText {
    var choice = FaceChoice()
    var stretch: Stretch?
    var i = 0
    while i < scalars.count {
      var end = i + 1
      while end < scalars.count && characterOf[end] == characterOf[i] { end += 1 }
      let character = characters[characterOf[i]]
      if character.isNewline {
        flush(&stretch)
        appendLineEnd(i..<end)
      } else if let (setting, file) = choice.choose(character, spans[spanOf[i]].font) {
        let script = scalars[i..<end].map(FaceChoice.script).first { $0 != "Zyyy" && $0 != "Zinh" } ?? "Zyyy"
        extend(&stretch, with: Stretch(range: i..<end, span: spanOf[i], setting: setting, file: file, script: script))
      } else {
        flush(&stretch)
      }
      i = end
    }
    flush(&stretch)
    return ShapedText(spans: spans, characters: characters, items: items, cells: cells, problems: choice.problems)
  }

  private mutating func extend(_ stretch: inout Stretch?, with next: Stretch) {
    if var open = stretch, open.span == next.span, open.setting == next.setting,
      open.range.upperBound == next.range.lowerBound,
      open.script == next.script || open.script == "Zyyy" || next.script == "Zyyy"
    {
      open.range = open.range.lowerBound..<next.range.upperBound
      if open.script == "Zyyy" { open.script = next.script }
      stretch = open
    } else {
      flush(&stretch)
      stretch = next
    }
  }

  private mutating func appendLineEnd(_ range: Range<Int>) {
    isInWord = false
    let character = characterOf[range.lowerBound]
    cells.append(
      ShapedText.Cell(
        kind: .lineEnd, item: -1, span: spanOf[range.lowerBound], glyphs: 0..<0, advance: 0,
        characters: character..<(character + 1), breaksAfter: true, word: max(0, word)))
  }

  private mutating func flush(_ stretch: inout Stretch?) {
    guard let open = stretch else { return }
    stretch = nil
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    let isRightToLeft = fill(buffer, open)
    var features = open.setting.features.map { Self.feature($0.tag, $0.isOn, 0..<Int(UInt32.max)) }
    if open.setting.face.package == "fonts-inter" { features += colons(open.range) }
    hb_shape(open.file.font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions, count > 0 else { return }

    // Visual order from HarfBuzz; cells are appended in the order of the text.
    var clusters: [(scalar: Int, glyphs: Range<Int>)] = []
    for g in 0..<Int(count) {
      let cluster = Int(infos[g].cluster)
      if let last = clusters.last, last.scalar == cluster {
        clusters[clusters.count - 1].glyphs = last.glyphs.lowerBound..<(g + 1)
      } else {
        clusters.append((cluster, g..<(g + 1)))
      }
    }
    if isRightToLeft { clusters.reverse() }
    let unit = open.setting.drawnSize / open.file.unitsPerEm
    var glyphs: [Run.Glyph] = []
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].scalar : open.range.upperBound
      let first = glyphs.count
      var x = 0.0
      for g in cluster.glyphs {
        let p = positions[g]
        // An invisible character leaves an empty glyph behind: no ink, no need to keep it.
        glyphs.append(
          Run.Glyph(
            index: infos[g].codepoint, x: x + Double(p.x_offset) * unit, y: -Double(p.y_offset) * unit))
        x += Double(p.x_advance) * unit
      }
      appendCell(open, cluster.scalar..<max(end, cluster.scalar + 1), first..<glyphs.count, x)
    }
    items.append(
      ShapedText.Item(
        span: open.span, setting: open.setting, file: open.file, isRightToLeft: isRightToLeft, glyphs: glyphs))
  }

  private mutating func appendCell(
    _ stretch: Stretch, _ range: Range<Int>, _ glyphs: Range<Int>, _ advance: Double
  ) {
    let isSpace = range.allSatisfy { scalars[$0].properties.isWhitespace && !Self.glues(scalars[$0]) }
    if !isSpace && !isInWord { word += 1 }
    isInWord = !isSpace
    var advance = advance
    if advance != 0 { advance += stretch.setting.spacing }
    if advance != 0 && isSpace { advance += stretch.setting.wordSpacing }
    if scalars[range.lowerBound] == "\t" { advance *= 4 }
    let firstCharacter = characterOf[range.lowerBound]
    let isStart = range.lowerBound == 0 || characterOf[range.lowerBound - 1] != firstCharacter
    let from = isStart ? firstCharacter : firstCharacter + 1
    cells.append(
      ShapedText.Cell(
        kind: isSpace ? .space : .ink, item: items.count, span: stretch.span, glyphs: glyphs, advance: advance,
        characters: from..<max(from, characterOf[range.upperBound - 1] + 1), breaksAfter: breaks[range.upperBound],
        word: max(0, word)))
  }

  /// Puts the stretch into the buffer; true when it runs from right to left.
  private func fill(_ buffer: OpaquePointer, _ stretch: Stretch) -> Bool {
    // A tab is four spaces wide, other controls take no room.
    let values = stretch.range.map { i -> UInt32 in
      let scalar = scalars[i]
      if scalar == "\t" { return 0x20 }
      return scalar.properties.generalCategory == .control ? 0x200B : scalar.value
    }
    for (offset, value) in values.enumerated() {
      hb_buffer_add(buffer, value, UInt32(stretch.range.lowerBound + offset))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    let script = stretch.script == "Zyyy" ? "Latn" : stretch.script
    let value = hb_script_from_string(script, -1)
    hb_buffer_set_script(buffer, value)
    let isRightToLeft = hb_script_get_horizontal_direction(value) == HB_DIRECTION_RTL
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A fixed language: HarfBuzz would otherwise ask the environment.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    return isRightToLeft
  }

  private static func glues(_ scalar: Unicode.Scalar) -> Bool { ["\u{A0}", "\u{202F}", "\u{2007}"].contains(scalar) }

  /// Contextual forms are on round a colon between digits alone, which both SF Pro and Inter raise.
  private func colons(_ range: Range<Int>) -> [hb_feature_t] {
    func isDigit(_ i: Int) -> Bool { range.contains(i) && ("0"..."9").contains(scalars[i]) }
    return range.filter { scalars[$0] == ":" && isDigit($0 - 1) && isDigit($0 + 1) }
      .map { Self.feature("calt", true, $0 - 1..<$0 + 2) }
  }

  private static func feature(_ tag: String, _ isOn: Bool, _ range: Range<Int>) -> hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, -1), value: isOn ? 1 : 0, start: UInt32(range.lowerBound),
      end: UInt32(range.upperBound))
  }
}
