import Foundation
import Testing

@testable import mkdemo

@Suite("Manifests: what they say, and what is wrong with them")
struct ManifestTests {
  /// The plan of a manifest.
  private func plan(_ text: String) throws -> BuildPlan {
    let shop = try Workshop()
    try shop.write("mkdemo.json", text)
    return try BuildPlan(try Manifest.read(shop.path("mkdemo.json")), out: nil)
  }

  private func output(_ keys: String) throws -> BuildOutput {
    try #require(try plan("{\"mkdemo\": 1, \"outputs\": [{\"clip\": \"milo\", \(keys)}]}").outputs.first)
  }

  /// A value for every option. An option without one fails the tests below, so that none is forgotten.
  private static let samples = [
    "size": "\"134x292\"", "scale": "1", "fps": "30", "codec": "\"hevc\"", "crf": "20", "preset": "\"fast\"",
    "from": "1", "to": "\"4s\"", "jobs": "2", "touches": "true", "stills": "\"stills\"", "no-cache": "true",
    "verify-cache": "\"5%\"", "no-damage": "true", "assets": "[\"art\"]", "device": "\"iphone-se\"",
    "remix": "\"other.json\"", "set": "{\"brand.name\": \"Luma\"}", "appearance": "\"dark\"", "at": "2",
  ]

  @Test(
    "Every option of render has its key, which says what the option says",
    arguments: RenderOptions.all.filter { $0.name != "output" }.map(\.name))
  func keysOfRender(_ name: String) throws {
    let sample = try #require(Self.samples[name], "a value for --\(name) is missing here")
    let output = try output("\"file\": \"f.mp4\", \"\(name)\": \(sample)")
    let entry = try #require(RenderOptions.all.first { $0.name == name })
    #expect(output.arguments.given(entry))
    #expect(output.arguments.verb == "render")
  }

  @Test(
    "So has every option of still",
    arguments: StillOptions.all.filter { !["output", "at"].contains($0.name) }.map(\.name))
  func keysOfStill(_ name: String) throws {
    let sample = try #require(Self.samples[name], "a value for --\(name) is missing here")
    let output = try output("\"file\": \"f.png\", \"at\": 2, \"\(name)\": \(sample)")
    let entry = try #require(StillOptions.all.first { $0.name == name })
    #expect(output.arguments.given(entry))
    #expect(output.arguments.verb == "still" && output.kind == .still)
  }

  @Test("A switch that is false is not given; defaults give way, and rivals of an own value go with them")
  func defaults() throws {
    let plan = try plan(
      """
      {"mkdemo": 1, "defaults": {"touches": true, "scale": 1, "crf": 30, "file": "{clip}-{crf}.{ext}"}, "outputs": [
        {"clip": "milo", "touches": false, "size": "134x292"}, {"clip": "devotional", "crf": 31},
        {"clip": "milo", "codec": "gif"}, {"clip": "milo", "codec": "hevc"}, {"clip": "milo", "at": 1}]}
      """)
    let files = ["milo-30.mp4", "devotional-31.mp4", "milo-default.gif", "milo-19.mp4", "milo-default.png"]
    #expect(plan.outputs.map(\.file) == files)
    #expect(!plan.outputs[0].arguments.has(CommonOptions.touches))
    #expect(plan.outputs[0].size == PixelSize(width: 134, height: 292))
    #expect(plan.outputs[1].arguments.has(CommonOptions.touches) && plan.outputs[1].size.width == 402)
    #expect(plan.outputs[4].kind == .still && plan.outputs[4].size.width == 402)
  }

  @Test("Lists make products, and patterns tell them apart")
  func products() throws {
    let plan = try plan(
      """
      {"mkdemo": 1, "outputs": [{
        "clip": ["milo", "devotional"], "size": ["134x292", "292x134"], "codec": ["h264", "av1"], "fps": [30, 60],
        "remix": ["one.json", "sub/two.json"], "device": ["iphone-17-pro", "iphone-se"], "appearance": ["light", "dark"],
        "file": "{clip}/{device}-{width}x{height}-{fps}-{codec}-{remix}-{appearance}.{ext}"}]}
      """)
    #expect(plan.outputs.count == 128)
    #expect(plan.outputs[0].file == "milo/iphone-17-pro-134x292-30-h264-one-light.mp4")
    #expect(plan.outputs[127].file == "devotional/iphone-se-292x134-60-av1-two-dark.mp4")
    let remix = try #require(plan.outputs[127].arguments[CommonOptions.remix])
    #expect(remix.hasSuffix("/here/sub/two.json"))
  }

