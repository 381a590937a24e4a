import Foundation
import Testing

@Suite("Stills, sheets and films show the same pixels")
struct PictureTests {
  @Test("A still is the frame of the lossless film, for every form of its time")
  func stillIsFrame() throws {
    let shop = try Workshop()
    let range = ["--from", "1.9", "--to", "2.4"]
    #expect(try shop.run(["render", "milo", "--scale", "1", "-o", "film.mkv"] + range).status == 0)
    // Frame 114 is the film's first.
    for (time, frame) in [("1.9", 0), ("2.1s", 12), ("2117ms", 13), ("0:02.3", 24), ("143f", 29)] {
      #expect(try shop.run("still", "milo", "--scale", "1", "--at", time, "-o", "still.png").status == 0)
      #expect(try shop.pixels("still.png") == shop.pixels("film.mkv", frame: frame), "\(time)")
    }
    #expect(try shop.pixels("film.mkv", frame: 0) != shop.pixels("film.mkv", frame: 24))
  }

  @Test("Damage changes no byte")
  func damage() throws {
    let shop = try Workshop()
    let words = ["render", "milo", "--size", "270x586", "--from", "6.8", "--to", "7.6", "--no-cache"]
    #expect(try shop.run(words + ["-o", "on.mkv"]).status == 0)
    #expect(try shop.run(words + ["-o", "off.mkv", "--no-damage"]).status == 0)
    #expect(try shop.bytes("on.mkv") == shop.bytes("off.mkv"))
  }

  @Test("A frame of another shape holds the canvas in its middle, over the ground")
  func size() throws {
    let shop = try Workshop()
    #expect(try shop.run("still", "milo", "--at", "4.3", "--size", "900x874", "-o", "wide.png").status == 0)
    #expect(try shop.run("still", "milo", "--at", "4.3", "--scale", "1", "-o", "plain.png").status == 0)
    let wide = [UInt8](try shop.pixels("wide.png")), plain = [UInt8](try shop.pixels("plain.png"))
    #expect(wide.count == 900 * 874 * 3)
    #expect(plain.count == 402 * 874 * 3)
    for y in stride(from: 0, to: 874, by: 23) {
      let row = wide[(y * 900 + 249) * 3..<(y * 900 + 249 + 402) * 3]
      #expect(Array(row) == Array(plain[y * 402 * 3..<(y + 1) * 402 * 3]), "row \(y)")
      #expect(Array(wide[y * 900 * 3..<y * 900 * 3 + 3]) == [0xF7, 0xF7, 0xF7])
      #expect(Array(wide[(y * 900 + 899) * 3..<(y * 900 + 900) * 3]) == [0xF7, 0xF7, 0xF7])
    }
  }

  @Test("Touches are drawn only when asked for")
  func touches() throws {
    let shop = try Workshop()
    let words = ["still", "milo", "--scale", "1", "--at", "1.85"]
    #expect(try shop.run(words + ["-o", "plain.png"]).status == 0)
    #expect(try shop.run(words + ["-o", "touched.png", "--touches"]).status == 0)
    #expect(try shop.pixels("plain.png") != shop.pixels("touched.png"))
  }

  @Test("A device, a setting and an appearance reach the picture")
  func playing() throws {
    let shop = try Workshop()
    let words = ["still", "milo", "--scale", "1", "--at", "4.3"]
    #expect(try shop.run(words + ["-o", "plain.png"]).status == 0)
    let plain = try shop.pixels("plain.png")
    for (index, change) in [["--device", "iphone-16"], ["--set", "theme.color.background=#112233"]].enumerated() {
      #expect(try shop.run(words + change + ["-o", "\(index).png"]).status == 0)
      #expect(try shop.pixels("\(index).png") != plain, "\(change)")
    }
  }

  @Test("A device of odd pixels gets even frames")
  func oddDevice() throws {
    let shop = try Workshop()
    #expect(try shop.run("still", "milo", "--device", "iphone-16", "--at", "4.3", "-o", "odd.png").status == 0)
    #expect(try shop.pixels("odd.png").count == 1180 * 2556 * 3)
  }

  @Test("Sheets: by default every cue and moment once, else the times or steps asked for")
  func sheets() throws {
    let shop = try Workshop()
    try shop.write("short.timeline", Scripts.short)
    func count(_ words: String...) throws -> Int? {
      let outcome = try shop.run(["sheet", "short.timeline", "-o", "sheet.png", "--cell", "100"] + words)
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(try shop.bytes("sheet.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return outcome.err.firstMatch(of: /: (\d+) pictures?,/).flatMap { Int($0.1) }
    }
    // The cue at 0 lies before the film's start.
    #expect(try count() == 2)
    #expect(try count("--at", "0.7,early,42f,1.19") == 4)
    #expect(try count("--every", "2f") == 15)
    #expect(try count("--every", "0.1", "--from", "0.8", "--to", "1.1", "--columns", "2") == 3)
    #expect(try shop.run("sheet", "short.timeline").status == 0)
    #expect(shop.files.contains("short-sheet.png"))
  }

  @Test("A glyph that no font has is named before any frame")
  func missingGlyph() throws {
    let shop = try Workshop()
    for verb in [
      ["check", "milo"], ["render", "milo", "-o", "f.mp4"], ["still", "milo", "--at", "4.3", "-o", "f.png"],
    ] {
      let outcome = try shop.run(verb + ["--set", "brand.mind.footnote=\u{13000}"])
      #expect(outcome.status == 2)
      #expect(outcome.err.contains("U+13000"), "\(outcome.err)")
    }
    #expect(shop.files.isEmpty)
  }

  @Test("One's own picture takes the place of the demo's; one that is no picture is named before any frame")
  func ownArt() throws {
    let shop = try Workshop()
    try FileManager.default.createDirectory(atPath: shop.path("mine/Devotional"), withIntermediateDirectories: true)
    let words = ["still", "devotional", "--at", "5", "--scale", "1", "--assets", "mine", "-o"]
    #expect(try shop.run(words + ["plain.png"]).status == 0)
    let art = "mine/Devotional/avatar-marcus.svg"
    try shop.write(art, "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>")
    #expect(try shop.run(words + ["own.png"]).status == 0)
    #expect(try shop.pixels("own.png") != shop.pixels("plain.png"))
    try shop.write(art, "<svg")
    let outcome = try shop.run(words + ["broken.png"])
    #expect(outcome.status == 2)
    #expect(outcome.err.contains(art), "\(outcome.err)")
    #expect(!shop.files.contains("broken.png"))
  }

  @Test("A remix reaches what is drawn, and one that does not fit is refused")
  func remix() throws {
    let shop = try Workshop()
    try shop.write("luma.json", #"{"brand": {"mind": {"footnote": "Take your time."}}}"#)
    let outcome = try shop.run("inspect", "milo", "--at", "4.3", "--remix", "luma.json")
    #expect(outcome.out.contains("Take your time."))
    try shop.write("luma.json", #"{"brand": {"mnid": {}}}"#)
    let refused = try shop.run("check", "milo", "--remix", "luma.json")
    #expect(refused.status == 2)
    #expect(refused.err.contains("did you mean \"mind\"?"), "\(refused.err)")
  }
}
