/// The options of `build`.
enum BuildOptions {
  static let out = Option<String>(
    "out", "DIR", letter: "o", completion: .folder,
    "The folder to fill (default: \(BuildFolder.usual) beside the manifest).")
  static let only = Option<String>(
    "only", "NAME", repeats: true, "Builds these outputs alone: by name, file or clip, with * for any letters.")
  static let shard = Option<Shard>(
    "shard", "I/N", "Draws every N-th chunk, from the I-th, into the cache, and makes no file: for farms.",
    read: Shard.read)
  static let approve = Option(switch: "approve", "Accepts the frames as they are now, and builds.")
  static let approveOnly = Option(switch: "approve-only", "Accepts the frames as they are now, and builds nothing.")
  static let dryRun = Option(
    switch: "dry-run", "Says what would be built and which frames are not approved, and writes nothing.")
  static let prune = Option(switch: "prune", "Removes files of outputs that have left the manifest.")

  /// In the order of help.
  static let all = [
    out.entry, only.entry, RenderOptions.jobs.entry, shard.entry, approve.entry, approveOnly.entry,
    RenderOptions.verifyCache.entry,
    prune.entry, dryRun.entry, CommonOptions.json.entry,
  ]
}
