import Foundation

/// Where font files lie on this machine.
struct FontShelf: Sendable {
  /// Folders that are searched, in order. Only the system's: a user's own fonts must not change a picture.
  let roots: [String]

  static let system = FontShelf(roots: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// The absolute path of a face's file, or nil when it is nowhere below the roots: first where Debian puts it, else
  /// the first file of that name in the order of paths.
  func locate(_ face: FontFace) -> String? {
    let files = FileManager.default
    for root in roots {
      let path = "\(root)/\(face.folder)/\(face.name)"
      if files.isReadableFile(atPath: path) { return path }
    }
    for root in roots {
      let found = files.subpaths(atPath: root)?.filter { $0 == face.name || $0.hasSuffix("/" + face.name) } ?? []
      if let first = found.min() { return "\(root)/\(first)" }
    }
    return nil
  }

  /// The sentence for a face whose file is not there.
  func problem(_ face: FontFace) -> String {
    "font file \(face.name) is not below \(roots.joined(separator: " or ")): "
      + "install the Debian package \(face.package) (apt-get install \(face.package))"
  }
}
