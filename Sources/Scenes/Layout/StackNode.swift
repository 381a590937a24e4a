/// Lays out a row or a column as SwiftUI does: the stiffest children choose first, each from an equal share of what is
/// left.
final class StackNode: Node {
  private let children: [Node]
  private let axis: Axis
  private let alignment: Double
  private let usesBaseline: Bool
  private let spacing: Double
  private var laidOut: (Proposal, [Size])?
  /// How the children take to more room along the axis.
  private lazy var stretches = children.map { $0.stretch(axis) }

  init(_ children: [Node], axis: Axis, alignment: Double, usesBaseline: Bool, spacing: Double) {
    self.children = children
    self.axis = axis
    self.alignment = alignment
    self.usesBaseline = usesBaseline
    self.spacing = spacing
  }

  override func stretch(_ axis: Axis) -> Stretch {
    if axis == self.axis { return stretches.max() ?? .fixed }
    var most = Stretch.fixed
    for child in children where !child.isSpacer { most = max(most, child.stretch(axis)) }
    return most
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
      for group in groups() {
        // What comes later keeps at least its least: a spacer's minimum, say.
        let later = group.reserved
        for (done, i) in group.members.enumerated() {
          let room = max(0, left - later)
          sizes[i] = take(i, share(of: i, among: group.members[done...], room, crossRoom), crossRoom)
          left -= main(sizes[i])
        }
      }
    } else {
      for i in children.indices { sizes[i] = take(i, nil, crossRoom) }
    }
    laidOut = (proposal, sizes)
    return sizes
  }

  /// Children that are served together, the first group first; within a group the stiffest first, then the shortest.
  private func groups() -> [(members: [Int], reserved: Double)] {
    guard let first = children.first?.priority else { return [] }
    if children.allSatisfy({ $0.priority == first }) { return [(served(Array(children.indices)), 0)] }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      let members = served(children.indices.filter { children[$0].priority == priority })
      let reserved = children.filter { $0.priority < priority }.reduce(0) {
        $0 + ($1.isSpacer ? main($1.size(offer(0, 0))) : 0)
      }
      return (members, reserved)
    }
  }

  /// Children in the order in which they choose.
  private func served(_ members: [Int]) -> [Int] {
    guard members.count > 1 else { return members }
    return members.sorted {
      let a = stretches[$0], b = stretches[$1]
      if a != b { return a < b }
      if a == .soft {
        let la = ideal($0), lb = ideal($1)
        if la != lb { return la < lb }
      }
      return $0 < $1
    }
  }

  /// What a child is offered: an equal share of the room, but for texts their own length while all of them fit.
  private func share(of i: Int, among waiting: ArraySlice<Int>, _ room: Double, _ cross: Double?) -> Double {
    let equal = room / Double(waiting.count)
    guard stretches[i] == .soft, cross != nil || axis == .horizontal else { return equal }
    let wanted = waiting.reduce(0) { $0 + (stretches[$1] == .soft ? ideal($1) : 0) }
    return wanted <= room + 0.02 ? max(equal, ideal(i) + 0.01) : equal
  }

  private func ideal(_ i: Int) -> Double { main(children[i].size(.ideal)) }

  private func take(_ i: Int, _ length: Double?, _ cross: Double?) -> Size {
    let size = children[i].size(offer(length, cross))
    guard children[i].isSpacer else { return size }
    return axis == .horizontal ? Size(size.width, 0) : Size(0, size.height)
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
