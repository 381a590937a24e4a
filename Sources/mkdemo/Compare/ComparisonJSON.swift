import Video

/// report.json: everything that a comparison found, for programs. `version` grows when a member changes its meaning or goes.
struct ComparisonJSON {
  let comparison: Comparison
  let gates: [ComparisonGate]
  /// The version of this form.
  static let version = 1

  private var c: Comparison { comparison }

  /// The report. `frames` lists every pair.
  func json(frames: Bool = true) -> JSON {
    var members: [String: JSON] = [
      "version": .int(Self.version), "verdict": .text(verdict), "identical": .bool(c.isIdentical),
      "a": film(c.request.nameA, c.factsA, c.endingA, c.startA),
      "b": film(c.request.nameB, c.factsB, c.endingB, c.startB),
      "alignment": alignment, "notes": .list(c.notes.map { .text($0) }),
      "measured": .object(["width": .int(c.width), "height": .int(c.height)]),
      "masks": .list(c.request.masks.map { region($0) }), "whole": summary(c.whole),
      "moments": .list(c.moments.map(moment)), "onsets": .list(c.onsets.map(onset)),
      "worst": .list(c.worst.map { pair($0.pair) }), "gates": .list(gates.map(gate)),
    ]
    if frames { members["frames"] = .list(c.scores.indices.map(pair)) }
    return .object(members)
  }

  /// In a word.
  var verdict: String {
    if !c.alignment.isRelated { return "unrelated" }
    return c.isIdentical ? "identical" : "measured"
  }

  private func film(_ name: String, _ facts: FilmFacts, _ ending: FilmEnding, _ start: Double) -> JSON {
    [
      "name": .text(name), "format": .text(facts.format), "codec": .text(facts.codec), "width": .int(facts.width),
      "height": .int(facts.height), "stored": .list([.int(facts.storedWidth), .int(facts.storedHeight)]),
      "rotation": .int(facts.rotation), "sampleAspect": .text("\(facts.sampleAspect)"), "fps": .text("\(facts.rate)"),
      "pixels": .text(facts.pixels), "colors": .text(facts.colors), "sound": .bool(facts.hasSound),
      "toldSeconds": facts.seconds.map { .number($0) } ?? .null, "frames": .int(ending.frames),
      "startsAt": .number(start), "endsAt": .number(ending.seconds), "endsEarly": .text(ending.reason),
      "damagedPackets": .int(ending.damagedPackets),
    ]
  }

  private var alignment: JSON {
    let a = c.alignment, p = c.pairing
    return [
      "offset": .number(a.time.offset), "speed": .number(a.time.speed),
      "regionA": a.regionA.map { region($0) } ?? .null, "regionB": a.regionB.map { region($0) } ?? .null,
      "likeness": .number(a.likeness), "confidence": .number(a.confidence), "related": .bool(a.isRelated),
      "still": .bool(a.isStill), "pairs": .int(p.pairs.count), "heldA": .int(p.heldA), "heldB": .int(p.heldB),
      "droppedB": .int(p.droppedB), "from": .number(p.from), "to": .number(p.to),
    ]
  }

  private func region(_ r: PixelRegion) -> JSON { .list([.int(r.x), .int(r.y), .int(r.width), .int(r.height)]) }

  /// Decibels; null for equal pictures, which have infinitely many.
  private func decibels(_ value: Double) -> JSON { value.isFinite ? .number(value) : .null }

  private func summary(_ s: ScoreSummary?) -> JSON {
    guard let s else { return .null }
    return [
      "pairs": .int(s.count), "identicalPairs": .int(s.identical), "ssim": .number(s.ssim),
      "ssimMin": .number(s.leastSSIM), "psnr": decibels(s.psnr), "psnrMin": decibels(s.leastPSNR),
    ]
  }

  private func moment(_ m: MomentScore) -> JSON {
    ["name": .text(m.name), "from": .number(m.from), "to": .number(m.to), "score": summary(m.score)]
  }

  private func onset(_ o: Onset) -> JSON {
    [
      "name": .text(o.instant.name), "kind": .text(o.instant.kind.rawValue), "at": .number(o.instant.seconds),
      "finding": .text(o.finding.rawValue), "startsA": o.secondsA.map { .number($0) } ?? .null,
      "startsB": o.secondsB.map { .number($0) } ?? .null, "lateMs": o.late.map { .number($0) } ?? .null,
    ]
  }

  private func pair(_ index: Int) -> JSON {
    let p = c.pairing.pairs[index], s = c.scores[index]
    return [
      "a": .int(p.a), "b": .int(p.b), "timeA": .number(p.timeA), "timeB": .number(p.timeB), "ssim": .number(s.ssim),
      "psnr": decibels(s.psnr),
    ]
  }

  private func gate(_ gate: ComparisonGate) -> JSON {
    let value = gate.value(c.whole)
    return [
      "metric": .text(gate.metric.rawValue), "least": .number(gate.least),
      "value": value.map { decibels($0) } ?? .null, "holds": .bool(gate.holds(c.whole)),
    ]
  }
}
