import Foundation
import Scenes

/// The text of everything that decides a film's frames, for the cache's list of films: the same text, the same film.
struct RenderInputs {
  private let clip: Clip
  private let plan: FramePlan
  private let options: [String]

  init(_ clip: Clip, _ plan: FramePlan, _ arguments: Arguments) {
    self.clip = clip
    self.plan = plan
    options = [
      "appearance \(arguments[CommonOptions.appearance]?.rawValue ?? "-")",
      "device \(clip.take.device.name) \(plan.fit.size) \(plan.fit.scale)", "rate \(plan.rate)",
      "touches \(plan.showsTouches)",
    ]
  }

  /// The text: options in the clear, and digests of the script, the remix, art, fonts and the program itself.
  func text() throws -> String {
    var hasher = Hasher256()
    clip.sources.forEach { hasher.add($0) }
    let sources = hasher.digest().hex
    let program = try Digest(file: Executable.path).hex
    return (options + ["script \(sources)", "art \(try art())", "fonts \(FontList.digest)", "program \(program)"])
      .joined(separator: "\n")
  }

  /// Of every picture that could be drawn, by its name below its folder.
  private func art() throws -> String {
    var hasher = Hasher256()
    for folder in clip.artFolders {
      hasher.add(folder == clip.assets?.folder ? "assets" : "own")
      let names = FileManager.default.subpaths(atPath: folder) ?? []
      for name in names.sorted() where name.hasSuffix(".svg") || name.hasSuffix(".png") {
        hasher.add(name)
        try hasher.add(file: "\(folder)/\(name)")
      }
    }
    return hasher.digest().hex
  }
}
