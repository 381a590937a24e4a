/// Lays out a row or a column as SwiftUI does: the stiffest children choose first, each from an equal share of what is
/// left.
final class StackNode: Node {
  private let children: [Node]
  private let axis: Axis
  private let alignment: Double
  private let usesBaseline: Bool
  private let spacing: Double
  private var laidOut: (Proposal, [Size])?

  init(_ children: [Node], axis: Axis, alignment: Double, usesBaseline: Bool, spacing: Double) {
    self.children = children
    self.axis = axis
    self.alignment = alignment
    self.usesBaseline = usesBaseline
    self.spacing = spacing
  }

  override func stretch(_ axis: Axis) -> Stretch {
    if axis == self.axis { return children.map { $0.stretch(axis) }.max() ?? .fixed }
    return children.lazy.filter { !$0.isSpacer }.map { $0.stretch(axis) }.max() ?? .fixed
  }

  private func main(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
  private func offer(_ main: Double?, _ cross: Double?) -> Proposal {
    axis == .horizontal ? Proposal(main, cross) : Proposal(cross, main)
  }

  private func sizes(_ proposal: Proposal) -> [Size] {
    if let laidOut, laidOut.0 == proposal { return laidOut.1 }
    let mainRoom = axis == .horizontal ? proposal.width : proposal.height
    let crossRoom = axis == .horizontal ? proposal.height : proposal.width
    var sizes = [Size](repeating: .zero, count: children.count)
    if let mainRoom {
      var left = mainRoom - spacing * Double(max(0, children.count - 1))
      let order = children.indices.sorted {
        let a = children[$0], b = children[$1]
        if a.priority != b.priority { return a.priority > b.priority }
        let sa = a.stretch(axis), sb = b.stretch(axis)
        if sa != sb { return sa < sb }
        return a.isSpacer != b.isSpacer ? !a.isSpacer : $0 < $1
      }
      var remaining = order.count
      for i in order {
        let share = max(0, left / Double(remaining))
        sizes[i] = children[i].size(offer(share, crossRoom))
        if children[i].isSpacer { sizes[i] = axis == .horizontal ? Size(sizes[i].width, 0) : Size(0, sizes[i].height) }
        left -= main(sizes[i])
        remaining -= 1
      }
    } else {
      for i in children.indices {
        sizes[i] = children[i].size(offer(nil, crossRoom))
        if children[i].isSpacer { sizes[i] = axis == .horizontal ? Size(sizes[i].width, 0) : Size(0, sizes[i].height) }
      }
    }
    laidOut = (proposal, sizes)
    return sizes
  }

  override func measure(_ proposal: Proposal) -> Size {
    let sizes = sizes(proposal)
    let length = sizes.reduce(0) { $0 + main($1) } + spacing * Double(max(0, sizes.count - 1))
    let breadth = usesBaseline ? baselineBreadth(sizes) : sizes.reduce(0) { max($0, cross($1)) }
    return axis == .horizontal ? Size(length, breadth) : Size(breadth, length)
  }

  private func baselineBreadth(_ sizes: [Size]) -> Double {
    let up = zip(children, sizes).map { $0.firstBaseline($1) }.max() ?? 0
    let down = zip(children, sizes).map { $1.height - $0.firstBaseline($1) }.max() ?? 0
    return up + down
  }

  override func firstBaseline(_ size: Size) -> Double {
    let sizes = sizes(Proposal(size))
    guard let first = children.first else { return size.height }
    if axis == .vertical { return first.firstBaseline(sizes[0]) }
    if usesBaseline { return zip(children, sizes).map { $0.firstBaseline($1) }.max() ?? size.height }
    return (size.height - sizes[0].height) * alignment + first.firstBaseline(sizes[0])
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let sizes = sizes(Proposal(rect.size))
    let up = usesBaseline ? zip(children, sizes).map { $0.firstBaseline($1) }.max() ?? 0 : 0
    var position = axis == .horizontal ? rect.x : rect.y
    for (child, size) in zip(children, sizes) {
      let slack = (axis == .horizontal ? rect.height : rect.width) - cross(size)
      let across = usesBaseline ? up - child.firstBaseline(size) : slack * alignment
      let place =
        axis == .horizontal
        ? Rect(position, rect.y + across, size.width, size.height)
        : Rect(rect.x + across, position, size.width, size.height)
      child.draw(in: place, into: &sink)
      position += main(size) + spacing
    }
  }
}
