import Foundation

/// Files that earlier builds made for outputs which have left the manifest since. They stay until somebody says
/// otherwise: what a manifest no longer lists may still be linked to.
struct FormerOutputs {
  private let folder: BuildFolder
  /// Files of the outputs that there are, pictures beside them included.
  private var current: Set<String> = []
  private var former: [(record: String, files: [FileMark])] = []

  /// Looks at the folder of a plan.
  init(_ plan: BuildPlan) {
    folder = plan.folder
    let records = Set(plan.outputs.map { BuildStamp.path($0, in: folder) })
    let all = folder.statePath("outputs")
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []).sorted() {
      let record = "\(all)/\(name)"
      guard name.hasSuffix(".json"), let data = FileManager.default.contents(atPath: record),
        let stamp = try? JSONDecoder().decode(BuildStamp.self, from: data)
      else { continue }
      if records.contains(record) {
        current.formUnion(stamp.files.map { Self.plain($0.file) })
      } else {
        former.append((record, stamp.files))
      }
    }
    current.formUnion(plan.outputs.map { Self.plain($0.file) })
  }

  private static func plain(_ file: String) -> String { file.hasSuffix("/") ? String(file.dropLast()) : file }

  /// Tells of the files, or removes them. One that somebody has changed is left alone.
  func settle(removes: Bool) {
    var left: [String] = []
    for (record, files) in former {
      // A picture beside a former movie may by now be another output's.
      let lone = files.filter {
        !current.contains(Self.plain($0.file)) && !$0.file.split(separator: "/").contains("..")
          && $0.holds(in: folder.path)
      }
      if !removes { left += lone.map(\.file) }
      guard removes || lone.isEmpty else { continue }
      for mark in lone { remove(mark) }
      try? FileManager.default.removeItem(atPath: record)
    }
    if left.isEmpty { return }
    let names = left.prefix(3).joined(separator: ", ") + (left.count > 3 ? " and \(left.count - 3) more" : "")
    Console.say(
      "\(names) in \(folder.path) \(left.count == 1 ? "is" : "are") of no output of the manifest any more; "
        + "a build with --prune removes \(left.count == 1 ? "it" : "them")")
  }

  private func remove(_ mark: FileMark) {
    let path = folder.path(Self.plain(mark.file))
    guard (try? FileManager.default.removeItem(atPath: path)) != nil else {
      return Console.say("mkdemo: \(path) cannot be removed")
    }
    Console.say("\(mark.file): removed, since it is of no output any more")
    var above = (mark.file as NSString).deletingLastPathComponent
    // Folders that it leaves empty; rmdir takes no others.
    while !above.isEmpty, rmdir(folder.path(above)) == 0 { above = (above as NSString).deletingLastPathComponent }
  }
}
