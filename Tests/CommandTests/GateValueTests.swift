import Foundation
import Scenes
import Testing

@testable import mkdemo

@Suite("Values that gates compare and write")
struct GateValueTests {
  private func mark(_ number: Int) -> FrameMark {
    var hasher = Hasher256()
    hasher.add(number)
    return FrameMark(hasher.digest())
  }

  @Test("Marks are written short and read back")
  func marks() throws {
    let numbers = Array(repeating: 0, count: 90) + Array(1...25) + [25, 25] + Array(26...30) + [31]
    let marks = FrameMarks(first: 12, numbers.map(mark))
    let lines = marks.lines
    #expect(lines[0] == "12-101 \(mark(0))")
    #expect(lines[1].hasPrefix("102-111 \(mark(1)) \(mark(2)) "))
    #expect(lines.count == 6)
    var read = FrameMarks(first: 12, [])
    for line in lines {
      let isTaken = read.take(line)
      #expect(isTaken)
    }
    #expect(read == marks)
    var other = FrameMarks(first: 12, [])
    for bad in ["13-14 \(mark(1))", "12-13 short", "12-14 \(mark(1)) \(mark(2))", "12", "", "12-11 \(mark(1))"] {
      let isTaken = other.take(bad)
      #expect(!isTaken, "\(bad)")
    }
  }

  @Test("Stretches end at cuts, and motion that comes later is told")
  func stretches() {
    let rest = Array(repeating: -1, count: 100)
    let old = FrameMarks(first: 0, (rest + Array(0..<40) + rest).map(mark))
    let later = FrameMarks(
      first: 0, (rest + Array(repeating: -1, count: 12) + Array(0..<40) + rest.dropFirst(12)).map(mark))
    let found = ChangedStretch.list(from: old, to: later)
    #expect(found.count == 1 && found.first?.shift == 12 && found.first?.frames == 100..<152)
    #expect(ChangedStretch.list(from: old, to: later, cuts: [120]).map(\.frames) == [100..<120, 120..<152])
    #expect(ChangedStretch.list(from: old, to: old).isEmpty)
    let other = FrameMarks(first: 0, (rest + Array(1000..<1040) + rest).map(mark))
    #expect(ChangedStretch.list(from: old, to: other).map(\.shift) == [nil])
  }

  private func record(_ line: String) throws -> ElementRecord { try #require(ElementRecord(line: line), "\(line)") }

  @Test("Elements are written and read back")
  func elements() throws {
    for line in [
      #"text #mind.button 24,770 354x56 "Say \"Go\"\nnow" font="system 17 semibold" lines=2 colour=#7469E6"#,
      "shape # 0,0.5 402x874 colour=#F7F7F7", ##"image "#my thing" -3.2,4 10x10 art="Milo/a b" file=abcdefgh"##,
    ] { #expect(try record(line).line == line) }
    for bad in ["text", "text mind 1,2 3x4", "text #a 1 3x4", #"text #a 1,2 3x4 "open"#, "text #a 1,2 3x4 odd"] {
      #expect(ElementRecord(line: bad) == nil, "\(bad)")
    }
  }

  @Test(
    "What changed about an element, in words",
    arguments: [
      (
        ##"text #b 24,770 354x56 "Continue" colour=#7469E6"##, ##"text #b 24,774 354x56 "Continue" colour=#232826"##,
        ##"text "Continue" of #b colour #7469E6 → #232826, moved 4 pt down"##
      ),
      (##"text #b 24,770 80x20 "Go""##, ##"text #b 14,770 100x20 "Go on""##, ##"text "Go" of #b now reads "Go on""##),
      ("shape #b 10,10 100x40", "shape #b 0,10 120x40", "shape of #b 20 pt wider"),
      ("shape #b 10,10 100x40", "shape #b 7,12 100x40", "shape of #b moved 3 pt left and 2 pt down"),
      ("shape #b 10,10 100x40 opacity=0.5", "shape #b 10,10 100.1x40", "shape of #b opacity 0.5 → 1"),
      (
        "image #b 0,0 9x9 art=A/x file=aaaaaaaa", "image #b 0,0 9x9 art=A/x file=bbbbbbbb",
        "image A/x of #b is another picture"
      ),
    ])
  func words(_ old: String, _ new: String, _ words: String) throws {
    func moment(_ line: String) throws -> MomentRecord {
      MomentRecord(name: "m", frame: 0, screen: "s", elements: [try record(line)], drawings: [])
    }
    #expect(try ElementComparison.changes(from: moment(old), to: moment(new)).map(\.line) == [words])
  }

  @Test("Things that come and go, things that change alike, drawings that no fact tells")
  func sets() throws {
    func moment(_ lines: [String], _ drawing: Int) throws -> MomentRecord {
      MomentRecord(
        name: "m", frame: 0, screen: "s", elements: try lines.map(record),
        drawings: [MomentRecord.Drawing(id: "icon", mark: mark(drawing))])
    }
    let old = try moment(
      [
        "shape #icon 5,5 9x9", "shape #a 0,0 10x10", "shape #a 0,20 10x10", "shape #c 0,40 10x10",
        "text #t 0,0 9x9 \"x\"",
      ], 1)
    let new = try moment(
      ["shape #icon 5,5 9x9", "shape #a 0,8 10x10", "shape #a 0,28 10x10", "shape #c 0,48 10x10", "glass #n 1,1 9x9"], 2
    )
    let lines = ElementComparison.changes(from: old, to: new).map(\.line)
    #expect(
      lines == [
        "glass of #n is new", "text \"x\" of #t is gone", "3 shapes of #a, #c moved 8 pt down",
        "the drawing of #icon has another outline or gradient",
      ])
    let text = new.text
    #expect(MomentRecord(text: text) == new)
    #expect(MomentRecord(text: "") == nil)
  }

  @Test("Lines of a script that came, went or took another's place")
  func script() {
    func inputs(_ text: String) -> DrawnInputs {
      DrawnInputs(script: DrawnInputs.Text(name: "m.timeline", text), remix: nil, pieces: [])
    }
    func words(_ old: String, _ new: String) -> [String] {
      InputChange.changes(from: inputs(old), to: inputs(new)).map(\.words)
    }
    #expect(words("a\n\n 1  tap \"B  b\" # why\nc", "a\n 1 tap \"B  b\"\n# more\nc") == [])
    #expect(words("a\nb\nc", "a\nB\nc\nd") == ["m.timeline line 2: b → B", "m.timeline line 4 came: d"])
    #expect(words("a\nb\nc", "a\nc") == ["m.timeline line 2 went: b"])
    #expect(
      words("1 swipe left on #a.b", "1 swipe left on #a.c") == [
        "m.timeline line 1: 1 swipe left on #a.b → 1 swipe left on #a.c"
      ])
  }
}
