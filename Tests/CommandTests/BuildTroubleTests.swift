import Foundation
import Testing

@testable import mkdemo

@Suite("Builds in trouble: killed, crowded, without room, of broken clips")
struct BuildTroubleTests {
  private static let film = BuildShop.film

  /// The bytes that an undisturbed build of some outputs gives.
  private func undisturbed(_ outputs: String, _ file: String) throws -> Data {
    let shop = try BuildShop(outputs)
    try shop.built()
    return try shop.bytes(file)
  }

  @Test("Killed at any moment, the next build finishes what is left", arguments: [0.5, 1.2])
  func killed(_ seconds: Double) throws {
    let outputs =
      #"{"clip": "milo", "size": "268x582", "to": "+8", "file": "f.mp4"}, {"clip": "milo", "size": "134x292", "at": 1, "file": "p.png"}"#
    let shop = try BuildShop(outputs)
    let started = try shop.shop.start(["build", "--jobs", "1"])
    let end = Date(timeIntervalSinceNow: 30)
    // Once a chunk is there, or even a second: whatever comes first on a busy machine.
    while shop.cached(".chunk").isEmpty, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    Thread.sleep(forTimeInterval: seconds - 0.5)
    let worker = try #require(started.worker)
    kill(started.process.processIdentifier, SIGKILL)
    #expect(try shop.shop.finish(started).status == 128 + SIGKILL)
    #expect(Workshop.Started.isGone(worker))
    let left = shop.cached(".chunk").count
    #expect(left > 0 && !shop.shop.files.contains("mkdemo-out/f.mp4"))
    let film = try #require(try shop.built()["f.mp4"])
    #expect(film.chunks - film.drawn == left)
    #expect(try shop.bytes("f.mp4") == undisturbed(outputs, "f.mp4"))
    #expect(!shop.shop.files.contains { $0.contains(".mkdemo/staging/") && $0.hasSuffix(".mp4") })
  }

  @Test("A signal stops a build; what was finished stays, and the next build goes on")
  func stopped() throws {
    let shop = try BuildShop(
      #"{"clip": "milo", "size": "134x292", "to": "+0.3", "file": "a.mp4"}, {"clip": "milo", "size": "268x582", "file": "b.mp4"}"#
    )
    let started = try shop.shop.start(["build", "--jobs", "1"])
    let end = Date(timeIntervalSinceNow: 30)
    while !shop.shop.files.contains("mkdemo-out/a.mp4"), Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    Thread.sleep(forTimeInterval: 0.2)
    let worker = try #require(started.worker)
    kill(started.process.processIdentifier, SIGINT)
    let outcome = try shop.shop.finish(started)
    #expect(Workshop.Started.isGone(worker))
    #expect(outcome.status == 130 && outcome.err.contains("stopped"), "\(outcome.err)")
    #expect(!shop.shop.files.contains("mkdemo-out/b.mp4") && !shop.shop.files.contains("mkdemo-out/build.json"))
    #expect(try shop.built("--only", "a.mp4")["a.mp4"]?.status == .unchanged)
  }

  @Test("Two builds at once in one folder share the work and do no harm")
  func two() throws {
    let outputs = "{\(Self.film), \"file\": \"{codec}.mp4\", \"codec\": [\"h264\", \"hevc\", \"av1\"]}"
    let shop = try BuildShop(outputs)
    let both = try (0..<2).map { _ in try shop.shop.start(["build", "--json", "--jobs", "1"]) }
    var built = 0
    for started in both {
      let outcome = try shop.shop.finish(started)
      #expect(outcome.status == 0, "\(outcome.err)")
      let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
      #expect(report.outputs.count == 3)
      built += report.outputs.count { $0.status == .built && $0.seconds > 0 }
    }
    #expect(built == 3)
    for codec in ["h264", "hevc", "av1"] {
      #expect(try shop.bytes("\(codec).mp4") == undisturbed(outputs, "\(codec).mp4"))
    }
    #expect(try shop.built().values.allSatisfy { $0.status == .unchanged })
  }

