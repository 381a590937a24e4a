/// One line of a script: a time and what happens then.
public struct Cue: Hashable, Sendable {
  /// When it begins, counted from the script's start.
  public let at: Instant
  /// What it does.
  public let action: CueAction
  /// The line as it is written.
  public let text: String
  /// Where its verb stands.
  public let place: Place
  /// Where its target stands, or the text or name that its verb takes; nil for a swipe or scroll that names none.
  public let targetPlace: Place?
  /// Where the goal of a drag or the field of a `type … into` stands.
  public let goalPlace: Place?

  /// The line's number, from 1.
  public var line: Int { place.line }
  /// The column of its verb, from 1.
  public var column: Int { place.column }

  /// A cue as a parser, or a test that writes no script, makes it.
  public init(
    at: Instant, _ action: CueAction, text: String = "", place: Place = Place(line: 1, column: 1, length: 0),
    targetPlace: Place? = nil, goalPlace: Place? = nil
  ) {
    self.at = at
    self.action = action
    self.text = text
    self.place = place
    self.targetPlace = targetPlace
    self.goalPlace = goalPlace
  }
}
