extension ChatGPT {
  /// All content: what is asked, answered, listed and shown.
  struct Fixtures: Hashable, Codable, Sendable {
    /// Time in the status bar.
    var clock = "9:41"
    /// Who uses the app.
    var user = User()
    /// The chats of the sidebar, in its order; the app opens on the first.
    var past = PastChat.all
    /// The chips of a new chat.
    var newChat = Topic.newChat
    var typed = TypedFixtures()
    var photos = Photo.all
    var photoTalk = PhotoTalk()
    var files = File.all
    var gpts = GPT.all
    var voice = Topic.voice
    var models = [
      ModelRow(.auto, "Auto", "Picks the best speed for each question"),
      ModelRow(.instant, "Instant", "Answers right away"),
      ModelRow(.thinking, "Thinking", "Takes longer for harder questions"),
      ModelRow(.pro, "Pro", "The most thorough answers"),
    ]
    var settings = SettingsRow.all
  }

  /// A line of the settings.
  struct SettingsRow: Hashable, Codable, Sendable {
    var symbol: Symbol
    var label: String
    /// What stands at its end, `{user}` for the user's name, `{plan}` for the plan; nil for a chevron alone.
    var value: String?
    /// The group that it stands in, counted from the top.
    var group: Int

    static let all = [
      SettingsRow(symbol: .person, label: "Account", value: "{user}", group: 0),
      SettingsRow(symbol: .star, label: "Plan", value: "{plan}", group: 0),
      SettingsRow(symbol: .appearance, label: "Appearance", value: "System", group: 1),
      SettingsRow(symbol: .sparkles, label: "Personalization", value: nil, group: 1),
      SettingsRow(symbol: .bell, label: "Notifications", value: nil, group: 1),
      SettingsRow(symbol: .database, label: "Data controls", value: nil, group: 1),
      SettingsRow(symbol: .waveform, label: "Voice", value: nil, group: 1),
      SettingsRow(symbol: .info, label: "About", value: nil, group: 2),
    ]
  }
}
