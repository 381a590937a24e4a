import Foundation
import Testing

/// A real Slurm on loopback (`Tests/Farm/cluster`) with four nodes, n1 to n4; ends with the value.
final class FarmCluster {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Farm/cluster").path
  /// True when this machine has what a cluster needs.
  static let isInstalled = ["/usr/sbin/munged", "/usr/sbin/slurmctld", "/usr/sbin/slurmd", "/usr/bin/sbatch"]
    .allSatisfy(FileManager.default.isExecutableFile)

  private let shop: Workshop
  private let folder: String

  /// Brings it up in a folder of its own.
  init(_ shop: Workshop) throws {
    self.shop = shop
    folder = shop.path("cluster")
    try run("start")
  }

  deinit { try? run("stop") }

  private func run(_ verb: String, _ words: String...) throws {
    let outcome = try shop.run(program: "/bin/bash", [Self.script, verb, folder] + words)
    try #require(outcome.status == 0, "\(verb): \(outcome.err)")
  }

  /// Kills a node and all that runs on it.
  func kill(_ node: String) throws { try run("kill", node) }

  /// What programs of Slurm must be told.
  var environment: [String: String] { ["SLURM_CONF": "\(folder)/slurm.conf"] }

  /// Runs one of Slurm's programs.
  @discardableResult
  func slurm(_ program: String, _ words: String...) throws -> String {
    let outcome = try shop.run(program: "/usr/bin/\(program)", words, environment: environment)
    try #require(outcome.status == 0, "\(program): \(outcome.err)")
    return outcome.out
  }

  /// The controller's diary, without details.
  var diary: String {
    let lines = (try? String(contentsOfFile: "\(folder)/slurmctld.log", encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").filter { !$0.contains("debug") }.joined(separator: "\n")
  }
}