  @Test("Names of clips with wildcards, and without some")
  func wildcards() throws {
    let names = try #require(try? Assets.find()).clipNames
    #expect(try output("\"file\": \"a.mp4\"").clip == "milo")
    let all = try plan(#"{"mkdemo": 1, "outputs": [{"clip": ["*", "!milo-*"], "file": "{clip}.mp4"}]}"#)
    #expect(all.outputs.map(\.clip) == names.filter { !$0.hasPrefix("milo-") })
    #expect(all.outputs.contains { $0.matches("dev*nal.mp4") } && !all.outputs.contains { $0.matches("dev?nal") })
  }

  @Test("A reference has the gates of compare")
  func reference() throws {
    let output = try output(
      #""file": "f.mp4", "reference": {"file": "source.mp4", "fail-under": {"ssim": 0.95, "psnr.min": 30}, "align": "none"}"#
    )
    let arguments = try #require(output.reference).arguments("f.mp4")
    #expect(arguments.operands == ["f.mp4"] && arguments[CompareOptions.against]?.hasSuffix("/here/source.mp4") == true)
    #expect(arguments.all(CompareOptions.failUnder).map(\.least) == [0.95, 30])
    #expect(arguments.given(CompareOptions.align.entry))
  }

  /// A manifest, and the first lines of what is said about it.
  private static let faults: [(String, [String])] = [
    ("", ["1:1: the file is empty"]), (" \n", ["2:1: the file is empty"]),
    ("{\"mkdemo\": 1, \"outputs\": [", ["1:27: the text ends too early"]),
    (
      "{\"mkdemo\": 1, \"outputs\": [{\"clip\": \"milo\", \"file\": \"a.mp4\",\n \"size\": \"133x291\"}]}",
      ["2:10: size makes frames of 133x291 pixels, and movies need even sizes"]
    ),
    ("{\"mkdemo\": 1,\n  \"outputs\": [],\n}", ["2:16: a comma stands before }"]),
    ("{\"mkdemo\": 1, // no\n \"outputs\": []}", ["1:15: a key is missing"]),
    ("{'mkdemo': 1}", ["1:2: a key is missing"]),
    ("{\"mkdemo\": 1, \"outputs\": [{\"clip\": milo}]}", ["1:36: \"milo\" is no value"]),
    ("{\"mkdemo\": 1, \"mkdemo\": 1}", ["1:15: \"mkdemo\" stands twice"]),
    ("{\"mkdemo\": 1, \"outputs\": [{\"clip\": \"milo", ["1:36: the text has no end"]),
    (String(repeating: "[", count: 100_000), ["1:65: this is nested too deeply"]),
    ("[]", ["1:1: the manifest needs an object, not a list"]),
    ("{}", ["1:1: the manifest does not say its version", "1:1: the manifest has no outputs"]),
    ("{\"mkdemo\": 2, \"outputs\": 3}", ["1:12: this mkdemo reads", "1:26: outputs needs a list, not a number"]),
    (
      """
      {"mkdemo": 1, "output": [], "defaults": {"crf": "x", "clip": "milo"},
       "outputs": [
        {"clip": "milo", "fil": "{clip}.mp4", "scale": true},
        {"clip": 3, "file": "../x.mp4"},
        {"clip": "milo", "file": "é.mp4", "size": ["1080x1920", "10x"], "touches": "yes", "preset": 8},
        {"file": "a.mp4", "reference": {"fail-under": {"ssim": 0.9, "foo": 1}}},
        {"clip": "milo", "file": "{clp}.mp4"}, {"clip": "milo", "file": "../x.mp4"},
        {"clip": "milo", "file": "/abs.mp4"}, {"clip": "milo", "file": "a/../../x.mp4"},
        {"clip": "milo", "file": "a.webm", "codec": "h264"}, {"clip": "milo", "file": "b.mp4", "scale": 0.333},
        {"clip": "milo", "file": "c.mp4"},
        {"clip": ["milo", "devotional"], "file": "c.mp4"},
        {"clip": "milo", "file": "c.mp4/d.mp4"}, {"clip": "milo", "file": "p.jpg", "at": 1},
        {"clip": "nope*", "file": "{clip}.gif"}, {"clip": "milo", "file": "q.png", "at": 1, "codec": "av1"},
        {"clip": "milo", "file": "index.html/f.mp4"}, {"clip": "milo", "file": "s.mp4", "stills": "../s"},
        {"clip": "milo", "file": "f.txt"}, {"clip": "milo", "file": "g.mp4", "size": "134x292", "scale": 1},
        {"clip": "mlio", "file": "h.mp4"}, {"clip": ["milo", "devotinal"], "file": "{clip}-i.mp4"}
       ]}
      """,
      [
        "1:15: the manifest has no key \"output\"", "1:49: crf \"x\": is no number",
        "1:54: defaults has no key \"clip\"",
        "3:20: an output has no key \"fil\"", "3:50: scale needs a number or a text, not true or false",
        "4:12: clip needs a text, not a number", "5:59: size \"10x\": is no size",
        "5:78: touches needs true or false, not a text", "5:95: preset needs a text, not a number",
        "6:3: an output needs a clip", "6:34: reference needs a file", "6:70: fail-under \"foo=1\": names no measure",
        "7:28: the file has an unknown {clp}", "7:67: the file leads out", "8:28: the file leads out",
        "8:66: the file leads out", "9:28: h264 cannot go into .webm", "9:56: the scale makes frames of 134x291",
        "11:44: two outputs go to \"c.mp4\"", "12:28: \"c.mp4/d.mp4\" and the file of line 10 lie in each other",
        "12:69: the file of a still is no PNG file", "13:12: no clip is called \"nope*\"",
        "13:87: a still has no codec", "14:28: the file is a file of the build itself",
        "14:93: stills \"../s\" leads out",
        "15:28: no movie can be written to", "15:38: --size and --scale do not go together",
        "16:12: there is no clip \"mlio\"", "16:56: there is no clip \"devotinal\"",
      ]
    ),
  ]

  @Test("All that is wrong is said at once, each with its place, and nothing is made", arguments: faults.indices)
  func isTold(_ index: Int) throws {
    let (text, expected) = Self.faults[index]
    let shop = try Workshop()
    try shop.write("bad.json", text)
    let outcome = try shop.run("build", "bad.json")
    #expect(outcome.status == 2)
    let heads = outcome.err.split(separator: "\n").filter { $0.hasPrefix("bad.json:") }.map(String.init)
    #expect(heads.count == expected.count, "\(outcome.err)")
    for (head, start) in zip(heads, expected) { #expect(head.hasPrefix("bad.json:" + start)) }
    #expect(shop.files == ["bad.json"])
  }

  @Test("Faults have a caret and a mend")
  func caret() throws {
    let shop = try Workshop()
    try shop.write("bad.json", "{\"mkdemo\": 1,\n\t\"outputs\": [{\"clip\": \"milo\", \"fil\": \"🙂.mp4\"}]}\n")
    #expect(
      try shop.run("build", "bad.json").err == """
        bad.json:2:31: an output has no key "fil"
          "outputs": [{"clip": "milo", "fil": "🙂.mp4"}]}
                                       ^^^^^
          did you mean file?

        """)
  }

  @Test("The manifest is found here, above, by name and by folder; else it is told how to write one")
  func finding() throws {
    let shop = try Workshop()
    let lost = try shop.run("build", "--dry-run")
    #expect(lost.status == 2 && lost.err.contains("there is no mkdemo.json here or in a folder above"))
    #expect(try shop.run("build", "nowhere.json").status == 2)
    #expect(try shop.run("build", ".").err.contains("there is no mkdemo.json in ."))
    try shop.write("../mkdemo.json", #"{"mkdemo": 1, "outputs": [{"clip": "milo", "file": "up.mp4"}]}"#)
    #expect(try shop.run("build", "--dry-run").out.contains("up.mp4"))
    try shop.write("mkdemo.json", #"{"mkdemo": 1, "outputs": [{"clip": "milo", "file": "here.mp4"}]}"#)
    #expect(try shop.run("build", "--dry-run").out.contains("here.mp4"))
    #expect(try shop.run("build", "..", "--dry-run").out.contains("up.mp4"))
    #expect(shop.files == ["mkdemo.json"])
  }
}
