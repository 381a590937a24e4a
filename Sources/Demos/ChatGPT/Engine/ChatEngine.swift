extension ChatGPT {
  /// What answers. A real model takes the place of `ScriptedEngine` here: it turns a prompt into blocks, each unit with
  /// the time at which it came.
  protocol ChatEngine: Sendable {
    /// The answer to a prompt that was sent in a chat.
    func reply(to prompt: Prompt, in chat: Chat, by model: Model) -> Reply
    /// A short title for a chat that begins with a prompt.
    func title(for prompt: Prompt, in chat: Chat) -> String
    /// An answer that was given before the film: all of it is there.
    func finished(_ answer: Answer) -> Reply
  }
}
