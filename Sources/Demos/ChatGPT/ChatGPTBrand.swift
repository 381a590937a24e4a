extension ChatGPT {
  /// The app's name and every word on its screens that is not content.
  struct Brand: Hashable, Codable, Sendable {
    /// The app's name.
    var name = "ChatGPT"
    var copy = Copy()
    var keyboard = Keyboard()

    /// What the keyboard offers over its keys.
    struct Keyboard: Hashable, Codable, Sendable {
      /// In an empty field, and after a word.
      var first = ["I", "The", "I\u{2019}m"]
      var next = ["and", "the", "to"]
      /// What a word that has been begun may become, the likeliest first.
      var dictionary = [
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
    struct Copy: Hashable, Codable, Sendable {
      // Chat.
      var thinking = "Thinking"
      /// `{seconds}` stands for how long it took.
      var thought = "Thought for {seconds} seconds"
      var stoppedThinking = "Stopped thinking"
      var creating = "Creating image"
      var created = "Image created"
      var stoppedCreating = "Stopped creating"
      var copied = "Copied"
      var saved = "Saved"
      var save = "Save"
      var share = "Share"
      var copyCode = "Copy"
      // Composer.
      var placeholder = "Ask anything"
      var camera = "Camera"
      var photos = "Photos"
      var files = "Files"
      // New chat.
      var question = "What can I help with?"
      var newChat = "New chat"
      // Sidebar.
      var search = "Search"
      var library = "Library"
      var gpts = "GPTs"
      var today = "Today"
      var yesterday = "Yesterday"
      var week = "Previous 7 days"
      var noMatch = "No matching chats"
      // Menus and dialogs.
      var rename = "Rename"
      var delete = "Delete"
      var renameTitle = "Rename chat"
      var deleteTitle = "Delete chat?"
      /// `{title}` stands for the chat's title.
      var deleteText = "This deletes \u{201C}{title}\u{201D}."
      var cancel = "Cancel"
      var copyLink = "Copy"
      var shareTargets = ["Nearby", "Messages", "Mail", "Notes"]
      // Sheets and pages.
      var settings = "Settings"
      var explore = "Explore GPTs"
      var exploreLine = "Chats made for one thing, and good at it."
      var photo = "Photo"
      // Voice.
      var listening = "Listening"
      var speaking = "Speaking"
      var muted = "Muted"
      var mute = "Mute"
    }
  }
}
