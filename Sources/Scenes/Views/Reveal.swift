extension Text {
  /// The text as far as it has been written: `progress` 0...1 of the length of all its lines, one line after the other,
  /// with an edge that fades over `edge` points. Layout does not change.
  public func written(_ progress: Double, edge: Double = 14) -> some View {
    Written(text: self, progress: Grid.channel(min(max(progress, 0), 1)), edge: edge)
  }
}

/// A text that shows only what has been written of it.
private struct Written: PrimitiveView {
  let text: Text
  let progress: Double
  let edge: Double

  func nodes(in context: Context) -> [Node] {
    guard let child = text.nodes(in: context).first as? TextNode else { return text.nodes(in: context) }
    return [WrittenNode(child, progress, edge)]
  }
}

private final class WrittenNode: WrapperNode {
  let text: TextNode
  let progress: Double
  let edge: Double

  init(_ child: TextNode, _ progress: Double, _ edge: Double) {
    (text, self.progress, self.edge) = (child, progress, edge)
    child.written = progress
    super.init(child)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    if progress >= 1 { return child.draw(in: rect, into: &sink) }
    let opacity = Group(opacity: progress > 0 ? 1 : 0)
    let mask = progress > 0 ? mask(in: rect) : nil
    let drawn = sink.collect(opacity) { child.draw(in: rect, into: &$0) }
    if let mask { sink.add(.group(Group(mask: mask), drawn)) }
  }

  /// What is written of each line, a little larger than its box, since letters reach beyond it.
  private func mask(in rect: Rect) -> [Layer] {
    let boxes = text.lineBoxes(in: rect)
    let total = boxes.reduce(0) { $0 + $1.width + edge }
    var left = progress * total
    var layers: [Layer] = []
    for box in boxes where left > 0 {
      let way = box.width + edge
      let tall = Rect(box.x - 6, box.y - 3, box.width + 12, box.height + 6)
      if left >= way {
        layers.append(.fill(Path { $0.addRect(tall) }, .color(.black)))
      } else {
        let tip = box.x + left
        let shade = LinearGradient(
          from: Point(tip - edge, 0), to: Point(tip, 0), stops: [Stop(0, .black), Stop(1, .clear)])
        layers.append(.fill(Path { $0.addRect(tall) }, .linear(shade)))
      }
      left -= way
    }
    return layers
  }
}
