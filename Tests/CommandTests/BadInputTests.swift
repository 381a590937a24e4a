import Foundation
import Testing

/// One command line that must be refused, and what must be said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
  let words: [String]
  let says: [String]

  init(_ line: String, _ says: String...) {
    words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    self.says = says
  }

  var testDescription: String { "mkdemo \(words.joined(separator: " "))" }

  static let commandLines: [BadInput] = [
    BadInput("", "Usage: mkdemo VERB"),
    BadInput("rendr milo", "no verb \"rendr\"", "did you mean render?"),
    BadInput("--fast", "no verb stands before"),
    BadInput("render", "needs a CLIP|SCRIPT"),
    BadInput("render milo again", "\"again\" is one too many"),
    BadInput("render milo --sale 2", "no option --sale", "did you mean --scale?"),
    BadInput("render milo -x", "no option -x"),
    BadInput("render milo -o", "--output needs a value"),
    BadInput("render milo --from --to 3", "--from needs a value"),
    BadInput("render milo --touches=yes", "--touches takes no value"),
    BadInput("render milo --fps 30 --fps 60", "--fps stands twice"),
    BadInput("render milo --size 100x100 --scale 1", "--size and --scale do not go together"),
    BadInput("render milo --no-cache --verify-cache 5%", "do not go together"),
    BadInput("sheet milo --at 1 --every 2", "--at and --every do not go together"),
    BadInput("render milo --fps fast", "is no frame rate"),
    BadInput("render milo --fps 0", "is no frame rate"),
    BadInput("render milo --fps nan", "is no frame rate"),
    BadInput("render milo --scale 0", "is no scale"),
    BadInput("render milo --jobs 0", "from 1 to 64"),
    BadInput("render milo --jobs 1000", "from 1 to 64"),
    BadInput("render milo --verify-cache 101%", "is no share"),
    BadInput("render milo --device phone", "is no device", "iphone-17-pro"),
    BadInput("render milo --device iphone-17-por", "did you mean iphone-17-pro?"),
    BadInput("render milo --appearance pink", "use light or dark"),
    BadInput("render milo --set brand", "write KEY=VALUE"),
    BadInput("render milo --codec theora", "is no codec", "h264"),
    BadInput("render milo --codec h265", "did you mean hevc?"),
    BadInput("completions tcsh", "bash, zsh or fish"),
    BadInput("help rendre", "did you mean render?"),
  ]

  static let requests: [BadInput] = [
    BadInput("render mil", "no clip \"mil\"", "did you mean milo?"),
    BadInput("render nothing.timeline", "no script nothing.timeline"),
    BadInput("render .", "is a folder"),
    BadInput("render ./", "is a folder"),
    BadInput("render milo --size 101x200", "101x200", "--size 100x200", "--size 102x200"),
    BadInput("render milo --scale 0.5", "201x437", "--size 200x436", "--size 202x438"),
    BadInput("render milo --size 100000x100000", "100000x100000", "8192"),
    BadInput("render milo --size 2x2", "2x2", "use 16"),
    BadInput("render milo --size 12", "is no size"),
    BadInput("render milo --size 99999999999999999999x2", "is no size"),
    BadInput("render milo --scale 16", "8192"),
    BadInput("render milo -o film.doc", "\".doc\"", ".mp4"),
    BadInput("render milo -o film.png", "film/"),
    BadInput("render milo -o -", "standard output", "name a file"),
    BadInput("render milo -o away/film.mp4", "no folder away", "mkdir -p away"),
    BadInput("render milo -o film.webm --codec h264", "h264 cannot go into .webm"),
    BadInput("render milo --crf 99", "out of range"),
    BadInput("render milo --crf best", "is no number"),
    BadInput("render milo --codec prores --crf 10", "prores has no CRF"),
    BadInput("render milo --preset sloow", "unknown preset \"sloow\"", "slow"),
    BadInput("render milo -o film.gif --fps 60", "50, 25, 20 or 10"),
    BadInput("render milo --from 24", "past the last frame", "24 s"),
    BadInput("render milo --to 24.5", "past the end"),
    BadInput("render milo --from 3 --to 3", "not after"),
    BadInput("render milo --from 3 --to 3.001", "less than a frame"),
    BadInput("render milo --from 1:75", "is no time"),
    BadInput("render milo --stills pictures", "has no stills"),
    BadInput("render milo --remix none.json", "none.json cannot be read"),
    BadInput("render milo --assets nowhere", "is no folder"),
    BadInput("render milo --set brand.nmae=x", "did you mean \"name\"?"),
    BadInput("still milo", "needs a time"),
    BadInput("still milo --at 24", "past the last frame"),
    BadInput("still milo --at 1440f", "past the last frame"),
    BadInput("still milo --at row_chosn", "no moment \"row chosn\"", "did you mean row chosen?"),
    BadInput("still milo --at 3 -o still.jpg", "ends in .png"),
    BadInput("still milo --at -1", "before the start"),
    BadInput("sheet milo --every 0", "is no step"),
    BadInput("sheet milo --every 1f --cell 2000", "choose a longer --every"),
    BadInput("sheet milo --columns 0", "from 1 to 64"),
    BadInput("inspect milo", "needs a time"),
    BadInput("inspect milo --at 1e3", "no moment"),
    BadInput("timeline milos", "did you mean milo?"),
    BadInput("check none.timeline", "no script none.timeline"),
  ]
}

