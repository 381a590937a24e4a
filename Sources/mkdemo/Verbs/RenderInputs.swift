import Foundation
import Scenes
import Synchronization

/// The text of everything that decides a film's frames, for the cache's list of films: the same text, the same film.
struct RenderInputs {
  private let origin: ClipSources
  private let options: [String]

  init(_ origin: ClipSources, _ plan: FramePlan, _ arguments: Arguments) {
    self.origin = origin
    options = [
      "appearance \(arguments[CommonOptions.appearance]?.rawValue ?? "-")",
      "device \(origin.device.name) \(plan.fit.size) \(plan.fit.scale)", "rate \(plan.rate)",
      "touches \(plan.showsTouches)",
    ]
  }

  /// The text: options in the clear, and digests of the script, the remix, art, fonts and the program itself.
  func text() throws -> String { try (options + RenderInputs.digests(origin)).joined(separator: "\n") }

  /// The options, a line each.
  var lines: [String] { options }

  /// Digests of what a clip is made from and of what makes it, a line each.
  static func digests(_ origin: ClipSources) throws -> [String] {
    func digest(_ texts: ArraySlice<String>) -> String {
      var hasher = Hasher256()
      texts.forEach { hasher.add($0) }
      return hasher.digest().hex
    }
    let texts = origin.texts
    return [
      "script \(digest(texts[..<1]))", "remix \(digest(texts[1..<2]))", "settings \(digest(texts[2...]))",
      "art \(try ArtDigest.of(origin))", "fonts \(FontList.digest)",
      "program \(try program.get().hex)",
    ]
  }

  private static let program = Result { try Digest(file: Executable.path) }
}

/// A digest of every picture that could be drawn, by its name below its folder.
enum ArtDigest {
  private struct Known {
    /// Names, sizes and times of the files.
    let look: String
    let digest: String
  }

  private static let known = Mutex<[String: Known]>([:])

  /// Of the folders of a clip. Files are read again only when they look changed.
  static func of(_ origin: ClipSources) throws -> String {
    var hasher = Hasher256()
    for folder in origin.artFolders {
      hasher.add(folder == origin.assets?.folder ? "assets" : "own")
      hasher.add(try digest(folder))
    }
    return hasher.digest().hex
  }

  private static func digest(_ folder: String) throws -> String {
    let names = ArtFolder.files(folder)
    let look = names.map { name in
      var info = stat()
      stat("\(folder)/\(name)", &info)
      return "\(name) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_ino)"
    }.joined(separator: "\n")
    if let found = known.withLock({ $0[folder] }), found.look == look { return found.digest }
    var hasher = Hasher256()
    for name in names {
      hasher.add(name)
      try hasher.add(file: "\(folder)/\(name)")
    }
    let digest = hasher.digest().hex
    known.withLock { $0[folder] = Known(look: look, digest: digest) }
    return digest
  }
}
