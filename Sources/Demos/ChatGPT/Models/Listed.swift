extension ChatGPT {
  /// Who uses the app.
  public struct User: Hashable, Codable, Sendable {
    public var name = "Sam Rivera"
    public var initials = "SR"
    public var plan = "ChatGPT Plus"
  }

  /// A line of the model picker.
  public struct ModelRow: Hashable, Codable, Sendable {
    public var model: Model
    public var name: String
    public var line: String

    init(_ model: Model, _ name: String, _ line: String) {
      self.model = model
      self.name = name
      self.line = line
    }
  }
}
