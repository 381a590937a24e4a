import Foundation
import Scenes

/// What was approved of a clip: every frame by its mark, the inputs that led to them, and what its moments show.
struct Approval: Hashable, Sendable {
  /// The clip as gates call it.
  let name: String
  let inputs: DrawnInputs
  /// Of the frames that outputs show, counted from the script's film at the script's rate.
  let marks: FrameMarks
  let moments: [Moment]

  /// A moment, of which a list and a picture lie beside the approval.
  struct Moment: Hashable, Sendable {
    let name: String
    let frame: Int
    /// Name of its files, without ending.
    let stem: String
    /// Mark of its list.
    let list: FrameMark
    /// Mark of its pixels at one pixel a point: what tells whether another mkdemo or library draws the same.
    let pixels: FrameMark
  }
}

extension Approval {
  /// The version of the form of the file.
  static let version = 1

  /// The file.
  var text: String {
    var lines = ["mkdemo approval \(Approval.version)", "clip \(LineWords.written(name))"]
    lines += inputs.pieces.map(\.line)
    for (word, text) in [("script", inputs.script), ("remix", inputs.remix)] {
      guard let text else { continue }
      lines.append("\(word) \(LineWords.written(text.name))")
      lines += text.lines.map { "| " + $0 }
    }
    lines += moments.map {
      "moment \($0.frame) \(LineWords.quoted($0.name)) \(LineWords.written($0.stem)) \($0.list) \($0.pixels)"
    }
    lines += marks.lines.map { "frames " + $0 }
    let body = lines.joined(separator: "\n") + "\n"
    return body + "end \(Approval.seal(body))\n"
  }

  /// Over all that comes before the last line, so that what was cut or changed by hand is known.
  private static func seal(_ body: some StringProtocol) -> FrameMark {
    var hasher = Hasher256()
    hasher.add(String(body))
    return FrameMark(hasher.digest())
  }
}

/// An approval that cannot be used: why.
struct ApprovalDamage: Error {
  let what: String
}

extension Approval {
  /// Reads the file.
  init(text: String) throws(ApprovalDamage) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.hasPrefix("<<<<<<<") || $0.hasPrefix(">>>>>>>") }) {
      throw ApprovalDamage(what: "holds a conflict of a merge")
    }
    let head = lines[0].split(separator: " ")
    guard head.count == 3, head[0] == "mkdemo", head[1] == "approval", let version = Int(head[2]) else {
      throw ApprovalDamage(what: "is no approval")
    }
    guard version == Approval.version else {
      throw ApprovalDamage(what: "is of version \(version), and this mkdemo reads version \(Approval.version)")
    }
    guard let end = text.range(of: "\nend ", options: .backwards) else { throw ApprovalDamage(what: "is cut off") }
    let body = text[..<text.index(after: end.lowerBound)]
    guard text[end.upperBound...].trimmingCharacters(in: .newlines) == Approval.seal(body).description else {
      throw ApprovalDamage(what: "was changed by hand, or is damaged")
    }
    var reader = ApprovalReader()
    for (number, line) in body.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated()
    where number > 0 {
      guard reader.take(line) else { throw ApprovalDamage(what: "is damaged in line \(number + 1)") }
    }
    guard let approval = reader.approval else { throw ApprovalDamage(what: "is not complete") }
    self = approval
  }
}

/// Puts an approval together from its lines.
private struct ApprovalReader {
  private var name: String?
  private var pieces: [DrawnInputs.Piece] = []
  private var texts: [(word: String, name: String, lines: [String])] = []
  private var moments: [Approval.Moment] = []
  private var marks: FrameMarks?

  /// Takes a line; false when it is none.
  mutating func take(_ line: Substring) -> Bool {
    if line.hasPrefix("| ") || line == "|" {
      guard !texts.isEmpty else { return false }
      texts[texts.count - 1].lines.append(String(line.dropFirst(2)))
      return true
    }
    let word = line.prefix { $0 != " " }
    let rest = line.dropFirst(word.count + 1)
    switch word {
    case "clip":
      name = LineWords.unquoted(String(rest))
      return true
    case "script", "remix":
      texts.append((String(word), LineWords.unquoted(String(rest)), []))
      return true
    case "moment": return takeMoment(line)
    case "frames":
      if marks == nil { marks = FrameMarks(first: Int(rest.prefix { $0.isNumber }) ?? 0, []) }
      return marks?.take(rest) ?? false
    default:
      guard let piece = DrawnInputs.Piece(line: line) else { return false }
      pieces.append(piece)
      return true
    }
  }

  private mutating func takeMoment(_ line: Substring) -> Bool {
    guard let words = LineWords.split(line), words.count == 6, let frame = Int(words[1]),
      let list = FrameMark(words[4]), let pixels = FrameMark(words[5])
    else { return false }
    moments.append(
      Approval.Moment(
        name: LineWords.unquoted(words[2]), frame: frame, stem: LineWords.unquoted(words[3]), list: list,
        pixels: pixels))
    return true
  }

  /// The whole; nil when something is missing.
  var approval: Approval? {
    guard let name, let marks, let script = texts.first(where: { $0.word == "script" }) else { return nil }
    let remix = texts.first { $0.word == "remix" }
    let inputs = DrawnInputs(
      script: DrawnInputs.Text(name: script.name, lines: script.lines),
      remix: remix.map { DrawnInputs.Text(name: $0.name, lines: $0.lines) }, pieces: pieces)
    return Approval(name: name, inputs: inputs, marks: marks, moments: moments)
  }
}
