import Foundation
import Testing

@Suite(
  "A farm on a real Slurm", .serialized,
  .enabled(if: FarmCluster.isInstalled, "apt-get install slurm-wlm munge runs these"))
struct FarmClusterTests {
  /// Chunk files of a cache and their inodes: a chunk that is drawn again is another file.
  private func chunks(_ cache: String) -> [String: UInt64] {
    let names = (FileManager.default.subpaths(atPath: cache) ?? []).filter { $0.hasSuffix(".chunk") }
    return Dictionary(
      names.map { name in
        var info = stat()
        stat("\(cache)/\(name)", &info)
        return (name, UInt64(info.st_ino))
      }
    ) { $1 }
  }

  private func log(_ shop: Workshop, _ name: String) -> String {
    (try? String(contentsOfFile: shop.path("cache/farm/\(name).log"), encoding: .utf8)) ?? ""
  }

  @Test(
    "A node that is killed in mid-build costs time: no chunk is drawn twice, and the bytes are those of one machine")
  func nodeDies() throws {
    let shop = try Workshop()
    try shop.write(
      "mkdemo.json",
      """
      {"mkdemo": 1, "outputs": [
        {"clip": "milo", "file": "{clip}.mp4", "scale": 1, "to": 20},
        {"clip": "milo", "file": "{clip}.gif", "size": "134x292", "from": 3, "to": 5},
        {"clip": "milo", "file": "{clip}.png", "at": 6.2, "scale": 1}
      ]}
      """)
    #expect(
      try shop.run(["build", "--out", "single"], environment: ["MKDEMO_CACHE": shop.path("single-cache")]).status == 0)
    let cluster = try FarmCluster(shop)
    let cache = shop.path("cache")
    let farm = try shop.start(
      ["farm", "slurm", "--cache", cache, "--tasks", "5", "--wait"], environment: cluster.environment)

    // The task of n2 has begun, and some chunks are done: now the node dies.
    var task = "", before: [String: UInt64] = [:]
    let end = Date(timeIntervalSinceNow: 60)
    while task.isEmpty, Date() < end {
      usleep(50_000)
      guard !chunks(cache).isEmpty else { continue }
      task = (1...5).map { "1_\($0)" }.first { log(shop, $0).contains("on node n2, start 1") } ?? ""
    }
    try #require(!task.isEmpty, "\(cluster.diary)")
    try cluster.kill("n2")
    before = chunks(cache)
    try #require(!log(shop, task).contains("is done"), "the task was quicker than the test")

    let outcome = try shop.finish(farm)
    #expect(outcome.status == 0, "\(outcome.err)\n\(cluster.diary)")
    #expect(cluster.diary.contains("due to failure of node n2"))
    let again = try #require(log(shop, task).firstMatch(of: /on node (n[134]), start 2\n/), "\(log(shop, task))")
    #expect(again.1 != "n2")
    #expect(log(shop, task).contains("is done"))
    // What was done when the node died is what it was, and the join drew nothing.
    let after = chunks(cache)
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    let joined = log(shop, "2").matches(of: /(\d+) of (\d+) chunks from the cache/)
    #expect(joined.count == 2 && joined.allSatisfy { $0.1 == $0.2 }, "\(log(shop, "2"))")
    #expect(!log(shop, "2").contains("did not end well"))
    for name in ["milo.mp4", "milo.gif", "milo.png"] {
      #expect(try shop.bytes("mkdemo-out/\(name)") == shop.bytes("single/\(name)"), "\(name)")
    }
  }

  @Test("A task that is cancelled does not hold the join up; sbatch reads any name of a folder")
  func cancelled() throws {
    let farm = try FarmShop(folder: #"a b'c "d" $(touch harm) %j #g é"#)
    let cluster = try FarmCluster(farm.shop)
    let submitted = try farm.farm("--tasks", "3", "--sbatch=--hold", environment: cluster.environment)
    #expect(submitted.out == "array 1\njoin 2\n", "\(submitted.err)")
    try cluster.slurm("scancel", "1_2")
    try cluster.slurm("scontrol", "release", "1")
    try cluster.slurm("scontrol", "release", "2")
    let movie = "\(farm.project)/mkdemo-out/short.mp4", log = "\(farm.project)/cache/farm/2.log"
    let end = Date(timeIntervalSinceNow: 100)
    while Date() < end, (try? String(contentsOfFile: log, encoding: .utf8))?.contains("exit status") != true {
      usleep(100_000)
    }
    let said = try String(contentsOfFile: log, encoding: .utf8)
    #expect(said.contains("these did not end well, so this job draws what they left: 2\n"), "\(said)")
    #expect(try Data(contentsOf: URL(filePath: movie)) == farm.single())
  }
}
