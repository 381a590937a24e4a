import Foundation
import Scenes
import Video

/// Everything that is told of a gate that does not hold. Its pictures lie in a folder.
struct GateReport {
  /// One stretch of frames.
  struct Stretch {
    let stretch: ChangedStretch
    /// The frame that is shown.
    let shown: Int
    /// The screen there.
    let screen: String
    let before, after, difference: Picture?
    let elements: [ElementChange]
    /// Where the elements were compared, when that is not the shown frame.
    let comparedAt: String?
  }

  /// A picture beside the page.
  struct Picture {
    let file: String
    let caption: String
    let width, height: Int
  }

  let name: String
  let finding: GateFinding
  let clip: GateClip
  /// What moved and explains the change.
  let causes: [InputChange]
  /// What moved without effect.
  let idle: [InputChange]
  let stretches: [Stretch]
  /// Stretches that are not shown.
  let more: Int
  /// Moments as they are now, of a clip that was never approved.
  let moments: [(name: String, frame: Int, screen: String, picture: Picture)]
  let notes: [String]

  /// The most stretches with pictures.
  private static let most = 24

  /// Draws the pictures into a folder, which is made.
  init(
    _ name: String, _ finding: GateFinding, _ check: GateCheck, movies: [EarlierMovie], pictures folder: String
  ) throws {
    self.name = name
    self.finding = finding
    clip = check.clip
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let moved = finding.approval.map { InputChange.changes(from: $0.inputs, to: finding.inputs) } ?? []
    let art = moved.filter { $0.kind == .art }.map { ($0.place as NSString).deletingPathExtension }
    var gallery = try GatePictures(clip, folder, art: Set(art))
    guard let approval = finding.approval else {
      (causes, idle, stretches, more, notes) = ([], [], [], 0, [])
      moments = try gallery.moments(check.part)
      return
    }
    moments = []
    let before = BeforePictures(approval, check.folder, clip, finding.inputs, movies)
    let shown = Array(finding.stretches.prefix(Self.most))
    more = finding.stretches.count - shown.count
    stretches = try shown.map { try gallery.stretch($0, before) }
    // When the approved script and remix still draw what was approved, nothing else has had a part in it.
    let isExplained = !stretches.isEmpty && before.replay != nil && Self.sample(finding).allSatisfy(before.isReplayed)
    var reasons = moved
    if isExplained {
      reasons = moved.filter { [.script, .remix, .setting].contains($0.kind) }
    } else if case .painted = finding.reason {
      reasons = InputChange.painters(from: approval.inputs, to: finding.inputs)
    }
    causes = reasons
    idle = moved.filter { !reasons.contains($0) }
    let missing = approval.moments.filter { check.folder.list($0) == nil }.map(\.stem)
    let unseen = approval.moments.filter { check.folder.picture($0) == nil }.map(\.stem)
    notes =
      (before.trouble.map { [$0] } ?? [])
      + missing.map { "the approved list \($0).txt is missing or was changed" }
      + unseen.map { "the approved picture \($0).jpg is missing or damaged" }
  }

  /// Some of the changed frames, evenly.
  private static func sample(_ finding: GateFinding) -> [Int] {
    let known = finding.approval?.marks.frames ?? 0..<0
    let all = finding.stretches.flatMap { $0.frames.filter(known.contains) }
    let step = max(1, all.count / 48)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}

/// Draws the pictures of a report.
private struct GatePictures {
  private let clip: GateClip
  private let folder: String
  private var count = 0
  private let painter: any FramePainter
  /// Names of pictures whose files have changed.
  private let art: Set<String>

  init(_ clip: GateClip, _ folder: String, art: Set<String>) throws {
    self.clip = clip
    self.folder = folder
    self.art = art
    painter = try clip.frames.painter()
  }

  private func write(_ picture: Bitmap, _ file: String, _ caption: String) throws -> GateReport.Picture {
    try picture.writePNG(to: "\(folder)/\(file)")
    return GateReport.Picture(file: file, caption: caption, width: picture.width, height: picture.height)
  }

  private func screen(_ frame: Int) -> String { clip.clip.take.screen(at: clip.frames.clock.instant(frame)) }

