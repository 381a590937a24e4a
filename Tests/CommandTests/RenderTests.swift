import Foundation
import Testing

@Suite("Movies as a user makes them")
struct RenderTests {
  private static let small = ["--size", "134x292"]

  /// Frames, rate and duration by the ffprobe program.
  private func probe(_ shop: Workshop, _ name: String) throws -> (frames: Int, rate: String, seconds: Double) {
    let outcome = try shop.run(
      program: "/usr/bin/ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
        "stream=nb_read_frames,r_frame_rate:format=duration", "-of", "json", name,
      ])
    let all = try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let stream = try #require((all["streams"] as? [[String: Any]])?.first)
    let format = try #require(all["format"] as? [String: Any])
    return (
      Int(stream["nb_read_frames"] as? String ?? "") ?? 0, stream["r_frame_rate"] as? String ?? "",
      Double(format["duration"] as? String ?? "") ?? 0
    )
  }

  @Test("With no -o a clip goes to CLIP.mp4 here; the script's from is where the film starts")
  func defaults() throws {
    let shop = try Workshop()
    try shop.write("short.timeline", Scripts.short)
    let outcome = try shop.run(["render", "short.timeline"] + Self.small)
    #expect(outcome.status == 0)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains("short.mp4: 30 frames, 0.5 s"))
    #expect(shop.files == ["short.mp4", "short.timeline"])
    let film = try probe(shop, "short.mp4")
    #expect(film.frames == 30 && film.rate == "60/1" && abs(film.seconds - 0.5) < 1e-6)
  }

  @Test(
    "Parts take round(from x fps) and then round((to - from) x fps) frames",
    arguments: [("60", 19), ("29.97", 9), ("24000/1001", 8), ("50", 16), ("120", 38)])
  func parts(_ rate: String, _ frames: Int) throws {
    let shop = try Workshop()
    let words = ["render", "milo", "-o", "part.mp4", "--fps", rate, "--from", "1.013", "--to", "1.329"] + Self.small
    #expect(try shop.run(words).status == 0)
    #expect(try probe(shop, "part.mp4").frames == frames)
  }

  @Test("Every kind of file", arguments: ["mp4", "mov", "webm", "mkv", "gif", "y4m", ""])
  func kinds(_ ending: String) throws {
    let shop = try Workshop()
    try shop.write("short.timeline", Scripts.short)
    let name = ending.isEmpty ? "film/" : "film.\(ending)"
    let outcome = try shop.run(["render", "short.timeline", "-o", name] + Self.small)
    #expect(outcome.status == 0, "\(outcome.err)")
    if ending.isEmpty {
      #expect(shop.files.filter { $0.hasPrefix("film/") }.count == 30)
    } else {
      #expect(try probe(shop, name).frames == (ending == "gif" ? 13 : 30))
    }
  }

  @Test("The codec names the file where nothing else does")
  func codecNames() throws {
    let shop = try Workshop()
    try shop.write("short.timeline", Scripts.short)
    #expect(try shop.run(["render", "short.timeline", "--codec", "prores"] + Self.small).status == 0)
    #expect(shop.files.contains("short.mov"))
  }

  @Test("Stills are written beside")
  func stills() throws {
    let shop = try Workshop()
    try shop.write("short.timeline", Scripts.short)
    #expect(try shop.run(["render", "short.timeline", "-o", "f.mkv", "--stills", "a/b"] + Self.small).status == 0)
    #expect(shop.files.contains("a/b/middle.png"))
    #expect(try shop.pixels("a/b/middle.png") == shop.pixels("f.mkv", frame: 18))
  }

  @Test("The same bytes for any number of jobs, cold and warm, elsewhere, in another country and home")
  func sameBytes() throws {
    let words = ["render", "milo", "-o", "f.mp4", "--from", "1.2", "--to", "2.8"] + Self.small
    let shop = try Workshop()
    #expect(try shop.run(words + ["--no-cache", "--jobs", "1"]).status == 0)
    let bytes = try shop.bytes("f.mp4")
    for more in [["--no-cache", "--jobs", "5"], ["--jobs", "2"], ["--jobs", "2"]] {
      #expect(try shop.run(words + more).status == 0)
      #expect(try shop.bytes("f.mp4") == bytes, "\(more)")
    }
    let abroad = try Workshop()
    try FileManager.default.createDirectory(
      atPath: abroad.path("home/.config/fontconfig"), withIntermediateDirectories: true)
    try abroad.write(
      "home/.config/fontconfig/fonts.conf",
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      <match target="pattern"><edit name="family" mode="assign"><string>DejaVu Serif</string></edit></match></fontconfig>
      """)
    let surroundings = [
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": abroad.path("home"),
      "XDG_CONFIG_HOME": abroad.path("home/.config"),
    ]
    #expect(try abroad.run(words + ["--no-cache"], environment: surroundings).status == 0)
    #expect(try abroad.bytes("f.mp4") == bytes)
  }

  @Test("A second render takes everything from the cache; what changed is redone; verifying finds no fault")
  func cache() throws {
    let shop = try Workshop()
    let words = ["render", "milo", "-o", "f.mp4", "--from", "1.2", "--to", "4.4"] + Self.small
    #expect(try shop.run(words).err.contains("from the cache") == false)
    let all = try #require(try shop.run(words).err.firstMatch(of: /(\d+) of (\d+) chunks from the cache/))
    #expect(all.1 == all.2)
    let changed = try shop.run(words + ["--set", "brand.mind.footnote=Take your time."])
    if changed.status == 0 {
      let some = try #require(changed.err.firstMatch(of: /(\d+) of (\d+) chunks from the cache/))
      #expect(some.1 != some.2)
    } else {
      Issue.record("\(changed.err)")
    }
    let verified = try shop.run(words + ["--verify-cache", "100%"])
    #expect(verified.status == 0)
    #expect(verified.err.contains("verified"))
  }

  @Test("A signal ends a render, and nothing is left beside the old file", arguments: [SIGINT, SIGTERM, SIGKILL])
  func stopped(_ signal: Int32) throws {
    let shop = try Workshop()
    try shop.write("milo.mp4", "old")
    let started = try shop.start(["render", "milo", "--no-cache"])
    Thread.sleep(forTimeInterval: 1)
    kill(started.process.processIdentifier, signal)
    let outcome = try shop.finish(started)
    #expect(outcome.status == 128 + signal, "\(outcome.err)")
    #expect(try shop.bytes("milo.mp4") == Data("old".utf8))
    #expect(shop.files == ["milo.mp4"])
  }

  @Test("Assets: beside the program, by the environment, below a prefix")
  func assets() throws {
    let shop = try Workshop()
    let files = FileManager.default
    let assets = try #require(
      (try JSONSerialization.jsonObject(with: Data(shop.run("doctor", "--json").out.utf8)) as? [String: Any])
        .flatMap { ($0["findings"] as? [[String: Any]])?.first { $0["name"] as? String == "assets" } }
        .flatMap { ($0["what"] as? String)?.split(separator: ",").first.map(String.init) })
    try files.createDirectory(atPath: shop.path("prefix/bin"), withIntermediateDirectories: true)
    try files.copyItem(atPath: Workshop.program, toPath: shop.path("prefix/bin/mkdemo"))
    let program = shop.path("prefix/bin/mkdemo")
    let lost = try shop.run(program: program, ["list", "--names"])
    #expect(lost.status == 3)
    #expect(lost.err.contains("MKDEMO_ASSETS"))
    let told = try shop.run(program: program, ["list", "--names"], environment: ["MKDEMO_ASSETS": assets])
    #expect(told.out.contains("milo\n"))
    try files.createDirectory(atPath: shop.path("prefix/share"), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: shop.path("prefix/share/mkdemo"), withDestinationPath: assets)
    #expect(try shop.run(program: program, ["list", "--names"]).out.contains("milo\n"))
  }
}
