import Testing

@testable import Timelines

@Test func errorsPrintAsTheManualShows() {
  #expect(
    complaints("demo milo\nduration 24s\n\n\n\n\n  4.3   tpa \"Get started\"", file: "milo.timeline") == """
      milo.timeline:7:9: no verb "tpa"
        4.3   tpa "Get started"
              ^^^
        did you mean "tap"?
      """)
}

@Test func allErrorsComeAtOnceInOrder() {
  #expect(
    complaints("dem milo\nduration 5x\n\n1 tap\nx.1 tpa \"y\"\n1.2 hold #a for -1\n") == """
      t.timeline:1:1: no header "dem"
        dem milo
        ^^^
        did you mean "demo"?
      t.timeline:2:10: "5x" is no length of time
        duration 5x
                 ^^
        write it as 1.5s, 500ms, 1:05 or 90f
      t.timeline:4:3: "tap" needs a target
        1 tap
          ^^^
        as in: tap "Get started"
      t.timeline:5:1: no header "x.1"
        x.1 tpa "y"
        ^^^
        the headers are demo, duration, device, fps, appearance, keyboard, from, set; a cue starts with its time
      t.timeline:6:17: a length of time cannot be negative
        1.2 hold #a for -1
                        ^^
        write it without the minus
      """)
}

@Test func aBadTimeAndABadVerbAreBothReported() {
  #expect(messages("1.x tpa #a") == ["1:1: \"1.x\" is no time", "1:5: no verb \"tpa\""])
}

@Test func caretsStandUnderWideCharactersAndTabs() {
  #expect(
    complaints("demo a\nduration 9s\n\t1\ttap \"日本👍e\u{301}\"\tofr 2s") == """
      t.timeline:3:15: unexpected "ofr"
        1\ttap "日本👍e\u{301}"\tofr 2s
         \t             \t^^^
        did you mean "for"?
      """)
  #expect(
    complaints("demo a\nduration 9s\n1 tap 日本") == """
      t.timeline:3:7: "日本" is no target
        1 tap 日本
              ^^^^
        write a label in quotes, or #日本
      """)
}

@Test func longLinesAreCutAroundTheCaret() {
  let long = String(repeating: "x", count: 5000)
  let text = complaints("demo a\nduration 9s\n1 tap \"\(long)\" ofr \"\(long)\"")
  let lines = text.split(separator: "\n").map { Array($0) }
  #expect(lines.count == 4)
  #expect(lines[1].count == 104)
  let caret = lines[2].firstIndex(of: "^") ?? 0
  #expect(String(lines[1][caret..<min(caret + 3, lines[1].count)]) == "ofr")
}

