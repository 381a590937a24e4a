import CFFmpeg
import Compositor
import Foundation

/// The films that a comparison writes: both films aligned, small enough for any browser (a.mp4, b.mp4), and one that
/// shows both side by side. All three run from the beginning of the common time at one constant rate.
final class ReviewFilms {
  /// Widest picture of one film.
  static let widest = 720

  /// Extent of one film's pictures.
  let extent: (Int, Int)
  /// Frames a second.
  let rate: Rational
  private let films: [ReviewFilm]
  private let board: ReviewBoard
  /// Frames of each.
  let count: Int
  private var last: (a: MovieFrame, b: MovieFrame, score: PairScore)?
  private var written = 0

  /// Starts the films in a folder.
  init(_ request: ComparisonRequest, in folder: String, _ a: Survey, _ measuring: PairMeasuring) throws {
    let pairing = measuring.pairing
    let width = max(16, min(ReviewFilms.widest, measuring.shown.width) & ~1)
    let height = Double(measuring.shown.height) * Double(width) / Double(measuring.shown.width)
    extent = (width, max(16, Int(height.rounded()) & ~1))
    rate = ReviewFilms.rate(pairing)
    count = max(1, Int(((pairing.to - pairing.from) * rate.value).rounded()))
    board = try ReviewBoard(request.nameA, request.nameB, width: extent.0, height: extent.1)
    let plans = [("a", extent), ("b", extent), ("side-by-side", (board.width, board.height))]
    films = try plans.map { [rate, count] name, extent in
      try ReviewFilm("\(folder)/\(name).mp4", width: extent.0, height: extent.1, rate: rate, count: count)
    }
  }

  /// The usual rate of pairs, whole where it nearly is, from 10 to 60.
  private static func rate(_ pairing: Pairing) -> Rational {
    let steps = zip(pairing.pairs, pairing.pairs.dropFirst()).map { $1.timeA - $0.timeA }.sorted()
    guard !steps.isEmpty, steps[steps.count / 2] > 0 else { return Rational(30) }
    let usual = min(60, max(10, 1 / steps[steps.count / 2]))
    return abs(usual - usual.rounded()) < 0.02 * usual ? Rational(Int(usual.rounded())) : Rational(60)
  }

  /// Takes the next pair of pictures, which begins to show at a time.
  func add(_ a: MovieFrame, _ b: MovieFrame, at seconds: Double, _ score: PairScore) throws {
    try fill(until: seconds)
    last = (a, b, score)
  }

  /// Shows the last pair until a time.
  private func fill(until seconds: Double) throws {
    guard let last else { return }
    while written < count, Double(written) < (seconds * rate.value).rounded() {
      let both = try board.picture(last.a, last.b, seconds: Double(written) / rate.value, last.score)
      try films[0].add(last.a.frame)
      try films[1].add(last.b.frame)
      try films[2].add(both)
      written += 1
    }
  }

  /// A small JPEG picture.
  func picture(_ frame: MovieFrame) throws -> [UInt8] { try JPEG.encoded(frame, width: 180) }

  /// Ends the films and puts them in place.
  func finish() throws {
    try fill(until: .infinity)
    for film in films { try film.finish() }
  }
}
