import Foundation
import Testing

@Suite("Help, man page and completions come from one table")
struct HelpTests {
  static let verbs = [
    "list", "render", "still", "sheet", "check", "timeline", "inspect", "compare", "build", "farm", "cache",
    "schema", "doctor", "help",
  ]

  @Test(arguments: verbs)
  func helpOf(_ verb: String) throws {
    let shop = try Workshop()
    let outcome = try shop.run(verb, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.err.isEmpty)
    #expect(outcome.out.hasPrefix("Usage: mkdemo \(verb)"))
    #expect(outcome.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try shop.run("help", verb).out == outcome.out)
    // Help wins over whatever else stands there.
    #expect(try shop.run(verb, "--nonsense", "-h").out == outcome.out)
    #expect(try shop.run("--help").out.contains("\n  \(verb) "))
  }

  @Test("The options of the map are all there")
  func options() throws {
    let shop = try Workshop()
    let common = ["--assets", "--device", "--remix", "--set", "--appearance", "--help", "--version"]
    let wanted = [
      "render": common + [
        "--output", "--size", "--scale", "--fps", "--codec", "--crf", "--preset", "--from", "--to", "--jobs",
        "--touches",
        "--stills", "--no-cache", "--verify-cache", "--no-damage",
      ],
      "still": common + ["--at", "--output"], "sheet": common + ["--output", "--at", "--every", "--from", "--to"],
      "check": common, "timeline": common + ["--json"], "inspect": common + ["--at", "--json"], "list": ["--json"],
    ]
    for (verb, options) in wanted {
      let help = try shop.run(verb, "--help").out
      for option in options { #expect(help.contains(option), "\(verb) \(option)") }
    }
  }

  @Test("Documents show only verbs and options that there are")
  func documents() throws {
    let shop = try Workshop()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let found = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)
    let pages = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    #expect(pages.count > 6)
    var help: [Substring: String] = [:]
    for verb in Self.verbs { help[Substring(verb)] = try shop.run(verb, "--help").out }
    for page in pages + ["README.md", "CONTRIBUTING.md"] {
      let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
      for command in text.matches(of: /(?:^|`|\/)mkdemo ([a-z]+)([^`\n]*)/.anchorsMatchLineEndings()) {
        guard let about = help[command.1] else {
          // Sentences may begin with the program's name.
          #expect(command.0.hasPrefix("mkdemo"), "\(page): \(command.0)")
          continue
        }
        for option in command.2.matches(of: /(?:^|\s)(--[a-z][a-z-]+)/) {
          #expect(about.contains("\(option.1) ") || about.contains("\(option.1)\n"), "\(page): \(command.0)")
        }
      }
    }
  }

  @Test func version() throws {
    let outcome = try Workshop().run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.out.wholeMatch(of: /mkdemo \d+\.\d+\.\d+\n/) != nil)
    #expect(try Workshop().run("render", "--version").out == outcome.out)
  }

  @Test func manPage() throws {
    let shop = try Workshop()
    let page = try shop.run("help", "--man").out
    #expect(page.hasPrefix(".TH MKDEMO 1"))
    for verb in Self.verbs { #expect(page.contains(".SS mkdemo \(verb)")) }
    #expect(page.contains("\\-\\-verify\\-cache N%"))
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/groff"))
    try shop.write("mkdemo.1", page)
    let set = try shop.run(program: "/usr/bin/groff", ["-man", "-Tutf8", "-ww", "mkdemo.1"])
    #expect(set.err.isEmpty, "\(set.err)")
    #expect(set.out.contains("writes what is seen as a movie"))
  }

  @Test("bash completes verbs, options, values and clips")
  func bash() throws {
    let shop = try Workshop()
    try shop.write("completions", try shop.run("completions", "bash").out)
    func complete(_ words: String...) throws -> [String] {
      let folder = (Workshop.program as NSString).deletingLastPathComponent
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let script =
        "complete() { :; }; . ./completions; COMP_WORDS=(mkdemo \(line)); COMP_CWORD=\(words.count); _mkdemo; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\""
      let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let outcome = try shop.run(program: "/bin/bash", ["-uc", script], environment: ["PATH": path])
      #expect(outcome.status == 0, "\(outcome.err)")
      return outcome.out.split(separator: "\n").map(String.init)
    }
    #expect(try complete("re") == ["render"])
    #expect(try complete("render", "milo", "--verify") == ["--verify-cache"])
    #expect(try complete("render", "milo", "--codec", "pro") == ["prores"])
    #expect(try complete("still", "--device", "iphone-s") == ["iphone-se"])
    #expect(try complete("render", "milo-car") == ["milo-carousel"])
  }

  @Test("zsh and fish get every verb and option", arguments: ["zsh", "fish"])
  func others(_ shell: String) throws {
    let script = try Workshop().run("completions", shell).out
    for verb in Self.verbs { #expect(script.contains(verb)) }
    for option in ["verify-cache", "no-damage", "appearance"] { #expect(script.contains(option)) }
  }
}
