/// A timeline script: which demo is played, how, and what happens when. `docs/timeline.md` is its grammar.
public struct Script: Hashable, Sendable {
  /// One `set KEY "VALUE"` line.
  public struct Setting: Hashable, Sendable {
    /// The dotted name of what is set, as in `brand.name`.
    public let key: String
    /// Its new value.
    public let value: String
    /// Where the key stands.
    public let place: Place
    /// Where the value stands.
    public let valuePlace: Place
  }

  /// The words that open a header line.
  public enum HeaderKey: String, Hashable, CaseIterable, Sendable {
    case demo, duration, device, fps, appearance, keyboard, from, set
  }

  /// The script's file name, as diagnostics print it.
  public let file: String
  /// The name of the demo that is played.
  public let demo: String
  /// The end of the script, counted from its start; more than 0, at most 24 hours.
  public let duration: Instant
  /// What comes before is played but not rendered: the film runs from here to `duration`.
  public let from: Instant
  /// The name of the device, where the script says one.
  public let device: String?
  /// The frame rate, where the script says one.
  public let fps: FrameRate?
  /// The look at the start, where the script says one.
  public let appearance: Appearance?
  /// The keyboard, where the script says one.
  public let keyboard: Keyboard?
  /// The `set` lines, in their order; no key twice.
  public let settings: [Setting]
  /// What happens, in order of time.
  public let cues: [Cue]

  let lines: [String]
  let headerPlaces: [HeaderKey: Place]

  /// The rate that frame times (`258f`) count in: `fps`, else 60.
  public var frameRate: FrameRate { fps ?? .sixty }

  /// Where the value of a header line stands, for carets; nil when the script has no such line.
  public func place(of key: HeaderKey) -> Place? { headerPlaces[key] }

  /// A diagnostic at a place of this script: what is wrong there, and how to mend it.
  public func diagnostic(_ message: String, at place: Place, mend: String) -> Diagnostic {
    let source = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    return Diagnostic(file: file, place: place, message: message, mend: mend, source: source)
  }
}
