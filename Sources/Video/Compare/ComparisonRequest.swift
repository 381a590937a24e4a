/// What is to be compared, and how.
public struct ComparisonRequest: Sendable {
  /// The films: A is what is judged by B, the recording.
  public var pathA, pathB: String
  /// What people call them.
  public var nameA, nameB: String
  /// How their times are aligned.
  public var time = TimeAlignment.auto
  /// How their pictures are aligned.
  public var picture = PictureAlignment.auto
  /// Parts of A's picture that do not count, in pixels as shown.
  public var masks: [PixelRegion] = []
  /// Named times of A, in order.
  public var instants: [ComparedInstant] = []
  /// The folder for films that show both; nil for none.
  public var folder: String?

  /// A comparison of two files.
  public init(_ pathA: String, _ pathB: String, nameA: String, nameB: String) {
    self.pathA = pathA
    self.pathB = pathB
    self.nameA = nameA
    self.nameB = nameB
  }
}

/// What a comparison is at.
public struct ComparisonProgress: Sendable {
  /// What is done now.
  public enum Stage: String, Sendable {
    case looking = "looking at both films", aligning = "aligning them", measuring
  }

  /// What is done now.
  public let stage: Stage
  /// How much of this stage is done, 0 to 1.
  public let share: Double
}
