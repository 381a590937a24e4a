import Foundation
import Testing

@Suite("Comparing reports what it found")
struct CompareReportTests {
  @Test("A cue that is moved by 200 ms is found, at that moment, within 20 ms")
  func movedCue() throws {
    let films = try ComparedFilms.shared.get()
    try films.shop.write("moved.timeline", ComparedFilms.script(tap: "3.7"))
    try films.shop.run(["render", "moved.timeline", "-o", "moved.mp4"] + ComparedFilms.size)
    let report = try films.compare("moved.mp4", ComparedFilms.size, of: "film.timeline")
    #expect(report.outcome.status == 0, "\(report.outcome.err)")
    #expect(abs(report.offset) < 0.001)
    let late = try #require(report.onset("A clearer head")?["lateMs"] as? Double)
    #expect(abs(late - 200) <= 20, "\(late)")
    for other in ["Get started", "Continue", "swipe"] {
      let late = try #require(report.onset(other)?["lateMs"] as? Double, "\(other)")
      #expect(abs(late) <= 10, "\(other) \(late)")
    }
    // The moments about it are worse than the rest.
    let moments = try #require(report.all["moments"] as? [[String: Any]])
    let least = moments.compactMap { moment in
      (moment["score"] as? [String: Any]).map { (moment["name"] as? String, $0["ssimMin"] as? Double ?? 1) }
    }.min { $0.1 < $1.1 }
    #expect(least?.0 == "rows in")
  }

  @Test("Gates: 0 when they hold, 1 when one fails, and every moment is a case")
  func gates() throws {
    let films = try ComparedFilms.shared.get()
    let plain = try films.film("plain.mp4")
    func gated(_ ssim: String) throws -> ComparedFilms.Report {
      let words = ["--fail-under", "ssim=\(ssim)", "--fail-under", "psnr=25"] + ComparedFilms.size
      return try films.compare(plain, words, of: "film.timeline")
    }
    let good = try gated("0.9"), bad = try gated("0.99999")
    #expect(good.outcome.status == 0)
    #expect(good.outcome.out.contains("holds: ssim"))
    #expect(try !films.shop.text("\(good.folder)/junit.xml").contains("<failure"))
    #expect(bad.outcome.status == 1)
    #expect(bad.outcome.out.contains("FAILS: ssim"))
    #expect(bad.outcome.out.contains("holds: psnr"))
    let junit = try films.shop.text("\(bad.folder)/junit.xml")
    for name in ["whole", "start", "notes at rest", "rows in", "Bo", "Pip"] {
      #expect(junit.contains("name=\"\(name)\""), "\(name)")
    }
    #expect(junit.contains("<failure message=\"ssim "))
    #expect(junit.contains("tests=\"6\""))
    #expect(try XMLDocumentCheck.isWellFormed(films.shop, "\(bad.folder)/junit.xml"))
  }

  @Test("Moments that the recording lacks are failures, not gaps")
  func lacking() throws {
    let films = try ComparedFilms.shared.get()
    let name = try films.film("late-start.mp4", before: ["-ss", "3.3"])
    let report = try films.compare(name, ["--fail-under", "ssim=0.5"] + ComparedFilms.size, of: "film.timeline")
    #expect(try films.shop.text("\(report.folder)/junit.xml").contains("<failure message=\"could not be measured\"/>"))
    #expect(report.outcome.out.contains("FAILS: \"start\" could not be measured"), "\(report.outcome.out)")
    #expect(report.outcome.status == 1)
  }

