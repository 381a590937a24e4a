/// How far `t` has come on the way that begins at `start` and lasts `seconds`: 0 before, 1 after, along `curve` between.
/// A way of no length is done at its start.
public func ramp(_ t: Instant, from start: Instant, over seconds: Double, _ curve: Curve = .linear) -> Double {
  guard t >= start else { return 0 }
  guard seconds > 0 else { return 1 }
  return curve.value(t.since(start) / seconds)
}
