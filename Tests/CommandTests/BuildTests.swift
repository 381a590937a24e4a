import Foundation
import Testing

@testable import mkdemo

@Suite("Builds: all of a manifest, and only what changed")
struct BuildTests {
  private static let film = BuildShop.film

  /// A script of one's own, with a line that tests change.
  private static let script = """
    demo      milo
    duration  3.2s
      0.0   screen  welcome
      1.7   tap     "Get started"
      2.6   moment  "there"
    """

  @Test("The least manifest makes the movie that render makes")
  func least() throws {
    let shop = try BuildShop(#"{"clip": "milo", "file": "{clip}.mp4", "scale": 1, "from": 0, "to": 1}"#)
    let outputs = try shop.built()
    #expect(outputs.keys.sorted() == ["milo.mp4"])
    #expect(outputs["milo.mp4"]?.status == .built && outputs["milo.mp4"]?.frames == 60)
    try shop.shop.run("render", "milo", "-o", "same.mp4", "--scale", "1", "--to", "1", "--no-cache")
    #expect(try shop.bytes("milo.mp4") == shop.shop.bytes("same.mp4"))
  }

  @Test("Movies, posters, loops, stills and sequences; the second build touches no file and draws nothing")
  func coldAndUnchanged() throws {
    let shop = try BuildShop(
      """
      {\(Self.film), "file": "{clip}/{clip}-{codec}.{ext}", "codec": ["h264", "av1"]},
      {"clip": "milo", "size": "134x292", "to": "+0.5", "fps": 20, "file": "{clip}/{clip}.gif"},
      {"clip": "milo", "file": "{clip}/poster.png", "size": "134x292", "at": "+2"},
      {"clip": "own.timeline", "file": "own/", "size": "134x292", "to": "+0.2"},
      {"clip": "own.timeline", "file": "own.mp4", "size": "134x292", "from": 0.5, "to": 2.7, "stills": "pictures"}
      """)
    try shop.shop.write("own.timeline", Self.script + "\n  2.6   still   \"late\"\n")
    let first = try shop.build()
    #expect(first.status == 0, "\(first.err)")
    let made = first.report?.outputs ?? []
    #expect(made.allSatisfy { $0.status == .built })
    #expect(made.map(\.kind) == [.movie, .movie, .gif, .still, .frames, .movie])
    #expect(shop.shop.files.contains("mkdemo-out/own/00011.png"))
    #expect(shop.shop.files.contains("mkdemo-out/pictures/late.png"))
    let before = try shop.look()
    let again = try shop.build()
    #expect(again.status == 0)
    #expect(again.report?.outputs.allSatisfy { $0.status == .unchanged } == true)
    #expect(try shop.look() == before)
    // From another folder, and after a file was only touched, it is the same.
    let poster = shop.shop.path("mkdemo-out/milo/poster.png")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: poster)
    let touched = try shop.look()
    #expect(try shop.built("../here/mkdemo.json").values.allSatisfy { $0.status == .unchanged })
    #expect(try shop.look() == touched)
    // What was lost or damaged comes back.
    try Data("broken".utf8).write(to: URL(filePath: poster))
    try FileManager.default.removeItem(atPath: shop.shop.path("mkdemo-out/pictures/late.png"))
    let mended = try shop.built()
    #expect(mended.values.filter { $0.status == .built }.map(\.file).sorted() == ["milo/poster.png", "own.mp4"])
    #expect(mended["own.mp4"]?.drawn == 0)
  }

