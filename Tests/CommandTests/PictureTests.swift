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
}
