import Scenes

/// The page of a gate that does not hold: what changed, with pictures of before and after, and what led to it.
struct GatePage {
  let report: GateReport
  /// The folder of the pictures as the page names it.
  let pictures: String
  /// What accepts the frames.
  let command: String

  /// The page.
  func text(_ assets: Assets) throws -> String {
    try PageTemplate("Gates", assets).text(title: "\(report.name): \(words.verdict)", data: data)
  }

  private var words: GateText { GateText(report: report) }
  private var clock: FrameClock { report.clip.frames.clock }

  /// What the page's script shows.
  var data: JSON {
    let frames = report.clip.frames, part = report.finding.survey.marks.frames
    return [
      "name": .text(report.name), "verdict": .text(words.verdict),
      "mend": .text(words.mend(command)), "canvas": .list([.int(frames.width), .int(frames.height)]),
      "from": .seconds(clock.instant(part.lowerBound)), "to": .seconds(clock.instant(part.upperBound)),
      "causes": .list(report.causes.map(input)), "idle": .list(report.idle.map(input)),
      "isApproved": .bool(report.finding.approval != nil),
      "notes": .list(report.notes.map { .text($0) }), "more": .int(report.more),
      "moments": .list(report.moments.map(moment)), "stretches": .list(report.stretches.map(stretch)),
      "marks": .list(
        report.clip.moments(in: part).map {
          .object(["name": .text($0.name), "at": .seconds(clock.instant($0.frame))])
        }),
      "spans": .list(
        report.finding.stretches.map {
          .list([.seconds(clock.instant($0.frames.lowerBound)), .seconds(clock.instant($0.frames.upperBound))])
        }),
    ]
  }

  private func input(_ change: InputChange) -> JSON {
    let isText = [.script, .remix, .setting, .option, .library].contains(change.kind)
    return [
      "kind": .text(change.kind.rawValue), "place": .text(change.place), "words": .text(change.words),
      "old": isText ? .text(change.old) : .null, "new": isText ? .text(change.new) : .null,
    ]
  }

  private func moment(_ moment: (name: String, frame: Int, screen: String, picture: GateReport.Picture)) -> JSON {
    [
      "name": .text(moment.name), "at": .text(GateText.seconds(clock.instant(moment.frame))),
      "screen": .text(moment.screen), "picture": picture(moment.picture),
    ]
  }

  private func stretch(_ stretch: GateReport.Stretch) -> JSON {
    let inside = report.clip.named(in: stretch.stretch.frames).map(\.name)
    return [
      "span": .text(words.span(stretch.stretch.frames)), "changed": .int(stretch.stretch.changed),
      "first": .int(stretch.stretch.frames.lowerBound), "last": .int(stretch.stretch.frames.upperBound - 1),
      "shift": .text(GateText.shift(stretch.stretch.shift, report.clip.frames.plan.rate)),
      "shown": .text(GateText.seconds(clock.instant(stretch.shown))), "frame": .int(stretch.shown),
      "screen": .text(stretch.screen), "moments": .list(inside.map { .text($0) }),
      "before": stretch.before.map(picture) ?? .null, "after": stretch.after.map(picture) ?? .null,
      "difference": stretch.difference.map(picture) ?? .null, "comparedAt": .text(stretch.comparedAt),
      "elements": .list(stretch.elements.map(element)),
    ]
  }

  private func element(_ change: ElementChange) -> JSON {
    [
      "line": .text(change.line), "thing": .text(change.thing), "words": .text(change.words),
      "ids": .list(change.ids.filter { !$0.isEmpty }.map { .text($0) }), "old": change.old.map(JSON.rect) ?? .null,
      "new": change.new.map(JSON.rect) ?? .null,
    ]
  }

  private func picture(_ picture: GateReport.Picture) -> JSON {
    [
      "src": .text("\(pictures)/\(picture.file)"), "caption": .text(picture.caption), "width": .int(picture.width),
      "height": .int(picture.height),
    ]
  }
}
