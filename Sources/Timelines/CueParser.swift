/// Reads what a cue does: the tokens after its time.
struct CueParser {
  /// What was read: the action, and where its target and its goal stand.
  struct Reading {
    let action: CueAction
    let targetPlace: Place?
    let goalPlace: Place?
  }

  private var phrase: Phrase
  private let verb: Verb
  private let word: Token

  private var target: Target?
  private var targetPlace: Place?
  private var direction: Direction?
  private var distance: Distance?
  private var seconds: Double?
  private var pace: Pace?
  private var goal: DragGoal?
  private var field: Target?
  private var goalPlace: Place?
  private var seen: [Verb.Clause] = []

  /// Reads the verb; the rest is read by `read`.
  init(_ phrase: Phrase, after time: Token) throws(Fault) {
    var phrase = phrase
    guard let word = phrase.next() else {
      throw Fault(time.place, "nothing happens at \(time.text)", mend: "write what does, as in: \(Verb.tap.example)")
    }
    guard word.kind == .word else {
      throw Fault(word.place, "\(word.shown) has no verb before it", mend: "as in: tap \(word.shown)")
    }
    guard let verb = Verb(rawValue: word.text) else {
      let verbs = Verb.allCases.map(\.rawValue)
      var mend = nearest(word.text, in: verbs).map { "did you mean \"\($0)\"?" }
      if ["s", "ms", "f"].contains(word.text) { mend = "write the unit right behind its number, as in 4.3s" }
      throw Fault(word.place, "no verb \(word.shown)", mend: mend ?? "the verbs are \(verbs.joined(separator: ", "))")
    }
    self.phrase = phrase
    self.verb = verb
    self.word = word
  }

  /// Where the verb stands.
  var place: Place { word.place }

  /// Reads the rest of the line.
  mutating func read() throws(Fault) -> Reading {
    switch verb {
    case .tap, .hold, .swipe, .drag, .scroll:
      try readClauses()
      return Reading(action: try touch(), targetPlace: targetPlace, goalPlace: goalPlace)
    case .type:
      let text = try quoted()
      try readClauses()
      return Reading(
        action: .type(text.text, into: field, pace: pace ?? .usual), targetPlace: text.place, goalPlace: goalPlace)
    default:
      let (action, token) = try statement()
      try phrase.end()
      return Reading(action: action, targetPlace: token.place, goalPlace: nil)
    }
  }

  private var mend: String { "as in: \(verb.example)" }

  private mutating func statement() throws(Fault) -> (CueAction, Token) {
    switch verb {
    case .appearance:
      let (appearance, token) = try phrase.choice(after: word, Appearance.self)
      return (.appearance(appearance), token)
    case .keyboard:
      let (visibility, token) = try phrase.choice(after: word, Visibility.self)
      return (.keyboard(shown: visibility == .show), token)
    case .expect:
      let text = try quoted()
      return (.expect(text.text), text)
    default:
      let name = try phrase.name(after: word, mend: mend)
      if verb == .chapter { return (.chapter(name.text), name) }
      if verb == .moment { return (.moment(name.text), name) }
      if verb == .screen { return (.screen(name.text), name) }
      guard !name.text.contains(where: { "/\\\n".contains($0) }), name.text.first != ".", name.text.utf8.count <= 100
      else {
        throw Fault(
          name.place, "\(name.shown) cannot be a file's name",
          mend: "leave out / and \\ and a dot at the start, and keep it short")
      }
      return (.still(name.text), name)
    }
  }

  private enum Visibility: String, CaseIterable { case show, hide }

  private mutating func quoted() throws(Fault) -> Token {
    let token = try phrase.next(after: word, needs: "a text in quotes", mend: mend)
    guard token.kind == .text else {
      throw Fault(token.place, "\"\(verb.rawValue)\" needs a text in quotes, not \(token.shown)", mend: mend)
    }
    guard !token.text.isEmpty else { throw Fault(token.place, "an empty text", mend: mend) }
    return token
  }

  private mutating func readClauses() throws(Fault) {
    while let token = phrase.next() {
      if token.kind != .word {
        guard verb.takesTarget, target == nil, seen.isEmpty else {
          throw Phrase.unexpected(token, known: target == nil ? verb.words : [])
        }
        target = try Self.target(token)
        targetPlace = token.place
      } else if verb.takesDirection, let way = Direction(rawValue: token.text) {
        try set(way, token)
      } else if let clause = Verb.Clause(rawValue: token.text), verb.clauses.contains(clause) {
        guard !seen.contains(clause) else {
          throw Fault(token.place, "a second \(token.shown)", mend: "keep one of them")
        }
        seen.append(clause)
        try read(clause, token)
      } else {
        if verb.takesTarget, target == nil, seen.isEmpty, nearest(token.text, in: verb.words) == nil {
          target = try Self.target(token)
        }
        throw Phrase.unexpected(token, known: verb.words.filter { word in !seen.contains { $0.rawValue == word } })
      }
    }
  }

  private mutating func set(_ way: Direction, _ token: Token) throws(Fault) {
    guard direction == nil else { throw Fault(token.place, "a second direction", mend: "keep one of them") }
    direction = way
  }

