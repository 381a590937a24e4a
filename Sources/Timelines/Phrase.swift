/// The tokens of a line, taken one after the other, and the readings of a token that headers and cues share.
struct Phrase {
  private let tokens: [Token]
  private var index = 0
  /// The rate of frame times.
  let rate: FrameRate

  init(_ tokens: [Token], rate: FrameRate) {
    self.tokens = tokens
    self.rate = rate
  }

  /// The next token, left in place.
  var peek: Token? { index < tokens.count ? tokens[index] : nil }

  /// Takes the next token.
  mutating func next() -> Token? {
    defer { index += 1 }
    return peek
  }

  /// Takes the next token, or says what `word` lacks.
  mutating func next(after word: Token, needs: String, mend: String) throws(Fault) -> Token {
    guard let token = next() else { throw Fault(word.place, "\(word.shown) needs \(needs)", mend: mend) }
    return token
  }

  /// Fails on any token that is left.
  mutating func end(_ known: [String] = []) throws(Fault) {
    if let token = next() { throw Self.unexpected(token, known: known) }
  }

  /// A word, a text or a number that names something.
  mutating func name(after word: Token, mend: String) throws(Fault) -> Token {
    let token = try next(after: word, needs: "a name", mend: mend)
    guard token.kind != .anchor else {
      throw Fault(token.place, "\(word.shown) needs a name, not a target", mend: mend)
    }
    guard !token.text.isEmpty else { throw Fault(token.place, "an empty name", mend: mend) }
    return token
  }

  /// One of the words of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    after word: Token, _: Choice.Type
  ) throws(Fault) -> (Choice, Token) where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    let list = words.joined(separator: " or ")
    let token = try next(after: word, needs: list, mend: "as in: \(word.text) \(words.first ?? "")")
    if token.kind == .word, let choice = Choice(rawValue: token.text) { return (choice, token) }
    let guess = nearest(token.text, in: words).map { "did you mean \"\($0)\"?" }
    throw Fault(token.place, "\(word.shown) is \(list), not \(token.shown)", mend: guess ?? "write \(list)")
  }

  /// A length of time, more than 0 unless it `mayBeZero`.
  mutating func duration(after word: Token, example: String, mayBeZero: Bool = false) throws(Fault) -> Int64 {
    let mend = "as in: \(word.text) \(example)"
    let token = try next(after: word, needs: "a length of time", mend: mend)
    guard token.kind == .word, let flicks = TimeText.flicks(token.text.trimmingSign, rate) else {
      throw Fault(token.place, "\(token.shown) is no length of time", mend: "write it as 1.5s, 500ms, 1:05 or 90f")
    }
    guard token.text.first != "-" else {
      throw Fault(token.place, "a length of time cannot be negative", mend: "write it without the minus")
    }
    guard token.text.first != "+" else {
      throw Fault(token.place, "a length of time takes no plus", mend: "write it without the plus")
    }
    guard flicks > 0 || mayBeZero else { throw Fault(token.place, "this must last more than 0 s", mend: mend) }
    guard flicks <= TimeText.longest else {
      throw Fault(token.place, "\(token.shown) is more than 24 hours", mend: mend)
    }
    return flicks
  }

  /// The fault of a token that nothing can be made of, where only `known` words could stand.
  static func unexpected(_ token: Token, known: [String]) -> Fault {
    let mend: String
    switch token.kind {
    case .word where ["s", "ms", "f", "pt", "%", "cps"].contains(token.text):
      mend = "write the unit right behind its number, as in 1.5s"
    case .word:
      let guess = nearest(token.text, in: known)
      mend =
        guess.map { "did you mean \"\($0)\"?" }
        ?? (known.isEmpty
          ? "put a name of several words in quotes; begin a comment with # and a space"
          : "here may stand: \(known.joined(separator: ", "))")
    case .anchor:
      mend = known.contains("on") ? "write: on \(token.shown)" : "to write a comment, leave a space after the #"
    case .text: mend = known.contains("on") ? "write: on \(token.shown)" : "delete it"
    }
    return Fault(token.place, "unexpected \(token.shown)", mend: mend)
  }
}

extension String {
  /// The text without one leading sign.
  var trimmingSign: Substring { first == "+" || first == "-" ? dropFirst() : self[...] }
}
