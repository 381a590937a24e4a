extension ChatGPT {
  /// The app's name and every word on its screens that is not content.
  public struct Brand: Hashable, Codable, Sendable {
    /// The app's name.
    public var name = "ChatGPT"
    public var copy = Copy()
    public var keyboard = Keyboard()

    /// What the keyboard offers over its keys.
    public struct Keyboard: Hashable, Codable, Sendable {
      /// In an empty field, and after a word.
      public var first = ["I", "The", "I\u{2019}m"]
      public var next = ["and", "the", "to"]
      /// What a word that has been begun may become, the likeliest first.
      public var dictionary = [
        "about", "afternoon", "after", "another", "and", "any", "back", "bake", "budget", "build", "camera", "can",
        "car", "carsick", "chess", "code", "could", "days", "dinner", "dog", "drive", "explain", "family", "find",
        "flights", "food", "for", "free", "French", "from", "gets", "give", "go", "good", "have", "help", "home",
        "hotel", "hour", "how", "is", "Japan", "leaks", "leave", "letter", "Lisbon", "make", "map", "me", "month",
        "neck", "next", "October", "of", "one", "photo", "plan", "poem", "python", "recipe", "short", "should", "small",
        "sourdough", "stretches", "tell", "tent", "that", "the", "there", "things", "this", "three", "to", "Tokyo",
        "train", "trip", "two", "under", "weekends", "weekend", "week", "what", "when", "where", "which", "with",
        "would", "write", "you", "your",
      ]
    }

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
      public var copyLink = "Copy"
      public var shareTargets = ["Nearby", "Messages", "Mail", "Notes"]
      // Sheets and pages.
      public var settings = "Settings"
      public var explore = "Explore GPTs"
      public var exploreLine = "Chats made for one thing, and good at it."
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
