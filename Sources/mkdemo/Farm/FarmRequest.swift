/// What a farm is asked for: one build, and what its jobs may use. All paths are absolute.
struct FarmRequest: Sendable {
  /// The jobs' name.
  var name: String
  /// mkdemo, as nodes find it.
  var program: String
  /// The folder in which the build is started.
  var here: String
  var manifest: String
  /// The folder of chunks that all nodes share.
  var cache: String
  /// Options of `build` for shards and for the join, such as --only.
  var common: [String] = []
  /// Options of `build` for the join alone, such as --approve.
  var joining: [String] = []
  /// Tasks of the array, each of which draws a shard.
  var tasks: Int
  /// Cores of a task.
  var cpus: Int
  /// Most tasks that run at a time.
  var atOnce: Int?
  /// More options of sbatch, for both jobs.
  var resources: [(name: String, value: String)] = []
  /// Options of sbatch as they were given, for both jobs.
  var extras: [String] = []
  /// Variables that decide what a build does, sorted.
  var variables: [(name: String, value: String)] = []

  /// Names of the variables that a build listens to, besides that of its cache.
  static let variables: Set<String> = ["MKDEMO_ASSETS", "MKDEMO_CACHE_LIMIT"]

  /// The folder of logs.
  var logs: String { "\(cache)/farm" }
}
