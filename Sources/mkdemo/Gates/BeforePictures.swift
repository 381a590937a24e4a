import Foundation
import Scenes
import Video

/// A movie that an earlier build has made of a clip.
struct EarlierMovie: Sendable {
  let path: String
  /// Where the canvas lies in its frames.
  let fit: FrameFit
  /// What its first frame shows.
  let start: Instant
}

/// What frames looked like when they were approved, from the best source that there is: the approved script and remix,
/// played anew; an earlier movie; the small pictures of moments.
final class BeforePictures {
  /// A picture of before.
  struct Before {
    let picture: Bitmap
    /// Where it comes from, where that is worth telling.
    let caption: String
    /// The greatest difference of a channel that means nothing.
    let tolerance: Int
  }

  private let approval: Approval
  private let folder: ApprovalFolder
  private let clip: GateClip
  private let movies: [EarlierMovie]
  /// The approved script and remix; nil when they are what they were, or can no longer be played.
  let replay: GateClip?
  /// Why the approved script cannot be played.
  private(set) var trouble: String?
  private var replayPainter: (any FramePainter)?

  init(
    _ approval: Approval, _ folder: ApprovalFolder, _ clip: GateClip, _ inputs: DrawnInputs, _ movies: [EarlierMovie]
  ) {
    self.approval = approval
    self.folder = folder
    self.clip = clip
    self.movies = movies
    let isSame =
      approval.inputs.script.lines == inputs.script.lines && approval.inputs.remix?.lines == inputs.remix?.lines
      && approval.inputs.pieces(.set) == inputs.pieces(.set)
    guard !isSame else {
      replay = nil
      return
    }
    do {
      replay = try clip.replaying(approval.inputs)
    } catch {
      replay = nil
      trouble = "the approved script can no longer be played, so that earlier pictures are small ones"
    }
  }

  /// True when the approved script, played anew, draws a frame just as it was approved.
  func isReplayed(_ frame: Int) -> Bool {
    guard let replay, frame < replay.frames.count, let mark = approval.marks[frame],
      let digest = try? LayerEncoder.digest(of: replay.frames.layers(frame), art: replay.clip.art)
    else { return false }
    return FrameMark(digest) == mark
  }

  /// A frame as it was; nil when nothing tells.
  func before(_ frame: Int) -> Before? {
    if isReplayed(frame), let replay {
      if replayPainter == nil { replayPainter = try? replay.frames.painter() }
      if let picture = try? replayPainter?.paint(frame).bitmap.copy {
        return Before(picture: picture, caption: "", tolerance: 0)
      }
    }
    if let picture = decoded(frame) {
      return Before(picture: picture, caption: "from the movie of an earlier build", tolerance: 28)
    }
    guard approval.marks[frame] != nil,
      let moment = approval.moments.min(by: { abs($0.frame - frame) < abs($1.frame - frame) }),
      let picture = folder.picture(moment)
    else { return nil }
    let caption =
      moment.frame == frame ? "the approved small picture" : "the approved small picture of \(quoted(moment.name))"
    return Before(picture: picture, caption: caption, tolerance: moment.frame == frame ? 40 : 256)
  }

  /// A frame of an earlier movie, at most as large as the canvas at one pixel a point.
  private func decoded(_ frame: Int) -> Bitmap? {
    let t = clip.frames.clock.instant(frame)
    for movie in movies {
      guard let reader = try? MovieReader(movie.path), reader.facts.rate.value > 0,
        reader.facts.width == movie.fit.size.width, reader.facts.height == movie.fit.size.height
      else { continue }
      let index = Int((t.since(movie.start) * reader.facts.rate.value).rounded())
      guard index >= 0, (try? reader.seek(to: index)) != nil, let found = try? reader.next(), found.index == index,
        let whole = try? found.bitmap()
      else { continue }
      let scale = movie.fit.scale, canvas = movie.fit.canvas
      let part = whole.cropped(
        x: Int((movie.fit.offset.x * scale).rounded()), y: Int((movie.fit.offset.y * scale).rounded()),
        width: Int((canvas.width * scale).rounded()), height: Int((canvas.height * scale).rounded()))
      // A smaller movie is compared at its own size: what it lost in detail is no change.
      let width = min(part.width, clip.frames.width)
      return part.scaled(width: width, height: max(1, clip.frames.height * width / clip.frames.width))
    }
    return nil
  }

  /// What was on screen: at the frame itself where that can be known, else at the approved moment nearest to it within
  /// a stretch, else at the last before it.
  func record(_ frame: Int, in stretch: Range<Int>) -> (old: MomentRecord, new: MomentRecord, name: String?)? {
    if isReplayed(frame), let replay, let old = try? replay.record("", frame), let new = try? clip.record("", frame) {
      return (old, new, nil)
    }
    let inside = approval.moments.filter { stretch.contains($0.frame) }
    let last = approval.moments.last { $0.frame < frame } ?? approval.moments.first
    let near = inside.isEmpty ? last.map { [$0] } ?? [] : inside
    let now = clip.moments(in: 0..<clip.frames.count)
    guard let moment = near.min(by: { abs($0.frame - frame) < abs($1.frame - frame) }), let old = folder.list(moment)
    else { return nil }
    let place = now.first { $0.name == moment.name }?.frame ?? moment.frame
    guard place < clip.frames.count, let new = try? clip.record(moment.name, place) else { return nil }
    return (old, new, moment.name)
  }
}
