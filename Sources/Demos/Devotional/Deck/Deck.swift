import Foundation
import Scenes

extension Devotional {
  /// The swipe deck's facts: which card is on top, where it is, and which have flown off to which side.
  struct Deck: Hashable, Sendable {
    /// Index of the top card; the number of cards once all have gone.
    private(set) var top = 0
    /// True or false for each card that has gone.
    private(set) var answers: [Bool] = []
    /// How many cards the pile has moved up.
    private var order = Motion(0)
    private var flights: [Flight] = []
    /// The finger that holds the top card: when it took hold, and where the card was then.
    private var grip: Grip?
    /// Where the top card is when no finger holds it.
    private var x = Motion(0)
    private var y = Motion(0)
    /// -1 false, 0 at rest, 1 true: how the hands are tinted when no finger holds the card.
    private var tint = Motion(0)

    private struct Grip: Hashable, Sendable {
      var at: Instant
      var from: Point
    }

    /// A card on its way off: it leaves with the finger's speed, is brought up to the least speed, and sinks a little.
    struct Flight: Hashable, Sendable {
      let at: Instant
      let from: Point
      let velocity: Point
      let speed: Double

      /// Seconds in which the speed is taken on.
      private static let pickUp = 0.12
      /// Points a second, a second.
      private static let fall = 900.0

      func offset(_ t: Instant) -> Point {
        let age = max(0, t.since(at))
        let lag = Flight.pickUp * (1 - exp(-age / Flight.pickUp))
        return Point(
          from.x + velocity.x * age + (speed - velocity.x) * (age - lag),
          from.y + velocity.y * age + Flight.fall * age * age / 2)
      }
    }

    /// How far a card is from its place in the pile.
    func offset(of card: Int, _ now: Now) -> Point {
      if card < top { return flights[safe: card]?.offset(now.t) ?? .zero }
      guard card == top else { return .zero }
      guard let grip else { return Point(x.value(now.t), y.value(now.t)) }
      let finger = now.touches.last { $0.down == grip.at }
      return grip.from + (finger?.translation(now.t) ?? .zero)
    }

    /// A card's place in the pile: 0 on top, 1 beneath it, and so on; between while the pile moves up.
    func depth(of card: Int, _ t: Instant) -> Double { card < top ? 0 : Double(card) - order.value(t) }

    /// How the hands are tinted: -1 false to 1 true.
    func tint(_ now: Now, _ script: DemoScript.Deck) -> Double {
      if grip == nil { return tint.value(now.t) }
      return Deck.tint(of: offset(of: top, now).x, script)
    }

    /// A card that is dragged so far tints a hand, soon at first, in full at the threshold.
    private static func tint(of x: Double, _ script: DemoScript.Deck) -> Double {
      let share = min(max(x / script.threshold, -1), 1)
      return share * (2 - abs(share))
    }

    /// Takes a drag of the top card; true when it flies off.
    mutating func drag(_ drag: Drag, of count: Int, at t: Instant, _ script: DemoScript.Deck) -> Bool {
      guard top < count else { return false }
      switch drag.phase {
      case .began:
        grip = Grip(at: t, from: Point(x.value(t), y.value(t)))
        return false
      case .moved: return false
      case .ended:
        guard let grip else { return false }
        let place = grip.from + drag.translation
        self.grip = nil
        tint.set(Deck.tint(of: place.x, script), at: t)
        let isFlick = abs(drag.velocity.x) >= script.flick && drag.velocity.x * place.x > 0
        guard abs(place.x) >= script.threshold || isFlick else {
          settle(from: place, drag.velocity, at: t)
          return false
        }
        fly(from: place, drag.velocity, at: t, script)
        return true
      }
    }

    private mutating func settle(from place: Point, _ velocity: Point, at t: Instant) {
      let home = Response.spring(response: 0.34, damping: 0.74)
      x.set(place.x, at: t)
      y.set(place.y, at: t)
      x.aim(0, at: t, home, velocity: velocity.x)
      y.aim(0, at: t, home, velocity: velocity.y)
      tint.aim(0, at: t, .curve(.easeOut, duration: 0.25))
    }

    private mutating func fly(from place: Point, _ velocity: Point, at t: Instant, _ script: DemoScript.Deck) {
      let isTrue = place.x > 0
      let speed = max(abs(velocity.x), script.flight) * (isTrue ? 1 : -1)
      flights.append(Flight(at: t, from: place, velocity: velocity, speed: speed))
      answers.append(isTrue)
      top += 1
      order.aim(Double(top), at: t, .spring(response: 0.34, damping: 0.72))
      x.set(0, at: t)
      y.set(0, at: t)
      // The hand is lit in full as the card goes, then fades back.
      tint.aim(isTrue ? 1 : -1, at: t, .curve(.easeOut, duration: 0.1))
      tint.aim(0, at: t + 0.3, .curve(.easeInOut, duration: 0.35))
    }
  }
}
