import Foundation

/// Small pictures of all frames of a film, on disk rather than in memory, so that long films need no more of it.
final class ThumbnailStore: @unchecked Sendable {
  let width, height: Int
  private(set) var count = 0
  private let file: NewFile
  private var pending: [UInt8] = []
  private var written = 0

  /// Makes a store in the folder of temporary files.
  init(width: Int, height: Int) throws {
    self.width = width
    self.height = height
    file = try NewFile(NSTemporaryDirectory() + "/mkdemo-thumbnails")
  }

  private var size: Int { width * height }

  /// Adds the next frame's.
  func append(_ picture: GreyPicture) throws {
    pending += picture.pixels
    count += 1
    if pending.count > 1 << 20 { try flush() }
  }

  /// Writes out what is in memory; reading needs it.
  func flush() throws {
    try pending.withUnsafeBytes { try file.write($0, at: written) }
    written += pending.count
    pending.removeAll(keepingCapacity: true)
  }

  /// A frame's.
  func picture(_ index: Int) throws -> GreyPicture {
    var pixels = [UInt8](repeating: 0, count: size)
    try pixels.withUnsafeMutableBytes { try file.read($0, at: index * size) }
    return GreyPicture(width: width, height: height, pixels: pixels)
  }
}
