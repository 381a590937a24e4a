import Testing

@testable import mkdemo

@Suite("Programs that mkdemo runs")
struct ChildProgramTests {
  private func shell() throws -> ChildProgram { try #require(ChildProgram(named: "sh")) }

  @Test("What is said on either stream may be longer than a pipe")
  func long() throws {
    // 300,000 bytes on the one before a word on the other; a pipe holds 65,536.
    let much = "i=0; while [ $i -lt 10000 ]; do echo 'thirty letters and no more than'; i=$((i+1)); done"
    for (first, second) in [("2", "1"), ("1", "2")] {
      let outcome = try shell().run(["-c", "{ \(much); } >&\(first); echo end >&\(second)"])
      let (long, short) = first == "1" ? (outcome.out, outcome.err) : (outcome.err, outcome.out)
      #expect(outcome.status == 0)
      #expect(long.utf8.count == 320_000)
      #expect(short == "end\n")
    }
  }

  @Test("It reads what it is given, or ends without, and its status is a shell's")
  func ends() throws {
    #expect(try shell().run(["-c", "cat"], input: "é\n").out == "é\n")
    #expect(try shell().run(["-c", "exit 7"], input: String(repeating: "x", count: 200_000)).status == 7)
    #expect(try shell().run(["-c", "kill -KILL $$"]).status == 137)
  }
}
