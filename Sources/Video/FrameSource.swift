import Compositor

/// A film's worth of frames that can be drawn in any order, on any thread, by as many painters as there are jobs.
public protocol FrameSource: Sendable {
  /// Extent of every frame in pixels.
  var width: Int { get }
  /// Extent of every frame in pixels.
  var height: Int { get }
  /// Frames per second.
  var rate: Rational { get }
  /// Number of frames; frame k shows k / rate seconds.
  var count: Int { get }
  /// Frames at which a chunk should begin where possible, such as both ends of transitions.
  var cuts: [Int] { get }
  /// Chapters in order.
  var chapters: [Chapter] { get }
  /// SHA-256 in hex of all that is drawn in these frames. Equal digests must mean equal pixels.
  func digest(_ frames: Range<Int>) throws -> String
  /// Makes a painter, which one thread will use.
  func painter() throws -> any FramePainter
}

/// Draws frames of one source, on one thread.
public protocol FramePainter: AnyObject {
  /// Draws a frame, into a bitmap that the painter keeps and may draw over at the next call. Frames must be opaque.
  func paint(_ frame: Int) throws -> PaintedFrame
  /// True when a frame is known to show what was painted last, so that it need not be painted. Asked for each frame in
  /// turn until one is not.
  func repeats(_ frame: Int) throws -> Bool
}

/// A frame as drawn.
public struct PaintedFrame {
  /// The pixels, valid until the painter's next call.
  public let bitmap: Bitmap
  /// Rows that may differ from the painter's frame before; its first frame counts as changed all over.
  public let changed: [Range<Int>]

  /// Makes a painted frame.
  public init(bitmap: Bitmap, changed: [Range<Int>]) {
    self.bitmap = bitmap
    self.changed = changed
  }
}

/// A named part of a film, up to the next chapter.
public struct Chapter: Hashable, Sendable, Codable {
  /// What players show.
  public let title: String
  /// The frame at which it starts.
  public let firstFrame: Int

  /// Makes a chapter.
  public init(title: String, firstFrame: Int) {
    self.title = title
    self.firstFrame = firstFrame
  }
}
