import Compositor
import Testing

@testable import Demos

/// Bounds of all that a tree paints, in the coordinates of its root.
private func bounds(_ layers: [Layer], _ transform: Transform = .identity) -> Rect {
  layers.reduce(Rect.zero) { box, layer in
    switch layer {
    case .group(let group, let children):
      let t = transform.concat(group.placement.transform)
      let inside = bounds(children, t)
      return box.union(group.clip.map { inside.intersection(t.bounds(of: $0.bounds)) } ?? inside)
    case .fill(let path, _): return box.union(bounds(of: path, 0, transform))
    case .stroke(let path, let stroke, _): return box.union(bounds(of: path, stroke.width / 2, transform))
    default: return box
    }
  }
}

/// Bounds of an outline itself, not of its control points, which may lie far outside.
private func bounds(of path: Path, _ grow: Double, _ t: Transform) -> Rect {
  var points: [Point] = []
  var current = Point.zero
  for element in path.elements {
    switch element {
    case .move(let p), .line(let p):
      points.append(t.apply(p))
      current = p
    case .curve(let a, let b, let p):
      let curve = Cubic(a: current, b: a, c: b, d: p)
      for i in 1...8 { points.append(t.apply(curve.point(Double(i) / 8))) }
      current = p
    case .close: break
    }
  }
  guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
    let bottom = points.map(\.y).max()
  else { return .zero }
  return Rect(left, top, right - left, bottom - top).inset(by: -grow, -grow)
}

/// All named groups of a tree, front groups last.
private func names(_ layers: [Layer]) -> [String] {
  layers.flatMap { layer -> [String] in
    guard case .group(let group, let children) = layer else { return [] }
    return [group.name].compactMap { $0 } + names(children)
  }
}

/// The first group of this name.
private func find(_ name: String, in layers: [Layer]) -> (Group, [Layer])? {
  for layer in layers {
    guard case .group(let group, let children) = layer else { continue }
    if group.name == name { return (group, children) }
    if let found = find(name, in: children) { return found }
  }
  return nil
}

/// Poses over every parameter at start, middle and end.
private let poses: [CompanionPose] = {
  let swings = [-1.0, 0, 1], phases = [0.0, 0.15, 0.3, 0.41, 0.5, 0.7, 0.8, 1]
  return swings.flatMap { s in
    [
      CompanionPose(waveLeft: s, waveRight: s), .bothWaving(left: s, right: -s), CompanionPose(magnify: s),
      CompanionPose(lean: s * 6), CompanionPose(bob: s * 6),
    ]
  } + phases.flatMap { [CompanionPose(hop: $0), CompanionPose(blink: $0), CompanionPose(armThrow: $0)] }
}()

@Suite struct CharactersTests {
  @Test(arguments: Companion.allCases) func posesDrawInsideTheBox(_ companion: Companion) {
    let room = Rect(size: Companion.box).inset(by: -Companion.overhang, -Companion.overhang)
    for pose in poses {
      let box = bounds(companion.layers(pose: pose))
      #expect(box.width > 100 && box.height > 150, "\(pose)")
      #expect(box.union(room) == room, "\(companion) \(pose) reaches \(box)")
    }
  }

  @Test(arguments: Companion.allCases) func feetStandOnTheGroundAtRest(_ companion: Companion) {
    let box = bounds(companion.layers())
    #expect(abs(box.maxY - 250) < 1)
    #expect(bounds(companion.layers(pose: CompanionPose(bob: -6))).maxY == box.maxY - 6)
  }

