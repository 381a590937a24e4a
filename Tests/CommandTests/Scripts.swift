/// Scripts that tests write.
enum Scripts {
  /// Half a second of Milo, with something in motion and every kind of named time.
  static let short = """
    demo      milo
    duration  1.2s
    from      0.7s
      0.0   screen  welcome
      0.8   moment  "early"
      1.0   still   middle
    """

  /// Milo's first tap, aimed at nothing.
  static let misspelt = """
    demo milo
    duration 24s
      1.75  tap "Get startd"
    """
}
