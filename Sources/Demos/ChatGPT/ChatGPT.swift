/// The ChatGPT clone: answers that stream in word by word, a chat sidebar, a model picker, pictures that sharpen from a
/// blur, and a voice orb.
public enum ChatGPT {
  /// Everything that a remix can change: names, words, colours, content and pace.
  public final class Content: Codable, Sendable {
    public let brand: Brand
    public let theme: Theme
    public let fixtures: Fixtures
    public let script: DemoScript

    /// Makes the content as the brief has it.
    public init() {
      brand = Brand()
      theme = Theme()
      fixtures = Fixtures()
      script = DemoScript()
    }
  }
}
