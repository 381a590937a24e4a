import Foundation
import Testing

/// A project with approvals, in which clips are built as a user would.
final class GateShop {
  let shop: Workshop

  /// Five seconds of Milo: two screens, a tap on each.
  static let script = """
    demo      milo
    duration  4.6s
      0.0   screen  welcome
      1.2   moment  "notes at rest"
      1.75  tap     "Get started" for 0.2s
      3.2   moment  "rows in"
      3.5   tap     "A clearer head"
      4.3   moment  "row chosen"
    """

  /// One small movie of it.
  static let movie = #"{"clip": "m.timeline", "file": "m.mp4", "size": "100x216", "fps": 10}"#

  /// A project of outputs; without any, of one movie of `script`.
  init(_ outputs: String..., script: String = GateShop.script) throws {
    shop = try Workshop()
    try shop.write("m.timeline", script)
    try list(outputs.isEmpty ? [Self.movie] : outputs)
  }

  /// Writes the manifest.
  func list(_ outputs: [String]) throws {
    try shop.write(
      "mkdemo.json", #"{"mkdemo": 1, "approvals": "approved", "outputs": ["# + outputs.joined(separator: ", ") + "]}")
  }

  @discardableResult
  func build(_ words: String...) throws -> Workshop.Outcome { try shop.run(["build", "--jobs", "2"] + words) }

  /// Changes a word of a file.
  func change(_ file: String, _ old: String, to new: String) throws {
    let text = try text(file)
    try #require(text.contains(old))
    try shop.write(file, text.replacingOccurrences(of: old, with: new))
  }

  func text(_ file: String) throws -> String { try String(contentsOfFile: shop.path(file), encoding: .utf8) }

  func isThere(_ file: String) -> Bool { FileManager.default.fileExists(atPath: shop.path(file)) }

  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: shop.path(file)) }

  /// What a page shows.
  func page(_ name: String) throws -> [String: Any] {
    let page = try text("mkdemo-out/gates/\(name).html")
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Writes an approval anew with other lines, sealed as if mkdemo had written it.
  func forge(_ file: String, _ change: (String) -> String) throws {
    let text = try text(file)
    let end = try #require(text.range(of: "\nend ", options: .backwards))
    let body = change(String(text[..<text.index(after: end.lowerBound)]))
    // The seal: 48 bits of SHA-256 over the length and the bytes.
    let length = withUnsafeBytes(of: Int64(body.utf8.count).littleEndian) { Data($0) }
    try (length + Data(body.utf8)).write(to: URL(filePath: shop.path("body")))
    let sum = try shop.run(program: "/usr/bin/sha256sum", ["body"]).out.prefix(12)
    try remove("body")
    let bytes = stride(from: 0, to: 12, by: 2).compactMap { UInt8(sum.dropFirst($0).prefix(2), radix: 16) }
    let seal = Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
    try shop.write(file, body + "end \(seal)\n")
  }
}
