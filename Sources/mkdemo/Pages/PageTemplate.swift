import Foundation

/// A page that opens from disk: a body of the assets between the head and the foot that all pages share, with the style of
/// all pages, its own, its scripts and what it shows put in.
struct PageTemplate {
  /// The folder that holds page.html, page.css and scripts, which run in order of their names.
  private let folder: String
  /// The folder of what pages share.
  private let shared: String

  /// The page of a folder of the assets.
  init(_ name: String, _ assets: Assets) {
    folder = "\(assets.folder)/\(name)"
    shared = "\(assets.folder)/Pages"
  }

  /// The page, with a title and the data that its script shows.
  func text(title: String, data: JSON) throws(CommandError) -> String {
    // No tag may end within the data.
    try filled(title: title, ["DATA": data.pretty.replacingOccurrences(of: "<", with: "\\u003c")])
  }

  /// The page, with a title and pieces that are put in, as they are, where `{{NAME}}` stands.
  func filled(title: String, _ pieces: [String: String]) throws(CommandError) -> String {
    let page = try part("\(shared)/head.html") + part("\(folder)/page.html") + part("\(shared)/foot.html")
    var all = pieces
    all["TITLE"] = HTML.escaped(title)
    all["STYLE"] = try part("\(shared)/common.css") + part("\(folder)/page.css")
    all["SCRIPT"] = try scripts()
    var result = ""
    var rest = page[...]
    // Once through, so that nothing is looked for within what was put in.
    while let open = rest.firstRange(of: "{{") {
      let inside = rest[open.upperBound...]
      guard let close = inside.firstRange(of: "}}"),
        let piece = all.removeValue(forKey: String(inside[..<close.lowerBound]))
      else { throw broken("\(folder)/page.html has a mark that nothing fills, or one twice") }
      result += rest[..<open.lowerBound] + piece
      rest = inside[close.upperBound...]
    }
    guard all.isEmpty else {
      throw broken("\(folder)/page.html has no {{\(all.keys.sorted().joined(separator: "}}, {{"))}}")
    }
    return result + rest
  }

  private func scripts() throws(CommandError) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var text = ""
    for name in names.sorted() where name.hasSuffix(".js") { text += try part("\(folder)/\(name)") }
    return text
  }

  private func part(_ path: String) throws(CommandError) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw broken("\(path) cannot be read") }
    return text
  }

  private func broken(_ what: String) -> CommandError {
    CommandError(what, mend: "install mkdemo anew", status: .broke)
  }
}