  @Test("Two runs give the same bytes, and --json prints the report without its frames")
  func same() throws {
    let films = try ComparedFilms.shared.get()
    let plain = try films.film("plain.mp4")
    let one = try films.compare(plain), two = try films.compare(plain, ["--json"])
    let names = ["report.json", "junit.xml", "index.html", "a.mp4", "b.mp4", "side-by-side.mp4"]
    for name in names {
      #expect(
        try films.shop.bytes("\(one.folder)/\(name)") == films.shop.bytes("\(two.folder)/\(name)"), "\(name)")
    }
    let printed = try JSONSerialization.jsonObject(with: Data(two.outcome.out.utf8)) as? [String: Any]
    #expect(printed?["version"] as? Int == 1)
    #expect(printed?["frames"] == nil)
    #expect((two.all["frames"] as? [Any])?.count == 540)
  }

  @Test("A mask hides what does not count")
  func masks() throws {
    let films = try ComparedFilms.shared.get()
    let marked = try films.film(
      "marked.mkv", filter: "drawbox=x=20:y=30:w=100:h=40:color=red:t=fill", coding: ["-c:v", "libx264", "-qp", "0"])
    let seen = try films.compare(marked)
    let hidden = try films.compare(marked, ["--mask", "16,26,108,48"])
    #expect(seen.ssim < 0.995)
    #expect(hidden.ssim > 0.9999)
    #expect(hidden.verdict == "measured")
    let unknown = try films.shop.run(["compare", "film.mp4", "--against", marked, "--mask", "status"])
    #expect(unknown.status == 2)
  }

  @Test("The films for looking: aligned, of equal length, both beside each other")
  func films() throws {
    let films = try ComparedFilms.shared.get()
    let report = try films.compare(
      films.film("later.mp4", filter: "tpad=start_duration=4.21:start_mode=clone"))
    var facts: [String] = []
    for name in ["a", "b", "side-by-side"] {
      let probe = try films.shop.run(
        program: "/usr/bin/ffprobe",
        [
          "-v", "error", "-select_streams", "v:0", "-count_frames", "-show_entries",
          "stream=codec_name,width,height,nb_read_frames", "-of", "csv=p=0", "\(report.folder)/\(name).mp4",
        ])
      facts.append(probe.out.filter { !$0.isWhitespace })
    }
    #expect(facts == ["h264,300,652,540", "h264,300,652,540", "h264,616,724,540"])
    let a = try films.shop.pixels("\(report.folder)/a.mp4", frame: 220)
    let b = try films.shop.pixels("\(report.folder)/b.mp4", frame: 220)
    var apart = 0
    for (x, y) in zip(a, b) { apart += abs(Int(x) - Int(y)) }
    #expect(apart < 2 * a.count)
  }

  @Test(
    "What is no film is bad input", arguments: ["words.txt", "picture.png", "sound.m4a", "nowhere.mp4", "broken.mp4"])
  func noFilm(_ name: String) throws {
    let shop = try Workshop()
    try shop.write("words.txt", "These are words.\n")
    try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: URL(filePath: shop.path("broken.mp4")))
    let make = ["-nostdin", "-v", "error", "-f", "lavfi", "-i"]
    try shop.run(program: "/usr/bin/ffmpeg", make + ["color=red:s=64x64", "-frames:v", "1", "picture.png"])
    try shop.run(program: "/usr/bin/ffmpeg", make + ["sine=d=1", "sound.m4a"])
    let outcome = try shop.run(["compare", "milo", "--against", name, "-o", "out"])
    #expect(outcome.status == 2, "\(outcome.err)")
    #expect(outcome.err.contains(name))
    #expect(!shop.files.contains("out"))
  }

  @Test(
    "Parts that are no parts of the picture are refused",
    arguments: [
      ["--crop", "0,0,301,652"], ["--mask", "300,0,10,10"], ["--mask", "0,0,300,652"],
    ])
  func noParts(_ words: [String]) throws {
    let films = try ComparedFilms.shared.get()
    let outcome = try films.shop.run(
      ["compare", "film.mp4", "--against", films.film("plain.mp4"), "-o", "parts"] + words)
    #expect(outcome.status == 2, "\(outcome.out)")
    #expect(outcome.err.contains("300x652"))
    #expect(!outcome.err.contains("looking"), "told only after both films were read")
    #expect(!films.shop.files.contains("parts"))
  }

  @Test(
    "Masks and crops of a clip are refused before it is rendered",
    arguments: [
      ["--mask", "welcome.wordmrk"], ["--mask", "2000,0,10,10"], ["--crop", "0,0,301,652"],
    ])
  func noPartsOfClip(_ words: [String]) throws {
    let films = try ComparedFilms.shared.get()
    let outcome = try films.shop.run(
      ["compare", "milo", "--against", films.film("plain.mp4"), "-o", "parts-of-clip", "--no-cache"] + words)
    #expect(outcome.status == 2, "\(outcome.out)")
    #expect(!outcome.err.contains("frames"), "\(outcome.err)")
    #expect(!films.shop.files.contains("parts-of-clip"))
  }

  @Test("It stops when it is told to, in the middle of measuring", arguments: [SIGTERM])
  func stopped(_ signal: Int32) throws {
    let films = try ComparedFilms.shared.get()
    let folder = "stopped-\(signal)"
    let run = try films.shop.start(["compare", "film.mp4", "--against", films.film("plain.mp4"), "-o", folder])
    let end = Date(timeIntervalSinceNow: 120)
    while run.process.isRunning, Date() < end,
      try !String(contentsOfFile: run.err, encoding: .utf8).contains("measuring")
    {
      Thread.sleep(forTimeInterval: 0.01)
    }
    kill(run.process.processIdentifier, signal)
    #expect(try films.shop.finish(run).status == 128 + signal)
    #expect(!films.shop.files.contains(folder))
  }

  @Test("A film to compare is never written over")
  func ownInput() throws {
    let films = try ComparedFilms.shared.get()
    try films.shop.run(program: "/bin/mkdir", ["-p", "own"])
    try films.shop.run(program: "/bin/cp", ["film.mp4", "own/a.mp4"])
    let outcome = try films.shop.run(["compare", "own/a.mp4", "--against", "film.mp4", "-o", "own"])
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("own/a.mp4 would be written over"))
    #expect(try films.shop.bytes("own/a.mp4") == films.shop.bytes("film.mp4"))
  }

  @Test(
    "Bad options are refused before any work",
    arguments: [
      ["--align", "soon"], ["--crop", "1,2,3"], ["--crop", "0,0,0,5"], ["--mask", "1,2"], ["--fail-under", "ssim"],
      ["--fail-under", "beauty=1"], ["--fail-under", "vmaf=90"], ["--fail-under", "ssim=high"],
    ])
  func badOptions(_ words: [String]) throws {
    let outcome = try Workshop().run(["compare", "milo", "--against", "x.mp4"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains(words[0]))
  }
}

/// Whether a file is XML, as another program sees it.
enum XMLDocumentCheck {
  static func isWellFormed(_ shop: Workshop, _ name: String) throws -> Bool {
    let code = "import sys,xml.dom.minidom as m; m.parse(sys.argv[1])"
    return try shop.run(program: "/usr/bin/python3", ["-c", code, name]).status == 0
  }
}
