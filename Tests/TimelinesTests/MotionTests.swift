import Foundation
import Testing

@testable import Timelines

@Test func aMotionAtRestIsItsStart() {
  let motion = Motion(3)
  #expect(motion.value(.zero) == 3)
  #expect(motion.velocity(.zero) == 0)
  #expect(motion.target == 3)
  #expect(!motion.isMoving(.zero))
}

@Test func retargetingMatchesIntegration() {
  for response in [Response.smooth, .bouncy, .snappy, .keyboard] {
    var motion = Motion(10)
    var expected = Integration(x: 10, v: 0)
    motion.aim(100, at: .seconds(0.5), response)
    expected.run(response, to: 100, for: 0.13)
    motion.aim(-40, at: .seconds(0.63), response)
    #expect(abs(motion.value(.seconds(0.63)) - expected.x) < 1e-4)
    #expect(abs(motion.velocity(.seconds(0.63)) - expected.v) < 1e-3)
    expected.run(response, to: -40, for: 0.07)
    motion.aim(20, at: .seconds(0.7), response)
    expected.run(response, to: 20, for: 0.2)
    #expect(abs(motion.value(.seconds(0.9)) - expected.x) < 1e-4)
    #expect(abs(motion.velocity(.seconds(0.9)) - expected.v) < 1e-3)
  }
}

@Test func aFingersVelocityReplacesTheMotionsOwn() {
  var motion = Motion(0)
  motion.aim(200, at: .zero, .bouncy)
  let release = Instant.seconds(0.1)
  let before = motion.value(release)
  motion.aim(0, at: release, .snappy, velocity: -900)
  #expect(abs(motion.value(release) - before) < 1e-12)
  #expect(abs(motion.velocity(release) + 900) < 1e-9)

  var fresh = Motion(50)
  fresh.aim(0, at: release, .bouncy, velocity: 800)
  var expected = Integration(x: 50, v: 800)
  expected.run(.bouncy, to: 0, for: 0.21)
  #expect(abs(fresh.value(.seconds(0.31)) - expected.x) < 1e-4)
  #expect(abs(fresh.velocity(.seconds(0.31)) - expected.v) < 1e-3)
}

@Test func positionAndVelocityNeverJumpWhenRetargeted() {
  var motion = Motion(0)
  for step in 0..<40 {
    let at = Instant.seconds(Double(step) * 0.07)
    let (value, velocity) = (motion.value(at), motion.velocity(at))
    motion.aim(Double(step * 37 % 100), at: at, step % 2 == 0 ? .bouncy : .smooth)
    #expect(abs(motion.value(at) - value) < 1e-9)
    #expect(abs(motion.velocity(at) - velocity) < 1e-9)
  }
}

@Test func aCurveInterruptedRunsOnUnderTheNext() {
  var motion = Motion(0)
  motion.aim(1, at: .zero, .curve(.linear, duration: 1))
  motion.aim(0, at: .seconds(0.5), .curve(.linear, duration: 1))
  #expect(motion.value(.seconds(0.5)) == 0.5)
  #expect(motion.value(.seconds(0.75)) == 0.5)
  #expect(motion.velocity(.seconds(0.25)) == 1)
  #expect(motion.velocity(.seconds(0.75)) == 0)
  #expect(motion.value(.seconds(1.5)) == 0)
}

@Test func aSettledMotionIsExactlyItsTarget() {
  var motion = Motion(0.1)
  for (index, target) in [0.3, 0.7, 1.0 / 3, 0.2].enumerated() {
    motion.aim(target, at: .seconds(Double(index) * 0.2), .bouncy)
  }
  #expect(motion.isMoving(.seconds(1)))
  #expect(!motion.isMoving(.seconds(5)))
  #expect(motion.value(.seconds(5)) == 0.2)
  #expect(motion.velocity(.seconds(5)) == 0)
}

@Test func comingToRestShowsNoJump() {
  var motion = Motion(0)
  motion.aim(1000, at: .zero, .smooth, velocity: 4000)
  let rest = motion.steps[0].rest
  #expect(abs(motion.value(Instant(flicks: rest.flicks - 1)) - 1000) < 1000 * Motion.Step.tolerance)
  #expect(motion.value(rest) == 1000)
}

/// Let go at great speed shortly before its rest, a page stops there: a menu of iOS does not pass it and come back.
@Test func whatIsCarriedDoesNotPassTheRest() {
  let glide = Response.spring(response: 0.34, damping: 1)
  for (here, speed) in [(0.98, 4.0), (0.5, 4), (0.02, -4), (1, 4)] {
    let rest = speed > 0 ? 1.0 : 0
    var motion = Motion(here)
    motion.aim(rest, at: .zero, glide, velocity: glide.carried(speed, along: rest - here))
    for i in 0..<200 { #expect((motion.value(.seconds(Double(i) / 200)) - rest) * speed < 1e-6) }
  }
  #expect(glide.carried(1, along: 0.5) == 1)
  #expect(glide.carried(-3, along: 0.01) == -3)
  #expect(Response.bouncy.carried(9, along: 0.01) == 9)
}

@Test func settledStepsAreFolded() {
  var motion = Motion(0)
  for step in 0..<1000 { motion.aim(Double(step), at: .seconds(Double(step)), .snappy) }
  #expect(motion.steps.count < 20)
  #expect(motion.value(.seconds(2000)) == 999)
  #expect(abs(motion.value(.seconds(995.5)) - 995) < 0.01)
}

@Test func stepsMayBeAskedForAhead() {
  var motion = Motion(0)
  motion.aim(100, at: .zero, .smooth)
  motion.aim(0, at: .seconds(8), .smooth)
  #expect(abs(motion.value(.seconds(0.2)) - 71.5) < 0.1)
  #expect(motion.value(.seconds(4)) == 100)
  #expect(!motion.isMoving(.seconds(4)))
  #expect(motion.value(.seconds(20)) == 0)
}

@Test func aJumpEndsWhatIsUnderWay() {
  var motion = Motion(0)
  motion.aim(100, at: .zero, .smooth)
  motion.aim(40, at: .seconds(0.2), .instant)
  #expect(abs(motion.value(.seconds(0.1)) - 35.8) < 0.1)
  #expect(motion.value(.seconds(0.2)) == 40)
  #expect(motion.value(.seconds(0.3)) == 40)
  #expect(motion.velocity(.seconds(0.3)) == 0)
  motion.aim(50, at: .seconds(0.4), .curve(.linear, duration: 1))
  #expect(motion.value(.seconds(0.9)) == 45)
  motion.set(7, at: .seconds(1))
  #expect(motion.steps.isEmpty)
  #expect(motion.value(.seconds(1)) == 7)
}

@Test func aimingWhereItAlreadyGoesChangesNothing() {
  var motion = Motion(5)
  motion.aim(5, at: .zero, .smooth)
  #expect(motion == Motion(5))
}

@Test func motionsKeepThroughCoding() throws {
  var motion = Motion(1)
  motion.aim(2, at: .seconds(0.1), .bouncy)
  motion.aim(3, at: .seconds(0.2), .curve(.easeOut, duration: 0.3), velocity: 4)
  let copy = try JSONDecoder().decode(Motion.self, from: JSONEncoder().encode(motion))
  #expect(copy == motion)
}
