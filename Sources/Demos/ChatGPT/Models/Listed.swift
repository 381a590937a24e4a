extension ChatGPT {
  /// Who uses the app.
  struct User: Hashable, Codable, Sendable {
    var name = "Sam Rivera"
    var initials = "SR"
    /// `{brand}` stands for the app's name.
    var plan = "{brand} Plus"
  }

  /// A line of the model picker.
  struct ModelRow: Hashable, Codable, Sendable {
    var model: Model
    var name: String
    var line: String

    init(_ model: Model, _ name: String, _ line: String) {
      self.model = model
      self.name = name
      self.line = line
    }
  }
}
