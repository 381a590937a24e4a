extension Verbs {
  static let help = Verb(
    "help", "Prints what mkdemo knows, or more about one verb",
    operands: [Operand("VERB", "The verb.", isOptional: true)]
  ) { arguments in
    guard let name = arguments.operands.first else {
      Console.data(HelpText.program(Verbs.all))
      return .done
    }
    Console.data(HelpText.verb(try CommandLineTool.verb(name)))
    return .done
  }

  static let completions = Verb("completions", "Prints a completion script for a shell", isHidden: true) { _ in .done }
}
