import CCairo

/// What went wrong while drawing, where, and how to mend it.
public struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failure in a few words.
  public let what: String
  /// The layer, file or step that it happened in.
  public let place: String
  /// What to do about it.
  public let mend: String

  /// Makes an error.
  public init(_ what: String, in place: String, mend: String) {
    self.what = what
    self.place = place
    self.mend = mend
  }

  /// One line with all three parts.
  public var description: String { "\(place): \(what); \(mend)" }
}

/// Throws when Cairo reports anything but success.
func check(_ status: cairo_status_t, _ place: @autoclosure () -> String) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let mend =
    switch status {
    case CAIRO_STATUS_NO_MEMORY: "free some memory or render fewer chunks at a time (--jobs)"
    case CAIRO_STATUS_INVALID_SIZE: "use a smaller --scale or --size"
    case CAIRO_STATUS_WRITE_ERROR: "check that the folder exists, can be written and has room"
    case CAIRO_STATUS_FILE_NOT_FOUND: "check the path"
    case CAIRO_STATUS_READ_ERROR: "check that the file is complete and of the kind that its name says"
    default: "check the numbers of the layer for ones that are not finite"
    }
  throw DrawingError(String(cString: cairo_status_to_string(status)), in: place(), mend: mend)
}
