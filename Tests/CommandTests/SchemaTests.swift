import Foundation
import Testing

@testable import mkdemo

@Suite("The schema of manifests")
struct SchemaTests {
  /// The folder of the sources.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  private func schema() throws -> SchemaValidator {
    SchemaValidator(try JSONSerialization.jsonObject(with: Data(ManifestSchema.json.pretty.utf8)))
  }

  private func value(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test("docs/mkdemo.schema.json is what the program prints (else: mkdemo schema > docs/mkdemo.schema.json)")
  func isCurrent() throws {
    let printed = try Workshop().run("schema")
    #expect(printed.status == 0)
    #expect(printed.out == (try String(contentsOfFile: Self.root + "docs/mkdemo.schema.json", encoding: .utf8)))
  }

  @Test("The project's own manifest fits it, and makes every clip in the formats of a page")
  func ownManifest() throws {
    let path = Self.root + "mkdemo.json"
    let faults = try schema().faults(value(String(contentsOfFile: path, encoding: .utf8)))
    #expect(faults.isEmpty)
    let plan = try BuildPlan(try Manifest.read(path), out: nil)
    for clip in try Assets.find().clipNames {
      let made = plan.outputs.filter { $0.clip == clip }
      #expect(made.count == 5, "\(clip)")
      #expect(made.contains { $0.codec == .h264 && $0.size.width > 1080 })
      #expect(made.contains { $0.codec == .h264 && $0.size.width == 1080 })
      #expect(made.contains { $0.codec == .av1 })
      #expect(made.contains { $0.kind == .still })
      #expect(made.contains { $0.codec == .gif && $0.size.width <= 400 })
    }
  }

  @Test(
    "It takes what the reader takes",
    arguments: [
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "file": "{clip}.mp4", "scale": 1, "from": 0, "to": 4}]}"#,
      #"{"mkdemo": 1, "cache-limit": "20 GB", "outputs": [{"clip": ["a", "!b"], "size": ["1x2"], "set": {"a.b": 1}}]}"#,
      #"{"mkdemo": 1, "defaults": {"crf": [18, "20"]}, "outputs": [{"clip": "a", "device": "iPhone Duo", "set": "a=b"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "a", "at": ["+2", 3], "file": "{at}.png", "appearance": ["dark"]}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "a", "reference": "b"}, {"clip": "a", "reference": {"file": "b", "mask": "x"}}]}"#,
    ])
  func takes(_ text: String) throws {
    let faults = try schema().faults(value(text))
    #expect(faults.isEmpty)
  }

  @Test(
    "It refuses what the reader refuses",
    arguments: [
      #"{"outputs": [{"clip": "milo"}]}"#, #"{"mkdemo": 1}"#, #"{"mkdemo": 2, "outputs": [{"clip": "milo"}]}"#,
      #"{"mkdemo": 1, "outputs": []}"#, #"{"mkdemo": 1, "outputs": [{"file": "a.mp4"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "fil": "a"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "touches": "yes"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "file": "{clp}.mp4"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "file": "/a.mp4"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "size": "1x2", "scale": 1}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "at": 1, "crf": 20}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "appearance": "grey"}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": "milo", "reference": {}}]}"#,
      #"{"mkdemo": 1, "outputs": [{"clip": []}]}"#, #"{"mkdemo": 1, "outputs": [{"clip": "milo", "remix": 3}]}"#,
    ])
  func refuses(_ text: String) throws {
    let faults = try schema().faults(value(text))
    #expect(!faults.isEmpty)
    let shop = try Workshop()
    try shop.write("bad.json", text)
    #expect(try shop.run("build", "bad.json", "--dry-run").status == 2)
  }
}
