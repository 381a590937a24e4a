import Foundation
import Scenes
import Video

/// The folder that holds what was approved of one clip: `approval.txt`, and of every moment `NAME.txt`, the list of
/// what it shows, and `NAME.jpg`, a small picture. It appears whole under its name, or not at all.
struct ApprovalFolder: Sendable {
  /// Its path.
  let path: String

  /// The folder of a clip in the folder of all approvals.
  init(_ name: String, in approvals: String) { path = "\(approvals)/\(name)" }

  /// Name of the file that makes a folder an approval.
  static let file = "approval.txt"
  /// Its path.
  var file: String { "\(path)/\(Self.file)" }
  /// True when something was approved.
  var isThere: Bool { FileManager.default.fileExists(atPath: file) }

  /// Puts back what a killed run had set aside.
  func recover() {
    if !FileManager.default.fileExists(atPath: path) { rename(Self.aside(path), path) }
  }

  /// What was approved; nil when nothing was.
  /// - Throws: `ApprovalDamage`.
  func read() throws(ApprovalDamage) -> Approval? {
    recover()
    guard isThere else { return nil }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ApprovalDamage(what: "cannot be read")
    }
    return try Approval(text: String(decoding: data, as: UTF8.self))
  }

  /// What a moment showed; nil when its list is missing or is not the one that was approved.
  func list(_ moment: Approval.Moment) -> MomentRecord? {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(moment.stem).txt") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return Self.mark(text) == moment.list ? MomentRecord(text: text) : nil
  }

  /// The picture of a moment; nil when it is missing or cannot be read.
  func picture(_ moment: Approval.Moment) -> Bitmap? {
    FileManager.default.contents(atPath: "\(path)/\(moment.stem).jpg").flatMap { try? JPEG.decoded(Array($0)) }
  }

  /// The mark of a list.
  static func mark(_ text: String) -> FrameMark {
    var hasher = Hasher256()
    hasher.add(text)
    return FrameMark(hasher.digest())
  }

  /// The digest of all files in the folder, for keys.
  var digest: String {
    var hasher = Hasher256()
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      hasher.add(name)
      try? hasher.add(file: "\(path)/\(name)")
    }
    return hasher.digest().hex
  }

  /// Puts an approval in the place of what was there. The new folder is finished before the old one goes.
  func write(_ approval: Approval, _ records: [(record: MomentRecord, picture: Bitmap)]) throws {
    let above = (path as NSString).deletingLastPathComponent, name = (path as NSString).lastPathComponent
    let part = "\(above)/.\(name).\(getpid()).part"
    do {
      try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: part)
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: false)
      for (moment, (record, picture)) in zip(approval.moments, records) {
        try Data(record.text.utf8).write(to: URL(filePath: "\(part)/\(moment.stem).txt"))
        // A quarter of the bytes of a PNG: a repository keeps hundreds of them.
        try Data(JPEG.encoded(picture, quality: 5)).write(to: URL(filePath: "\(part)/\(moment.stem).jpg"))
      }
      try Data(approval.text.utf8).write(to: URL(filePath: "\(part)/\(Self.file)"))
      try Self.put(part, in: path)
    } catch {
      try? FileManager.default.removeItem(atPath: part)
      throw CommandError(
        "the approval \(path) cannot be written", mend: "free some space, and check that the folder can be written",
        status: .broke)
    }
  }

  /// Removes the approval.
  func remove() throws {
    guard isThere else { return }
    let gone = Self.aside(path) + ".gone"
    try FileManager.default.moveItem(atPath: path, toPath: gone)
    try FileManager.default.removeItem(atPath: gone)
  }

  /// Renames a folder over another. A run that was killed between both steps is mended by the next one.
  private static func put(_ part: String, in path: String) throws {
    if rename(part, path) == 0 { return }
    let old = aside(path)
    try? FileManager.default.removeItem(atPath: old)
    try FileManager.default.moveItem(atPath: path, toPath: old)
    try FileManager.default.moveItem(atPath: part, toPath: path)
    try FileManager.default.removeItem(atPath: old)
  }

  /// Where a folder steps aside for a new one.
  private static func aside(_ path: String) -> String {
    "\((path as NSString).deletingLastPathComponent)/.\((path as NSString).lastPathComponent).old"
  }

  /// Clips of which something was approved in a folder.
  static func names(in approvals: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: approvals)) ?? []
    return entries.filter { !$0.hasPrefix(".") && ApprovalFolder($0, in: approvals).isThere }.sorted()
  }
}
