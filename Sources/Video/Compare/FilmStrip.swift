import Foundation

/// The pictures of one film that are to be compared, made on a thread of their own.
final class FilmStrip: @unchecked Sendable {
  /// One of them.
  struct Picture {
    /// As it is measured.
    let measured: MovieFrame
    /// As it is shown on the page; nil when there is none.
    let shown: MovieFrame?
  }

  private let queue = BoundedQueue<Picture>(capacity: 4)

  /// Starts to read.
  ///
  /// - Parameters:
  ///   - path: the film.
  ///   - frames: those that are wanted, in order; one may be wanted several times.
  ///   - measured: the way to pictures that are measured.
  ///   - shown: the way to pictures that are shown; they come from those that are measured unless these keep their
  ///     film's own colours.
  init(_ path: String, frames: [Int], measured: PictureWay, shown: PictureWay?, showsStored: Bool) {
    let work = Work(path: path, frames: frames, measured: measured, shown: shown, showsStored: showsStored)
    let thread = Thread { [queue] in queue.end(Result { try work.run(queue) }) }
    thread.stackSize = 4 << 20
    thread.name = "mkdemo film"
    thread.start()
  }

  deinit { queue.close() }

  /// The next picture.
  func next() throws -> Picture? { try queue.take() }

  /// What the thread does; it is the only one to touch it.
  private struct Work: @unchecked Sendable {
    let path: String
    let frames: [Int]
    let measured: PictureWay
    let shown: PictureWay?
    let showsStored: Bool

    func run(_ queue: BoundedQueue<Picture>) throws {
      let reader = try FilmReader(path)
      var index = -1, picture: Picture?
      for wanted in frames {
        if wanted != index || picture == nil {
          var found: MovieFrame?
          while index < wanted, let frame = try reader.next() {
            index += 1
            if index == wanted { found = frame }
          }
          guard let found else {
            throw VideoError(.failed, "frame \(wanted) could be read once, but not twice", at: path)
          }
          let compared = try measured.picture(found)
          picture = Picture(measured: compared, shown: try shown?.picture(showsStored ? found : compared))
        }
        if let picture, !queue.put(picture) { return }
      }
    }
  }
}