  @Test("A clip, a remix or a script that is gone or wrong fails its output alone, and the old file stays")
  func failing() throws {
    let shop = try BuildShop(
      """
      {"clip": "gone.timeline", "file": "gone.mp4"},
      {"clip": "own.timeline", "size": "134x292", "to": "+0.2", "file": "own.mp4"},
      {\(Self.film), "file": "remix.mp4", "remix": "gone.json"}, 
      {"clip": "milo", "size": "134x292", "file": "past.mp4", "to": "2:00"},
      {\(Self.film), "file": "good.mp4"}
      """)
    try shop.shop.write("own.timeline", Scripts.short)
    let first = try shop.build()
    #expect(first.status == 3)
    let failed = first.report?.outputs.filter { $0.status == .failed } ?? []
    #expect(failed.map(\.file) == ["gone.mp4", "remix.mp4", "past.mp4"])
    #expect(
      failed.allSatisfy { $0.error?.place.hasPrefix("mkdemo.json:") == true && $0.error?.mend.isEmpty == false })
    for what in ["gone.timeline", "gone.json", "2:00", "mkdemo.json:1:", "mkdemo.json:4:"] {
      #expect(first.err.contains(what), "\(first.err)")
    }
    let own = try shop.bytes("own.mp4")
    // A word that is wrong now.
    try shop.shop.write("own.timeline", Scripts.misspelt)
    let second = try shop.build()
    #expect(second.status == 3 && second.err.contains("did you mean \"Get started\""), "\(second.err)")
    #expect(try shop.bytes("own.mp4") == own)
    #expect(second.report?.output("good.mp4")?.status == .unchanged)
  }

  @Test("No room for one output fails that output alone")
  func tooLarge() throws {
    let shop = try BuildShop(
      """
      {\(Self.film), "file": "large.y4m"}, {\(Self.film), "file": "small.mp4"},
      {"clip": "milo", "size": "134x292", "at": 1, "file": "small.png"}
      """)
    // A limit on the size of files is a full disk for the one that needs more (in units of 512 bytes).
    let words = "trap '' XFSZ; ulimit -f 1000; exec \(Workshop.program) build --json"
    let outcome = try shop.shop.run(program: "/bin/sh", ["-c", words])
    #expect(outcome.status == 3)
    #expect(
      outcome.err.contains("large.y4m: failed") && outcome.err.contains("write to another disk"), "\(outcome.err)")
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    #expect(report.outputs.map(\.status) == [.failed, .built, .built])
    #expect(!shop.shop.files.contains("mkdemo-out/large.y4m"))
    #expect(try shop.built()["large.y4m"]?.status == .built)
  }

  @Test("A full disk fails what does not fit, says so, and leaves no remains", .enabled(if: Self.canMount))
  func fullDisk() throws {
    let shop = try BuildShop(
      """
      {"clip": "milo", "size": "134x292", "to": "+0.3", "file": "small.mp4"}, {\(Self.film), "file": "large.y4m"},
      {"clip": "milo", "size": "134x292", "at": 1, "file": "small.png"}
      """)
    let words = """
      mkdir out && mount -t tmpfs -o size=1500k tmpfs out && \(Workshop.program) build --out out --json; status=$?
      find out -name '*.mkdemo-part' >&2; cp -r out kept; exit $status
      """
    let outcome = try shop.shop.run(program: "/usr/bin/unshare", ["-m", "/bin/sh", "-c", words])
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("large.y4m: failed") && outcome.err.contains("free some space"), "\(outcome.err)")
    #expect(!outcome.err.contains("mkdemo-part"))
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    #expect(report.outputs.map(\.status) == [.built, .failed, .built])
    #expect(shop.shop.files.contains("kept/small.mp4") && !shop.shop.files.contains("kept/large.y4m"))
  }

  @Test(
    "A folder that cannot be written to is said so, with the reason, and nothing is drawn", .enabled(if: Self.canMount))
  func readOnly() throws {
    let shop = try BuildShop("{\(Self.film), \"file\": \"f.mp4\"}")
    let words = "mkdir out && mount -t tmpfs -o ro tmpfs out && exec \(Workshop.program) build --out out"
    let outcome = try shop.shop.run(program: "/usr/bin/unshare", ["-m", "/bin/sh", "-c", words])
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("Read-only file system") && outcome.err.contains("--out"), "\(outcome.err)")
    #expect(shop.cached(".chunk").isEmpty)
  }

  /// True where tests may mount a file system of their own.
  private static let canMount: Bool = {
    guard let shop = try? Workshop() else { return false }
    let words = ["-m", "/bin/sh", "-c", "mkdir t && mount -t tmpfs tmpfs t"]
    return (try? shop.run(program: "/usr/bin/unshare", words).status) == 0
  }()

  @Test("A cache that is full is done without")
  func fullCache() throws {
    let outputs = "{\(Self.film), \"file\": \"f.mp4\"}"
    let shop = try BuildShop(outputs)
    // A cache that lies on a device that takes nothing.
    try FileManager.default.createDirectory(atPath: shop.shop.path("cache/mkdemo"), withIntermediateDirectories: true)
    try shop.shop.write("cache/mkdemo/chunks", "in the way")
    let outcome = try shop.build(environment: ["XDG_CACHE_HOME": shop.shop.path("cache")])
    #expect(outcome.status == 0 && outcome.err.contains("without the cache"), "\(outcome.err)")
    #expect(try shop.bytes("f.mp4") == undisturbed(outputs, "f.mp4"))
  }

  @Test("--verify-cache finds a chunk that would come out otherwise, and says which")
  func verify() throws {
    let shop = try BuildShop(
      "{\(Self.film), \"file\": \"{crf}.mp4\", \"crf\": [20, 40]}, {\(Self.film), \"file\": \"other.mp4\"}")
    let outputs = try shop.built()
    let sound = try shop.build("--verify-cache", "100%")
    #expect(sound.status == 0, "\(sound.err)")
    #expect(sound.report?.outputs.allSatisfy { $0.status == .unchanged } == true)
    #expect(sound.err.contains("verified"))
    // A chunk that is whole, but not what would be drawn: one of other quality in its place.
    let chunks = shop.cached(".chunk")
    #expect(chunks.count == outputs.values.map(\.chunks).reduce(0, +))
    let sizes = chunks.map { (try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int) ?? 0 }
    let largest = try #require(chunks.indices.max { sizes[$0] < sizes[$1] })
    let bytes = try Data(contentsOf: URL(filePath: chunks[largest]))
    let before = try shop.look()
    for (index, chunk) in chunks.enumerated() where index != largest { try bytes.write(to: URL(filePath: chunk)) }
    let found = try shop.build("--verify-cache", "100%")
    #expect(found.status == 1)
    #expect(found.err.contains("came out differently than the cached chunk"), "\(found.err)")
    #expect(try shop.look().filter { $0.key.hasSuffix(".mp4") } == before.filter { $0.key.hasSuffix(".mp4") })
  }
}
