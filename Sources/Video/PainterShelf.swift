import Synchronization

/// The painters of a film's jobs, one each, made when a job first draws.
final class PainterShelf: Sendable {
  /// A painter, which only the thread of its job touches.
  private struct Owned: @unchecked Sendable { let painter: any FramePainter }

  private let painters = Mutex<[Int: Owned]>([:])

  /// The painter of a job; to be called on its thread only.
  func painter(of job: Int, _ source: any FrameSource) throws -> any FramePainter {
    if let known = painters.withLock({ $0[job] }) { return known.painter }
    let made = Owned(painter: try source.painter())
    painters.withLock { $0[job] = made }
    return made.painter
  }
}
