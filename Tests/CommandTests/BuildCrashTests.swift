import Foundation
import Testing

@testable import mkdemo

@Suite("Builds whose process crashes, as libraries of codecs do")
struct BuildCrashTests {
  private static let outputs = """
    {"clip": "milo", "size": "134x292", "to": "+0.3", "file": "a.mp4"},
    {"clip": "milo", "size": "134x292", "to": "+20", "file": "b.mp4"},
    {"clip": "milo", "size": "134x292", "at": 1, "file": "c.png"}
    """

  /// Swift's own handler would take a signal that another process sends for no crash, and let the program live.
  private static let bare = ["SWIFT_BACKTRACE": "enable=no"]

  /// Ends the process that draws b.mp4 as a crash would, once it has drawn so many more chunks; says which it was.
  private func crash(
    _ shop: BuildShop, _ started: Workshop.Started, besides known: Set<pid_t> = [], signal: Int32 = SIGSEGV
  ) throws -> pid_t {
    let end = Date(timeIntervalSinceNow: 60)
    while !shop.shop.files.contains("mkdemo-out/a.mp4"), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    let before = shop.cached(".chunk").count
    let worker = try #require(started.worker(besides: known))
    while shop.cached(".chunk").count <= before, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    kill(worker, signal)
    return worker
  }

  private func undisturbed() throws -> (film: Data, report: [String: BuiltOutput]) {
    let shop = try BuildShop(Self.outputs)
    let report = try shop.built()
    return (try shop.bytes("b.mp4"), report)
  }

  @Test("A crash costs nothing: the output is tried once more, and the build is what it would have been")
  func once() throws {
    let shop = try BuildShop(Self.outputs)
    let started = try shop.shop.start(["build", "--json", "--jobs", "1"], environment: Self.bare)
    _ = try crash(shop, started)
    let outcome = try shop.shop.finish(started)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      outcome.err.contains("b.mp4: mkdemo died at work on it (SIGSEGV); it is tried once more"), "\(outcome.err)")
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    // What was made before the crash is no less new for it.
    #expect(report.outputs.map(\.status) == [.built, .built, .built])
    #expect(report.outputs.map(\.changes) == [["new"], ["new"], ["new"]])
    let (film, _) = try undisturbed()
    #expect(try shop.bytes("b.mp4") == film)
    #expect(!shop.shop.files.contains { $0.contains(".mkdemo/staging/") }, "\(shop.shop.files)")
    #expect(try shop.built().values.allSatisfy { $0.status == .unchanged })
  }

  @Test("One that crashes again fails that output alone, with a reason; the next build finishes it")
  func twice() throws {
    let shop = try BuildShop(Self.outputs)
    let started = try shop.shop.start(["build", "--json", "--jobs", "1"], environment: Self.bare)
    let first = try crash(shop, started)
    _ = try crash(shop, started, besides: [first], signal: SIGILL)
    let outcome = try shop.shop.finish(started)
    #expect(outcome.status == 3, "\(outcome.err)")
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    #expect(report.outputs.map(\.status) == [.built, .failed, .built])
    let error = try #require(report.output("b.mp4")?.error)
    #expect(
      error.what.contains("SIGSEGV") && error.what.contains("SIGILL") && !error.mend.isEmpty, "\(error)")
    #expect(outcome.err.contains("b.mp4: failed (mkdemo.json:2:1)"), "\(outcome.err)")
    #expect(!shop.shop.files.contains("mkdemo-out/b.mp4") && shop.shop.files.contains("mkdemo-out/index.html"))
    let next = try #require(try shop.built()["b.mp4"])
    #expect(next.status == .built && next.drawn < next.chunks)
    let (film, _) = try undisturbed()
    #expect(try shop.bytes("b.mp4") == film)
  }

  @Test("A shard that crashes goes on; a stop between a crash and its end stops")
  func shard() throws {
    let shop = try BuildShop(Self.outputs)
    let started = try shop.shop.start(["build", "--shard", "1/1", "--jobs", "1"], environment: Self.bare)
    let end = Date(timeIntervalSinceNow: 60)
    while shop.cached(".chunk").count < 2, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    let worker = try #require(started.worker)
    kill(worker, SIGBUS)
    let outcome = try shop.shop.finish(started)
    #expect(outcome.status == 0 && outcome.err.contains("SIGBUS"), "\(outcome.err)")
    let film = try #require(try shop.built()["b.mp4"])
    #expect(film.chunks > 0 && film.drawn == 0)
  }

  @Test("A worker asked to stop stops the build; nobody starts a worker by hand")
  func workers() throws {
    let shop = try BuildShop(Self.outputs)
    let started = try shop.shop.start(["build", "--jobs", "1"], environment: Self.bare)
    let worker = try #require(started.worker)
    let end = Date(timeIntervalSinceNow: 60)
    while shop.cached(".chunk").isEmpty, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    kill(worker, SIGTERM)
    #expect(try shop.shop.finish(started).status == 128 + SIGTERM)
    // Where nothing can be kept in mind, the build is done all the same.
    let blind = try shop.shop.run(["build", "--only", "c.png"], environment: ["TMPDIR": "/nowhere"])
    #expect(blind.status == 0 && blind.err.contains("a crash would end the build"), "\(blind.err)")
    let lone = try shop.shop.run("build-worker")
    #expect(lone.status == 2 && lone.err.contains("write mkdemo build"), "\(lone.err)")
  }
}
