/// The table of verbs: everything that the command line knows.
enum Verbs {
  /// In the order of help.
  static let all: [Verb] = [
    list, render, still, sheet, check, timeline, inspect, compare, build, farm, cache, schema, doctor, help,
    completions, buildWorker,
  ]

  /// Words of the verbs that help shows. Written out, since the table itself lists `help`.
  static let names = [
    "list", "render", "still", "sheet", "check", "timeline", "inspect", "compare", "build", "farm", "cache", "schema",
    "doctor",
    "help",
  ]
}
