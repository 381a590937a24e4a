import Testing

@testable import Timelines

@Test func easeInOutMatchesTheSheet() {
  let expected = [0, 0.020, 0.082, 0.187, 0.332, 0.5, 0.668, 0.813, 0.918, 0.980, 1]
  for (step, value) in expected.enumerated() {
    #expect(abs(Curve.easeInOut.value(Double(step) / 10) - value) < 0.0006)
  }
}

private let curves: [Curve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .bezier(0.28, 0.99, 0.32, 0.99), .bezier(1, 0, 0, 1), .bezier(0, 1, 1, 0),
  .bezier(0.34, 1.56, 0.64, 1), .bezier(0, 0, 0, 0), .bezier(1, 1, 1, 1), .bezier(-4, 0, 9, 1),
]

@Test(arguments: curves)
func curvesRunFromZeroToOne(curve: Curve) {
  #expect(curve.value(0) == 0)
  #expect(curve.value(1) == 1)
  #expect(curve.value(-3) == 0)
  #expect(curve.value(7) == 1)
  #expect(curve.value(.nan) == 0)
  #expect(curve.value(1e-300).isFinite)
}

@Test(arguments: [(0.42, 0.0, 0.58, 1.0), (0.28, 0.99, 0.32, 0.99), (1, 0, 0, 1), (0.34, 1.56, 0.64, 1)])
func curvesSolveForX(x1: Double, y1: Double, x2: Double, y2: Double) {
  let curve = Curve.bezier(x1, y1, x2, y2)
  for step in 1..<500 {
    // A point of the curve by its definition, then asked for by its x.
    let s = Double(step) / 500
    let point = { (p1: Double, p2: Double) in 3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s }
    let slope = curve.slope(point(x1, x2))
    #expect(abs(curve.value(point(x1, x2)) - point(y1, y2)) < 1e-9 * max(1, abs(slope)))
  }
}

@Test(arguments: [Curve.linear, .easeIn, .easeOut, .easeInOut, .bezier(0.28, 0.99, 0.32, 0.99)])
func slopeIsTheDerivative(curve: Curve) {
  for step in 1..<50 {
    let p = Double(step) / 50
    let chord = (curve.value(p + 1e-5) - curve.value(p - 1e-5)) / 2e-5
    #expect(abs(curve.slope(p) - chord) < 1e-3)
  }
  #expect(curve.slope(-0.1) == 0)
  #expect(curve.slope(1.1) == 0)
}

@Test func monotoneCurvesNeverFall() {
  for curve in [Curve.easeIn, .easeOut, .easeInOut, .bezier(1, 0, 0, 1), .bezier(0, 1, 0, 1)] {
    var last = 0.0
    for step in 0...2000 {
      let value = curve.value(Double(step) / 2000)
      #expect(value >= last - 1e-12)
      last = value
    }
  }
}

@Test func rampsClamp() {
  let start = Instant.seconds(2)
  #expect(ramp(.seconds(1.9), from: start, over: 0.5) == 0)
  #expect(ramp(.seconds(2.25), from: start, over: 0.5) == 0.5)
  #expect(ramp(.seconds(2.5), from: start, over: 0.5) == 1)
  #expect(ramp(.seconds(9), from: start, over: 0.5, .easeIn) == 1)
  #expect(ramp(.seconds(2.25), from: start, over: 0.5, .easeIn) == Curve.easeIn.value(0.5))
  #expect(ramp(.seconds(2), from: start, over: 0) == 1)
  #expect(ramp(.seconds(1.9), from: start, over: -1) == 0)
}
