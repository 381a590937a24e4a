extension Script {
  /// The longest script that is read, in bytes.
  public static let longestText = 1_000_000

  /// Reads a script. `file` is the name that diagnostics print.
  /// - Throws: everything that is wrong with it, all at once.
  public static func parse(_ text: String, file: String) throws(ScriptError) -> Script {
    try parse(bytes: Array(text.utf8), file: file)
  }

  /// Reads a script from a file's bytes: UTF-8, with or without a byte-order mark, lines ending in LF, CR LF or CR.
  /// - Throws: everything that is wrong with it, all at once; also for a file that is no text.
  public static func parse(bytes: [UInt8], file: String) throws(ScriptError) -> Script {
    let text = try Self.text(bytes, file: file)
    var parser = ScriptParser(text)
    parser.run()
    if let script = parser.script(file: file) { return script }
    throw ScriptError(
      parser.faults.map { fault in
        let isInLine = fault.place.length > 0
        let source = isInLine ? parser.lines[fault.place.line - 1] : ""
        return Diagnostic(file: file, place: fault.place, message: fault.message, mend: fault.mend, source: source)
      })
  }

  private static func text(_ bytes: [UInt8], file: String) throws(ScriptError) -> String {
    func failure(_ message: String, _ mend: String) -> ScriptError {
      let place = Place(line: 1, column: 1, length: 0)
      return ScriptError([Diagnostic(file: file, place: place, message: message, mend: mend, source: "")])
    }
    guard bytes.count <= longestText else {
      throw failure("the file is longer than \(longestText / 1_000_000) MB", "a script is a page of text: is this one?")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw failure("the file is UTF-16", "save it as UTF-8")
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the file is no UTF-8 text", "save it as plain text in UTF-8")
    }
    guard text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      throw failure("the script is empty", "it needs at least: demo NAME and duration SECONDS")
    }
    return text
  }
}

/// Reads the lines of a script and checks what only shows across lines.
struct ScriptParser {
  let lines: [String]
  private(set) var faults: [Fault] = []
  private var header = HeaderParser(fps: nil)
  private var cues: [Cue] = []
  private var clock = CueClock()
  private var firstCueLine: Int?

  init(_ text: String) {
    let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    lines = String(scalars).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map(String.init)
  }

  /// The script, when nothing is wrong with it.
  func script(file: String) -> Script? {
    guard faults.isEmpty, let demo = header.demo, let duration = header.duration else { return nil }
    return Script(
      file: file, demo: demo, duration: duration, from: header.from ?? .zero, device: header.device, fps: header.fps,
      appearance: header.appearance, keyboard: header.keyboard, settings: header.settings, cues: cues, lines: lines,
      headerPlaces: header.places)
  }

  /// Reads all lines.
  mutating func run() {
    let lexers = lines.enumerated().map { Lexer($1, line: $0 + 1) }
    header = HeaderParser(fps: Self.rate(lexers))
    for lexer in lexers {
      faults += lexer.faults
      guard let first = lexer.tokens.first else { continue }
      do throws(Fault) {
        if CueClock.isTime(first) {
          firstCueLine = firstCueLine ?? first.place.line
          try readCue(first, lexer)
        } else if lexer.faults.isEmpty {
          try readHeader(first, lexer.tokens)
        }
      } catch { faults.append(error) }
    }
    checkHeader()
  }

  /// The rate of the header's first `fps` line that can be read.
  private static func rate(_ lexers: [Lexer]) -> FrameRate? {
    for lexer in lexers where lexer.tokens.first?.text == "fps" {
      var phrase = Phrase(lexer.tokens, rate: .sixty)
      if let word = phrase.next(), let (rate, _) = try? HeaderParser.rate(word, &phrase) { return rate }
    }
    return nil
  }

  private mutating func readHeader(_ first: Token, _ tokens: [Token]) throws(Fault) {
    guard first.kind == .word else {
      throw Fault(
        first.place, "a line begins with a time or a header, not with \(first.shown)",
        mend: "as in: 4.3 tap \(first.shown)")
    }
    if let firstCueLine, Script.HeaderKey(rawValue: first.text) != nil, Verb(rawValue: first.text) == nil {
      throw Fault(
        first.place, "the header \(first.shown) stands after the first cue", mend: "move it above line \(firstCueLine)")
    }
    if firstCueLine != nil, let verb = Verb(rawValue: first.text) {
      throw Fault(first.place, "\(first.shown) has no time before it", mend: "as in: 4.3 \(verb.example)")
    }
    try header.read(tokens)
  }

  /// Reads the time and the action apart, so that both are reported when both are wrong.
  private mutating func readCue(_ time: Token, _ lexer: Lexer) throws(Fault) {
    let rate = header.fps ?? .sixty
    var at: Instant?
    do throws(Fault) { at = try clock.read(time, rate, end: header.duration) } catch { faults.append(error) }
    guard lexer.faults.isEmpty else { return }
    var phrase = Phrase(lexer.tokens, rate: rate)
    _ = phrase.next()
    var parser = try CueParser(phrase, after: time)
    let reading = try parser.read()
    guard let at else { return }
    let cue = Cue(
      at: at, reading.action, text: lines[time.place.line - 1], place: parser.place, targetPlace: reading.targetPlace,
      goalPlace: reading.goalPlace)
    cues.append(cue)
    faults += clock.check(cue, time.place, end: header.duration)
  }

  private mutating func checkHeader() {
    // A header line that is there but wrong has its own fault.
    let wrong = faults.compactMap {
      lines[$0.place.line - 1].split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
    let top = Place(line: 1, column: 1, length: 0)
    if header.demo == nil, !wrong.contains(where: { nearest($0, in: ["demo"]) != nil }) {
      faults.append(Fault(top, "the script does not say which demo it plays", mend: "add a line such as: demo milo"))
    }
    if header.duration == nil, !wrong.contains(where: { nearest($0, in: ["duration"]) != nil }) {
      faults.append(Fault(top, "the script does not say how long it is", mend: "add a line such as: duration 24s"))
    }
    if let from = header.from, let duration = header.duration, from >= duration, let place = header.places[.from] {
      faults.append(Fault(place, "the film would begin at its end (\(duration))", mend: "begin before \(duration)"))
    }
  }
}
