/// Parts of outlines drawn of late: a line that is being written is asked for by every band that it meets, and its
/// outline is measured again in every frame. It only saves work.
final class StrokeTrims {
  private struct Key: Hashable {
    let path: Path
    let from, to: Double
  }

  /// How many of either are kept.
  private static let most = 128
  private var lines: [Key: Path?] = [:]
  private var pieces: [Path: [PathPiece]] = [:]

  /// The part of the outline between two fractions of its length; nil when no length is left.
  func line(_ path: Path, from: Double, to: Double) -> Path? {
    guard from < to else { return nil }
    if from <= 0 && to >= 1 { return path }
    let key = Key(path: path, from: from, to: to)
    if let line = lines[key] { return line }
    if lines.count >= Self.most { lines.removeAll(keepingCapacity: true) }
    let line = path.trimmed(from: from, to: to) { measured(path) }
    lines[key] = .some(line)
    return line
  }

  private func measured(_ path: Path) -> [PathPiece] {
    if let known = pieces[path] { return known }
    if pieces.count >= Self.most { pieces.removeAll(keepingCapacity: true) }
    let measured = PathPiece.pieces(of: path)
    pieces[path] = measured
    return measured
  }
}
