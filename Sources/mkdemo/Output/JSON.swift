import Scenes

/// A JSON value as mkdemo prints it: keys sorted, numbers of at most four decimals, so that outputs can be compared.
indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// A text, or null.
  static func text(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }

  /// Indented by two spaces; objects of plain values and lists of them on a line where they fit.
  var pretty: String { rendered(indent: "") }

  private func rendered(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return "\(number)"
    case .number(let number): return JSON.digits(number)
    case .text(let text): return JSON.quoted(text)
    case .list(let values):
      if values.isEmpty { return "[]" }
      if let line = line(width: 116 - indent.count) { return line }
      return "[\n" + values.map { inner + $0.rendered(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      if let line = line(width: 116 - indent.count) { return line }
      let rows = JSON.sorted(members).map { inner + JSON.quoted($0) + ": " + $1.rendered(indent: inner) }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// All of it on one line, when it is no longer than `width` and holds no more than plain values.
  private func line(width: Int) -> String? {
    let text: String
    switch self {
    case .list(let values):
      guard values.allSatisfy(\.isPlain) else { return nil }
      text = "[" + values.map { $0.rendered(indent: "") }.joined(separator: ", ") + "]"
    case .object(let members):
      guard members.values.allSatisfy(\.isPlain) else { return nil }
      text =
        "{" + JSON.sorted(members).map { JSON.quoted($0) + ": " + $1.rendered(indent: "") }.joined(separator: ", ")
        + "}"
    default: return rendered(indent: "")
    }
    return text.count <= width ? text : nil
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }

  private static func sorted(_ members: [String: JSON]) -> [(String, JSON)] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  /// At most four decimals, no "-0", no exponent; null for what is no number.
  static func digits(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e14 else { return "null" }
    let units = Int((number * 10_000).rounded())
    let whole = units.magnitude / 10_000
    var fraction = String(units.magnitude % 10_000 + 10_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON {
  /// A time in seconds.
  static func seconds(_ t: Instant) -> JSON { .number(t.seconds) }

  /// x, y, width and height.
  static func rect(_ r: Rect) -> JSON { .list([.number(r.x), .number(r.y), .number(r.width), .number(r.height)]) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object.
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}
