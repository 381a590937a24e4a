import CFFmpeg
import Foundation

/// Writes raw 4:2:0 frames as YUV4MPEG2 (the format of mjpegtools and of `ffmpeg -f yuv4mpegpipe`). Every frame has
/// its place from the start, so that jobs write straight into the file.
struct RawMovie {
  let source: any FrameSource
  let film: Film
  let path: String
  let jobs: Int

  /// The line at the front.
  private var header: String {
    "YUV4MPEG2 W\(film.width) H\(film.height) F\(film.rate.num):\(film.rate.den) Ip A1:1 C420mpeg2 "
      + "XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n"
  }
  private static let mark = "FRAME\n"

  /// Draws and writes.
  func write(progress: (Progress) -> Void, isCancelled: () -> Bool) throws -> RenderReport {
    let file = try NewFile(path)
    let header = Array(header.utf8)
    try header.withUnsafeBytes { try file.write($0, at: 0) }
    let frameSize = Self.mark.utf8.count + film.width * film.height * 3 / 2
    let first = film.chunks[0].lowerBound
    let painters = PainterShelf()
    let costs = try Jobs.run(
      count: film.chunks.count, threads: jobs, frames: film.count, progress: progress, isCancelled: isCancelled
    ) { [film, source] piece, desk in
      let painter = try painters.painter(of: desk.job, source)
      let picture = try Picture(layout: .yuv420, width: film.width, height: film.height)
      var bytes = Array(Self.mark.utf8)
      var costs = Costs(), watch = Stopwatch()
      for frame in film.chunks[piece] {
        let painted = try painter.paint(frame)
        costs.drawing += watch.lap()
        try picture.update(from: painted)
        costs.converting += watch.lap()
        bytes.removeSubrange(Self.mark.utf8.count...)
        try picture.append(to: &bytes)
        try bytes.withUnsafeBytes { try file.write($0, at: header.count + (frame - first) * frameSize) }
        costs.encoding += watch.lap()
        try desk.advance(1)
      }
      return costs
    }
    try file.publish(isDurable: true)
    return RenderReport(
      path: path, frames: film.count, chunks: film.chunks.count, chunksReused: 0, chunksVerified: 0,
      framesHeld: 0, bytes: header.count + film.count * frameSize, costs: costs.reduce(Costs(), +))
  }
}

extension Picture {
  /// Appends the samples of 4:2:0 planes without padding.
  fileprivate func append(to bytes: inout [UInt8]) throws {
    let width = Int(frame.pointee.width), height = Int(frame.pointee.height)
    for (index, scale) in [1, 2, 2].enumerated() {
      let plane = try plane(index)
      for y in 0..<height / scale {
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: plane.base + y * plane.stride, count: width / scale))
      }
    }
  }
}
