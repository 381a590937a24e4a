import Foundation
import Scenes
import Timelines

/// A clip as a manifest names it, as far as it can be known without playing it.
struct ManifestClip: Sendable {
  let name: String
  /// As `render` takes it.
  let word: String
  /// The script's own device and rate; the usual ones where the script cannot be read.
  let device: Device
  let rate: FrameRate
  /// Why there is no such clip.
  let problem: CommandError?
}

/// Finds the clips of a manifest.
struct ManifestClips {
  /// The manifest's folder.
  private let folder: String
  /// Names of the clips that mkdemo brings along.
  let catalogue: [String]
  private var known: [String: ManifestClip] = [:]

  init(folder: String) {
    self.folder = folder
    catalogue = (try? Assets.find())?.clipNames ?? []
  }

  /// A path of the manifest as seen from here.
  func path(_ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : (folder as NSString).appendingPathComponent(path)
  }

  /// True for a word that can only be a clip's name, and is that of none: the manifest's own fault, where a script that is
  /// not there is its output's.
  func isMisspelt(_ word: String) -> Bool {
    !catalogue.isEmpty && !word.contains("/") && !word.hasSuffix(Assets.ending) && !catalogue.contains(word)
      && !FileManager.default.fileExists(atPath: path(word))
  }

  /// The clip of a name or of a script's path.
  mutating func clip(_ word: String) -> ManifestClip {
    if let clip = known[word] { return clip }
    let clip = find(word)
    known[word] = clip
    return clip
  }

  private func find(_ word: String) -> ManifestClip {
    let isPath = word.contains("/") || word.hasSuffix(Assets.ending) || !catalogue.contains(word)
    // A path without a slash would be taken for a clip's name.
    var place = isPath ? path(word) : word
    if isPath, !place.contains("/") { place = "./" + place }
    let name = ((word as NSString).lastPathComponent as NSString).deletingPathExtension
    do {
      let file = try ScriptFile.find(place, assets: try Assets.find())
      if isPath, !FileManager.default.fileExists(atPath: file.path) {
        throw CommandError(
          "there is no script \(file.path)", mend: "check the path, which begins at the manifest's folder")
      }
      let script = try? Script.parse(bytes: file.read(), file: file.path)
      return ManifestClip(
        name: name, word: place, device: script?.device.flatMap(Device.named) ?? .standard,
        rate: script?.frameRate ?? .sixty, problem: nil)
    } catch {
      return ManifestClip(name: name, word: place, device: .standard, rate: .sixty, problem: error as? CommandError)
    }
  }
}
