extension ChatGPT {
  /// All content: what is asked, answered, listed and shown.
  public struct Fixtures: Hashable, Codable, Sendable {
    /// Time in the status bar.
    public var clock = "9:41"
    /// Who uses the app.
    public var user = User()
    /// The chats of the sidebar, in its order; the app opens on the first.
    public var past = PastChat.all
    /// The chips of a new chat.
    public var newChat = Topic.newChat
    public var typed = TypedFixtures()
    public var photos = Photo.all
    public var photoTalk = PhotoTalk()
    public var files = File.all
    public var gpts = GPT.all
    public var voice = Topic.voice
    public var models = [
      ModelRow(.auto, "Auto", "Picks the best speed for each question"),
      ModelRow(.instant, "Instant", "Answers right away"),
      ModelRow(.thinking, "Thinking", "Takes longer for harder questions"),
      ModelRow(.pro, "Pro", "The most thorough answers"),
    ]
    public var settings = SettingsRow.all
  }

  /// A line of the settings.
  public struct SettingsRow: Hashable, Codable, Sendable {
    public var symbol: Symbol
    public var label: String
    /// What stands at its end, `{user}` for the user's name; nil for a chevron alone.
    public var value: String?
    /// The group that it stands in, counted from the top.
    public var group: Int

    static let all = [
      SettingsRow(symbol: .person, label: "Account", value: "{user}", group: 0),
      SettingsRow(symbol: .star, label: "Plan", value: "ChatGPT Plus", group: 0),
      SettingsRow(symbol: .appearance, label: "Appearance", value: "System", group: 1),
      SettingsRow(symbol: .sparkles, label: "Personalization", value: nil, group: 1),
      SettingsRow(symbol: .bell, label: "Notifications", value: nil, group: 1),
      SettingsRow(symbol: .database, label: "Data controls", value: nil, group: 1),
      SettingsRow(symbol: .waveform, label: "Voice", value: nil, group: 1),
      SettingsRow(symbol: .info, label: "About", value: nil, group: 2),
    ]
  }
}
