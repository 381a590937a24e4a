import Foundation
import Testing

@testable import mkdemo

/// The recipes of docs/recipes: what they tell people to run and to install is tried as far as a test can.
@Suite("Recipes")
struct RecipeTests {
  private static let folder: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.appending(path: "docs/recipes").path
  }()

  /// A fenced block of a recipe.
  private struct Fence {
    let info: String
    let body: String
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private static func fences(_ name: String) throws -> [Fence] {
    let parts = try text(name).components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Fence(info: String(lines[0]), body: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .sorted()

  /// Every command line of mkdemo in a text: what stands behind the name, to the end of the line, span or command. "…"
  /// stands for words that are left out.
  private static func commands(_ text: String) -> [[String]] {
    text.split(separator: "\n").flatMap { line -> [[String]] in
      line.matches(of: /(?:^|[\s`\/])mkdemo +([a-z][^`>|;&#]*)/).map { match in
        match.1.replacing(/\$\{\{[^}]*\}\}/, with: "1").replacing("\\%", with: "%").replacing(
          /["']/, with: ""
        )
        .split(separator: " ").map(String.init).filter { $0 != "…" }
      }
    }
  }

  @Test("Every command of every recipe is one that this program takes", arguments: names)
  func commandsParse(_ name: String) throws {
    let texts =
      name.hasSuffix(".md")
      ? try Self.fences(name).map(\.body)
        + Self.text(name).matches(of: /`(mkdemo [^`\n]+)`/).map { String($0.1) }
      : [try Self.text(name)]
    let commands = texts.flatMap(Self.commands)
    #expect(!commands.isEmpty || !name.hasSuffix("md"))
    for words in commands {
      #expect(throws: Never.self, "mkdemo \(words.joined(separator: " "))") {
        try ArgumentReader.read(Array(words.dropFirst()), for: CommandLineTool.verb(words[0]))
      }
    }
  }

  @Test("Commands are found where they are, and wrong ones are seen")
  func finds() throws {
    let found = Self.commands(
      "x && nice /usr/bin/mkdemo build --only \"a\" >log || true\n- run: a/mkdemo cache stats\nmkdemo.json mkdemo"
    )
    #expect(found == [["build", "--only", "a"], ["cache", "stats"]])
    #expect(throws: (any Error).self) {
      try ArgumentReader.read(["--ouch"], for: CommandLineTool.verb("build"))
    }
  }

  @Test(
    "Shell blocks and cron lines are good shell", arguments: names.filter { $0.hasSuffix(".md") })
  func shell(_ name: String) throws {
    let shop = try Workshop()
    for fence in try Self.fences(name) {
      var scripts: [String] = []
      switch fence.info {
      case "sh": scripts = [fence.body]
      case "cron":
        for line in fence.body.split(separator: "\n") where line.first?.isNumber == true {
          let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
          try #require(parts.count == 6)
          // cron ends a command at a bare %.
          #expect(!parts[5].replacing("\\%", with: "").contains("%"), "\(line)")
          scripts.append(String(parts[5]).replacing("\\%", with: "%"))
        }
      default: break
      }
      for script in scripts {
        let outcome = try shop.run(program: "/bin/sh", ["-n", "-c", script])
        #expect(outcome.status == 0, "\(script): \(outcome.err)")
      }
    }
  }

  private static let systemd = "/usr/bin/systemd-analyze"

  @Test(
    "The service and its timer are good to systemd",
    .enabled(if: FileManager.default.isExecutableFile(atPath: systemd), "apt-get install systemd"))
  func units() throws {
    let shop = try Workshop()
    let units = try Self.fences("cron.md").filter { $0.info.hasPrefix("ini ") }
    try #require(units.map(\.info) == ["ini service", "ini timer"])
    for unit in units { try shop.write("mkdemo.\(unit.info.dropFirst(4))", unit.body + "\n") }
    let outcome = try shop.run(
      program: Self.systemd,
      ["verify", "--man=no", shop.path("mkdemo.service"), shop.path("mkdemo.timer")])
    let said = outcome.err.split(separator: "\n").filter { $0.contains("mkdemo.") }
    #expect(outcome.status == 0 && said.isEmpty, "\(outcome.err)")
  }

  @Test("The workflow is YAML: its steps are there, and what it saves is what it restores")
  func workflow() throws {
    let shop = try Workshop()
    let read = "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)"
    let outcome = try shop.run(
      program: "/usr/bin/env", ["python3", "-c", read, "\(Self.folder)/github-actions.yml"])
    // Without a parser of YAML there is nothing to hold it to.
    if outcome.err.contains("No module named") { return }
    try #require(outcome.status == 0, "\(outcome.err)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let job = try #require((json["jobs"] as? [String: Any])?["build"] as? [String: Any])
    let steps = try #require(job["steps"] as? [[String: Any]])
    func step(_ action: String) throws -> [String: String] {
      let found = steps.first { ($0["uses"] as? String)?.hasPrefix(action) == true }
      return try #require(found?["with"] as? [String: String])
    }
    let (restored, saved) = (try step("actions/cache/restore"), try step("actions/cache/save"))
    #expect(restored["path"] == saved["path"] && restored["key"] == saved["key"])
    #expect(
      restored["key"]?.hasPrefix(
        restored["restore-keys"]?.split(separator: "\n").first.map(String.init) ?? "?") == true)
    // Each shell step is good shell.
    for case let script as String in steps.map({ $0["run"] as Any }) {
      let plain = script.replacing(/\$\{\{[^}]*\}\}/, with: "1")
      #expect(try shop.run(program: "/bin/sh", ["-n", "-c", plain]).status == 0, "\(script)")
    }
  }
}