@Suite("What is wrong is said before any frame, and leaves nothing behind")
struct BadInputTests {
  @Test(arguments: BadInput.commandLines + BadInput.requests)
  func isRefused(_ bad: BadInput) throws {
    let shop = try Workshop()
    let outcome = try shop.run(bad.words)
    #expect(outcome.status == 2, "\(outcome.err)")
    #expect(outcome.out.isEmpty)
    for words in bad.says { #expect(outcome.err.contains(words), "\(outcome.err)") }
    #expect(shop.files.isEmpty)
  }

  @Test(
    "Every error has a line that says how to mend it", arguments: BadInput.commandLines.dropFirst() + BadInput.requests)
  func hasMend(_ bad: BadInput) throws {
    let outcome = try Workshop().run(bad.words)
    let lines = outcome.err.split(separator: "\n")
    #expect(lines.count >= 2, "\(outcome.err)")
    #expect(lines.first?.hasPrefix("mkdemo: ") == true)
    #expect(lines.dropFirst().contains { $0.hasPrefix("  ") })
  }

  @Test("All that is wrong with a command line is said at once")
  func saysAll() throws {
    let outcome = try Workshop().run("render", "milo", "--fps", "x", "--jobs", "0", "--codec", "y")
    for option in ["--fps", "--jobs", "--codec"] { #expect(outcome.err.contains("mkdemo: \(option)")) }
  }

  private static let scripts: [(String, [String])] = [
    ("", ["script.timeline:1:1: the script is empty"]),
    ("  \n\n# nothing\n", ["script.timeline:1:1", "demo"]),
    ("demo milo\n", ["duration"]),
    ("demo mlio\nduration 2s\n", ["script.timeline:1:6", "did you mean milo?"]),
    ("demo milo\ndevice \"iPhone 71 Pro\"\nduration 2s\n", ["script.timeline:2:8", "did you mean iphone-"]),
    ("demo milo\nduration 2s\n 1 tpa \"Get started\"\n", ["script.timeline:3:4", "did you mean \"tap\"?"]),
    ("demo milo\nduration 2s\n 3 tap \"Get started\"\n", ["script.timeline:3:2", "past the end"]),
    (
      "demo milo\nduration 9s\n 3 screen welcome\n 2 screen welcome\n", ["script.timeline:4:2", "before the cue above"]
    ),
    (Scripts.misspelt, ["script.timeline:3:13", "did you mean \"Get started\"?", "^^^"]),
    ("demo milo\nduration 9s\n 1.75 tap #get.startd\n", ["script.timeline:3:11", "no #get.startd"]),
    ("demo milo\nduration 9s\n 0 tap \"Get started\"\n", ["script.timeline:3:8"]),
    ("demo milo\nduration 9s\n 1 screen mind\n", ["the screen is welcome, not mind"]),
    ("demo milo\nduration 9s\n 1 expect \"Goodbye\"\n", ["\"Goodbye\" cannot be seen"]),
    ("demo milo\nduration 9s\nset brand.nmae \"x\"\n", ["script.timeline:3:5", "did you mean \"name\"?"]),
  ]

  @Test("Scripts", arguments: scripts, ["render", "check", "timeline"])
  func scriptIsRefused(_ script: (text: String, says: [String]), _ verb: String) throws {
    let shop = try Workshop()
    try shop.write("script.timeline", script.text)
    let outcome = try shop.run(verb, "script.timeline")
    #expect(outcome.status == 2)
    #expect(outcome.out.isEmpty)
    for words in script.says { #expect(outcome.err.contains(words), "\(outcome.err)") }
    #expect(shop.files == ["script.timeline"])
  }

  @Test("A file that is no text")
  func binary() throws {
    let shop = try Workshop()
    let noise = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ $0 >> 3) })
    try noise.write(to: URL(filePath: shop.path("film.timeline")))
    let outcome = try shop.run("render", "film.timeline")
    #expect(outcome.status == 2)
    #expect(outcome.err.hasPrefix("film.timeline:1:1: the file is no UTF-8 text"))
    #expect(shop.files == ["film.timeline"])
  }

