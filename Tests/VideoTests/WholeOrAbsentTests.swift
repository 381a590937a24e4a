import Compositor
import Foundation
import Testing

@testable import Video

@Suite struct WholeOrAbsentTests {
  struct Broken: Error {}

  @Test(arguments: ["a.mp4", "a.y4m", "a.mkv", "frames"]) func failedDrawingLeavesTheOldFile(name: String) throws {
    let folder = try Folder(), settings = try MovieSettings(path: name)
    var clip = TestClip(count: 60, cuts: [20, 40], moving: 60)
    _ = try MovieWriter.render(clip, to: folder(name), settings: settings)
    let old = try FileManager.default.attributesOfItem(atPath: folder(name))[.systemFileNumber] as? Int
    clip.onPaint = { if $0 == 45 { throw Broken() } }
    #expect(throws: Broken.self) { try MovieWriter.render(clip, to: folder(name), settings: settings, jobs: 2) }
    #expect(folder.entries == [name])
    let new = try FileManager.default.attributesOfItem(atPath: folder(name))[.systemFileNumber] as? Int
    #expect(old == new)
    clip.onPaint = nil
    _ = try MovieWriter.render(clip, to: folder(name), settings: settings, jobs: 2)
    #expect(folder.entries == [name])
  }

  @Test(arguments: ["frames", "frames/", "frames//"]) func aNewFolderMayBeNamedWithSlashes(name: String) throws {
    let folder = try Folder(), settings = try MovieSettings(path: name)
    _ = try MovieWriter.render(TestClip(count: 12), to: folder(name), settings: settings)
    #expect(folder.entries == ["frames"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("frames")).count == 12)
  }

