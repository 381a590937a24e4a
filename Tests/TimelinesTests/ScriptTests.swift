import Testing

@testable import Timelines

@Test func theDesignsExampleReads() throws {
  let script = try Script.parse(
    """
    # Devotional, the 49 seconds of the source video
    demo      devotional
    duration  49s

      0.0   screen  splash                      # asserts the current screen
      4.3   tap     "Get started"
     13.8   tap     "Stop Worrying About Money"
     20.8   swipe   right on #statement
     27.0   hold    #lock for 1.5s
    """, file: "devotional.timeline")
  #expect(script.demo == "devotional")
  #expect(script.duration == .seconds(49))
  #expect(script.from == .zero)
  #expect(script.frameRate == .sixty)
  #expect(script.cues.map(\.at.seconds) == [0, 4.3, 13.8, 20.8, 27])
  #expect(
    script.cues.map(\.action) == [
      .screen("splash"), .tap(.label("Get started"), for: 0.1), .tap(.label("Stop Worrying About Money"), for: 0.1),
      .swipe(.right, on: .anchor("statement"), over: 0.25, by: .share(0.6)), .hold(.anchor("lock"), for: 1.5),
    ])
  let swipe = script.cues[3]
  #expect(swipe.line == 8)
  #expect(swipe.column == 9)
  #expect(swipe.text == " 20.8   swipe   right on #statement")
  #expect(swipe.targetPlace == Place(line: 8, column: 26, length: 10))
}

@Test func theHeaderReads() throws {
  let script = try Script.parse(
    """
    duration 90f
    from 30f
    demo "chat gpt"
    device "iPhone 17 Pro"
    fps 30000/1001
    appearance dark
    keyboard hardware
    set brand.name "lu\\"ma"
    set dial 5
    """, file: "x")
  #expect(script.demo == "chat gpt")
  #expect(script.device == "iPhone 17 Pro")
  #expect(script.fps == FrameRate("29.97"))
  #expect(script.duration == script.frameRate.instant(ofFrame: 90))
  #expect(script.from == script.frameRate.instant(ofFrame: 30))
  #expect(script.appearance == .dark)
  #expect(script.keyboard == .hardware)
  #expect(script.settings.map(\.key) == ["brand.name", "dial"])
  #expect(script.settings.map(\.value) == ["lu\"ma", "5"])
  #expect(script.place(of: .device) == Place(line: 4, column: 8, length: 15))
  #expect(script.settings[0].valuePlace == Place(line: 8, column: 16, length: 8))
}

@Test(arguments: [
  ("4.3", 4.3), ("4.3s", 4.3), ("500ms", 0.5), ("1:05.5", 65.5), ("0:00", 0), ("258f", 4.3), (".5", 0.5), ("007", 7),
  ("1.25ms", 0.00125), ("9:59.999", 599.999),
])
func timesRead(text: String, seconds: Double) throws {
  #expect(try cues("\(text) tap #a").first?.at == .seconds(seconds))
}

@Test func relativeTimesCountFromTheCueAbove() throws {
  let times = try cues(
    "4.3 tap #a\n+0.4 tap #a\n+500ms tap #a\n+12f tap #a\n+0 expect \"x\"\n1:00 tap #a\n+1:00 tap #a")
  #expect(times.map(\.at) == [4.3, 4.7, 5.2, 5.4, 5.4, 60, 120].map { .seconds($0) })
}