  @Test("What is wrong leaves the old file as it was")
  func keepsOld() throws {
    let shop = try Workshop()
    try shop.write("script.timeline", Scripts.misspelt)
    try shop.write("script.mp4", "old")
    #expect(try shop.run("render", "script.timeline").status == 2)
    #expect(try shop.bytes("script.mp4") == Data("old".utf8))
  }

  private static let remixes: [(String, [String])] = [
    ("{\"brand\":{\"name\":null}}", ["remix.json: brand.name is null", "leave it out"]),
    ("{\"fixtures\":{\"reviews\":[null]}}", ["remix.json: fixtures.reviews.0 is null"]),
    ("{\"brand\":3}", ["remix.json: brand has the wrong kind"]),
    ("[]", ["remix.json: the whole has the wrong kind"]),
    ("{\"theme\":{\"metric\":{\"card\":{\"height\":1e9}}}}", ["theme.metric.card.height is too large", "1000000"]),
    ("{\"theme\":{\"metric\":{\"card\":{\"height\":-1e300}}}}", ["theme.metric.card.height is too large"]),
  ]

  @Test("Remixes", arguments: remixes)
  func remixIsRefused(_ remix: (text: String, says: [String])) throws {
    let shop = try Workshop()
    try shop.write("remix.json", remix.text)
    let outcome = try shop.run("check", "devotional", "--remix", "remix.json")
    #expect(outcome.status == 2)
    for words in remix.says { #expect(outcome.err.contains(words), "\(outcome.err)") }
  }

  @Test("Settings that are no numbers", arguments: ["nan", "inf", "1e999", "1e9"])
  func settingIsRefused(_ value: String) throws {
    let outcome = try Workshop().run("check", "devotional", "--set", "script.crossfade=\(value)")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("script.crossfade cannot be set to \"\(value)\""), "\(outcome.err)")
  }

  @Test("Lines that lie too near to be told apart are drawn all the same")
  func nearLines() throws {
    let outcome = try Workshop().run(
      "still", "devotional", "--at", "20", "--size", "160x348", "--set", "theme.metric.cardLine=1e-300", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  @Test("A folder of pictures that takes the place of none is no use", arguments: ["leaf.svg", "Devotional/laef.svg"])
  func uselessAssets(_ name: String) throws {
    let shop = try Workshop()
    try FileManager.default.createDirectory(atPath: shop.path("own/Devotional"), withIntermediateDirectories: true)
    try shop.write("own/\(name)", "<svg viewBox='0 0 1 1'/>")
    let outcome = try shop.run("check", "devotional", "--assets", "own")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("takes the place of no picture"), "\(outcome.err)")
    #expect(outcome.err.contains("did you mean \"Devotional/leaf\""), "\(outcome.err)")
  }

  @Test("A JPEG by the name of a PNG file is said to be none")
  func noPNG() throws {
    let shop = try Workshop()
    try FileManager.default.createDirectory(atPath: shop.path("own/Devotional"), withIntermediateDirectories: true)
    try Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 74, 70, 73, 70, 0, 1]).write(
      to: URL(filePath: shop.path("own/Devotional/leaf.png")))
    let outcome = try shop.run("check", "devotional", "--assets", "own")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("is no PNG file"), "\(outcome.err)")
  }

  @Test("A folder by the name of a PNG file is refused")
  func folderForPNG() throws {
    let shop = try Workshop()
    try FileManager.default.createDirectory(
      atPath: shop.path("own/Devotional/leaf.png"), withIntermediateDirectories: true)
    let outcome = try shop.run("check", "devotional", "--assets", "own")
    #expect([2, 3].contains(outcome.status))
    #expect(outcome.err.contains("leaf.png"), "\(outcome.err)")
  }

  @Test(
    "Streams that cannot be written", arguments: [("list >/dev/full", 3), ("list >&-", 3), ("rendr 2>/dev/full", 2)])
  func fullStreams(_ line: (words: String, status: Int32)) throws {
    let outcome = try Workshop().run(program: "/bin/sh", ["-c", "'\(Workshop.program)' \(line.words)"])
    #expect(outcome.status == line.status)
    if line.status == 3 { #expect(outcome.err.contains("cannot be written"), "\(outcome.err)") }
  }
}