  private mutating func read(_ clause: Verb.Clause, _ token: Token) throws(Fault) {
    switch clause {
    case .for, .over:
      let length = Instant(flicks: try phrase.duration(after: token, example: clause == .for ? "1.5s" : "0.5s")).seconds
      if verb == .type { try set(.over(length), token) } else { seconds = length }
    case .by: try readDistance(token)
    case .at: try set(.cps(try rate(token)), token)
    case .on:
      guard target == nil else { throw Fault(token.place, "a second target", mend: "keep one of them") }
      (target, targetPlace) = try targetOperand(token)
    case .into: (field, goalPlace) = try targetOperand(token)
    case .to: try readGoal(token)
    }
  }

  private mutating func set(_ pace: Pace, _ token: Token) throws(Fault) {
    guard self.pace == nil else {
      throw Fault(token.place, "a text is typed \"over\" a time or \"at\" a rate, not both", mend: "keep one of them")
    }
    self.pace = pace
  }

  private mutating func readGoal(_ word: Token) throws(Fault) {
    let token = try phrase.next(after: word, needs: "a value or a target", mend: "as in: \(Verb.drag.example)")
    guard !token.text.isEmpty else { throw Fault(token.place, "an empty text", mend: "as in: \(Verb.drag.example)") }
    goal = token.kind == .anchor ? .to(.anchor(token.text)) : .toValue(token.text)
    goalPlace = token.place
  }

  /// `300pt`, `300` or `50%`, with the direction behind or before it where none was given.
  private mutating func readDistance(_ word: Token) throws(Fault) {
    let mend = "as in: by 300pt, or by 50% of the target"
    var token = try phrase.next(after: word, needs: "a distance", mend: mend)
    if verb != .swipe, let way = Direction(rawValue: token.text) {
      try set(way, token)
      token = try phrase.next(after: word, needs: "a distance", mend: mend)
    }
    let isShare = token.text.hasSuffix("%")
    let digits = isShare ? token.text.dropLast() : token.text.hasSuffix("pt") ? token.text.dropLast(2) : token.text[...]
    guard token.kind == .word, let number = TimeText.decimal(digits)?.value else {
      throw Fault(token.place, "\(token.shown) is no distance", mend: mend)
    }
    guard number > 0, number <= 10_000 else {
      throw Fault(token.place, "a distance is more than 0 and at most 10000", mend: mend)
    }
    distance = isShare ? .share(number / 100) : .points(number)
  }

  private mutating func rate(_ word: Token) throws(Fault) -> Double {
    let mend = "as in: at 12cps, twelve characters a second"
    let token = try phrase.next(after: word, needs: "a typing rate", mend: mend)
    guard token.kind == .word, token.text.hasSuffix("cps"), let rate = TimeText.decimal(token.text.dropLast(3))?.value,
      rate > 0, rate <= 1000
    else { throw Fault(token.place, "\(token.shown) is no typing rate", mend: mend) }
    return rate
  }

  private mutating func targetOperand(_ word: Token) throws(Fault) -> (Target, Place) {
    let token = try phrase.next(
      after: word, needs: "a target", mend: "as in: \(word.text) #card, or \(word.text) \"A label\"")
    return (try Self.target(token), token.place)
  }

  private static func target(_ token: Token) throws(Fault) -> Target {
    switch token.kind {
    case .anchor: return .anchor(token.text)
    case .text where token.text.isEmpty: throw Fault(token.place, "an empty text is no target", mend: "write the label")
    case .text: return .label(token.text)
    case .word:
      throw Fault(token.place, "\(token.shown) is no target", mend: "write a label in quotes, or #\(token.text)")
    }
  }

  /// The action of a verb with a finger, once all its words are read.
  private func touch() throws(Fault) -> CueAction {
    switch verb {
    case .swipe:
      guard let direction else { throw lacking("a direction: left, right, up or down") }
      return .swipe(direction, on: target, over: seconds ?? 0.25, by: distance ?? .usual)
    case .scroll: return .scroll(target, by: try shift(), over: seconds ?? 0.5)
    default: break
    }
    guard let target else { throw lacking("a target") }
    switch verb {
    case .tap: return .tap(target, for: seconds ?? 0.1)
    case .hold:
      guard let seconds else { throw lacking("a length of time") }
      return .hold(target, for: seconds)
    default:
      guard let goal else { return .drag(target, .by(try shift()), over: seconds ?? 0.5) }
      guard direction == nil, distance == nil else {
        throw Fault(word.place, "a drag goes \"to\" a goal or \"by\" a distance, not both", mend: "keep one of them")
      }
      return .drag(target, goal, over: seconds ?? 0.5)
    }
  }

  private func shift() throws(Fault) -> Shift {
    guard let distance else { throw lacking(verb == .drag ? "a goal (to …) or a distance (by …)" : "a distance") }
    guard let direction else { throw lacking("a direction: left, right, up or down") }
    return Shift(direction, distance)
  }

  private func lacking(_ what: String) -> Fault { Fault(word.place, "\(word.shown) needs \(what)", mend: mend) }
}