@Test(arguments: [
  // Times.
  ("-1 tap #a", "1:1: \"-1\" is before the start"),
  ("4.3.1 tap #a", "1:1: \"4.3.1\" is no time"),
  ("1:5 tap #a", "1:1: \"1:5\" is no time"),
  ("0:60 tap #a", "1:1: \"0:60\" is no time"),
  ("1.5f tap #a", "1:1: \"1.5f\" is no time"),
  ("+ tap #a", "1:1: \"+\" is no time"),
  ("١ tap #a", "1:1: \"١\" is no time"),
  ("+0.4 tap #a", "1:1: no cue stands above this one to count from"),
  ("61 tap #a", "1:1: 61 s is past the end (60 s)"),
  ("60 tap #a", "1:1: 60 s is the end: no frame shows it"),
  ("999999999 tap #a", "1:1: \"999999999\" is later than 24 hours"),
  ("9999999999 tap #a", "1:1: \"9999999999\" is no time"),
  ("4.3 s tap #a", "1:5: no verb \"s\""),
  ("2 tap #a\n1 tap #a", "2:1: 1 s is before the cue above it (2 s, line 3)"),
  // Verbs and what they need.
  ("1", "1:1: nothing happens at 1"),
  ("1 \"Get started\"", "1:3: \"Get started\" has no verb before it"),
  ("1 #a", "1:3: #a has no verb before it"),
  ("1 Tap #a", "1:3: no verb \"Tap\""),
  ("1 tap", "1:3: \"tap\" needs a target"),
  ("1 tap card", "1:7: \"card\" is no target"),
  ("1 tap \"\"", "1:7: an empty text is no target"),
  ("1 tap #a #b", "1:10: unexpected #b"),
  ("1 tap #a for", "1:10: \"for\" needs a length of time"),
  ("1 tap #a for 0", "1:14: this must last more than 0 s"),
  ("1 tap #a for +1", "1:14: a length of time takes no plus"),
  ("1 tap #a for 1 s", "1:16: unexpected \"s\""),
  ("1 tap #a for 1s for 2s", "1:17: a second \"for\""),
  ("1 hold #a", "1:3: \"hold\" needs a length of time"),
  ("1 swipe", "1:3: \"swipe\" needs a direction: left, right, up or down"),
  ("1 swipe left right", "1:14: a second direction"),
  ("1 swipe sideways", "1:9: unexpected \"sideways\""),
  ("1 swipe left #card", "1:14: unexpected #card"),
  ("1 swipe left on", "1:14: \"on\" needs a target"),
  ("1 swipe left on card", "1:17: \"card\" is no target"),
  ("1 swipe left by 3px", "1:17: \"3px\" is no distance"),
  ("1 swipe left by 0", "1:17: a distance is more than 0 and at most 10000"),
  ("1 swipe left by up 3", "1:17: \"up\" is no distance"),
  ("1 drag #a", "1:3: \"drag\" needs a goal (to …) or a distance (by …)"),
  ("1 drag #a by 40", "1:3: \"drag\" needs a direction: left, right, up or down"),
  ("1 drag #a to", "1:11: \"to\" needs a value or a target"),
  ("1 drag #a to \"\"", "1:14: an empty text"),
  ("1 drag #a to #b by 40 left", "1:3: a drag goes \"to\" a goal or \"by\" a distance, not both"),
  ("1 scroll down", "1:3: \"scroll\" needs a distance"),
  ("1 scroll by 30", "1:3: \"scroll\" needs a direction: left, right, up or down"),
  ("1 scroll #a down on #b by 3", "1:18: a second target"),
  ("1 type Hello", "1:8: \"type\" needs a text in quotes, not \"Hello\""),
  ("1 type \"\"", "1:8: an empty text"),
  ("1 type \"a\" at 12", "1:15: \"12\" is no typing rate"),
  ("1 type \"a\" at 0cps", "1:15: \"0cps\" is no typing rate"),
  ("1 type \"a\" at 12cps over 1s", "1:21: a text is typed \"over\" a time or \"at\" a rate, not both"),
  ("1 screen", "1:3: \"screen\" needs a name"),
  ("1 screen #a", "1:10: \"screen\" needs a name, not a target"),
  ("1 screen \"\"", "1:10: an empty name"),
  ("1 chapter Day one", "1:15: unexpected \"one\""),
  ("1 expect", "1:3: \"expect\" needs a text in quotes"),
  ("1 expect #a", "1:10: \"expect\" needs a text in quotes, not #a"),
  ("1 still \"a/b\"", "1:9: \"a/b\" cannot be a file's name"),
  ("1 still ..", "1:9: \"..\" cannot be a file's name"),
  ("1 still a\n2 moment a", "2:10: line 3 has this name already"),
  ("1 appearance drak", "1:14: \"appearance\" is light or dark, not \"drak\""),
  ("1 keyboard", "1:3: \"keyboard\" needs show or hide"),
  // Words.
  ("1 tap \"Get started", "1:7: this text has no closing quote"),
  ("1 tap “Get started\"", "1:7: this text has no closing quote"),
  ("1 tap \"a\\d\"", "1:9: \\d means nothing"),
  ("1 tap \"a\u{7}\"", "1:9: a control character (code 7)"),
  ("1 tap \"a\u{2028}b\" x", "1:13: unexpected \"x\""),
  ("\"a\" tap", "1:1: a line begins with a time or a header, not with \"a\""),
  // Fingers and keys.
  ("1 tap #a\n1 tap #b", "2:1: the finger of line 3 is still down until 1.1 s"),
  ("1 hold #a for 1.5s\n1.2 moment x\n2.49 swipe up", "3:1: the finger of line 3 is still down until 2.5 s"),
  ("1 hold #a for 9s\n2 moment x\n3 scroll down by 9", "3:1: the finger of line 3 is still down until 10 s"),
  ("1 type \"ab\" at 1cps\n2 type \"c\"", "2:1: line 3 is still typing until 2 s"),
  // Headers among cues.
  ("1 tap #a\nfps 30", "2:1: the header \"fps\" stands after the first cue"),
  ("1 tap #a\nappearance dark", "2:1: \"appearance\" has no time before it"),
  ("tap #a", "1:1: \"tap\" has no time before it"),
  ("tpa #a", "1:1: no header \"tpa\""),
])
func eachMistakeHasItsMessage(text: String, expected: String) { #expect(messages(text) == [expected]) }

@Test(arguments: [
  ("demo a", "1:1: the script does not say how long it is"),
  ("duration 5s", "1:1: the script does not say which demo it plays"),
  ("demo a\nduration 5s\ndemo b", "3:1: a second \"demo\" (the first is on line 1)"),
  ("demo a\nduration 0", "2:10: this must last more than 0 s"),
  ("demo a\nduration 25:00:00", "2:10: \"25:00:00\" is no length of time"),
  ("demo a\nduration 86401", "2:10: \"86401\" is more than 24 hours"),
  ("demo a\nduration 5s\nfrom 5s", "3:6: the film would begin at its end (5 s)"),
  ("demo a\nduration 5s\nfps 0", "3:5: \"0\" is no frame rate"),
  ("demo a\nduration 5s\nfps 30 fps 60", "3:8: unexpected \"fps\""),
  ("demo a\nduration 5s\ndevice iPhone 17 Pro", "3:15: unexpected \"17\""),
  ("demo a\nduration 5s\nset x", "3:5: \"x\" needs a value"),
  ("demo a\nduration 5s\nset \"x\" \"y\"", "3:5: \"x\" is no key"),
  ("demo a\nduration 5s\nset x 1\nset x 2", "4:5: \"x\" is set already, on line 3"),
  ("demo a\nduration 5s\nkeyboard show", "3:10: \"keyboard\" is software or hardware, not \"show\""),
  ("demo \"a\nduration 5s", "1:6: this text has no closing quote"),
  ("", "1:1: the script is empty"),
  (" \n\t\r\n\u{FEFF}", "1:1: the script is empty"),
])
func eachHeaderMistakeHasItsMessage(text: String, expected: String) {
  #expect(complaints(text).split(separator: "\n").first.map(String.init) == "t.timeline:" + expected)
  #expect(complaints(text).split(separator: "\n").filter { $0.hasPrefix("t.timeline:") }.count == 1)
}

@Test func oneSlipDoesNotPutAllBelowItOutOfOrder() {
  #expect(messages("4 tap #a\n138 tap #a\n14 tap #a\n15 tap #a") == ["2:1: 138 s is past the end (60 s)"])
  #expect(
    messages("4 tap #a\n50 hold #a for 2s\n14 tap #a\n15 tap #a") == [
      "3:1: 14 s is before the cue above it (50 s, line 4)"
    ])
  #expect(messages("4.x tap #a\n+5 tap #a\n4.5 tap #a") == ["1:1: \"4.x\" is no time"])
}

