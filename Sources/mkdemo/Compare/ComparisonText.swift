import Video

/// What a comparison found, for people at a terminal.
struct ComparisonText {
  let comparison: Comparison
  let gates: [ComparisonGate]

  private var c: Comparison { comparison }

  /// Several lines.
  var text: String {
    var lines = ["\(c.request.nameA) against \(c.request.nameB)"]
    lines += [film(c.request.nameA, c.factsA, c.endingA), film(c.request.nameB, c.factsB, c.endingB)]
    lines += c.notes.map { "note: \($0)" }
    lines += alignment
    lines += verdict
    if !c.moments.isEmpty, c.alignment.isRelated { lines += ["", moments] }
    if !c.onsets.isEmpty { lines += ["", onsets] }
    lines += gateLines
    return lines.joined(separator: "\n")
  }

  /// A line for each gate, and for each moment that fails them because nothing in it could be measured.
  var gateLines: [String] {
    let lines = gates.map { gate in
      let value = gate.value(c.whole).map { Self.number($0) } ?? "not measured"
      let least = JSON.digits(gate.least)
      return "\(gate.holds(c.whole) ? "holds" : "FAILS"): \(gate.metric.rawValue) \(value), at least \(least)"
    }
    return lines + ComparisonGate.unmeasured(gates, c).map { "FAILS: \"\($0)\" could not be measured" }
  }

  private func film(_ name: String, _ f: FilmFacts, _ e: FilmEnding) -> String {
    var line =
      "\(name): \(f.width)x\(f.height), \(e.frames) frames in \(Self.seconds(e.seconds)) s, \(f.codec) \(f.pixels)"
    if f.rotation != 0 { line += ", turned by \(f.rotation) degrees" }
    if f.hasSound { line += ", with sound" }
    return line
  }

  /// How they were aligned.
  var alignment: [String] {
    let a = c.alignment
    guard a.isRelated else { return [] }
    let seconds = Self.seconds(abs(a.time.offset))
    var line = "aligned: "
    line +=
      seconds == "0.000"
      ? "both run at the same time" : "\(c.request.nameB) is \(seconds) s \(a.time.offset < 0 ? "ahead" : "later")"
    if a.time.speed != 1 { line += ", runs at \(JSON.digits(1 / a.time.speed)) times the speed" }
    if let region = a.regionB { line += ", its picture lies in \(region)" }
    if let region = a.regionA { line += ", it shows \(region) of \(c.request.nameA)" }
    var lines = [line]
    if case .auto = c.request.time {
      lines.append(
        a.isStill
          ? "nothing moves, so that the offset cannot be known"
          : "likeness \(Self.number(a.likeness)), confidence \(Self.number(a.confidence))")
    }
    let p = c.pairing
    if p.heldA + p.heldB + p.droppedB > 0 {
      lines.append(
        "stutter: \(p.heldA) held frames in \(c.request.nameA), \(p.heldB) in \(c.request.nameB), \(p.droppedB) dropped"
      )
    }
    return lines
  }

  /// What came of it.
  var verdict: [String] {
    if !c.alignment.isRelated {
      let likeness = "(likeness \(Self.number(c.alignment.likeness)))"
      return [
        c.alignment.isStill
          ? "unrelated: one of them does not move, and their pictures differ \(likeness)"
          : "unrelated: no way was found to lay one on the other \(likeness)"
      ]
    }
    if c.isIdentical { return ["identical: every sample of every frame is the same"] }
    guard let s = c.whole else { return [] }
    return [
      "measured: \(s.count) pairs at \(c.width)x\(c.height), ssim \(Self.similarity(s.ssim)) "
        + "(least \(Self.similarity(s.leastSSIM))), psnr \(Self.decibels(s.psnr)) dB (least \(Self.decibels(s.leastPSNR)))"
    ]
  }

  private var moments: String {
    var table = TextTable(["FROM", "TO", "MOMENT", "SSIM", "LEAST", "PSNR"], rightAligned: [0, 1, 3, 4, 5])
    for m in c.moments {
      table.add([
        Self.seconds(m.from), Self.seconds(m.to), m.name, m.score.map { Self.similarity($0.ssim) } ?? "not measured",
        m.score.map { Self.similarity($0.leastSSIM) } ?? "", m.score.map { Self.decibels($0.psnr) } ?? "",
      ])
    }
    return table.text
  }

  private var onsets: String {
    var table = TextTable(["AT", "CUE OR MOMENT", "STARTS", "IN OTHER", "LATE MS"], rightAligned: [0, 2, 3, 4])
    for o in c.onsets {
      let late = o.late.map { ($0 > 0 ? "+" : "") + "\(Int($0.rounded()))" }
      table.add([
        Self.seconds(o.instant.seconds), o.instant.name, o.secondsA.map(Self.seconds) ?? "",
        o.secondsB.map(Self.seconds) ?? "", late ?? Self.words(o.finding),
      ])
    }
    return table.text
  }

  private static func words(_ finding: Onset.Finding) -> String {
    switch finding {
    case .found: ""
    case .still: "still"
    case .missing: "missing"
    case .faint: "faint"
    case .outside: "not shown"
    }
  }

  /// Three decimals.
  static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((abs(seconds) * 1000).rounded())
    return (seconds < 0 && thousandths > 0 ? "-" : "")
      + "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }

  /// Four decimals, of which none pretends that what differs is equal.
  static func similarity(_ value: Double) -> String {
    let parts = Int((abs(value) * 10_000).rounded(value < 1 ? .down : .toNearestOrAwayFromZero))
    return (value < 0 && parts > 0 ? "-" : "")
      + "\(parts / 10_000).\(String(parts % 10_000 + 10_000).dropFirst())"
  }

  /// Two decimals.
  static func decibels(_ value: Double) -> String {
    guard value.isFinite else { return "infinite" }
    let parts = Int((abs(value) * 100).rounded())
    return (value < 0 && parts > 0 ? "-" : "") + "\(parts / 100).\(String(parts % 100 + 100).dropFirst())"
  }

  /// All decimals that reports hold.
  static func number(_ value: Double) -> String { value.isFinite ? JSON.digits(value) : "infinite" }
}
