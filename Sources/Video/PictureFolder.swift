import CFFmpeg
import Foundation

/// A folder of numbered PNG files, 00000.png for frame 0, that appears whole under its name or not at all.
struct PictureFolder {
  private let path: String

  /// Names the folder.
  init(_ path: String) { self.path = NewFile.resolved(FilePath.withoutSlashes(path)) }

  /// Refuses a target that is there and holds anything but a PNG sequence.
  func checkTarget() throws {
    let folder = NewFile.folder(of: path)
    guard access(folder, W_OK | X_OK) == 0 else { throw VideoError.system("write here", folder) }
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      throw VideoError(.refused, "this is a file", at: path, mend: "name a folder for a PNG sequence")
    }
    let entries = try FileManager.default.contentsOfDirectory(atPath: path)
    if let other = entries.sorted().first(where: { !Self.isFrame($0) }) {
      throw VideoError(
        .refused, "the folder holds other things, such as \"\(other)\"", at: path,
        mend: "name a new folder, or one that holds a PNG sequence only, which will be replaced")
    }
  }

  private static func isFrame(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.dropLast(4).count >= 5 && name.dropLast(4).allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Writes the frames of all chunks; returns the bytes of all files.
  func write(_ chunks: [StoredChunk], _ film: Film) throws -> Int {
    try checkTarget()
    let folder = NewFile.folder(of: path), name = (path as NSString).lastPathComponent
    NewFile.removeRemains(folder: folder, name: name)
    let step = "\(folder)/.\(name).\(getpid())\(NewFile.suffix)"
    guard mkdir(step, 0o777) == 0 else { throw VideoError.system("make the folder", step) }
    let lock = open(step, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX | LOCK_NB)
    defer {
      close(lock)
      try? FileManager.default.removeItem(atPath: step)
    }
    var size = 0
    for (chunk, frames) in zip(chunks, film.chunks) {
      try chunk.forEachPacket { packet in
        let number = String(frames.lowerBound - film.chunks[0].lowerBound + packet.frame)
        let digits = String(repeating: "0", count: max(0, 5 - number.count)) + number
        let file = try NewFile("\(step)/\(digits).png")
        try file.write(packet.bytes, at: 0)
        try file.publish(isDurable: false)
        size += packet.bytes.count
      }
    }
    // The old folder takes the step's name and goes with it.
    if mk_exchange(step, path) == 0 { return size }
    guard rename(step, path) == 0 else { throw VideoError.system("put the folder in place", path) }
    return size
  }
}