@Test(arguments: [
  ("tap \"Get started\"", CueAction.tap(.label("Get started"), for: 0.1)),
  ("tap #mind.row.1 for 200ms", .tap(.anchor("mind.row.1"), for: 0.2)),
  ("hold #lock for 90f", .hold(.anchor("lock"), for: 1.5)),
  ("swipe left", .swipe(.left, on: nil, over: 0.25, by: .usual)),
  ("swipe up over 0.3s by 90pt on \"Card\"", .swipe(.up, on: .label("Card"), over: 0.3, by: .points(90))),
  ("swipe down by 12.5%", .swipe(.down, on: nil, over: 0.25, by: .share(0.125))),
  ("drag #dial to \"8\" over 1s", .drag(.anchor("dial"), .toValue("8"), over: 1)),
  ("drag #dial to 8", .drag(.anchor("dial"), .toValue("8"), over: 0.5)),
  ("drag \"Notes\" to #trash", .drag(.label("Notes"), .to(.anchor("trash")), over: 0.5)),
  ("drag #edge right by 40%", .drag(.anchor("edge"), .by(Shift(.right, .share(0.4))), over: 0.5)),
  ("drag #edge by 40pt right", .drag(.anchor("edge"), .by(Shift(.right, .points(40))), over: 0.5)),
  ("drag #edge by right 40", .drag(.anchor("edge"), .by(Shift(.right, .points(40))), over: 0.5)),
  ("type \"a \\\\ b\\n\"", .type("a \\ b\n", into: nil, pace: .usual)),
  ("type \"x\" into #field over 1.5s", .type("x", into: .anchor("field"), pace: .over(1.5))),
  ("type \"x\" at 12.5cps into \"Name\"", .type("x", into: .label("Name"), pace: .cps(12.5))),
  ("scroll down by 300pt", .scroll(nil, by: Shift(.down, .points(300)), over: 0.5)),
  ("scroll #list by 300pt up over 1s", .scroll(.anchor("list"), by: Shift(.up, .points(300)), over: 1)),
  ("scroll down on #list by 50%", .scroll(.anchor("list"), by: Shift(.down, .share(0.5)), over: 0.5)),
  ("screen \"day one\"", .screen("day one")),
  ("screen day-1", .screen("day-1")),
  ("expect “Welcome!”", .expect("Welcome!")),
  ("chapter Start", .chapter("Start")),
  ("moment \"row chosen\"", .moment("row chosen")),
  ("still end.1", .still("end.1")),
  ("appearance light", .appearance(.light)),
  ("keyboard show", .keyboard(shown: true)),
  ("keyboard hide", .keyboard(shown: false)),
  ("tap \"日本 👩‍👩‍👧 é\"", .tap(.label("日本 👩‍👩‍👧 é"), for: 0.1)),
])
func verbsRead(text: String, expected: CueAction) throws { #expect(try action(text) == expected) }

@Test(arguments: [
  "tap #a # comment", "tap #a #", "tap #a ## b", "tap #a\t#- b", "tap\u{A0}#a", "tap #a#", "  tap   #a   ",
])
func commentsAndSpacesMeanNothing(text: String) throws { #expect(try action(text) == .tap(.anchor("a"), for: 0.1)) }

@Test func lineEndsAndByteOrderMarksMeanNothing() throws {
  let unix = "demo a\nduration 9s\n#c\n\n1 tap \"x\"\n"
  let expected = try Script.parse(unix, file: "x").cues
  for text in [
    unix.replacing("\n", with: "\r\n"), unix.replacing("\n", with: "\r"), "\u{FEFF}" + unix, String(unix.dropLast()),
  ] { #expect(try Script.parse(text, file: "x").cues == expected) }
}

@Test func cuesAtTheSameTimeKeepTheirOrder() throws {
  let names = try cues("1 moment a\n1 moment b\n1.0s moment c").map(\.action)
  #expect(names == [.moment("a"), .moment("b"), .moment("c")])
}

@Test func aFingerMayComeDownAsTheOneBeforeGoesUp() throws {
  #expect(try cues("1 hold #a for 1.5s\n2.5 tap #b\n+0.1 swipe left\n+0.25 tap #c").count == 4)
  #expect(try cues("1 hold #a for 1.5s\n2 still x\n2 type \"abc\"\n2.5 tap #b").count == 4)
}

@Test func onlyAssertionsMayStandAtTheEnd() throws {
  let header = "demo a\nduration 9s\n"
  #expect(try Script.parse(header + "9 screen x\n9 expect \"y\"", file: "x").cues.count == 2)
  #expect(complaints(header + "9 still x").contains("9 s is the end: no frame shows it"))
}
