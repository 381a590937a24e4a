import Demos
import Foundation
import Scenes
import Video

/// A clip as its gate sees it: what it is made of, its moments, its frames.
struct GateClip {
  let clip: Clip
  let frames: ClipFrames
  let showsTouches: Bool

  /// A clip that was loaded.
  init(_ clip: Clip, showsTouches: Bool) {
    self.clip = clip
    self.showsTouches = showsTouches
    frames = ClipFrames(gating: clip, showsTouches: showsTouches)
  }

  /// The same clip with another script's text and remix: what was approved, drawn by what there is now.
  /// - Throws: what keeps the script from being played now.
  func replaying(_ inputs: DrawnInputs) throws -> GateClip {
    let remix = Remix(
      json: inputs.remix.map { Data($0.text.utf8) }, file: inputs.remix?.name ?? "",
      settings: inputs.pieces(.set).map { ($0.name, $0.value) })
    let bytes = Array(inputs.script.text.utf8)
    return GateClip(
      try clip.playing(try Script.parse(bytes: bytes, file: inputs.script.name), bytes, remix),
      showsTouches: showsTouches)
  }

  /// Named moments that a part of the film shows, in order of time; where it has none, each chapter once it is at rest.
  func moments(in part: Range<Int>) -> [(name: String, frame: Int)] {
    let named = named(in: part)
    if !named.isEmpty { return named }
    let chapters = shown(clip.take.chapters, in: part)
    let starts = chapters.isEmpty ? [(name: "start", frame: part.lowerBound)] : chapters
    return zip(starts, starts.dropFirst().map(\.frame) + [part.upperBound]).map { chapter, end in
      (chapter.name, max(chapter.frame, end - 1))
    }
  }

  /// Named moments that a part of the film shows, in order of time.
  func named(in part: Range<Int>) -> [(name: String, frame: Int)] {
    shown(clip.take.moments + clip.take.stills, in: part).enumerated()
      .sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }.map(\.element)
  }

  private func shown(_ marks: [Take.Mark], in part: Range<Int>) -> [(name: String, frame: Int)] {
    marks.map { ($0.name, frames.clock.frame($0.at)) }.filter { part.contains($0.1) }
  }

  /// Frames at which the screen changes.
  var cuts: Set<Int> { Set(clip.take.screenChanges.map(frames.clock.frame)) }

  /// Pictures of some names that can be seen at a frame.
  func elements(showing art: Set<String>, at frame: Int) -> [ElementRecord] {
    if art.isEmpty { return [] }
    let probe = clip.take.probe(at: frames.clock.instant(frame))
    return ElementRecord.list(probe, clip.art).filter { $0["art"].map(art.contains) ?? false }
  }

  /// What a frame shows.
  func record(_ name: String, _ frame: Int) throws -> MomentRecord {
    try MomentRecord(clip, name: name, frame: frame, at: frames.clock.instant(frame))
  }

  /// Everything that decides what the surveyed frames show.
  func inputs(_ survey: ClipSurvey) throws -> DrawnInputs {
    typealias Piece = DrawnInputs.Piece
    let take = clip.take
    var pieces = [
      Piece(kind: .option, name: "device", value: take.device.name),
      Piece(kind: .option, name: "fps", value: "\(frames.plan.rate)"),
    ]
    if let isDark = clip.staging.isDark {
      pieces.append(Piece(kind: .option, name: "appearance", value: isDark ? "dark" : "light"))
    }
    if showsTouches { pieces.append(Piece(kind: .option, name: "touches", value: "yes")) }
    pieces += clip.remix.settings.map { Piece(kind: .set, name: $0.key, value: $0.value) }
    pieces += DrawingLibraries.versions.map { Piece(kind: .library, name: $0.name, value: $0.version) }
    pieces += SourceDigest.folders.filter { concerns($0.name) }.map {
      Piece(kind: .code, name: $0.name, value: String($0.digest.prefix(16)))
    }
    pieces += survey.fonts.sorted().map {
      Piece(
        kind: .font, name: ($0 as NSString).lastPathComponent, value: String(FontList.digest(ofFile: $0).prefix(16)))
    }
    pieces += try survey.art.sorted().map { name in
      let file = try clip.art.file(for: Art(name))
      return Piece(
        kind: .art, name: "\(name).\((file as NSString).pathExtension)",
        value: String(try clip.art.digest(of: Art(name)).hex.prefix(16)))
    }
    return DrawnInputs(
      script: DrawnInputs.Text(name: (clip.script.file as NSString).lastPathComponent, clip.sources[0]),
      remix: clip.remix.json.map {
        DrawnInputs.Text(name: (clip.remix.file as NSString).lastPathComponent, String(decoding: $0, as: UTF8.self))
      }, pieces: pieces)
  }

  /// True for folders of sources that can change this clip: all but other demos'.
  private func concerns(_ folder: String) -> Bool {
    let demos = "Sources/Demos/"
    return !folder.hasPrefix(demos) || folder.dropFirst(demos.count).lowercased() == clip.demo.name
  }
}