  /// Every moment as it is now.
  mutating func moments(
    _ part: Range<Int>
  ) throws -> [(name: String, frame: Int, screen: String, picture: GateReport.Picture)] {
    try clip.moments(in: part).enumerated().map { index, moment in
      let picture = try write(painter.paint(moment.frame).bitmap, "\(index + 1).png", "")
      return (moment.name, moment.frame, screen(moment.frame), picture)
    }
  }

  /// One stretch at its most telling frame.
  mutating func stretch(_ stretch: ChangedStretch, _ before: BeforePictures) throws -> GateReport.Stretch {
    if Signals.received != nil { throw VideoError(.cancelled, "stopped") }
    count += 1
    let frame = try telling(stretch, before)
    let after = try painter.paint(frame).bitmap.copy
    let old = before.before(frame)
    var difference: GateReport.Picture?
    if let old, old.tolerance < 256 {
      let now =
        old.picture.width == after.width ? after : after.scaled(width: old.picture.width, height: old.picture.height)
      if let found = PictureDifference(old.picture, now, tolerance: old.tolerance) {
        difference = try write(found.picture, "\(count)-difference.png", Self.words(found, old.tolerance))
      }
    }
    let records = before.record(frame, in: stretch.frames)
    let changes = records.map { ElementComparison.changes(from: $0.old, to: $0.new) } ?? []
    let others = redrawn(frame, besides: changes)
    return GateReport.Stretch(
      stretch: stretch, shown: frame, screen: screen(frame),
      before: try old.map { try write($0.picture, "\(count)-before.png", $0.caption) },
      after: try write(after, "\(count)-after.png", ""), difference: difference,
      elements: others + changes, comparedAt: changes.isEmpty && !others.isEmpty ? nil : records?.name)
  }

  /// Pictures whose files have changed, which are seen wherever they show.
  private func redrawn(_ frame: Int, besides changes: [ElementChange]) -> [ElementChange] {
    var told = Set(changes.flatMap(\.ids))
    return clip.elements(showing: art, at: frame).filter { told.insert($0.id).inserted }.map {
      ElementChange(
        rank: .look, thing: "image \($0["art"] ?? "")", ids: [$0.id], words: "is another picture", old: $0.rect,
        new: $0.rect)
    }
  }

  private static func words(_ found: PictureDifference, _ tolerance: Int) -> String {
    if found.count == 0 { return tolerance == 0 ? "no pixel differs" : "no difference that an encoder would not make" }
    let share = found.share * 100
    let digits = share < 0.01 ? "less than 0.01" : JSON.digits((share * 100).rounded() / 100)
    return "\(digits) % of the pixels, by \(found.greatest) of 255 at most"
  }

  /// The moment of the stretch that differs most, since that is where one should look; else the frame that does; where
  /// that cannot be seen, the one that shows most of a changed picture, else a moment, else the middle.
  private func telling(_ stretch: ChangedStretch, _ before: BeforePictures) throws -> Int {
    let frames = stretch.frames
    let moments = clip.named(in: frames).map(\.frame)
    let steps = (0..<9).map { frames.lowerBound + (frames.count - 1) * $0 / 8 }
    func best(_ candidates: [Int], _ measure: (Int) throws -> Double) rethrows -> Int? {
      var best: (frame: Int, measure: Double)?
      for frame in candidates {
        let found = try measure(frame)
        if found > best?.measure ?? 0 { best = (frame, found) }
      }
      return best?.frame
    }
    func difference(_ frame: Int) throws -> Double {
      guard before.isReplayed(frame), let old = before.before(frame) else { return 0 }
      return Double(PictureDifference(old.picture, try painter.paint(frame).bitmap)?.count ?? 0)
    }
    func shown(_ frame: Int) -> Double {
      clip.elements(showing: art, at: frame).map {
        $0.rect.width * $0.rect.height * ($0["opacity"].flatMap { Double($0) } ?? 1)
      }.reduce(0, +)
    }
    return try best(Array(moments.prefix(8)), difference) ?? best(steps, difference)
      ?? best((steps + moments).sorted(), shown) ?? moments.first ?? frames.lowerBound + frames.count / 2
  }
}
