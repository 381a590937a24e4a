/// A named time of film A: a cue or a moment of its script.
public struct ComparedInstant: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable { case cue, moment }

  /// How people know it.
  public let name: String
  /// Whether something is done then, or only named.
  public let kind: Kind
  /// When, in seconds from A's first frame.
  public let seconds: Double

  /// Makes an instant.
  public init(_ name: String, _ kind: Kind, at seconds: Double) {
    self.name = name
    self.kind = kind
    self.seconds = seconds
  }
}

/// When the picture starts to change after an instant, in both films.
public struct Onset: Hashable, Sendable {
  /// What came of looking.
  public enum Finding: String, Hashable, Sendable {
    /// Both change.
    case found
    /// Nothing changes in A.
    case still
    /// A changes, and nothing like it happens in B within reach.
    case missing
    /// A changes so little that nothing can be told of B.
    case faint
    /// B does not show this time.
    case outside
  }

  /// The instant.
  public let instant: ComparedInstant
  /// What came of looking.
  public let finding: Finding
  /// When A starts to change, in seconds of A: when a tenth of the change has come.
  public let secondsA: Double?
  /// The same in B, in seconds of B.
  public let secondsB: Double?
  /// By how many milliseconds B is later, by A's clock.
  public let late: Double?
}
