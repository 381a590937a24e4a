/// Where a drag ends.
enum DragEnd {
  case point(Point)
  case value(Double)
  case by(Shift)
}

extension Stage {
  /// Resolves where a drag goes: another thing's centre, a value of the control's track, or so many points.
  func goal(_ goal: DragGoal, of target: Target, at t: Instant) throws(Miss) -> DragEnd {
    switch goal {
    case .to(let other):
      let map = map(at: t)
      return .point(try map.place(of: other))
    case .toValue(let text):
      let aim = try map(at: t).aim(at: target, for: .drag)
      guard let track = aim.responder.track else { return .point(try map(at: t).place(of: .label(text))) }
      guard let value = Double(text), track.range.contains(value) else {
        throw Miss(
          what: "\(target) has no value \"\(text)\"",
          mend: "give a number from \(plain(track.range.lowerBound)) to \(plain(track.range.upperBound))")
      }
      return .value(value)
    case .by(let shift): return .by(shift)
    }
  }

  private func plain(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}

extension Aim {
  /// The way of a finger that drags the control.
  func path(to end: DragEnd) -> Touch.Path {
    switch end {
    case .point(let goal): return .line(from: point, to: goal, .easeInOut)
    case .by(let shift):
      let way = shift.direction.vector * shift.distance.points(of: extent(along: shift.direction))
      // A control with a track is taken hold of where it shows its value.
      let from = responder.track.map { control.transform.apply(control.frame.origin + $0.point(at: $0.value)) } ?? point
      return .line(from: from, to: from + way, .easeInOut)
    case .value(let value):
      guard let track = responder.track else { return .still(point) }
      let center = control.transform.apply(control.frame.origin + track.center)
      return .arc(
        center: center, radius: track.radius * control.scale, from: track.value * track.degreesPerUnit,
        to: value * track.degreesPerUnit, .easeInOut)
    }
  }

  /// A straight way across the visible part of a control, starting within it and within the canvas.
  func path(along shift: Shift, within canvas: Rect, _ easing: Curve) -> Touch.Path {
    let area = control.visibleRect
    let vector = shift.direction.vector
    let length = shift.distance.points(of: extent(along: shift.direction))
    let room = canvas.inset(by: 4, 4).intersection(area)
    let ideal = area.center - vector * (length / 2)
    let from = Point(
      min(max(ideal.x, room.minX), max(room.minX, room.maxX - 0.5)),
      min(max(ideal.y, room.minY), max(room.minY, room.maxY - 0.5)))
    return .line(from: from, to: from + vector * length, easing)
  }

  private func extent(along direction: Direction) -> Double {
    let area = control.visibleRect
    return direction == .left || direction == .right ? area.width : area.height
  }
}

extension TouchMap {
  /// The centre of a thing that a finger is to go to; it need not be a control.
  func place(of target: Target) throws(Miss) -> Point {
    let found = elements.last { element in
      guard !element.visibleRect.isEmpty else { return false }
      switch target {
      case .anchor(let name): return element.name == name
      case .label(let text): return element.kind == .text && flat(element.details.text ?? "") == flat(text)
      }
    }
    guard let found else {
      throw Miss(what: "there is nothing of that name to drag to", mend: "name something that can be seen now")
    }
    return found.visibleRect.center
  }
}

extension Direction {
  /// One point that way.
  var vector: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }

  /// The other way.
  var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
