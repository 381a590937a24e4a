extension Verbs {
  static let doctor = Verb("doctor", "Says what is missing on this machine, and how to get it", isHidden: true) { _ in
    .done
  }
}
