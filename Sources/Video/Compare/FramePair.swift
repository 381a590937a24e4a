/// Two frames that show the same moment.
public struct FramePair: Hashable, Sendable {
  /// Frames of both films, from 0.
  public let a, b: Int
  /// When A shows it, in seconds.
  public let timeA: Double
  /// When B shows it, in seconds.
  public let timeB: Double
}

/// How the frames of two films were paired.
public struct Pairing: Hashable, Sendable {
  /// In order of time.
  public var pairs: [FramePair] = []
  /// Frames of B that only repeat the frame before while A moves: they were left out.
  public var heldB = 0
  /// Frames of A that only repeat the frame before while B moves.
  public var heldA = 0
  /// Frames of A within the common time that nothing in B shows, while A moves.
  public var droppedB = 0
  /// From when to when both films run, in seconds of A.
  public var from = 0.0, to = 0.0
}
