extension Verbs {
  static let render = Verb("render", "Makes a movie of a clip", isHidden: true) { _ in .done }
}
