import Scenes

/// One of the four faces that peek over the edge of a row: a box of 64 x 64 points whose upper half is seen.
enum PeekFace: String, CaseIterable, Codable, Hashable, Sendable {
  /// Purple cloud, brows raised.
  case cloud
  /// Green rounded star, sleepy.
  case star
  /// Coral rounded triangle, winking.
  case triangle
  /// Yellow toast, worried.
  case toast

  /// The drawing's box, points.
  static let box = Size(64, 64)
  /// How much of the box, from its top, stands above the row's edge at rest, points.
  static let visible = 34.0

  /// The seed's colours of this face.
  var palette: CharacterPalette {
    switch self {
    case .cloud: .cloud
    case .star: .leaf
    case .triangle: .coral
    case .toast: .toast
    }
  }

  /// The face's layers.
  /// - Parameters:
  ///   - blend: body colour, 0 own ... 1 the palette's `bodyBlend`, so that only eyes, brows and mouth stand out.
  ///   - palette: colours; the seed's when nil.
  ///   - lift: how far the face rises, points.
  ///   - blink: eyelids, 0 as they are ... 1 closed.
  func layers(blend: Double = 0, palette: CharacterPalette? = nil, lift: Double = 0, blink: Double = 0)
    -> [Layer]
  {
    func unit(_ v: Double) -> Double { v.isFinite ? min(max(v, 0), 1) : 0 }
    let p = (palette ?? self.palette).blended(by: unit(blend))
    let b = unit(blink)
    let (body, eyes, mouth) =
      switch self {
      case .cloud: PeekCloud.parts(b, p)
      case .star: PeekStar.parts(b, p)
      case .triangle: PeekTriangle.parts(b, p)
      case .toast: PeekToast.parts(b, p)
      }
    let place = Placement(offset: Point(0, lift.isFinite ? -lift : 0))
    return [
      .group(
        Group(name: "face.\(rawValue)", placement: place),
        [
          .group(Group(name: "body"), body), .group(Group(name: "mouth"), mouth), .group(Group(name: "eyes"), eyes),
        ])
    ]
  }
}
