import Foundation
import Video

extension Verbs {
  private static let limit = Option<Int>(
    "limit", "SIZE", "prune: bytes that stay, as 20GB (default: $\(CacheLimit.variable), else 8 GiB).",
    read: ByteCount.read)
  private static let acts = ["stats", "prune", "verify"]

  static let cache = Verb(
    "cache", "Tells what the cache of finished chunks holds, and keeps it in order",
    operands: [
      Operand("stats|prune|verify", "What to do.", completion: .words(acts))
    ],
    options: [limit.entry, CommonOptions.json.entry],
    notes: [
      "The cache is $MKDEMO_CACHE, else $XDG_CACHE_HOME/mkdemo, else ~/.cache/mkdemo. stats tells its size; prune removes what was not used "
        + "for the longest time until the rest fits the limit, but nothing that a running render or build has used; verify "
        + "reads every file and removes the damaged ones, which are then drawn anew.",
      "Exit status: 0 done, 1 verify found damaged files.",
    ],
    examples: ["mkdemo cache stats", "mkdemo cache prune --limit 20GB", "mkdemo cache verify"]
  ) { arguments in
    let act = arguments.operands[0]
    guard acts.contains(act) else {
      throw CommandError("cache cannot \(quoted(act))", mend: Mend.choice(act, acts))
    }
    if arguments[limit] != nil, act != "prune" {
      throw CommandError("--limit is for prune", mend: "write mkdemo cache prune --limit SIZE")
    }
    let bytes = arguments[limit] ?? CacheLimit.bytes
    let cache = try ChunkCache(code: SourceDigest.text, limit: bytes)
    let report: CacheReport
    switch act {
    case "prune": report = CacheReport(cache, freed: cache.prune(to: bytes))
    case "verify": report = CacheReport(cache, damaged: cache.removeDamaged())
    default: report = CacheReport(cache)
    }
    Console.data(arguments.has(CommonOptions.json) ? report.json.pretty : report.text)
    return report.damaged?.isEmpty == false ? .gate : .done
  }
}

/// What `cache` prints.
struct CacheReport {
  private let folder: String
  private let limit: Int
  private let statistics: CacheStatistics
  private let use: CacheUse
  private let freed: Int?
  let damaged: [String]?

  init(_ cache: ChunkCache, freed: Int? = nil, damaged: [String]? = nil) {
    folder = cache.folder
    limit = cache.limit
    statistics = cache.statistics()
    use = cache.use()
    self.freed = freed
    self.damaged = damaged
  }

  /// For people.
  var text: String {
    var lines = ["\(folder): \(Quantity.bytes(statistics.bytes)) of \(Quantity.bytes(limit))"]
    lines.append(
      [
        Quantity.count(statistics.chunks, "chunk"), Quantity.count(statistics.films, "film"),
        "\(Quantity.count(use.runs, "run")) at work",
      ].joined(separator: ", "))
    if let oldest = use.oldest, let newest = use.newest {
      lines.append("used from \(oldest.formatted(.iso8601)) to \(newest.formatted(.iso8601))")
    }
    if let freed { lines.append("\(Quantity.bytes(freed)) freed") }
    if let damaged {
      lines.append("\(Quantity.count(damaged.count, "damaged file")) removed")
      lines += damaged.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// For programs.
  var json: JSON {
    var members: [String: JSON] = [
      "folder": .text(folder), "limit": .int(limit), "bytes": .int(statistics.bytes), "chunks": .int(statistics.chunks),
      "films": .int(statistics.films), "runs": .int(use.runs),
      "oldestUse": .text(use.oldest?.formatted(.iso8601)),
      "newestUse": .text(use.newest?.formatted(.iso8601)),
    ]
    if let freed { members["freed"] = .int(freed) }
    if let damaged { members["damaged"] = .list(damaged.map { .text($0) }) }
    return .object(members)
  }
}
