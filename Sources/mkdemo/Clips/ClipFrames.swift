import Scenes
import Synchronization
import Video

/// A clip's frames: what `render`, `still` and `sheet` draw.
final class ClipFrames: FrameSource {
  let clip: Clip
  let clock: FrameClock
  let plan: FramePlan
  private let store = LayerStore()
  /// Digests that were made before: films of one clip in several codecs ask for the same ones.
  private let digests = Mutex<[Range<Int>: String]>([:])

  /// The frames of a clip.
  init(_ clip: Clip, _ plan: FramePlan) {
    self.clip = clip
    self.plan = plan
    clock = FrameClock(clip, rate: plan.rate)
  }

  var width: Int { plan.fit.size.width }
  var height: Int { plan.fit.size.height }
  var rate: Rational { Rational(plan.rate.num, plan.rate.den) }
  var count: Int { clock.count }

  /// Both ends of every change of screens.
  var cuts: [Int] {
    let ends = clip.take.screenChanges + clip.take.transitionEnds
    return Set(ends.map { clock.frame($0) }).filter { (1..<count).contains($0) }.sorted()
  }

  var chapters: [Chapter] {
    clip.take.chapters.map { Chapter(title: $0.name, firstFrame: max(0, clock.frame($0.at))) }
      .filter { $0.firstFrame < count }
  }

  /// The layers of a frame, placed in it.
  func layers(_ frame: Int) -> [Layer] {
    let t = clock.instant(frame)
    let content = clip.take.layers(at: t, showsTouches: plan.showsTouches)
    return plan.fit.layers(content, ground: clip.take.ground(at: t))
  }

  func digest(_ frames: Range<Int>) throws -> String {
    if let known = digests.withLock({ $0[frames] }) { return known }
    let digest = try describe(frames)
    digests.withLock { $0[frames] = digest }
    return digest
  }

  private func describe(_ frames: Range<Int>) throws -> String {
    var hasher = Hasher256()
    hasher.add("frames of \(width)x\(height) at \(plan.fit.scale)")
    var last: (layers: [Layer], digest: Digest)?
    for frame in frames {
      let layers = layers(frame)
      // A screen at rest is described once.
      let digest =
        try last.flatMap { $0.layers == layers ? $0.digest : nil }
        ?? LayerEncoder.digest(of: layers, art: clip.art)
      hasher.add(digest)
      last = (layers, digest)
      store.put(layers, frame)
    }
    return hasher.digest().hex
  }

  func painter() throws -> any FramePainter { try Painting(self) }

  /// One thread's painter.
  private final class Painting: FramePainter {
    private let frames: ClipFrames
    private let painter: Painter
    private var painted: [Layer]?
    private var upcoming: (frame: Int, layers: [Layer])?

    init(_ frames: ClipFrames) throws {
      self.frames = frames
      painter = Painter(
        width: frames.width, height: frames.height, scale: frames.plan.fit.scale, art: frames.clip.art,
        usesDamage: frames.plan.usesDamage)
    }

    func paint(_ frame: Int) throws -> PaintedFrame {
      let layers = layers(frame)
      let damage = try painter.paint(layers)
      painted = layers
      return PaintedFrame(bitmap: painter.bitmap, changed: damage.bands)
    }

    func repeats(_ frame: Int) throws -> Bool {
      let layers = layers(frame)
      upcoming = (frame, layers)
      return layers == painted
    }

    private func layers(_ frame: Int) -> [Layer] {
      if let upcoming, upcoming.frame == frame { return upcoming.layers }
      return frames.store.take(frame) ?? frames.layers(frame)
    }
  }
}

/// Layers that were laid out for a digest and wait to be painted; the oldest go first.
private final class LayerStore: Sendable {
  private struct Shelf {
    var layers: [Int: [Layer]] = [:]
    var order: [Int] = []
  }

  /// Frames kept: the chunks of a few jobs.
  private static let capacity = 512
  private let shelf = Mutex(Shelf())

  func put(_ layers: [Layer], _ frame: Int) {
    shelf.withLock { shelf in
      if shelf.layers.updateValue(layers, forKey: frame) == nil { shelf.order.append(frame) }
      if shelf.order.count > Self.capacity {
        for old in shelf.order.prefix(Self.capacity / 4) { shelf.layers[old] = nil }
        shelf.order.removeFirst(Self.capacity / 4)
      }
    }
  }

  func take(_ frame: Int) -> [Layer]? {
    shelf.withLock { shelf in
      guard let layers = shelf.layers.removeValue(forKey: frame) else { return nil }
      if let index = shelf.order.firstIndex(of: frame) { shelf.order.remove(at: index) }
      return layers
    }
  }
}