  @Test func aPictureIsWholeOrAbsent() throws {
    let folder = try Folder(), bitmap = Bitmap(width: 400, height: 300)
    try bitmap.writePNG(to: folder("a.png"))
    #expect(try Bitmap.readPNG(folder("a.png")).width == 400)
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder("b.png")))
    try bitmap.writePNG(to: folder("b.png"))
    #expect(try Bitmap.readPNG(folder("b.png")).height == 300)
    // A folder stands where the file should go, or there is no folder.
    try FileManager.default.createDirectory(atPath: folder("c.png/d"), withIntermediateDirectories: true)
    let blocked = #expect(throws: VideoError.self) { try bitmap.writePNG(to: folder("c.png")) }
    #expect(blocked?.kind == .refused)
    #expect(throws: VideoError.self) { try bitmap.writePNG(to: folder("none/a.png")) }
    #expect(folder.entries == ["a.png", "b.png", "c.png"])
    guard let disk = try smallDisk("8k") else { return }
    try Data("old".utf8).write(to: URL(fileURLWithPath: disk.folder("a.png")))
    let noise = Bitmap(width: 200, height: 200)
    var seed: UInt32 = 1
    noise.withMutableBytes { bytes in
      for index in bytes.indices {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        bytes[index] = index % 4 == 3 ? 255 : UInt8(seed >> 24)
      }
    }
    let full = #expect(throws: VideoError.self) { try noise.writePNG(to: disk.folder("a.png")) }
    #expect(full?.what.contains("No space") == true)
    #expect(disk.folder.entries == ["a.png"])
    #expect(try String(contentsOfFile: disk.folder("a.png"), encoding: .utf8) == "old")
  }

  @Test func stoppingKeepsFinishedChunks() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4"), paints = Tally()
    let cache = try ChunkCache(folder: folder("cache"), code: "1")
    var clip = TestClip(count: 90, cuts: [50, 70], moving: 90)
    clip.onPaint = { frame in
      paints.add()
      if frame >= 60 { Thread.sleep(forTimeInterval: 0.2) }
    }
    let error = #expect(throws: VideoError.self) {
      try MovieWriter.render(
        clip, to: folder("a.mp4"), settings: settings, jobs: 1, cache: cache, isCancelled: { paints.value > 62 })
    }
    #expect(error?.kind == .cancelled)
    #expect(folder.entries == ["cache"])
    clip.onPaint = nil
    let report = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, jobs: 1, cache: cache)
    #expect(report.chunksReused >= 1)
  }

  @Test func foldersThatCannotBeWritten() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4"), paints = Tally()
    var clip = TestClip(count: 10)
    clip.onPaint = { _ in paints.add() }
    for path in [folder("none/a.mp4"), "/proc/a.mp4", folder.path + "/", "/dev/full"] {
      #expect(throws: VideoError.self) { try MovieWriter.render(clip, to: path, settings: settings) }
    }
    #expect(paints.value == 0)
    #expect(folder.entries == [])
  }

  @Test func remainsOfKilledRunsGo() throws {
    let folder = try Folder()
    let dead = folder(".a.mp4.999-1\(NewFile.suffix)"), other = folder(".b.mp4.999-1\(NewFile.suffix)")
    try Data("x".utf8).write(to: URL(fileURLWithPath: dead))
    try Data("x".utf8).write(to: URL(fileURLWithPath: other))
    _ = try MovieWriter.render(TestClip(count: 10), to: folder("a.mp4"), settings: MovieSettings(path: "a.mp4"))
    #expect(folder.entries == [(other as NSString).lastPathComponent, "a.mp4"])
  }

  @Test func dotFileWhereNamelessFilesAreMissing() throws {
    let folder = try Folder()
    var file: NewFile? = try NewFile(folder("a"), allowsUnnamed: false)
    #expect(folder.entries.count == 1)
    file = nil
    #expect(folder.entries == [])
    file = try NewFile(folder("a"), allowsUnnamed: false)
    // Another writer of the same name leaves the living one's file alone.
    _ = try NewFile(folder("a"))
    #expect(folder.entries.count == 1)
    try "abc".utf8.withContiguousStorageIfAvailable { try file?.write(UnsafeRawBufferPointer($0), at: 0) }
    try file?.publish(isDurable: true)
    #expect(folder.entries == ["a"])
    #expect(try String(contentsOfFile: folder("a"), encoding: .utf8) == "abc")
  }

  @Test("In a shared folder, what another machine left goes only when it is old: its locks may not be seen here")
  func remainsOfOtherMachines() throws {
    let folder = try Folder()
    let fresh = folder(".a.mp4.1-1@elsewhere\(NewFile.suffix)"), old = folder(".a.mp4.2-1@elsewhere\(NewFile.suffix)")
    let own = folder(".a.mp4.3-1\(Remains.mark)\(NewFile.suffix)")
    for path in [fresh, old, own] { try Data("x".utf8).write(to: URL(fileURLWithPath: path)) }
    var times = [timeval(tv_sec: time(nil) - 100_000, tv_usec: 0), timeval(tv_sec: time(nil) - 100_000, tv_usec: 0)]
    utimes(old, &times)
    _ = try NewFile(folder("a.mp4"))
    #expect(folder.entries == [(fresh as NSString).lastPathComponent])
    // This machine's own are left alone while they are locked.
    let living = try NewFile(folder("a.mp4"), allowsUnnamed: false)
    _ = try NewFile(folder("a.mp4"))
    #expect(folder.entries.count == 2)
    withExtendedLifetime(living) {}
  }

  @Test func replacingKeepsSymbolicLinks() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder("real"), withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder("real/a.mp4")))
    try FileManager.default.createSymbolicLink(atPath: folder("a.mp4"), withDestinationPath: "real/a.mp4")
    _ = try MovieWriter.render(TestClip(count: 10), to: folder("a.mp4"), settings: MovieSettings(path: "a.mp4"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("a.mp4")) == "real/a.mp4")
    #expect(try MovieReader(folder("real/a.mp4")).facts.codec == "h264")
  }

  @Test func foldersOfOtherThingsAreRefused() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "frames")
    try FileManager.default.createDirectory(atPath: folder("frames"), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder("frames/letter.txt")))
    let error = #expect(throws: VideoError.self) {
      try MovieWriter.render(TestClip(count: 10), to: folder("frames"), settings: settings)
    }
    #expect(error?.kind == .refused)
    #expect(error?.what.contains("letter.txt") == true)
  }

  /// A disk of `size`, or nil where this user may not mount one.
  private func smallDisk(_ size: String) throws -> SmallDisk? {
    let folder = try Folder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/mount")
    process.arguments = ["-t", "tmpfs", "-o", "size=\(size)", "tmpfs", folder.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? SmallDisk(folder: folder) : nil
  }

  final class SmallDisk {
    let folder: Folder
    init(folder: Folder) { self.folder = folder }
    deinit { _ = try? Program.run("umount", [folder.path]) }
  }

  @Test(arguments: ["a.y4m y4m", "a.mp4 h264", "a.mkv ffv1", "frames png", "a.gif gif"])
  func fullDiskLeavesTheOldFile(kind: String) throws {
    let words = kind.split(separator: " ").map(String.init)
    guard let disk = try smallDisk("80k") else { return print("skipped: no disk can be mounted here") }
    let folder = disk.folder, settings = try MovieSettings(path: words[0], codec: words[1])
    var clip = TestClip(count: 2)
    clip.rate = Rational(25)
    _ = try MovieWriter.render(clip, to: folder(words[0]), settings: settings)
    let old = try FileManager.default.attributesOfItem(atPath: folder(words[0]))[.systemFileNumber] as? Int
    clip.count = 2000
    clip.moving = 2000
    clip.width = 320
    let error = #expect(throws: VideoError.self) {
      try MovieWriter.render(clip, to: folder(words[0]), settings: settings)
    }
    #expect(error?.kind == .failed)
    #expect(error?.mend?.contains("space") == true)
    #expect(folder.entries == [words[0]])
    let new = try FileManager.default.attributesOfItem(atPath: folder(words[0]))[.systemFileNumber] as? Int
    #expect(old == new)
    // The cache on a full disk, the movie on a good one.
    let other = try Folder()
    let cache = try ChunkCache(folder: folder("cache"), code: "1")
    if words[1] != "y4m" {
      let error = #expect(throws: VideoError.self) {
        try MovieWriter.render(clip, to: other(words[0]), settings: settings, cache: cache)
      }
      #expect(error?.mend?.contains("space") == true)
      #expect(other.entries == [])
    }
  }
}
