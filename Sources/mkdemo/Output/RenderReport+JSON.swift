import Foundation
import Video

extension RenderReport {
  /// What `render --json` prints: the movie's facts, what it cost in seconds of processor time by stage, and the most
  /// memory in bytes that the program took.
  var json: JSON {
    .object([
      "path": .text(path), "frames": .int(frames), "held": .int(framesHeld), "bytes": .int(bytes),
      "chunks": .object(["all": .int(chunks), "reused": .int(chunksReused), "verified": .int(chunksVerified)]),
      "seconds": .object([
        "describing": .number(costs.describing), "drawing": .number(costs.drawing),
        "converting": .number(costs.converting), "encoding": .number(costs.encoding),
        "joining": .number(costs.joining),
      ]),
      "memory": .int(RenderReport.memory),
    ])
  }

  private static var memory: Int {
    var usage = rusage()
    getrusage(0 /* this process */, &usage)
    return usage.ru_maxrss * 1024
  }
}
