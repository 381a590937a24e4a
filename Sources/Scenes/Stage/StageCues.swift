extension Stage {
  /// Does what a cue says, or notes why it cannot be done.
  mutating func perform(_ cue: Cue, at t: Instant) {
    log(.cue, at: t, cue.text)
    do throws(Miss) {
      switch cue.action {
      case .tap(let target, let seconds):
        try put(cue, on: target, .tap, at: t, seconds: seconds) { aim, _ in .still(aim.point) }
      case .hold(let target, let seconds):
        try put(cue, on: target, .hold, at: t, seconds: seconds) { aim, _ in .still(aim.point) }
      case .swipe(let direction, let target, let seconds, let distance):
        try put(cue, on: target, .drag, at: t, seconds: seconds) { aim, canvas in
          aim.path(along: Shift(direction, distance), within: canvas, TouchPath.flick)
        }
      case .drag(let target, let goal, let seconds):
        let end = try self.goal(goal, of: target, at: t)
        try put(cue, on: target, .drag, at: t, seconds: seconds) { aim, _ in aim.path(to: end) }
      case .scroll(let target, let shift, let seconds):
        // To see what is further down, the finger goes up.
        let way = Shift(shift.direction.opposite, shift.distance)
        try put(cue, on: target, .drag, at: t, seconds: seconds) { aim, canvas in
          aim.path(along: way, within: canvas, .easeInOut)
        }
      case .type(_, let target, _): try type(cue, into: target, at: t)
      case .screen(let name):
        let screen = history.screen(at: t)
        if screen != name {
          throw Miss(what: "the screen is \(screen), not \(name)", mend: "move this line, or write: screen \(screen)")
        }
      case .expect(let text):
        let map = map(at: t)
        if !map.shows(text) {
          let close = nearest(text, in: map.labels).map { "did you mean \"\($0)\"?" }
          throw Miss(
            what: "\"\(text)\" cannot be seen", mend: close ?? "move this line to a moment when it shows")
        }
      case .chapter(let name): chapters.append(Take.Mark(name: name, at: t))
      case .moment(let name): moments.append(Take.Mark(name: name, at: t))
      case .still(let name): stills.append(Take.Mark(name: name, at: t))
      case .appearance(let appearance): history.appearances.append((t, appearance == .dark))
      case .keyboard(let isShown): send(.keyboard(isShown), at: t)
      }
    } catch {
      let moment = "on screen \(history.screen(at: t)) at \(cue.at.seconds) s"
      problems.append(
        script.diagnostic("\(error.what) \(moment)", at: cue.targetPlace ?? cue.place, mend: error.mend))
    }
  }

  /// A finger that the demo itself asked for.
  mutating func tap(_ anchor: String, seconds: Double, at t: Instant) {
    let target = Target.anchor(anchor)
    let cue = Cue(at: t, .tap(target, for: seconds), text: "tap #\(anchor)")
    log(.followUp, at: t, cue.text)
    do throws(Miss) {
      try put(cue, on: target, .tap, at: t, seconds: seconds) { aim, _ in .still(aim.point) }
    } catch {
      problems.append(
        script.diagnostic(
          "the demo \(script.demo) taps by itself at \(t.seconds) s, but \(error.what)",
          at: script.place(of: .demo) ?? Place(line: 1, column: 1, length: 1), mend: error.mend))
    }
  }

  func map(at t: Instant) -> TouchMap {
    TouchMap(elements: history.probe(at: t).elements, canvas: history.device.bounds)
  }

  /// Puts a finger on a control and plans how it moves and lifts.
  private mutating func put(
    _ cue: Cue, on target: Target?, _ gesture: Gesture, at t: Instant, seconds: Double,
    path: (Aim, Rect) -> Touch.Path
  ) throws(Miss) {
    let map = map(at: t)
    let aim: Aim
    if let target { aim = try map.aim(at: target, for: gesture) } else { aim = try map.aimAnywhere(for: gesture) }
    let touch = Touch(
      id: history.touches.count, responder: aim.responder.id, down: t, up: t + seconds,
      path: path(aim, map.canvas), frame: aim.control.rect)
    let index = fingers.count
    fingers.append(Finger(touch: touch, gesture: gesture, responder: aim.responder, cue: cue))
    history.touches.append(touch)
    let name = aim.control.name ?? aim.target.name ?? aim.target.details.text
    log(.touchDown, at: t, cue.text, point: touch.location(t), target: name)
    press(index, at: t)
    schedule.add(.lifted(finger: index), at: touch.up, rank: .finger)
  }

  private mutating func press(_ index: Int, at t: Instant) {
    let finger = fingers[index]
    let responder = finger.responder
    if let action = action(responder.tap ?? responder.hold ?? responder.drag) { send(.press(action), at: t) }
    switch finger.gesture {
    case .tap, .hold:
      guard let hold = action(responder.hold) else { return }
      send(.hold(hold, .began), at: t)
      if finger.touch.up.since(t) >= responder.holdSeconds {
        schedule.add(.full(finger: index), at: t + responder.holdSeconds, rank: .full)
      }
    case .drag:
      drag(index, .began, at: t)
      // The demo hears of a moving finger 120 times a second, as from a phone's digitizer.
      var next = t + 1.0 / 120
      while next < finger.touch.up {
        schedule.add(.moved(finger: index), at: next, rank: .finger)
        next = next + 1.0 / 120
      }
    case .type: break
    }
  }

  mutating func drag(_ index: Int, _ phase: Drag.Phase, at t: Instant) {
    let touch = fingers[index].touch
    guard let action = action(fingers[index].responder.drag) else { return }
    send(
      .drag(
        action,
        Drag(
          phase: phase, location: touch.local(t), translation: touch.translation(t), velocity: touch.velocity(t),
          frame: touch.frame)), at: t)
  }

  mutating func lift(_ index: Int, at t: Instant) {
    let finger = fingers[index]
    log(.touchUp, at: t, finger.cue.text, point: finger.touch.location(t))
    switch finger.gesture {
    case .drag: drag(index, .ended, at: t)
    case .tap, .hold, .type:
      if let hold = action(finger.responder.hold) { send(.hold(hold, .ended(completed: finger.isFull)), at: t) }
      // A press that became a long one is no tap, as on iOS.
      if let tap = action(finger.responder.tap), !finger.isFull { send(.tap(tap), at: t) }
    }
    focus = finger.responder.id
  }

  private mutating func type(
    _ cue: Cue, into target: Target?, at t: Instant
  ) throws(Miss) {
    let map = map(at: t)
    let aim: Aim
    if let target {
      // A field without the focus takes no keys yet: it gets the focus as by a tap.
      if let field = try? map.aim(at: target, for: .tap), field.responder.type == nil,
        let tap = self.action(field.responder.tap)
      {
        send(.tap(tap), at: t)
      }
      aim = try self.map(at: t).aim(at: target, for: .type)
    } else {
      aim = try map.aimAnywhere(for: .type)
    }
    guard let action = action(aim.responder.type) else { return }
    for (at, character) in cue.keys { schedule.add(.key(character, action), at: at, rank: .finger) }
  }
}
