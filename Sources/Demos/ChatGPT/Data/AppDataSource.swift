import Scenes

extension ChatGPT {
  /// Where the app's facts come from. Views see what it gives as part of the state, and nothing else.
  protocol AppDataSource: Sendable {
    /// The facts at launch.
    func launch() -> State
    /// The chat that HOOK MODE plays in, as of its first moment.
    func hookChat(at t: Instant) -> Chat
    /// A fresh chat; with a GPT its id.
    func emptyChat(id: Int, gpt: String?) -> Chat
  }
}
