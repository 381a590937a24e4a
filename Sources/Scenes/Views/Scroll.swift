import Foundation

/// A scrolling area's facts: where its content lies and how it is moving there. Offsets in points, positive when the
/// content has moved up (or left).
public struct ScrollState: Hashable, Codable, Sendable {
  /// Resting or springing offset.
  public private(set) var motion: Motion
  /// Offset at the moment the finger went down; nil while no finger holds the content.
  public private(set) var heldFrom: Double?
  /// The furthest offset, by what the content needs beyond its viewport; 0 when it fits.
  public private(set) var limit: Double
  /// Viewport length, for the rubber band.
  public private(set) var viewport: Double

  /// Makes a state at rest.
  public init(offset: Double = 0, limit: Double = 0, viewport: Double = 400) {
    motion = Motion(offset)
    self.limit = max(0, limit)
    self.viewport = viewport
  }

  /// Offset at a moment; `finger` is how far the finger that holds the content has moved it.
  public func offset(_ t: Instant, finger: Double = 0) -> Double {
    guard let heldFrom else { return motion.value(t) }
    return banded(heldFrom + finger)
  }

  /// The finger takes hold.
  public mutating func hold(at t: Instant) {
    heldFrom = motion.value(t)
    motion.set(motion.value(t), at: t)
  }

  /// The finger lets go after moving the content by `finger` points at `velocity` points a second; it glides on to where
  /// UIScrollView would stop (decay 0.998 a millisecond, ios-facts.md section 8), within the limits.
  public mutating func release(at t: Instant, finger: Double, velocity: Double) {
    guard let heldFrom else { return }
    let here = banded(heldFrom + finger)
    self.heldFrom = nil
    let speed = abs(velocity) / 1000
    let glide = speed < 0.25 ? 0 : (speed - 0.01) / 0.002002
    let aim = min(max(here + (velocity < 0 ? -glide : glide), 0), limit)
    motion.set(here, at: t)
    // A critically damped spring from the finger's speed looks like the decay and lands in one closed form.
    motion.aim(aim, at: t, .spring(response: glide > 0 ? 1.1 : 0.4, damping: 1), velocity: velocity)
  }

  /// Scrolls to an offset by a spring.
  public mutating func scroll(to offset: Double, at t: Instant, _ response: Response = .smooth) {
    heldFrom = nil
    motion.aim(min(max(offset, 0), limit), at: t, response)
  }

  /// The content or the viewport has a new length.
  public mutating func fit(content: Double, viewport: Double, at t: Instant) {
    limit = max(0, content - viewport)
    self.viewport = viewport
    if motion.target > limit, heldFrom == nil { motion.aim(limit, at: t, .smooth) }
  }

  /// Rubber band beyond the ends: D (1 - 1 / (0.55 x / D + 1)).
  private func banded(_ raw: Double) -> Double {
    func band(_ x: Double) -> Double { viewport * (1 - 1 / (0.55 * x / viewport + 1)) }
    if raw < 0 { return -band(-raw) }
    return raw > limit ? limit + band(raw - limit) : raw
  }
}

/// A window onto content that may be longer than it, moved by `offset` points.
public struct ScrollView: PrimitiveView {
  private let axis: Axis
  private let offset: Double
  private let content: ViewList

  /// Makes a window.
  public init(_ axis: Axis = .vertical, offset: Double, @ViewBuilder content: () -> ViewList) {
    self.axis = axis
    self.offset = offset
    self.content = content()
  }

  /// One node that clips the content.
  public func nodes(in context: Context) -> [Node] {
    [ScrollNode(content.node(in: context), axis: axis, offset: offset)]
  }
}

private final class ScrollNode: WrapperNode {
  let axis: Axis
  let offset: Double

  init(_ child: Node, axis: Axis, offset: Double) {
    (self.axis, self.offset) = (axis, offset)
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let own = child.size(inner(proposal))
    return Size(proposal.width ?? own.width, proposal.height ?? own.height)
  }

  override func stretch(_ axis: Axis) -> Stretch { .greedy }

  private func inner(_ proposal: Proposal) -> Proposal {
    axis == .vertical ? Proposal(proposal.width, nil) : Proposal(nil, proposal.height)
  }

  override func draw(in rect: Rect, into sink: inout Sink) {
    let size = child.size(inner(Proposal(rect.size)))
    sink.group(Group(clip: Path { $0.addRect(rect) })) { window in
      let move = axis == .vertical ? Point(0, -offset) : Point(-offset, 0)
      window.group(Group(placement: Placement(offset: move))) {
        child.draw(in: Rect(origin: rect.origin, size: size), into: &$0)
      }
    }
  }
}
