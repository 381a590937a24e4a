import Scenes

/// What people are told of a gate that does not hold.
struct GateText {
  let report: GateReport

  private var finding: GateFinding { report.finding }

  /// The most that is told of one thing on a terminal.
  private static let most = 4

  /// What is wrong, in one line.
  var verdict: String { finding.words }

  /// What led to it, in one line each.
  var causes: [String] {
    guard finding.approval != nil else { return [] }
    return report.causes.isEmpty ? ["no input moved that is known"] : report.causes.map(\.words)
  }

  /// What changed, in one line a stretch.
  var stretches: [String] {
    report.stretches.map { stretch in
      var words = stretch.elements.prefix(2).map(\.line)
      if stretch.elements.count > 2 { words.append("and \(stretch.elements.count - 2) more") }
      if let shift = GateText.shift(stretch.stretch.shift, report.clip.frames.plan.rate) { words.insert(shift, at: 0) }
      if words.isEmpty { words = [stretch.difference?.caption ?? "something else"] }
      return "\(span(stretch.stretch.frames)): " + words.joined(separator: "; ")
    }
  }

  /// What it comes to, in a line.
  var summary: String {
    let change = report.stretches.first?.elements.first?.line
    return ([verdict] + (change.map { [$0] } ?? []) + causes.prefix(2)).joined(separator: "; ")
  }

  /// How to accept it, by a command.
  func mend(_ command: String) -> String {
    switch finding.reason {
    case .damaged: "restore it from your repository, or record anew what you see: \(command)"
    case .unapproved: "look at it, then: \(command)"
    case .changed, .painted: "if this is meant: \(command)"
    }
  }

  /// All of it for a terminal.
  func lines(page: String, mend command: String) -> [String] {
    func first(_ lines: [String]) -> [String] {
      lines.count <= Self.most ? lines : lines.prefix(Self.most) + ["and \(lines.count - Self.most) more"]
    }
    var lines = ["\(report.name): \(verdict)"]
    lines += first(stretches).map { "  " + $0 }
    lines += first(causes).map { "  moved: \($0)" }
    lines += report.notes.prefix(Self.most).map { "  \($0)" }
    return lines + ["  see \(page)", "  \(mend(command))"]
  }

  /// From when to when, in the script's time.
  func span(_ frames: Range<Int>) -> String {
    let clock = report.clip.frames.clock
    let from = GateText.seconds(clock.instant(frames.lowerBound))
    return frames.count == 1 ? "\(from) s" : "\(from) to \(GateText.seconds(clock.instant(frames.upperBound))) s"
  }

  /// Two decimals.
  static func seconds(_ t: Instant) -> String {
    let hundredths = Int((t.seconds * 100).rounded())
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }

  /// "the approved motion, 200 ms later".
  static func shift(_ frames: Int?, _ rate: FrameRate) -> String? {
    guard let frames else { return nil }
    let ms = Int((Double(abs(frames)) / rate.framesPerSecond * 1000).rounded())
    return "the approved motion, \(ms) ms \(frames > 0 ? "later" : "sooner")"
  }
}

extension GateFinding {
  /// What is said of a clip that was never approved.
  static let unapproved = "no frame of it was approved so far"

  /// What is wrong, in one line.
  var words: String {
    switch reason {
    case .unapproved: return Self.unapproved
    case .damaged(let what): return "its approval \(what)"
    case .changed:
      let total = survey.marks.list.count
      var parts: [String] = []
      if changed > 0 { parts.append("\(changed) of \(total) frames are not as approved") }
      if gone > 0 { parts.append("\(gone) approved frames are gone from its end") }
      return parts.joined(separator: ", and ")
    case .painted(let moments):
      let names = moments.prefix(3).map { quoted($0.name) }.joined(separator: ", ")
      return "it draws the same, and comes out otherwise at \(names)\(moments.count > 3 ? " and others" : "")"
    }
  }
}
