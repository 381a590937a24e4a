import Testing

@testable import Timelines

/// Reads cues under the header of a ten-minute script.
func cues(_ text: String) throws -> [Cue] {
  try Script.parse("demo milo\nduration 10:00\n" + text, file: "t.timeline").cues
}

/// Reads one cue at 1 s.
func action(_ text: String) throws -> CueAction {
  try #require(try cues("1 \(text)").first).action
}

/// What is wrong with a whole script, as it is printed; empty when nothing is.
func complaints(_ text: String, file: String = "t.timeline") -> String {
  do throws(ScriptError) {
    _ = try Script.parse(text, file: file)
    return ""
  } catch { return error.description }
}

/// The first lines of the complaints about cues, without file name and place.
func messages(_ text: String) -> [String] {
  do throws(ScriptError) {
    _ = try Script.parse("demo milo\nduration 60s\n" + text, file: "t")
    return []
  } catch { return error.diagnostics.map { "\($0.line - 2):\($0.column): \($0.message)" } }
}
