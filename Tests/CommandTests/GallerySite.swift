import Foundation

/// A project built twice: a clip that changed, one whose name and title try to break the page, one that fails. Made on
/// first use.
final class GallerySite: @unchecked Sendable {
  static let shared = Result { try GallerySite() }

  private let shop: Workshop
  /// The folder that was built.
  let folder: String

  /// Why there is no site.
  struct Problem: Error {
    let what: String
  }

  private init() throws {
    shop = try Workshop()
    folder = shop.path("site")
    try shop.write("mkdemo.json", Self.manifest)
    try shop.write("film.timeline", "# Milo, quite short.\n" + Scripts.short)
    try shop.write("\(Self.hostile).timeline", "# \(Self.hostileTitle)\n" + Scripts.short)
    try shop.write("broken.timeline", Scripts.misspelt + Self.moreMistakes)
    try shop.run("build", "--out", "site")
    try shop.write(
      "film.timeline", "# Milo, quite short.\n" + Scripts.short.replacingOccurrences(of: "1.2s", with: "1.3s"))
    let outcome = try shop.run("build", "--out", "site")
    // No #require, whose error would be an issue of the first test alone.
    if outcome.status != 3 { throw Problem(what: "exit \(outcome.status): \(outcome.err)") }
  }

  static let hostile = "a\"b'<c>&amp; #%41;:"
  static let hostileTitle =
    "\"></h2></script><script>hacked = 1</script><img src=x onerror='hacked = 1'>{{STYLE}}"

  /// Lines after those of a script that make it worse.
  private static let moreMistakes = "\n  2.9  tap  \"Nowhere\"\n  3.0  tap  \"Neither here\"\n"

  /// How the hostile name is written in JSON.
  private static let quoted = hostile.replacingOccurrences(of: "\"", with: "\\\"")

  private static let manifest = """
    {"mkdemo": 1, "outputs": [
      {"clip": "film.timeline", "file": "{clip}.mp4", "size": "300x652"},
      {"clip": "film.timeline", "file": "{clip}-{codec}.webm", "size": "300x652", "codec": "vp9"},
      {"clip": "film.timeline", "file": "{clip}.png", "size": "300x652", "at": 1},
      {"clip": "film.timeline", "file": "{clip}.gif", "size": "100x218", "fps": 10},
      {"clip": "\(quoted).timeline", "file": "films/{clip}.mp4", "size": "300x652"},
      {"clip": "\(quoted).timeline", "file": "films/{clip}.png", "size": "300x652", "at": 1},
      {"clip": "broken.timeline", "file": "{clip}.mp4"}
    ]}
    """
}
