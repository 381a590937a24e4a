import Foundation
import Synchronization
import Testing

@testable import Video

@Suite("Moments that jobs have for themselves")
struct RoundTests {
  @Test(
    "Nothing else is at work while one job has its moment, and no job waits for one that has left",
    arguments: [1, 2, 5])
  func alone(_ threads: Int) throws {
    let working = Atomic<Int>(0), disturbed = Atomic<Int>(0), rounds = Atomic<Int>(0)
    let results = try Jobs.run(count: 23, threads: threads, frames: 23, progress: { _ in }, isCancelled: { false }) {
      piece, desk in
      // Every third piece is there already, as from a cache, and asks for no moment.
      if piece % 3 == 0 { return piece }
      try desk.together {
        rounds.add(1, ordering: .relaxed)
        if working.load(ordering: .relaxed) > 0 { disturbed.add(1, ordering: .relaxed) }
        usleep(1000)
        if working.load(ordering: .relaxed) > 0 { disturbed.add(1, ordering: .relaxed) }
      }
      working.add(1, ordering: .relaxed)
      usleep(UInt32(piece % 5) * 2000)
      working.subtract(1, ordering: .relaxed)
      return piece
    }
    #expect(results == Array(0..<23))
    #expect(rounds.load(ordering: .relaxed) == 15 && disturbed.load(ordering: .relaxed) == 0)
  }

  @Test("A job that fails sets the waiting ones free")
  func failing() throws {
    struct Fault: Error {}
    #expect(throws: Fault.self) {
      _ = try Jobs.run(count: 4, threads: 4, frames: 4, progress: { _ in }, isCancelled: { false }) { piece, desk in
        if piece == 2 {
          usleep(20_000)
          throw Fault()
        }
        try desk.together {}
        usleep(1000)
        try desk.together {}
      }
    }
  }
}
