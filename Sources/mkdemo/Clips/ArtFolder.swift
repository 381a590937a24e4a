import Foundation

/// A folder of pictures that take the place of a demo's own.
enum ArtFolder {
  /// Paths of its SVG and PNG files within it, sorted. Pictures lie in the folder itself or one folder deep
  /// ("Milo/pip.svg"), so whatever else a large folder holds is not looked at.
  static func files(_ folder: String) -> [String] {
    let entries = names(folder)
    let deeper = entries.flatMap { entry in names("\(folder)/\(entry)").map { "\(entry)/\($0)" } }
    return (entries + deeper).filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }.sorted()
  }

  private static func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
