/// A piece of a page. Text and values of attributes are escaped as they come in, so that no name or message, whatever it
/// holds, ends a tag or begins one.
struct HTML: Sendable {
  /// As a browser reads it.
  let markup: String

  private init(markup: String) { self.markup = markup }

  /// Plain text.
  static func text(_ text: String) -> HTML { HTML(markup: escaped(text)) }

  /// Pieces one after another.
  static func list(_ pieces: [HTML]) -> HTML { HTML(markup: pieces.map(\.markup).joined()) }

  /// Nothing.
  static let none = HTML(markup: "")

  /// An element. Attributes whose value is nil are left out; those of an empty value stand alone.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: HTML...) -> HTML {
    var open = "<" + name
    for (key, value) in attributes {
      guard let value else { continue }
      open += value.isEmpty && key != "alt" ? " \(key)" : " \(key)=\"\(escaped(value))\""
    }
    let inside = children.map(\.markup).joined()
    return HTML(markup: isVoid(name) ? open + ">" : open + ">" + inside + "</\(name)>")
  }

  /// An element that holds no more than text.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String) -> HTML {
    tag(name, attributes, .text(text))
  }

  private static func isVoid(_ name: String) -> Bool { ["img", "input", "br", "source"].contains(name) }

  /// Text without anything that HTML takes for itself; what no page may hold becomes a blank.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A link to a file beside the page: every byte that an address takes for itself is written in hexadecimal, and "./"
  /// keeps a name such as "a:b.mp4" from being read as a scheme.
  static func address(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let hex = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "./") { address, byte in
      if plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
  }
}
