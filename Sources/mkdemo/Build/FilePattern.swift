/// The name of an output's file with parts in braces, such as "{clip}-{width}.mp4".
struct FilePattern: Sendable {
  /// What may stand in braces.
  static let names = [
    "clip", "name", "ext", "device", "width", "height", "scale", "fps", "codec", "preset", "crf", "remix", "appearance",
    "at", "from", "to",
  ]

  private enum Part {
    case text(String)
    case name(String)
  }

  private let parts: [Part]

  /// Reads a pattern.
  init(_ text: String) throws(BadValue) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      parts.append(.text(String(rest[..<open])))
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw BadValue(why: "has a brace without its partner", mend: "write it as {clip}")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard FilePattern.names.contains(name) else {
        throw BadValue(why: "has an unknown {\(name)}", mend: Mend.choice(name, FilePattern.names))
      }
      parts.append(.name(name))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The path with its values put in; what would part folders is replaced.
  func path(_ values: [String: String]) -> String {
    parts.map {
      switch $0 {
      case .text(let text): text
      case .name(let name):
        String((values[name] ?? "default").map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
      }
    }.joined()
  }

  /// Refuses a path that leads out of the build's folder or into its own files.
  static func check(_ path: String) throws(BadValue) {
    if path.hasPrefix("/") {
      throw BadValue(
        why: "leads out of the build's folder", mend: "write a path below it, and name the folder with --out")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") {
      throw BadValue(why: "leads out of the build's folder", mend: "leave .. out")
    }
    if parts.dropLast().contains("") || parts.contains(".") || path.isEmpty {
      throw BadValue(why: "is no path", mend: "write it as folder/name.mp4")
    }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) || parts.contains(where: { $0.utf8.count > 200 }) {
      throw BadValue(why: "is no file's name", mend: "use fewer and plainer letters")
    }
    if let first = parts.first, BuildFolder.reserved.contains(first.lowercased()) {
      throw BadValue(why: "is a file of the build itself", mend: "use another name")
    }
  }
}
