/// What is seen through panes of glass, for the bands that a pane lies in and for the paints in which nothing beneath
/// it changes.
final class GlassPanes {
  private var faces: [ObjectIdentifier: Picture] = [:]

  /// Forgets all but the panes of these nodes.
  func keep(_ nodes: Set<ObjectIdentifier>) { faces = faces.filter { nodes.contains($0.key) } }

  /// The face of a pane, made when it is not known.
  func face(of node: Node, make: () throws -> Picture) rethrows -> Picture {
    if let face = faces[ObjectIdentifier(node)] { return face }
    let face = try make()
    faces[ObjectIdentifier(node)] = face
    return face
  }
}
