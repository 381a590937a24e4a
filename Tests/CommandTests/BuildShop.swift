import Foundation
import Testing

@testable import mkdemo

/// A workshop with a manifest: what tests of builds ask.
struct BuildShop {
  let shop: Workshop

  /// A workshop with the outputs of a manifest.
  init(_ outputs: String, top: String = "") throws {
    shop = try Workshop()
    try manifest(outputs, top: top)
  }

  /// Two chapters of Milo in small, as a movie that tests can afford: 2.7 seconds, in several chunks.
  static let film = #""clip": "milo", "size": "134x292", "from": 0.5, "to": 3.2, "fps": 30"#

  func manifest(_ outputs: String, top: String = "") throws {
    try shop.write("mkdemo.json", "{\"mkdemo\": 1, \(top)\"outputs\": [\(outputs)]}")
  }

  /// Builds; the report is what --json prints.
  func build(_ words: String..., environment: [String: String] = [:]) throws -> (
    status: Int32, report: BuildReport?, err: String
  ) {
    let outcome = try shop.run(["build", "--json"] + words, environment: environment)
    let report = try? JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    return (outcome.status, report, outcome.err)
  }

  /// Builds without a fault; the outputs by their files.
  @discardableResult
  func built(_ words: String...) throws -> [String: BuiltOutput] {
    let outcome = try shop.run(["build", "--json"] + words)
    try #require(outcome.status == 0, "\(outcome.err)")
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(outcome.out.utf8))
    return Dictionary(uniqueKeysWithValues: report.outputs.map { ($0.file, $0) })
  }

  func bytes(_ file: String) throws -> Data { try shop.bytes("mkdemo-out/\(file)") }

  /// Every file of the build's folder but locks, with its bytes and time.
  func look() throws -> [String: String] {
    var result: [String: String] = [:]
    for name in shop.files where name.hasPrefix("mkdemo-out/") && !name.contains("/locks/") {
      var info = stat()
      guard stat(shop.path(name), &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
      result[name] = "\(info.st_size) \(info.st_ino) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
    }
    return result
  }

  /// Files of the cache that end so.
  func cached(_ ending: String) -> [String] {
    let folder = shop.path("../cache/mkdemo")
    return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(ending) }.map {
      "\(folder)/\($0)"
    }
    .sorted()
  }
}