@Test func filesThatAreNoScriptsSaySo() {
  func complaint(_ bytes: [UInt8]) -> String {
    do throws(ScriptError) {
      _ = try Script.parse(bytes: bytes, file: "x.mp4")
      return ""
    } catch { return error.description }
  }
  #expect(complaint([0, 0, 0, 32, 102]) == "x.mp4:1:1: the file is no UTF-8 text\n  save it as plain text in UTF-8")
  #expect(complaint([0xC3, 0x28]) == "x.mp4:1:1: the file is no UTF-8 text\n  save it as plain text in UTF-8")
  #expect(complaint([0xFF, 0xFE, 100, 0]) == "x.mp4:1:1: the file is UTF-16\n  save it as UTF-8")
  #expect(
    complaint(Array(repeating: 100, count: 1_000_001))
      == "x.mp4:1:1: the file is longer than 1 MB\n  a script is a page of text: is this one?")
}

@Test func manyErrorsAreCountedNotPrinted() {
  let text = complaints("demo a\nduration 9s\n" + String(repeating: "1 tpa #a\n", count: 80))
  #expect(text.hasSuffix("\n… and 30 more"))
  #expect(text.split(separator: "\n").count == 201)
}

@Test func theStageCanAddItsOwn() throws {
  let script = try Script.parse("demo a\nduration 9s\n  4.3 tap \"Get startd\"", file: "a.timeline")
  let guess = try #require(nearest("Get startd", in: ["Log in", "Get started"]))
  let diagnostic = script.diagnostic(
    "no \"Get startd\" on screen splash at 4.3 s", at: try #require(script.cues[0].targetPlace),
    mend: "did you mean \"\(guess)\"?")
  #expect(
    diagnostic.description == """
      a.timeline:3:11: no "Get startd" on screen splash at 4.3 s
        4.3 tap "Get startd"
                ^^^^^^^^^^^^
        did you mean "Get started"?
      """)
}
