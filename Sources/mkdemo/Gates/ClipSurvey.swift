import Foundation
import Scenes
import Synchronization
import Video

/// What all frames of a part of a clip draw: their marks, and the pictures and fonts that they use.
struct ClipSurvey: Sendable {
  let marks: FrameMarks
  /// Names of pictures.
  let art: Set<String>
  /// Paths of font files.
  let fonts: Set<String>

  /// Lays out every frame of a part of a clip and draws none.
  ///
  /// - Parameters:
  ///   - frames: the clip's frames at its script's rate.
  ///   - part: which of them.
  ///   - threads: how many threads share the work.
  /// - Throws: `VideoError` of kind `cancelled`, and what keeps a frame from being described.
  init(_ frames: ClipFrames, _ part: Range<Int>, threads: Int) throws {
    // Neighbouring frames are often equal: each thread takes whole stretches.
    let stretch = 120
    let starts = Array(stride(from: part.lowerBound, to: part.upperBound, by: stretch))
    let found = Mutex<[Int: Result<Stretch, any Error>]>([:])
    let next = Atomic<Int>(0)
    let threads = max(1, min(threads, starts.count))
    let isDone = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < starts.count else { break }
          let range = starts[index]..<min(starts[index] + stretch, part.upperBound)
          let result = Result { try Stretch(frames, range) }
          found.withLock { $0[index] = result }
        }
        isDone.signal()
      }
      // Layer trees are made and walked by recursion.
      thread.stackSize = 16 << 20
      thread.start()
    }
    for _ in 0..<threads { isDone.wait() }
    var list: [FrameMark] = []
    var art: Set<String> = [], fonts: Set<String> = []
    let results = found.withLock { $0 }
    for index in starts.indices {
      guard let stretch = try results[index]?.get() else { continue }
      list += stretch.marks
      art.formUnion(stretch.art)
      fonts.formUnion(stretch.fonts)
    }
    marks = FrameMarks(first: part.lowerBound, list)
    self.art = art
    self.fonts = fonts
  }

  /// Some frames in a row.
  private struct Stretch {
    var marks: [FrameMark] = []
    var art: Set<String> = []
    var fonts: Set<String> = []

    init(_ frames: ClipFrames, _ range: Range<Int>) throws {
      var last: (layers: [Layer], mark: FrameMark)?
      for frame in range {
        if Signals.received != nil { throw VideoError(.cancelled, "stopped") }
        let layers = frames.layers(frame)
        if let last, last.layers == layers {
          marks.append(last.mark)
          continue
        }
        let mark = FrameMark(try LayerEncoder.digest(of: layers, art: frames.clip.art))
        marks.append(mark)
        look(layers)
        last = (layers, mark)
      }
    }

    private mutating func look(_ layers: [Layer]) {
      for layer in layers {
        switch layer {
        case .group(let group, let inner):
          look(inner)
          if let mask = group.mask { look(mask) }
        case .glyphs(let run, _, _): fonts.insert(run.file)
        case .image(let picture, _): art.insert(picture.name)
        case .crossfade(let from, let to, _):
          look(from)
          look(to)
        case .fill, .stroke, .backdrop: break
        }
      }
    }
  }
}

extension ClipFrames {
  /// The frames that gates look at: the device's canvas at the script's rate, whatever sizes and rates outputs have.
  convenience init(gating clip: Clip, showsTouches: Bool) {
    self.init(
      clip,
      FramePlan(fit: FrameFit(clip.take.device, scale: 1), rate: clip.script.frameRate, showsTouches: showsTouches))
  }
}
