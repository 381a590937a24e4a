/// How far a render has come.
public struct Progress: Hashable, Sendable {
  /// Frames that are drawn and encoded, or were found in the cache.
  public let framesDone: Int
  /// Those of them that were found in the cache.
  public let framesReused: Int
  /// Frames of the film.
  public let framesTotal: Int
}

/// What a render did.
public struct RenderReport: Hashable, Sendable {
  /// The movie.
  public let path: String
  /// Frames in it.
  public let frames: Int
  /// Chunks in it.
  public let chunks: Int
  /// Chunks that were found in the cache.
  public let chunksReused: Int
  /// Chunks that were drawn again to verify the cache.
  public let chunksVerified: Int
  /// Frames of new chunks that only repeat a screen at rest, so that no encoder saw them.
  public let framesHeld: Int
  /// Bytes of the file, or of all files of the folder.
  public let bytes: Int
  /// Time of the processor by stage, summed over all jobs.
  public let costs: Costs
}

/// Seconds of processor time by stage of the work.
public struct Costs: Hashable, Sendable {
  /// Describing frames for keys.
  public var describing = 0.0
  /// Drawing frames.
  public var drawing = 0.0
  /// Converting colours.
  public var converting = 0.0
  /// Encoding and storing.
  public var encoding = 0.0
  /// Joining chunks into the file.
  public var joining = 0.0

  /// No time.
  public init() {}

  static func + (a: Costs, b: Costs) -> Costs {
    var sum = a
    sum.describing += b.describing
    sum.drawing += b.drawing
    sum.converting += b.converting
    sum.encoding += b.encoding
    sum.joining += b.joining
    return sum
  }
}