  @Test(arguments: Companion.allCases) func equalPosesAreEqualPictures(_ companion: Companion) {
    for pose in poses { #expect(companion.layers(pose: pose) == companion.layers(pose: pose)) }
    #expect(companion.layers(pose: CompanionPose(hop: 0)) == companion.layers(pose: CompanionPose(hop: 1)))
  }

  @Test(arguments: Companion.allCases) func everyParameterMovesThePicture(_ companion: Companion) {
    let rest = companion.layers()
    let moved = [
      CompanionPose(waveLeft: 0.5), CompanionPose(waveRight: 0.5), .bothWaving(), CompanionPose(bob: 1),
      CompanionPose(hop: 0.5), CompanionPose(blink: 0.5), CompanionPose(lean: 1), CompanionPose(bodyTint: 0.5),
    ]
    for pose in moved where companion != .pip || pose.bodyTint == 0 {
      #expect(companion.layers(pose: pose) != rest, "\(pose)")
    }
    let own: [Companion: CompanionPose] = [.pip: CompanionPose(magnify: 0.5), .momo: CompanionPose(armThrow: 0.5)]
    if let pose = own[companion] { #expect(companion.layers(pose: pose) != rest) }
  }

  @Test(arguments: Companion.allCases) func bodyEyesLimbsAndPropsAreSeparateParts(_ companion: Companion) {
    let parts = names(companion.layers())
    for part in ["companion.\(companion)", "legs", "arm.left", "arm.right", "body", "eyes", "mouth"] {
      #expect(parts.contains(part), "\(part)")
    }
    #expect(parts.contains { $0.hasPrefix("prop.") })
    #expect(!names(companion.layers(pose: .bothWaving())).contains { $0.hasPrefix("prop.") })
  }

  @Test(arguments: Companion.allCases) func bothArmsTurnWhileWaving(_ companion: Companion) throws {
    for name in ["arm.left", "arm.right"] {
      let a = try #require(find(name, in: companion.layers(pose: .bothWaving(left: -0.5, right: -0.5))))
      let b = try #require(find(name, in: companion.layers(pose: .bothWaving(left: 0.5, right: 0.5))))
      #expect(abs(a.0.placement.rotation - b.0.placement.rotation) > 2)
      // Both hands are up: above the shoulder, whatever the swing.
      for arm in [a, b] { #expect(bounds(arm.1).minY < arm.0.placement.pivot.y - 30) }
    }
  }

  @Test(arguments: Companion.allCases) func aHopRisesAndFallsOnce(_ companion: Companion) {
    let feet = stride(from: 0.0, through: 1, by: 0.02).map {
      bounds(companion.layers(pose: CompanionPose(hop: $0))).maxY
    }
    #expect((feet.min() ?? 250) < 235)
    let turns = zip(zip(feet, feet.dropFirst()), feet.dropFirst(2)).filter {
      $0.0.1 < $0.0.0 - 0.5 && $0.0.1 < $0.1 - 0.5
    }
    #expect(turns.count <= 1)
  }

  @Test func thePlaneLeavesTheHandWithoutAJump() throws {
    func place(_ t: Double) throws -> Placement {
      try #require(find("prop.plane", in: Companion.momo.layers(pose: CompanionPose(armThrow: t)))).0.placement
    }
    for i in 0..<200 {
      let a = try place(Double(i) / 200), b = try place(Double(i + 1) / 200)
      #expect(a.offset.distance(to: b.offset) < 4, "at \(i)")
      #expect(abs(a.rotation - b.rotation) < 4, "at \(i)")
    }
  }

  @Test func badNumbersDrawNothingBad() {
    for v in [Double.nan, .infinity, -.infinity, 1e9, -1e9] {
      let pose = CompanionPose(
        waveLeft: v, waveRight: v, bob: v, hop: v, blink: v, armThrow: v, magnify: v, lean: v, bodyTint: v)
      for companion in Companion.allCases {
        let box = bounds(companion.layers(pose: pose))
        #expect(box.width.isFinite && box.width < 500)
      }
      #expect(bounds(PeekFace.toast.layers(blend: v, lift: v, blink: v)).width < 100)
    }
  }

  @Test(arguments: PeekFace.allCases) func facesFillTheirBoxAndBlend(_ face: PeekFace) throws {
    let box = bounds(face.layers())
    #expect(box.width >= 54 && box.width <= 66 && box.minX >= -1 && box.maxX <= 65, "\(box)")
    #expect(box.minY >= -1 && box.maxY <= 68)
    #expect(bounds(face.layers(lift: 8)).minY == box.minY - 8)
    // Blended, no colour of its own body is left in it.
    let own = face.palette
    func colors(_ layers: [Layer]) -> Set<Color> {
      layers.reduce(into: []) { set, layer in
        switch layer {
        case .group(_, let inner): set.formUnion(colors(inner))
        case .fill(_, .color(let c)), .stroke(_, _, .color(let c)): set.insert(c)
        default: break
        }
      }
    }
    let body = try #require(find("body", in: face.layers(blend: 1)))
    #expect(colors(body.1) == [own.bodyBlend])
    #expect(colors(face.layers()).contains(own.body))
  }

  @Test func bodiesHaveTheSeedsColours() {
    #expect(Companion.allCases.map(\.palette.body.hex) == ["#EBC94F", "#7469E6", "#E96D5E", "#4DB88A"])
    #expect(PeekFace.allCases.map(\.palette.body.hex) == ["#7469E6", "#4DB88A", "#E96D5E", "#EBC94F"])
  }
}
