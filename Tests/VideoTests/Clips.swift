import Compositor
import Foundation

@testable import Video

/// A made-up film: a ground, lines of text-like noise, a box that moves for a while and then rests, a fade.
struct TestClip: FrameSource {
  var width = 96
  var height = 80
  var rate = Rational(60)
  var count = 90
  var cuts: [Int] = []
  var chapters: [Chapter] = []
  /// Frames for which the box moves, from 0; it rests afterwards.
  var moving = 40
  /// Pixels a frame; nil for as much as crosses the screen once. At the right edge the box starts again at the left.
  var speed: Int?
  /// The ground's colour, 0xRRGGBB.
  var ground: UInt32 = 0xF7F7F7
  /// True when it draws something else than its digest tells.
  var isLying = false
  /// Called before each frame is drawn.
  var onPaint: (@Sendable (Int) throws -> Void)?
  /// Called when frames are described.
  var onDigest: (@Sendable (Range<Int>) -> Void)?
  /// Goes into every digest.
  var name = "clip"

  func digest(_ frames: Range<Int>) throws -> String {
    onDigest?(frames)
    return Digest.of([name, "\(width)x\(height) \(ground)"] + frames.map { "\(boxX($0))" })
  }

  func painter() throws -> any FramePainter { TestPainter(self) }

  /// The box's left edge in a frame.
  func boxX(_ frame: Int) -> Int {
    min(frame, moving) * (speed ?? max(1, (width - 24) / max(1, moving))) % (width - 24)
  }
}

final class TestPainter: FramePainter {
  private let clip: TestClip
  private let bitmap: Bitmap
  private var last: Int?

  init(_ clip: TestClip) {
    self.clip = clip
    bitmap = Bitmap(width: clip.width, height: clip.height)
  }

  func repeats(_ frame: Int) throws -> Bool { clip.boxX(frame) == last }

  func paint(_ frame: Int) throws -> PaintedFrame {
    try clip.onPaint?(frame)
    let x = clip.boxX(frame)
    defer { last = x }
    if last == x { return PaintedFrame(bitmap: bitmap, changed: []) }
    let box = clip.height / 4..<clip.height / 2 + 1
    let rows = last == nil ? 0..<clip.height : box
    bitmap.withMutableBytes { bytes in
      for y in rows {
        for column in 0..<clip.width {
          var color = clip.isLying && y < 4 ? 0x336699 : clip.ground
          if box.contains(y), column >= x, column < x + 24 {
            color = 0x7469E6
          } else if y > clip.height * 5 / 8, y % 8 < 5, (column &* 2_654_435_761 ^ y / 8 &* 40503) >> 3 & 3 == 0 {
            color = 0x232826
          }
          bytes.storeBytes(of: color | 0xFF00_0000, toByteOffset: y * bitmap.stride + column * 4, as: UInt32.self)
        }
      }
    }
    return PaintedFrame(bitmap: bitmap, changed: [rows])
  }
}

/// A new empty folder that goes away with this value's owner.
final class Folder {
  let path: String

  init(in parent: String = NSTemporaryDirectory()) throws {
    path = (parent as NSString).appendingPathComponent("video-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  var entries: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// Runs a program and gives what it printed.
enum Program {
  static func exists(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") }

  @discardableResult
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// What `ffprobe` says about a file, as JSON.
  static func probe(_ path: String) throws -> [String: Any] {
    let data = try run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-show_streams", "-show_format", "-show_chapters", "-of", "json", path,
      ])
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
