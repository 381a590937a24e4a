import Scenes

extension ChatGPT {
  /// How far voice mode covers the chats: its dark ground comes first, and what stands on it once nothing of the chats
  /// is seen behind it any more; it goes the other way round.
  struct VoiceCover {
    /// 0...1: how opaque the ground and the content are.
    let ground, content: Double

    init(_ voice: Voice, _ t: Instant) {
      let shown = min(max(voice.shown.value(t), 0), 1)
      ground = shown < 0.001 ? 0 : min(shown * 1.9, 1)
      content = min(max((shown - 0.53) / 0.45, 0), 1)
    }
  }
}