  @Test("A changed word redraws the chunks that show it, of the outputs that show it")
  func oneWord() throws {
    let words = #"{"clip": "own.timeline", "file": "own.mp4", "size": "134x292", "fps": 30, "remix": "words.json"}"#
    let shop = try BuildShop("{\(Self.film), \"file\": \"other.mp4\"}, \(words)")
    try shop.shop.write("own.timeline", Self.script)
    try shop.shop.write("words.json", "{}")
    try shop.built()
    let before = try shop.look()
    // A word of the second screen, to which the tap at 1.7 s leads.
    try shop.shop.write("words.json", #"{"brand": {"mind": {"title": "What Is On\nYour Mind?"}}}"#)
    let check = try shop.shop.run("check", "own.timeline", "--remix", "words.json")
    try #require(check.status == 0, "\(check.err)")
    let outputs = try shop.built()
    let own = try #require(outputs["own.mp4"])
    #expect(own.status == .built && own.changes == ["the remix changed"])
    #expect(own.drawn > 0 && own.drawn < own.chunks)
    #expect(outputs["other.mp4"]?.status == .unchanged)
    let after = try shop.look()
    #expect(after["mkdemo-out/other.mp4"] == before["mkdemo-out/other.mp4"])
    #expect(after["mkdemo-out/own.mp4"] != before["mkdemo-out/own.mp4"])
  }

  @Test("A changed line of a script redraws from there on; a changed comment draws and writes nothing")
  func oneLine() throws {
    let shop = try BuildShop(#"{"clip": "own.timeline", "file": "own.mp4", "size": "134x292", "fps": 30}"#)
    try shop.shop.write("own.timeline", Self.script)
    let chunks = try shop.built()["own.mp4"]?.chunks
    let before = try shop.look()
    try shop.shop.write("own.timeline", Self.script + "\n# a word for the next one\n")
    let quiet = try #require(try shop.built()["own.mp4"])
    #expect(quiet.status == .unchanged && quiet.drawn == 0)
    #expect(try shop.look()["mkdemo-out/own.mp4"] == before["mkdemo-out/own.mp4"])
    try shop.shop.write("own.timeline", Self.script.replacing("1.7   tap", with: "1.9   tap"))
    let moved = try #require(try shop.built()["own.mp4"])
    #expect(moved.status == .built && moved.changes == ["the script changed"])
    #expect(moved.drawn > 0 && moved.drawn < max(moved.chunks, chunks ?? 0))
  }

  @Test("A changed picture redraws what shows it")
  func art() throws {
    let film = #""clip": "devotional", "size": "134x292", "from": 0.8, "to": 1.2, "fps": 30"#
    let shop = try BuildShop("{\(film), \"file\": \"a.mp4\", \"assets\": \"art\"}, {\(film), \"file\": \"b.mp4\"}")
    let leaf = { (color: String) in
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path fill='\(color)' d='M0 0h9v9z'/></svg>"
    }
    try FileManager.default.createDirectory(atPath: shop.shop.path("art/Devotional"), withIntermediateDirectories: true)
    try shop.shop.write("art/Devotional/leaf.svg", leaf("red"))
    try shop.built()
    let red = try shop.bytes("a.mp4"), plain = try shop.bytes("b.mp4")
    #expect(red != plain)
    try shop.shop.write("art/Devotional/leaf.svg", leaf("lime"))
    let outputs = try shop.built()
    #expect(outputs["a.mp4"]?.status == .built && outputs["a.mp4"]?.changes == ["a picture changed"])
    #expect(outputs["b.mp4"]?.status == .unchanged)
    #expect(try shop.bytes("a.mp4") != red && shop.bytes("b.mp4") == plain)
  }

  @Test("--only builds some, and leaves the others as they are; --dry-run and unknown names build nothing")
  func only() throws {
    let shop = try BuildShop(
      "{\(Self.film), \"file\": \"a.mp4\"}, {\(Self.film), \"file\": \"b.mp4\", \"name\": \"second\"}")
    let dry = try shop.shop.run("build", "--dry-run", "--json")
    let planned = try #require(try JSONSerialization.jsonObject(with: Data(dry.out.utf8)) as? [String: Any])
    #expect((planned["outputs"] as? [[String: Any]])?.map { $0["fate"] as? String } == ["build", "build"])
    #expect(shop.shop.files == ["mkdemo.json"])
    #expect(try shop.shop.run("build", "--only", "secnd").err.contains("did you mean second?"))
    #expect(try shop.built("--only", "second").keys.sorted() == ["b.mp4"])
    #expect(!shop.shop.files.contains("mkdemo-out/a.mp4"))
    #expect(try shop.built("--only", "a*").keys.sorted() == ["a.mp4", "b.mp4"])
    #expect(
      try shop.shop.run("build", "--dry-run").out.split(separator: "\n").dropFirst().allSatisfy {
        $0.hasPrefix("unchanged")
      })
  }

  @Test("Shards draw all chunks between them, each once; then a build only joins, to the same bytes")
  func shards() throws {
    let outputs =
      "{\(Self.film), \"file\": \"f-{codec}.{ext}\", \"codec\": [\"h264\", \"hevc\"]}, "
      + #"{"clip": "milo", "size": "134x292", "to": "+1", "fps": 20, "file": "f.gif"}"#
    let alone = try BuildShop(outputs)
    try alone.built()
    let farm = try BuildShop(outputs)
    var drawn: [Int] = [], all = 0
    for number in 1...3 {
      let outcome = try farm.shop.run("build", "--shard", "\(number)/3", "--json")
      let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
      #expect(outcome.status == 0 && json["reused"] as? Int == 0)
      drawn.append(json["chunks"] as? Int ?? 0)
      all = json["all"] as? Int ?? 0
    }
    #expect(drawn.allSatisfy { $0 > 0 } && drawn.reduce(0, +) == all)
    #expect(!farm.shop.files.contains { $0.hasPrefix("mkdemo-out") })
    let again = try farm.shop.run("build", "--shard", "2/3").err
    #expect(again.contains("\(drawn[1]) of \(all) chunks, \(drawn[1]) of them from the cache"))
    #expect(try farm.built().values.allSatisfy { $0.drawn == 0 && $0.status == .built })
    for file in ["f-h264.mp4", "f-hevc.mp4", "f.gif"] { #expect(try farm.bytes(file) == alone.bytes(file)) }
    #expect(try farm.shop.run("build", "--shard", "4/3").status == 2)
  }

  @Test("Files of outputs that left the manifest are told, and go with --prune; what somebody changed stays")
  func former() throws {
    let still = #"{"clip": "milo", "size": "134x292", "at": 1, "file": "#
    let shop = try BuildShop("\(still)\"a.png\"}, \(still)\"old/b.png\"}, \(still)\"c.png\"}, \(still)\"d.png\"}")
    try shop.built()
    try shop.manifest("\(still)\"a.png\"}, \(still)\"e.png\"}")
    try shop.shop.write("mkdemo-out/c.png", "mine")
    try FileManager.default.removeItem(atPath: shop.shop.path("mkdemo-out/d.png"))
    // A build of some says nothing: it was asked about those alone.
    #expect(try !shop.build("--only", "a.png").err.contains("--prune"))
    let told = try shop.build()
    #expect(told.status == 0)
    #expect(
      told.err.contains("old/b.png in mkdemo-out is of no output of the manifest any more; a build with --prune"),
      "\(told.err)")
    #expect(shop.shop.files.contains("mkdemo-out/old/b.png"))
    let pruned = try shop.build("--prune")
    #expect(pruned.status == 0 && pruned.err.contains("old/b.png: removed"), "\(pruned.err)")
    #expect(!shop.shop.files.contains("mkdemo-out/old"))
    #expect(shop.shop.files.contains("mkdemo-out/a.png") && shop.shop.files.contains("mkdemo-out/c.png"))
    #expect(try !shop.build().err.contains("--prune"))
  }
}
