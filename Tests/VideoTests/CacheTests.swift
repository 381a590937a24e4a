import Foundation
import Synchronization
import Testing

@testable import Video

/// Counts calls on any thread.
final class Tally: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

@Suite struct CacheTests {
  private func bytes(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }

  @Test(arguments: ["a.mp4 h264", "a.mp4 hevc", "a.mp4 av1", "a.webm vp9", "a.mov prores", "a.mkv ffv1"])
  func sameBytesWhateverTheJobsAndTheCache(kind: String) throws {
    let words = kind.split(separator: " ").map(String.init)
    let folder = try Folder(), settings = try MovieSettings(path: words[0], codec: words[1])
    let clip = TestClip(count: 200, cuts: [40, 110, 150])
    _ = try MovieWriter.render(clip, to: folder("1-\(words[0])"), settings: settings, jobs: 1)
    let expected = bytes(folder("1-\(words[0])"))
    #expect(expected.count > 1000)
    for jobs in [2, 5] {
      _ = try MovieWriter.render(clip, to: folder(words[0]), settings: settings, jobs: jobs)
      #expect(bytes(folder(words[0])) == expected)
    }
    let cache = try ChunkCache(folder: folder("cache"), code: "1", inputs: "clip")
    for reused in [0, 4] {
      let report = try MovieWriter.render(clip, to: folder(words[0]), settings: settings, jobs: 2, cache: cache)
      #expect(report.chunksReused == reused)
      #expect(bytes(folder(words[0])) == expected)
    }
  }

  @Test func checksumsDependOnBytesOnly() {
    let bytes = (0..<200).map { UInt8($0 * 7 & 255) }
    for length in [0, 1, 15, 16, 17, 32, 100, 200] {
      let whole = Checksum()
      bytes[0..<length].withUnsafeBytes { whole.add($0) }
      let expected = whole.bytes()
      for step in [1, 3, 8, 16, 31] {
        let parts = Checksum()
        for start in stride(from: 0, to: length, by: step) {
          bytes[start..<min(length, start + step)].withUnsafeBytes { parts.add($0) }
        }
        #expect(parts.bytes() == expected, "\(length) bytes in steps of \(step)")
      }
    }
  }

  @Test func hitNeedsNoSource() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4"), digests = Tally(), paints = Tally()
    var clip = TestClip(cuts: [40], chapters: [Chapter(title: "One", firstFrame: 0)], moving: 90)
    clip.onDigest = { _ in digests.add() }
    clip.onPaint = { _ in paints.add() }
    var cache = try ChunkCache(folder: folder("cache"), code: "1", inputs: "clip")
    #expect(try MovieWriter.reuse(to: folder("a.mp4"), settings: settings, cache: cache) == nil)
    _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    #expect(digests.value == 2)
    #expect(paints.value == 90)
    let report = try MovieWriter.reuse(to: folder("b.mp4"), settings: settings, cache: cache)
    #expect(report?.chunksReused == 2)
    #expect(bytes(folder("a.mp4")) == bytes(folder("b.mp4")))
    _ = try MovieWriter.render(clip, to: folder("c.mp4"), settings: settings, cache: cache)
    #expect(digests.value == 2)
    #expect(paints.value == 90)
    // Other inputs, the same pictures.
    cache.inputs = "clip again"
    _ = try MovieWriter.render(clip, to: folder("d.mp4"), settings: settings, cache: cache)
    #expect(digests.value == 4)
    #expect(paints.value == 90)
    // Another program.
    cache = try ChunkCache(folder: folder("cache"), code: "2", inputs: "clip")
    _ = try MovieWriter.render(clip, to: folder("d.mp4"), settings: settings, cache: cache)
    #expect(paints.value == 180)
  }

  @Test func onlyChangedChunksAreRedone() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4")
    let cache = try ChunkCache(folder: folder("cache"), code: "1")
    var clip = TestClip(count: 200, cuts: [40, 110, 150])
    _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    clip.moving = 39
    let report = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    // The box stops a frame earlier, so all chunks but the first show it elsewhere.
    #expect(report.chunksReused == 1)
    clip.moving = 40
    clip.cuts = [40, 110, 165]
    let other = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    #expect(other.chunksReused == 2)
  }

  @Test func damagedChunksAreRedone() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4"), paints = Tally()
    var clip = TestClip(cuts: [40])
    clip.onPaint = { _ in paints.add() }
    let cache = try ChunkCache(folder: folder("cache"), code: "1", inputs: "clip")
    _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    let expected = bytes(folder("a.mp4"))
    let chunks = try FileManager.default.subpathsOfDirectory(atPath: folder("cache/chunks"))
      .filter { $0.hasSuffix(".chunk") }.map { folder("cache/chunks/\($0)") }
    #expect(chunks.count == 2)
    let whole = bytes(chunks[0])
    var flipped = whole
    flipped[whole.count / 2] ^= 1
    for damaged in [flipped, whole.dropLast(), Data(), whole + Data([0]), Data(whole.prefix(40)), Data(count: 99)] {
      try damaged.write(to: URL(fileURLWithPath: chunks[0]))
      let before = paints.value
      let report = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
      #expect(report.chunksReused == 1)
      #expect(paints.value > before)
      #expect(bytes(folder("a.mp4")) == expected)
    }
    try flipped.write(to: URL(fileURLWithPath: chunks[0]))
    #expect(cache.removeDamaged() == [chunks[0]])
    #expect(cache.statistics().chunks == 1)
  }

  @Test func verifyingFindsAnotherDrawing() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4")
    var cache = try ChunkCache(folder: folder("cache"), code: "1", inputs: "clip")
    var clip = TestClip(cuts: [40])
    _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    cache.verify = 100
    let report = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    #expect(report.chunksVerified == 2)
    clip.isLying = true
    let error = #expect(throws: VideoError.self) {
      try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    }
    #expect(error?.kind == .mismatch)
    #expect(error?.what.contains("frames 0..<40") == true || error?.what.contains("frames 40..<90") == true)
    #expect(throws: VideoError.self) { try ChunkCache(code: "1", verify: 101) }
  }

  @Test func pruningDropsTheLeastRecentlyUsed() throws {
    let folder = try Folder(), settings = try MovieSettings(path: "a.mp4")
    let cache = try ChunkCache(folder: folder("cache"), code: "1")
    var clip = TestClip(count: 20)
    for name in ["a", "b", "c"] {
      clip.name = name
      _ = try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache)
    }
    let bytes = cache.statistics().bytes
    clip.name = "a"
    #expect(
      try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache).chunksReused == 1)
    #expect(cache.prune(to: bytes / 3) > 0)
    #expect(cache.statistics().chunks == 1)
    #expect(
      try MovieWriter.render(clip, to: folder("a.mp4"), settings: settings, cache: cache).chunksReused == 1)
    try cache.clear()
    let left = cache.statistics()
    #expect(left.chunks == 0 && left.films == 0 && left.bytes == 0)
  }

  @Test func unwritableCacheIsAnErrorWithAMend() throws {
    let folder = try Folder()
    try Data().write(to: URL(fileURLWithPath: folder("file")))
    let cache = try ChunkCache(folder: folder("file/cache"), code: "1")
    let error = #expect(throws: VideoError.self) {
      try MovieWriter.render(TestClip(), to: folder("a.mp4"), settings: MovieSettings(path: "a.mp4"), cache: cache)
    }
    #expect(error?.mend != nil)
    #expect(folder.entries == ["file"])
  }
}
