import Foundation

/// What a comparison of two films found. Everything in it depends on the films and the request alone.
public struct Comparison: Sendable {
  /// What was asked.
  public let request: ComparisonRequest
  /// The files.
  public let factsA, factsB: FilmFacts
  /// Where they end, and damage.
  public let endingA, endingB: FilmEnding
  /// When their first frames are shown, in seconds.
  public let startA, startB: Double
  /// What was done to colours, and other things worth telling.
  public let notes: [String]
  /// How B lies to A.
  public let alignment: Alignment
  /// How frames were paired; no pairs when the films are unrelated.
  public let pairing: Pairing
  /// Of each pair.
  public let scores: [PairScore]
  /// The extent at which they were measured.
  public let width, height: Int
  /// True when all frames of both films are the same, sample by sample, at the same times.
  public let isIdentical: Bool
  /// When things happen.
  public let onsets: [Onset]
  /// Scores from each moment to the next.
  public let moments: [MomentScore]
  /// The pairs that are least alike, the worst first, apart from each other by half a second.
  public let worst: [WorstPair]

  /// The films that were written to look at; nil when none were.
  public let review: ReviewFacts?

  /// The whole.
  public var whole: ScoreSummary? { ScoreSummary(scores[...]) }
}

/// The films that a comparison wrote to look at: each frame of one is that of the others.
public struct ReviewFacts: Hashable, Sendable {
  /// Frames a second.
  public let rate: Rational
  /// How many frames, and the extent of one film's pictures.
  public let count, width, height: Int
}

/// Scores of several pairs.
public struct ScoreSummary: Hashable, Sendable {
  /// How many pairs.
  public let count: Int
  /// The mean, and the least.
  public let ssim, leastSSIM: Double
  /// Of the mean squared difference of all; infinite when all are identical. And the least.
  public let psnr, leastPSNR: Double
  /// Pairs that are identical.
  public let identical: Int

  /// Sums scores up; nil when there are none.
  init?(_ scores: ArraySlice<PairScore>) {
    guard !scores.isEmpty else { return nil }
    count = scores.count
    ssim = scores.reduce(0) { $0 + $1.ssim } / Double(scores.count)
    leastSSIM = scores.reduce(1) { min($0, $1.ssim) }
    let error = scores.reduce(0) { $0 + $1.error } / Double(scores.count)
    psnr = error == 0 ? .infinity : -10 * log10(error)
    leastPSNR = scores.reduce(.infinity) { min($0, $1.psnr) }
    identical = scores.count { $0.isIdentical }
  }
}

/// How near the films are from one moment to the next.
public struct MomentScore: Hashable, Sendable {
  /// The moment.
  public let name: String
  /// From when to when, in seconds from A's first frame.
  public let from, to: Double
  /// Its scores; nil when no pair of frames falls into it.
  public let score: ScoreSummary?
}

/// A pair that is little alike.
public struct WorstPair: Hashable, Sendable {
  /// Which pair.
  public let pair: Int
  /// Its score.
  public let score: PairScore
  /// Small JPEG pictures of both; empty when none were asked for.
  public let pictureA, pictureB: [UInt8]
}
