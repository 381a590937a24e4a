/// A word of a script's line.
struct Token: Hashable {
  enum Kind {
    /// Anything bare: a verb, a time, a name.
    case word
    /// A text in quotes.
    case text
    /// A `#name`.
    case anchor
  }

  let kind: Kind
  /// The word; the text without quotes and escapes; the anchor's name without `#`.
  let text: String
  let place: Place

  /// The token as a message quotes it, shortened and on one line.
  var shown: String {
    let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
    return kind == .anchor ? "#\(short)" : "\"\(short.replacing("\n", with: "\\n"))\""
  }
}

/// What is wrong at a place of the script that is being read.
struct Fault: Error {
  let place: Place
  let message: String
  let mend: String

  init(_ place: Place, _ message: String, mend: String = "") {
    self.place = place
    self.message = message
    self.mend = mend
  }
}
