extension ChatGPT {
  /// The app's name and every word on its screens that is not content.
  public struct Brand: Hashable, Codable, Sendable {
    /// The app's name.
    public var name = "ChatGPT"
    public var copy = Copy()

    /// The words of the screens.
    public struct Copy: Hashable, Codable, Sendable {
      // Chat.
      public var thinking = "Thinking"
      /// `{seconds}` stands for how long it took.
      public var thought = "Thought for {seconds} seconds"
      public var stoppedThinking = "Stopped thinking"
      public var creating = "Creating image"
      public var copied = "Copied"
      public var saved = "Saved"
      public var save = "Save"
      public var share = "Share"
      public var copyCode = "Copy"
      public var reading = "Reading aloud"
      // Composer.
      public var placeholder = "Ask anything"
      public var camera = "Camera"
      public var photos = "Photos"
      public var files = "Files"
      public var listeningField = "Listening"
      // New chat.
      public var question = "What can I help with?"
      public var newChat = "New chat"
      // Sidebar.
      public var search = "Search"
      public var library = "Library"
      public var gpts = "GPTs"
      public var today = "Today"
      public var yesterday = "Yesterday"
      public var week = "Previous 7 days"
      public var noMatch = "No matching chats"
      // Menus and dialogs.
      public var rename = "Rename"
      public var delete = "Delete"
      public var renameTitle = "Rename chat"
      public var deleteTitle = "Delete chat?"
      /// `{title}` stands for the chat's title.
      public var deleteText = "This deletes \u{201C}{title}\u{201D}."
      public var cancel = "Cancel"
      public var done = "Done"
      public var copyLink = "Copy"
      public var shareTargets = ["Nearby", "Messages", "Mail", "Notes"]
      // Sheets and pages.
      public var settings = "Settings"
      public var explore = "Explore GPTs"
      public var exploreLine = "Chats made for one thing, and good at it."
      public var by = "By ChatGPT"
      public var photo = "Photo"
      // Voice.
      public var listening = "Listening"
      public var speaking = "Speaking"
      public var muted = "Muted"
      public var mute = "Mute"
      public var unmute = "Unmute"
    }
  }
}
