import Foundation
import Testing

@testable import Compositor

/// A frame is a function of its tree: neither damage, nor order, nor what a painter has kept may show.
@Suite struct SamePixelsTests {
  private static let size = Size(160, 230)
  private static let scale = 1.5
  private static let art = ArtLibrary(folders: [testArt])

  private func makePainter(_ usesDamage: Bool = true) -> Painter {
    Painter(width: 240, height: 345, scale: Self.scale, art: Self.art, usesDamage: usesDamage)
  }

  private func frames(_ seed: UInt64, _ count: Int = 12) -> [[Layer]] {
    var scene = RandomScene(seed: seed, size: Self.size)
    return (0..<count).map { _ in
      defer { scene.advance() }
      return scene.layers
    }
  }

  @Test(arguments: 1...UInt64(60)) func damageNeverShows(_ seed: UInt64) throws {
    let some = makePainter(), all = makePainter(false)
    for (i, frame) in frames(seed).enumerated() {
      let before = bytes(some.bitmap)
      let damage = try some.paint(frame)
      try all.paint(frame)
      let after = bytes(some.bitmap)
      #expect(difference(after, bytes(all.bitmap), stride: all.bitmap.stride) == nil, "frame \(i) of seed \(seed)")
      // Rows that are not reported are as they were.
      for y in 0..<345 where !damage.bands.contains(where: { $0.contains(y) }) {
        let row = y * some.bitmap.stride..<(y + 1) * some.bitmap.stride
        #expect(before[row].elementsEqual(after[row]), "row \(y) of frame \(i) of seed \(seed)")
      }
    }
  }

  @Test(arguments: 100...UInt64(130)) func orderNeverShows(_ seed: UInt64) throws {
    let frames = frames(seed, 8)
    let alone = try frames.map { frame in
      let painter = makePainter()
      try painter.paint(frame)
      return bytes(painter.bitmap)
    }
    let painter = makePainter()
    var numbers = SeededNumbers(seed)
    for i in Array(frames.indices).shuffled(using: &numbers) + Array(frames.indices).reversed() {
      try painter.paint(frames[i])
      #expect(
        difference(bytes(painter.bitmap), alone[i], stride: painter.bitmap.stride) == nil, "frame \(i) of seed \(seed)")
    }
  }

  @Test func anEqualTreeDrawsNothing() throws {
    let painter = makePainter()
    for seed in 1...UInt64(20) {
      let frame = RandomScene(seed: seed, size: Self.size).layers
      try painter.paint(frame)
      #expect(try painter.paint(RandomScene(seed: seed, size: Self.size).layers).isEmpty)
    }
  }
}
