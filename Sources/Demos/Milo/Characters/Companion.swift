import Scenes

/// One of Milo's four companions, drawn as vectors in a box of `Companion.box` points: feet near the lower edge,
/// centred on its middle. Waving hands, a leap or a thrown plane may leave the box by up to `overhang` points.
enum Companion: String, CaseIterable, Codable, Hashable, Sendable {
  /// A slice of toast with a mug.
  case bo
  /// A cloud with a question and a magnifying glass.
  case pip
  /// A four-point star that throws a paper plane.
  case momo
  /// A rounded star with a checklist.
  case kiko

  /// The drawing's box, points.
  static let box = Size(220, 260)
  /// How far a pose within its ranges may reach out of the box, points.
  static let overhang = 32.0

  /// The seed's colours of this companion.
  var palette: CharacterPalette {
    switch self {
    case .bo: .toast
    case .pip: .cloud
    case .momo: .coral
    case .kiko: .leaf
    }
  }

  /// The companion's layers in a pose. Legs, arms, body, eyes, mouth and props are groups of their own, by these
  /// names, inside one group "companion.NAME" that carries the bob.
  func layers(pose: CompanionPose = .rest, palette: CharacterPalette? = nil) -> [Layer] {
    let pose = pose.clamped
    let palette = (palette ?? self.palette).blended(by: pose.bodyTint)
    let figure =
      switch self {
      case .bo: Bo.figure(pose, palette)
      case .pip: Pip.figure(pose, palette)
      case .momo: Momo.figure(pose, palette)
      case .kiko: Kiko.figure(pose, palette)
      }
    let name = Group(name: "companion.\(rawValue)", placement: Placement(offset: Point(0, pose.bob)))
    return [.group(name, figure.layers(pose, palette))]
  }
}
