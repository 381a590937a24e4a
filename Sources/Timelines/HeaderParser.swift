/// Reads header lines and keeps what they say.
struct HeaderParser {
  private(set) var demo: String?
  private(set) var duration: Instant?
  private(set) var from: Instant?
  private(set) var device: String?
  private(set) var appearance: Appearance?
  private(set) var keyboard: Keyboard?
  private(set) var settings: [Script.Setting] = []
  private(set) var places: [Script.HeaderKey: Place] = [:]
  /// The `fps` line, which is read before all others, since their times may be frames.
  let fps: FrameRate?

  private var firstLines: [Script.HeaderKey: Int] = [:]

  init(fps: FrameRate?) { self.fps = fps }

  private var rate: FrameRate { fps ?? .sixty }

  /// Reads one header line.
  mutating func read(_ tokens: [Token]) throws(Fault) {
    var phrase = Phrase(tokens, rate: rate)
    guard let word = phrase.next() else { return }
    guard let key = Script.HeaderKey(rawValue: word.text) else { throw Self.unknown(word) }
    if key != .set, let line = firstLines[key] {
      throw Fault(word.place, "a second \(word.shown) (the first is on line \(line))", mend: "keep one of them")
    }
    firstLines[key] = word.place.line
    let place = try read(key, word, &phrase)
    try phrase.end()
    places[key] = place
  }

  private mutating func read(_ key: Script.HeaderKey, _ word: Token, _ phrase: inout Phrase) throws(Fault) -> Place {
    switch key {
    case .demo:
      let name = try phrase.name(after: word, mend: "as in: demo milo")
      demo = name.text
      return name.place
    case .device:
      let name = try phrase.name(after: word, mend: "as in: device \"iPhone 17 Pro\"")
      device = name.text
      return name.place
    case .duration:
      let token = phrase.peek
      duration = Instant(flicks: try phrase.duration(after: word, example: "24s"))
      return token?.place ?? word.place
    case .from:
      let token = phrase.peek
      from = Instant(flicks: try phrase.duration(after: word, example: "4s", mayBeZero: true))
      return token?.place ?? word.place
    case .fps: return try Self.rate(word, &phrase).1
    case .appearance:
      let (value, token) = try phrase.choice(after: word, Appearance.self)
      appearance = value
      return token.place
    case .keyboard:
      let (value, token) = try phrase.choice(after: word, Keyboard.self)
      keyboard = value
      return token.place
    case .set: return try readSetting(word, &phrase)
    }
  }

  private mutating func readSetting(_ word: Token, _ phrase: inout Phrase) throws(Fault) -> Place {
    let mend = "as in: set brand.name \"Milo\""
    let key = try phrase.next(after: word, needs: "a key and a value", mend: mend)
    guard key.kind == .word else { throw Fault(key.place, "\(key.shown) is no key", mend: mend) }
    if let first = settings.first(where: { $0.key == key.text }) {
      throw Fault(key.place, "\(key.shown) is set already, on line \(first.place.line)", mend: "keep one of them")
    }
    let value = try phrase.next(after: key, needs: "a value", mend: mend)
    guard value.kind != .anchor else { throw Fault(value.place, "a value stands in quotes", mend: mend) }
    settings.append(.init(key: key.text, value: value.text, place: key.place, valuePlace: value.place))
    return key.place
  }

  /// The rate of an `fps` line, and where it stands.
  static func rate(_ word: Token, _ phrase: inout Phrase) throws(Fault) -> (FrameRate, Place) {
    let mend = "as in: fps 60, fps 29.97, fps 30000/1001"
    let token = try phrase.next(after: word, needs: "a frame rate", mend: mend)
    guard token.kind == .word, let rate = FrameRate(token.text) else {
      throw Fault(token.place, "\(token.shown) is no frame rate", mend: mend)
    }
    return (rate, token.place)
  }

  private static func unknown(_ word: Token) -> Fault {
    if let verb = Verb(rawValue: word.text) {
      return Fault(word.place, "\(word.shown) has no time before it", mend: "as in: 4.3 \(verb.example)")
    }
    let keys = Script.HeaderKey.allCases.map(\.rawValue)
    if let guess = nearest(word.text, in: keys) {
      return Fault(word.place, "no header \(word.shown)", mend: "did you mean \"\(guess)\"?")
    }
    let verb = nearest(word.text, in: Verb.allCases.map(\.rawValue)).flatMap { Verb(rawValue: $0) }
    return Fault(
      word.place, "no header \(word.shown)",
      mend: verb.map { "did you mean a cue? as in: 4.3 \($0.example)" }
        ?? "the headers are \(keys.joined(separator: ", ")); a cue starts with its time")
  }
}
