import Compositor

extension Bitmap {
  /// Writes the picture as a PNG file that appears whole under its name, or not at all.
  /// - Throws: `VideoError`: `refused` when something else has that name, `failed` when the file cannot be written.
  public func writePNG(to path: String) throws {
    let bytes = try png()
    let file = try NewFile(path)
    try bytes.withUnsafeBytes { try file.write($0, at: 0) }
    try file.publish(isDurable: false)
  }
}
