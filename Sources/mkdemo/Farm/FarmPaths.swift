import Foundation

/// Paths as another machine must read them.
enum FarmPaths {
  /// Where the run was started: $PWD where it means this folder, since an automounter's own path may be good only here.
  static var here: String {
    let current = FileManager.default.currentDirectoryPath
    guard let named = Executable.environment["PWD"], named.hasPrefix("/"), let real = realpath(named, nil) else {
      return current
    }
    defer { free(real) }
    return String(cString: real) == current ? named : current
  }

  /// A path from the root.
  static func absolute(_ path: String) -> String {
    var path = path.hasPrefix("/") ? path : "\(here)/\(path)"
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path
  }

  /// Makes the folder of logs below a cache, and refuses one that cannot be written.
  static func prepare(_ logs: String) throws(CommandError) {
    let mend = "name a folder that you may write to and that all nodes share, with --cache"
    do {
      try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
    } catch {
      throw CommandError("the folder \(logs) cannot be made", mend: mend, status: .broke)
    }
    let probe = "\(logs)/.\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: probe, contents: Data()) else {
      throw CommandError("the folder \(logs) cannot be written to", mend: mend, status: .broke)
    }
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// Refuses paths that Slurm mistakes.
  static func check(_ path: String, _ option: String) throws(CommandError) {
    if path.contains(where: \.isNewline) {
      throw CommandError(
        "\(option) \(quoted(path)): a line break in a path cannot be told to Slurm", mend: "rename the folder")
    }
  }

  /// Refuses folders below which Slurm cannot write logs.
  static func checkCache(_ path: String) throws(CommandError) {
    try check(path, "--cache")
    if path.contains("\\") {
      throw CommandError(
        "--cache \(path): Slurm cannot write logs below a folder with a backslash in its name",
        mend: "name another folder")
    }
  }

  /// True when a folder lies in memory, which no other machine sees.
  static func isInMemory(_ path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    let folder = String(cString: real) + "/"
    let mounts = (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
    // "tmpfs /run tmpfs rw 0 0"; the longest mount point above the folder is its own.
    var (longest, kind) = (0, "")
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count > 2 else { continue }
      let point = fields[1] == "/" ? "/" : fields[1].replacing("\\040", with: " ") + "/"
      if folder.hasPrefix(point), point.count >= longest { (longest, kind) = (point.count, fields[2]) }
    }
    return kind == "tmpfs" || kind == "ramfs"
  }
}
