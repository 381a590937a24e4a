import Scenes

extension Milo {
  /// The carousel's facts: which page is current, and where the cards are. Positions in pages.
  struct Carousel: Hashable, Sendable {
    private(set) var page = 0
    /// When the page became current, for its hop.
    private(set) var since = Instant.zero
    /// When each page first became current since the screen opened.
    private(set) var arrivals: [Int: Instant] = [:]
    private var motion = Motion(0)
    /// Position when the finger took hold, and where the finger went down; nil while none holds.
    private var held: Held?

    struct Held: Hashable, Sendable {
      var from: Double
      var pitch: Double
      var translation: Double
    }

    // UIScrollView's paging spring at 402 points (ios-facts.md, section 8).
    static let settle = Response.spring(response: 0.372, damping: 0.877)

    /// Cards' position at a moment; 1.5 is half way between the second and the third page.
    func position(_ t: Instant, last: Int) -> Double {
      guard let held else { return motion.value(t) }
      return Carousel.banded(held.from - held.translation / held.pitch, last: last)
    }

    /// Takes a drag; `pitch` is the distance of two cards in points.
    mutating func drag(_ drag: Drag, pitch: Double, last: Int, at t: Instant) {
      switch drag.phase {
      case .began: held = Held(from: motion.value(t), pitch: pitch, translation: 0)
      case .moved: held?.translation = drag.translation.x
      case .ended:
        held?.translation = drag.translation.x
        let here = position(t, last: last)
        let speed = -drag.velocity.x / pitch
        held = nil
        motion.set(here, at: t)
        // Where the cards would glide to, but never further than one page, as a view-aligned scroll.
        let glide = abs(drag.velocity.x) < 250 ? 0 : speed * 0.25
        let aim = min(max((here + glide).rounded(), Double(page - 1)), Double(page + 1))
        let next = Int(min(max(aim, 0), Double(last)))
        motion.aim(Double(next), at: t, Carousel.settle, velocity: speed)
        if next != page {
          page = next
          since = t
          if arrivals[next] == nil { arrivals[next] = t }
        }
      }
    }

    /// Opens on a page, at rest.
    mutating func open(_ page: Int, at t: Instant) {
      self.page = page
      motion = Motion(Double(page))
      held = nil
      // The first companion comes in with its card before it hops.
      since = t + 0.35
      arrivals = [page: since]
    }

    /// Rubber band beyond the ends, in pages of about one viewport.
    private static func banded(_ raw: Double, last: Int) -> Double {
      func band(_ x: Double) -> Double { 1 - 1 / (0.55 * x + 1) }
      if raw < 0 { return -band(-raw) }
      let end = Double(last)
      return raw > end ? end + band(raw - end) : raw
    }
  }
}
