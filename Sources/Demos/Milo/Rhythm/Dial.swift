import Foundation
import Scenes

extension Milo {
  /// The dial's facts. Values in minutes.
  struct Dial: Hashable, Sendable {
    /// Minutes that are set: what the pill shows.
    private(set) var minutes: Int
    /// The arc's end.
    private var arc = Motion(0)
    /// Values that the number showed or will show, in order of time.
    private(set) var shown: [Shown] = [Shown(value: 0, at: .zero)]
    /// Values that the pill showed.
    private(set) var named: [Shown]
    /// Minutes under the finger; nil while none drags.
    private var held: Double?

    /// A value and since when it shows.
    struct Shown: Hashable, Sendable {
      var value: Int
      var at: Instant
    }

    static let step = Response.spring(response: 0.25, damping: 0.9)

    /// A dial that is set to so many minutes and shows none yet.
    init(minutes: Int = 5) {
      self.minutes = minutes
      named = [Shown(value: minutes, at: .zero)]
    }

    /// The arc's end in minutes.
    func value(_ t: Instant) -> Double { arc.value(t) }

    /// Sweeps from 0 to the minutes set while the number rolls along.
    mutating func enter(at t: Instant, over seconds: Double) {
      let curve = Curve.easeInOut
      arc = Motion(0)
      arc.aim(Double(minutes), at: t, .curve(curve, duration: seconds))
      shown = [Shown(value: 0, at: t - 1)]
      named = [Shown(value: minutes, at: t - 1)]
      held = nil
      for value in stride(from: 1, through: minutes, by: 1) {
        // The number is the rounded end of the arc: find when the arc passes the half below it.
        let share = (Double(value) - 0.5) / Double(minutes)
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if curve.value(middle) < share { low = middle } else { high = middle }
        }
        shown.append(Shown(value: value, at: t + high * seconds))
      }
    }

    /// Follows a finger at an angle (degrees clockwise from 12 o'clock); true when the whole minute changed.
    mutating func drag(to angle: Double, phase: Drag.Phase, most: Int, at t: Instant) -> Bool {
      let perMinute = 360 / Double(most)
      var raw = angle / perMinute
      if phase == .began { held = arc.value(t) }
      // Going on past 12 o'clock does not jump: the value nearest to the last one counts.
      let last = held ?? Double(minutes)
      while raw - last > Double(most) / 2 { raw -= Double(most) }
      while raw - last < -Double(most) / 2 { raw += Double(most) }
      let value = min(max(raw, 1), Double(most))
      held = min(max(raw, 0), Double(most) + 0.49 * Double(most))
      let next = Int(value.rounded())
      if phase == .ended { held = nil }
      if phase != .began { arc.aim(Double(next), at: t, Dial.step) }
      guard next != minutes else { return false }
      minutes = next
      shown = shown.filter { $0.at <= t } + [Shown(value: next, at: t)]
      named.append(Shown(value: next, at: t))
      return true
    }
  }
}
