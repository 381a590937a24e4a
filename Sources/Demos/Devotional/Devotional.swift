/// Devotional: the onboarding of a Christian daily-devotional app, eleven screens.
enum Devotional {
  /// Everything that a remix can change: names, words, colours, content and pace.
  final class Content: Codable, Sendable {
    let brand: Brand
    let theme: Theme
    let fixtures: Fixtures
    let script: DemoScript

    /// Makes the content as the brief has it.
    init() {
      brand = Brand()
      theme = Theme()
      fixtures = Fixtures()
      script = DemoScript()
    }
  }
}
