import Timelines

/// The program: finds the verb, reads its words, runs it.
enum CommandLineTool {
  /// Runs a command line (without the program's name) and says how it ended.
  static func run(_ words: [String]) -> ExitStatus {
    Console.open()
    do {
      return Console.closed(try dispatch(words))
    } catch {
      return Failure.report(error)
    }
  }

  private static func dispatch(_ words: [String]) throws -> ExitStatus {
    guard let first = words.first else {
      Console.say(HelpText.program(Verbs.all))
      return .usage
    }
    if first == "--help" || first == "-h" {
      Console.data(HelpText.program(Verbs.all))
      return .done
    }
    if first == "--version" { return printVersion() }
    let verb = try verb(first)
    let rest = Array(words.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      Console.data(HelpText.verb(verb))
      return .done
    }
    if options.contains("--version") { return printVersion() }
    return try verb.run(ArgumentReader.read(rest, for: verb))
  }

  /// The verb of that name.
  static func verb(_ name: String) throws -> Verb {
    if let verb = Verbs.all.first(where: { $0.name == name }) { return verb }
    let known = Verbs.all.filter { !$0.isHidden }.map(\.name)
    if name.hasPrefix("-") {
      throw CommandError("no verb stands before \(quoted(name))", mend: "write mkdemo VERB …; see mkdemo --help")
    }
    throw CommandError("there is no verb \(quoted(name))", mend: Mend.choice(name, known))
  }

  private static func printVersion() -> ExitStatus {
    Console.data("mkdemo \(Executable.version)")
    return .done
  }
}
