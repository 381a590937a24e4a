/// The clip that was played last, and its frames, so that outputs of one clip play and describe it once.
final class ClipShelf {
  private var key: String?
  private var clip: Clip?
  private var frames: [FramePlan: ClipFrames] = [:]
  private var isChecked = false

  /// The clip of some sources.
  /// - Throws: `ScriptError`, `RemixError`.
  func clip(_ origin: ClipSources) throws -> Clip {
    let wanted = try origin.key()
    if let clip, wanted == key { return clip }
    key = nil
    frames = [:]
    isChecked = false
    let made = try Clip(origin)
    (key, clip) = (wanted, made)
    return made
  }

  /// The frames of the clip that was asked for last.
  func frames(_ clip: Clip, _ plan: FramePlan) -> ClipFrames {
    if let known = frames[plan] { return known }
    let made = ClipFrames(clip, plan)
    frames[plan] = made
    return made
  }

  /// Finds what cannot be drawn of the clip that was asked for last.
  func check(_ clip: Clip) throws {
    if !isChecked { try Preflight.check(clip) }
    isChecked = true
  }
}
