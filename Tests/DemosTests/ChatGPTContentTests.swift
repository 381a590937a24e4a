import Foundation
import Testing

@testable import Demos
@testable import Scenes

/// The ChatGPT clone's content: every question has an answer, every answer two ways on, every colour can be read.
@Suite struct ChatGPTContentTests {
  private typealias Chat = ChatGPT.Chat
  private let content = ChatGPT.Content()
  private var engine: ChatGPT.ScriptedEngine { ChatGPT.ScriptedEngine(content.fixtures, content.script) }

  private func asked(_ text: String, in chat: inout Chat) -> ChatGPT.Reply {
    let prompt = ChatGPT.Prompt(text)
    let reply = engine.reply(to: prompt, in: chat, by: .auto)
    chat.turns.append(ChatGPT.Turn(finished: prompt, reply))
    return reply
  }

  /// Follows every chip of an answer, and theirs, until no chip is new.
  private func walk(_ start: ChatGPT.Prompt, gpt: String? = nil) {
    var known: Set<String> = [start.text]
    var waiting: [[ChatGPT.Prompt]] = [[start]]
    while let path = waiting.popLast() {
      var chat = Chat(id: 0, title: "", section: .today, turns: [], gpt: gpt)
      var reply = ChatGPT.Reply()
      for prompt in path {
        reply = engine.reply(to: prompt, in: chat, by: .auto)
        chat.turns.append(ChatGPT.Turn(finished: prompt, reply))
      }
      #expect(!reply.blocks.isEmpty, "\(path)")
      #expect(reply.chips.count == 2 && Set(reply.chips).count == 2, "\(path.map(\.text)): \(reply.chips)")
      #expect(reply.times.count == reply.blocks.reduce(0) { $0 + $1.unitCount })
      for chip in reply.chips where known.insert(chip).inserted { waiting.append(path + [ChatGPT.Prompt(chip)]) }
    }
  }

  @Test func everyChipHasAnAnswerWithTwoChips() {
    let fixtures = content.fixtures
    for topic in fixtures.newChat + fixtures.past.map(\.topic) + [fixtures.voice, fixtures.typed.python] {
      walk(ChatGPT.Prompt(topic.question))
    }
    for gpt in fixtures.gpts {
      #expect(gpt.starters.count == 3)
      for starter in gpt.starters { walk(ChatGPT.Prompt(starter.chip), gpt: gpt.id) }
    }
    for photo in fixtures.photos { walk(ChatGPT.Prompt("", photo: photo.id)) }
    for file in fixtures.files { walk(ChatGPT.Prompt("", file: file.name)) }
    walk(ChatGPT.Prompt("sourdough"))
  }

  @Test func chipsAreAnsweredByWhatTheyBelongTo() {
    var chat = Chat(id: 0, title: "", section: .today, turns: [])
    _ = asked("plan a 3-day trip to Tokyo under $1,000", in: &chat)
    #expect(asked("Make it cheaper", in: &chat).plainText.contains("That's $490, so $510 is left for fun."))
    #expect(asked("Sum it up", in: &chat).plainText == content.fixtures.past[0].topic.summary)
    var other = Chat(id: 1, title: "", section: .today, turns: [])
    _ = asked("tell me about rock pools", in: &other)
    #expect(asked("Give me an example", in: &other).plainText.contains("rock pools"))
  }

  @Test func aPlaceIsNotGuessed() {
    let chat = Chat(id: 0, title: "", section: .today, turns: [])
    for photo in content.fixtures.photos {
      func said(_ text: String) -> String {
        engine.reply(to: ChatGPT.Prompt(text, photo: photo.id), in: chat, by: .auto).plainText
      }
      #expect(said("Where is this?").hasPrefix("I can't tell the exact place, but"), "\(photo.id)")
      #expect(said("what is this?") == photo.description)
    }
  }

  @Test func typedTopicsLoseTheirRequestWords() {
    let typed = content.fixtures.typed
    #expect(ChatGPT.Topics.name(of: "tell me about sourdough", typed) == "sourdough")
    #expect(ChatGPT.Topics.name(of: "What is a quark?", typed) == "a quark")
    #expect(ChatGPT.Topics.name(of: "plan", typed) == "plan")
    #expect(ChatGPT.Topics.name(of: "one two three four five six seven", typed) == "one two three four five six")
  }

