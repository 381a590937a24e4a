import Demos
import Scenes

/// A script played on its demo: all that frames, lists and sheets of a clip are made from.
struct Clip: Sendable {
  /// What it was played from.
  let origin: ClipSources
  let take: Take
  /// Pictures, the user's own first.
  let art: ArtLibrary

  /// Reads and plays the clip that the first operand names, or `word`.
  /// - Throws: `CommandError`, `ScriptError`, `RemixError`, each before any frame.
  static func load(_ arguments: Arguments, _ word: String? = nil) throws -> Clip {
    try Clip(ClipSources(arguments, word))
  }

  /// The same clip played from another script and remix.
  func playing(_ script: Script, _ bytes: [UInt8], _ remix: Remix) throws -> Clip {
    try Clip(origin.replacing(script, bytes, remix))
  }

  /// Plays a clip.
  /// - Throws: `CommandError` when fonts are missing, as where a text stands hangs on them; `ScriptError`, `RemixError`.
  init(_ origin: ClipSources) throws {
    let fonts = FontList.problems()
    guard fonts.isEmpty else {
      throw CommandError(
        "fonts are missing", mends: fonts + ["mkdemo doctor lists all that is missing"], status: .broke)
    }
    self.origin = origin
    take = try origin.play()
    art = ArtLibrary(folders: origin.artFolders)
  }

  var name: String { origin.file.name }
  var script: Script { origin.script }
  var demo: Playable { origin.demo }
  /// What the demo's content is changed by.
  var remix: Remix { origin.remix }
  /// What wins over the script's header.
  var staging: Staging { origin.staging }
  /// The assets folder; nil when there is none and none was needed.
  var assets: Assets? { origin.assets }

  /// The script's text, the remix and the settings, for keys.
  var sources: [String] { origin.texts }
  /// The folders that pictures are looked for in, the user's own first.
  var artFolders: [String] { origin.artFolders }

  /// Named times of the script: moments, and stills by their names.
  var names: [String: Instant] {
    Dictionary((take.moments + take.stills).map { ($0.name, $0.at) }) { first, _ in first }
  }
}
