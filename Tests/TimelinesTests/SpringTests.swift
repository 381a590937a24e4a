import Foundation
import Testing

@testable import Timelines

/// Check values of ios-facts.md, section 4: the fraction of the change at .05 .10 .15 .20 .25 .30 .40 .50 .70 s.
private let ages = [0.05, 0.10, 0.15, 0.20, 0.25, 0.30, 0.40, 0.50, 0.70]

@Test(arguments: [
  (Response.smooth, [0.131, 0.358, 0.562, 0.715, 0.821, 0.890, 0.961, 0.986, 0.999]),
  (.snappy, [0.138, 0.388, 0.618, 0.786, 0.895, 0.956, 1.002, 1.006, 1.001]),
  (.bouncy, [0.146, 0.423, 0.685, 0.874, 0.984, 1.034, 1.039, 1.015, 0.998]),
  (.spring(response: 0.5, damping: 0.825), [0.139, 0.394, 0.628, 0.800, 0.908, 0.969, 1.008, 1.008, 1.001]),
  (.spring(response: 0.3, damping: 0.8), [0.311, 0.705, 0.922, 1.001, 1.015, 1.011, 1.001, 1.000, 1.000]),
  (.interactive, [0.677, 0.976, 1.005, 1.001, 1.000]),
])
func springsMatchTheSheet(response: Response, expected: [Double]) {
  for (age, value) in zip(ages, expected) { #expect(abs(response.progress(age) - value) < 0.00055, "at \(age)") }
}

@Test(arguments: [
  (Response.snappy, 0.0063, 0.475), (.bouncy, 0.046, 0.350), (.spring(response: 0.3, damping: 0.8), 0.0152, 0.25),
])
func springsOvershootOnce(response: Response, overshoot: Double, at: Double) {
  let samples = (0...1000).map { (age: Double($0) / 1000, value: response.progress(Double($0) / 1000)) }
  let peak = samples.max { $0.value < $1.value }
  #expect(abs((peak?.value ?? 0) - 1 - overshoot) < 0.0005)
  #expect(abs((peak?.age ?? 0) - at) < 0.002)
}

@Test func springsStayInTheOnePercentBand() {
  let bands: [(Response, Double)] = [
    (.smooth, 0.53), (.snappy, 0.36), (.bouncy, 0.52), (.spring(response: 0.3, damping: 0.8), 0.30),
  ]
  for (response, seconds) in bands { #expect(abs(response.settling(0.01) - seconds) < 0.006) }
}

@Test func durationAndBounceAreResponseAndDamping() {
  #expect(Response.spring(duration: 0.4, bounce: 0.25) == .spring(response: 0.4, damping: 0.75))
  #expect(Response.spring(duration: 0.4, bounce: -0.5) == .spring(response: 0.4, damping: 2))
  #expect(Response.spring(duration: 0.4, bounce: 0) == .spring(response: 0.4, damping: 1))
}

@Test func keyboardIsOverdamped() {
  guard case .spring(let response, let damping) = Response.keyboard else { return #expect(Bool(false)) }
  #expect(abs(damping - 4.564) < 0.001)
  #expect(abs(response - 0.3441) < 0.0001)
}

private let springs: [Response] = [
  .smooth, .snappy, .bouncy, .interactive, .keyboard, .spring(response: 0.5, damping: 0.1),
  .spring(response: 0.4, damping: 0.9999999), .spring(response: 0.4, damping: 1.001),
  .spring(response: 0.4, damping: 0.999), .spring(response: 1, damping: 30),
]

/// Runs x'' = k (goal − x) − c x' with Runge and Kutta's fourth-order steps: an answer that shares no code with ours.
struct Integration {
  var x = 0.0, v = 0.0

  mutating func run(_ response: Response, to goal: Double, for seconds: Double) {
    guard case .spring(let period, let damping) = response else { return }
    let w = 2 * Double.pi / period
    let force = { (x: Double, v: Double) in w * w * (goal - x) - 2 * damping * w * v }
    let count = max(1, Int((seconds / 0.00005).rounded()))
    let h = seconds / Double(count)
    for _ in 0..<count {
      let (v1, a1) = (v, force(x, v))
      let (v2, a2) = (v + h / 2 * a1, force(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, force(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, force(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
  }
}

@Test(arguments: springs)
func closedFormsMatchIntegration(response: Response) {
  for age in [0.01, 0.1, 0.33, 0.8] {
    var step = Integration()
    step.run(response, to: 1, for: age)
    #expect(abs(response.progress(age) - step.x) < 2e-6)
    #expect(abs(response.velocity(age) - step.v) < 2e-5)
    var push = Integration(x: 0, v: 1)
    push.run(response, to: 0, for: age)
    #expect(abs(response.impulse(age) - push.x) < 2e-6)
    #expect(abs(response.impulseVelocity(age) - push.v) < 2e-5)
  }
}

@Test(arguments: springs)
func settlingIsTheLastCrossing(response: Response) {
  let settling = response.settling
  #expect(abs(abs(response.progress(settling) - 1) - 0.0001) < 1e-9)
  #expect(abs(response.progress(settling * 0.999) - 1) > 0.0001)
  for step in 1...4000 {
    #expect(abs(response.progress(settling * (1 + Double(step) / 1000)) - 1) <= 0.0001)
  }
}

@Test func oddSpringsNeitherTrapNorMove() {
  for response in [
    Response.spring(response: 0, damping: 1), .spring(response: -1, damping: 1), .spring(response: .nan, damping: 1),
    .curve(.linear, duration: 0), .curve(.easeIn, duration: -2), .instant,
  ] {
    #expect(response.progress(-0.001) == 0)
    #expect(response.progress(0) == 1)
    #expect(response.impulse(0.1) == 0)
    #expect(response.velocity(0.1) == 0)
    #expect(response.settling == 0)
  }
  #expect(Response.spring(response: 0.5, damping: 0).settling == .infinity)
  #expect(abs(Response.spring(response: 0.5, damping: -3).progress(0.25) - 2) < 1e-12)
  #expect(Response.bouncy.progress(.infinity) == 1)
  #expect(Response.spring(duration: 1, bounce: -1).progress(1).isFinite)
}

@Test func responsesKeepThroughCoding() throws {
  for response in springs + [.curve(.bezier(0.28, 0.99, 0.32, 0.99), duration: 0.5), .instant] {
    let data = try JSONEncoder().encode(response)
    #expect(try JSONDecoder().decode(Response.self, from: data) == response)
  }
}