  @Test func pastChatsAreFourteenShortExchanges() {
    let past = content.fixtures.past
    #expect(past.count == 14)
    #expect(past.map(\.section.rawValue) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    for chat in past.dropFirst() { #expect((2...4).contains(chat.topic.answer.blocks.count), "\(chat.topic.title)") }
  }

  @Test func noTwoChatsOfTheListReadTheSame() {
    let fixtures = content.fixtures
    let titles = fixtures.past.map(\.topic.title) + fixtures.newChat.map(\.title)
    #expect(Set(titles).count == titles.count, "\(titles.sorted())")
  }

  @Test func everyKindOfBlockOccurs() {
    let fixtures = content.fixtures
    let topics = fixtures.newChat + fixtures.past.map(\.topic) + [fixtures.typed.python]
    let kinds = topics.flatMap { [$0.answer] + $0.followUps.map(\.answer) }.flatMap(\.blocks).map { block -> String in
      switch block {
      case .heading: "heading"
      case .paragraph: "paragraph"
      case .bullets: "bullets"
      case .numbered: "numbered"
      case .table: "table"
      case .code: "code"
      case .image: "image"
      }
    }
    #expect(Set(kinds).count == 7)
  }

  @Test func cuttingABlockKeepsItsFirstUnits() {
    let table = ChatGPT.Block.table(ChatGPT.Table(header: ["Item", "Cost"], rows: [["A b", "$1"], ["C", "$2"]]))
    #expect(table.unitCount == 7)
    #expect(table.prefix(units: 4) == .table(ChatGPT.Table(header: ["Item", "Cost"], rows: [["A b", ""]])))
    #expect(ChatGPT.Block.bullets(["one two", "three"]).prefix(units: 2) == .bullets(["one two"]))
    #expect(ChatGPT.Block.paragraph("so far,\nso good").prefix(units: 3) == .paragraph("so far,\nso"))
    #expect(table.prefix(units: 0) == nil)
  }

  @Test func contentSurvivesCoding() throws {
    let data = try JSONEncoder().encode(content)
    let back = try JSONDecoder().decode(ChatGPT.Content.self, from: data)
    #expect(back.brand == content.brand && back.theme == content.theme)
    #expect(back.fixtures == content.fixtures && back.script == content.script)
  }

  @Test func textCanBeRead() {
    let color = content.theme.color
    func contrast(_ a: Color, _ b: Color) -> Double {
      func luma(_ c: Color) -> Double {
        func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
      }
      let (x, y) = (luma(a), luma(b))
      return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
    for dark in [0.0, 1] {
      func at(_ shade: ChatGPT.Theme.Shade) -> Color { shade.at(dark) }
      #expect(contrast(at(color.text), at(color.background)) >= 4.5)
      #expect(contrast(at(color.bubbleText), at(color.bubble)) >= 4.5)
      #expect(contrast(at(color.secondary), at(color.background)) >= 3)
      #expect(contrast(at(color.secondary), at(color.sidebar)) >= 3)
      for shade in [color.codeText, color.codeTitle, color.codeKeyword, color.codeString, color.codeComment] {
        #expect(contrast(at(shade), at(color.code)) >= 4.5)
      }
      #expect(contrast(at(color.onToast), at(color.toast)) >= 4.5)
      #expect(contrast(at(color.onStop), at(color.stop)) >= 4.5)
      #expect(contrast(at(color.danger), at(color.card)) >= 4.5)
    }
  }

  /// Views hold no colours and no words of their own, and know no fixtures.
  @Test func viewsHoldNoLiterals() throws {
    let folder = ScriptsTests.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Demos/ChatGPT")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(names.count > 50)
    for name in names.sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300, "\(name)")
      guard !name.hasPrefix("Fixtures/"), !name.hasPrefix("Models/"), !name.hasPrefix("ChatGPT") else { continue }
      #expect(!text.contains("Color(0x") && !text.contains("Color.black") && !text.contains("Color.white"), "\(name)")
      #expect(text.firstMatch(of: /Text\("[^"\\]*[A-Za-z]/) == nil, "\(name)")
      if !name.hasPrefix("Data/") && !name.hasPrefix("Engine/") { #expect(!text.contains("ixtures"), "\(name)") }
    }
  }
}
