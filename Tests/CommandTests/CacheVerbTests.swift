import Foundation
import Testing

@testable import mkdemo

@Suite("The cache as its owner sees it")
struct CacheVerbTests {
  private struct Report: Decodable {
    let bytes, chunks, films, limit, runs: Int
    let freed: Int?
    let damaged: [String]?
  }

  private func report(_ shop: Workshop, _ words: String...) throws -> Report {
    let outcome = try shop.run(["cache"] + words + ["--json"])
    return try JSONDecoder().decode(Report.self, from: Data(outcome.out.utf8))
  }

  @Test("stats counts, verify removes what is damaged, prune goes by the time of use")
  func care() throws {
    let shop = try Workshop()
    #expect(try report(shop, "stats").bytes == 0)
    let words = ["render", "milo", "--size", "134x292", "--to", "+0.5", "-o"]
    #expect(try shop.run(words + ["a.mp4"]).status == 0)
    #expect(try shop.run(words + ["b.mp4", "--crf", "30"]).status == 0)
    let full = try report(shop, "stats")
    #expect(full.chunks == 2 && full.films == 2 && full.bytes > 0 && full.runs == 0 && full.limit == 8 << 30)
    #expect(try shop.run("cache", "stats").out.contains("2 chunks, 2 films"))
    // Used again, the older one is the newer.
    #expect(try shop.run(words + ["a.mp4"]).status == 0)
    let pruned = try report(shop, "prune", "--limit", "\(full.bytes - 1)B")
    #expect(pruned.freed ?? 0 > 0 && pruned.chunks == 1)
    #expect(try shop.run(words + ["a.mp4"]).err.contains("1 of 1 chunks from the cache"))
    let folder = shop.path("../cache/mkdemo")
    let chunk = try #require(
      FileManager.default.subpaths(atPath: folder)?.first { $0.hasSuffix(".chunk") }.map { "\(folder)/\($0)" })
    var bytes = try Data(contentsOf: URL(filePath: chunk))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(filePath: chunk))
    let verified = try shop.run("cache", "verify")
    #expect(verified.status == 1 && verified.out.contains("1 damaged file removed"))
    #expect(try shop.run("cache", "verify").status == 0)
    #expect(try report(shop, "prune", "--limit", "0").bytes == 0)
  }

  @Test("What a running build uses stays, whatever the limit")
  func leased() throws {
    let shop = try Workshop()
    let started = try shop.start(["render", "milo", "--size", "268x582", "--jobs", "1"])
    let end = Date(timeIntervalSinceNow: 30)
    while try report(shop, "stats").chunks < 2, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    let pruned = try report(shop, "prune", "--limit", "0")
    #expect(pruned.runs == 1 && pruned.chunks >= 2 && pruned.freed == 0)
    kill(started.process.processIdentifier, SIGINT)
    _ = try shop.finish(started)
    #expect(try report(shop, "prune", "--limit", "0").chunks == 0)
  }

  @Test("A limit of the manifest, or of the environment, holds after a build")
  func limits() throws {
    let shop = try BuildShop("{\(BuildShop.film), \"file\": \"a.mp4\"}", top: "\"cache-limit\": \"1kB\", ")
    try shop.built()
    #expect(shop.cached(".chunk").isEmpty)
    #expect(try shop.built()["a.mp4"]?.status == .unchanged)
    let told = try shop.shop.run(["cache", "stats"], environment: ["MKDEMO_CACHE_LIMIT": "3GB"])
    #expect(told.out.contains("of 3 GB"))
  }

  @Test(
    "Bad words are told",
    arguments: [
      ["cache"], ["cache", "prun"], ["cache", "stats", "--limit", "1GB"], ["cache", "prune", "--limit", "x"],
    ])
  func words(_ words: [String]) throws {
    let outcome = try Workshop().run(words)
    #expect(outcome.status == 2 && outcome.err.contains("mkdemo: "))
  }
}
