/// The films that the page plays, and the one that shows both.
final class ReviewFilms {
  /// Extent of one film's pictures.
  let extent: (Int, Int)

  /// Starts the films in a folder.
  init(
    _ folder: String, _ a: Survey, _ b: Survey, _ request: ComparisonRequest, _ measuring: PairMeasuring,
    _ pairing: Pairing
  ) throws {
    let width = min(720, measuring.width) & ~1
    extent = (width, max(2, Int((Double(measuring.height) * Double(width) / Double(measuring.width)).rounded()) & ~1))
  }

  /// Takes the next pair of pictures, which begins to show at a time.
  func add(_ a: MovieFrame, _ b: MovieFrame, at seconds: Double, _ score: PairScore) throws {}

  /// A small JPEG picture.
  func picture(_ frame: MovieFrame) throws -> [UInt8] { [] }

  /// Ends the films and puts them in place.
  func finish() throws {}
}
