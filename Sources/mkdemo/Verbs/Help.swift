extension Verbs {
  private static let man = Option(switch: "man", "Prints the man page (troff).")

  static let help = Verb(
    "help", "Prints what mkdemo knows, or more about one verb",
    operands: [Operand("VERB", "The verb.", isOptional: true, completion: .words(Verbs.names))], options: [man.entry]
  ) { arguments in
    if arguments.has(man) {
      Console.data(ManPage.text(Verbs.all))
    } else if let name = arguments.operands.first {
      Console.data(HelpText.verb(try CommandLineTool.verb(name)))
    } else {
      Console.data(HelpText.program(Verbs.all))
    }
    return .done
  }

  static let completions = Verb(
    "completions", "Prints a completion script for a shell",
    operands: [Operand("SHELL", "bash, zsh or fish.", completion: .words(Shell.allCases.map(\.rawValue)))],
    notes: ["make install puts them where the shells look."], isHidden: true
  ) { arguments in
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw CommandError("there are no completions for \(quoted(name))", mend: "use bash, zsh or fish")
    }
    Console.data(shell.script(Verbs.all.filter { !$0.isHidden }))
    return .done
  }
}
