import Foundation

/// A page that opens from disk: an HTML file of the assets, with the style that all pages share, its own style, its
/// script and its data put in.
struct PageTemplate {
  /// The folder that holds page.html, page.css and page.js.
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
    let parts = [
      "{{TITLE}}": Self.escaped(title),
      "{{STYLE}}": try part("\(shared)/common.css") + part("\(folder)/page.css"),
      "{{SCRIPT}}": try part("\(folder)/page.js"),
      // No tag may end within the data.
      "{{DATA}}": data.pretty.replacingOccurrences(of: "<", with: "\\u003c"),
    ]
    // From the end, so that nothing is looked for within what was put in.
    var page = try part("\(folder)/page.html")
    for mark in ["{{SCRIPT}}", "{{DATA}}", "{{STYLE}}", "{{TITLE}}"] {
      guard let place = page.range(of: mark), let text = parts[mark] else {
        throw CommandError("\(folder)/page.html has no \(mark)", mend: "install mkdemo anew", status: .broke)
      }
      page.replaceSubrange(place, with: text)
    }
    return page
  }

  private func part(_ path: String) throws(CommandError) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError("\(path) cannot be read", mend: "install mkdemo anew", status: .broke)
    }
    return text
  }

  /// Text as HTML takes it.
  static func escaped(_ text: String) -> String { ComparisonJUnit.escaped(text) }
}
