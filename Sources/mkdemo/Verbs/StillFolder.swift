import Foundation
import Scenes
import Video

/// The pictures of a script's stills, written into a folder beside a render.
struct StillFolder {
  private let folder: String
  private let pictures: [(name: String, frame: Int)]

  /// Plans the stills that lie in a part of the film, and makes the folder when there is none.
  init(_ folder: String, _ clip: Clip, _ clock: FrameClock, _ part: Range<Int>?) throws(CommandError) {
    self.folder = folder
    let range = part ?? 0..<clock.count
    pictures = clip.take.stills.map { ($0.name, clock.frame($0.at)) }.filter { range.contains($0.1) }
    guard !clip.take.stills.isEmpty else {
      throw CommandError(
        "--stills: \(clip.script.file) has no stills", mend: "add one, as in:  4.3  still \"row chosen\"")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("--stills \(folder): the folder cannot be made", mend: "name another folder")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandError("--stills \(folder): nothing can be written there", mend: "name another folder")
    }
  }

  /// Draws and writes them.
  func write(_ frames: ClipFrames) throws {
    let painter = try frames.painter()
    for (name, frame) in pictures {
      let path = "\(folder)/\(name).png"
      try painter.paint(frame).bitmap.writePNG(to: path)
      Console.say("\(path): frame \(frame)")
    }
  }
}
