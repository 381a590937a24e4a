import Foundation
import Scenes

extension Milo {
  /// A companion on its card: the figure stands above the panel and over its top edge.
  struct VibeCard: View {
    let content: Content
    let card: CompanionCard
    /// Pages from the middle of the screen; negative to the left.
    let away: Double
    /// When its page first became current since the screen opened; nil before.
    let arrival: Instant?
    /// When its page last became current, if it is.
    let hopped: Instant?
    let now: Now

    /// Heights in points: of the clear part above the panel, of the panel, of the figure, and how deep the figure stands
    /// in the panel.
    private static let clear = 166.0
    private static let panel = 262.0
    private static let figure = 224.0
    private static let sunk = 62.0

    var body: some View {
      let width = VibeCard.figure * Companion.box.width / Companion.box.height
      ZStack(.top) {
        VStack(spacing: 0) {
          Tag(content: content, text: card.tag)
          Text(card.quote).font(content.theme.font.quote).foreground(content.theme.color.ink)
            .multilineTextAlignment(.center)
            .frame(width: 205)
            .padding(Insets(top: 16))
        }
        .padding(Insets(top: VibeCard.sunk + 16))
        .frame(maxWidth: .infinity, minHeight: VibeCard.panel, maxHeight: VibeCard.panel, alignment: .top)
        .background { RoundedRectangle(content.theme.metric.cardRadius).fill(card.card).anchor("vibe.panel") }
        .padding(Insets(top: VibeCard.clear))
        Canvas(box: Companion.box) { card.companion.layers(pose: pose) }.replaceable(by: card.companion.art)
          .frame(width: width, height: VibeCard.figure)
          .offset(x: away * 14, y: VibeCard.clear + VibeCard.sunk - VibeCard.figure)
          .anchor("vibe.character")
      }
    }

    /// The current companion bobs, blinks and keeps busy; the further a card is away, the calmer it stands, so that it never
    /// drops when a page changes.
    private var pose: CompanionPose {
      var pose = CompanionPose.rest
      pose.armThrow = 0
      guard let arrival else { return pose }
      let age = now.age(arrival)
      guard age > 0 else { return pose }
      let script = content.script
      // The bob swells from rest, so that it never jumps in.
      let swell = Curve.easeInOut.value(min(max((age - 0.5) / 0.6, 0), 1)) * max(0, 1 - abs(away))
      pose.bob = -script.bob * swell * (1 - cosine(max(0, age - 0.5) / script.bobPeriod))
      if let hopped { pose.hop = min(max((now.age(hopped) - 0.12) / script.hop, 0), 1) }
      pose.blink = blink(age)
      let sway = wave(age / 1.4) * swell
      switch card.companion {
      case .bo: pose.waveLeft = sway
      case .pip: pose.magnify = wave(age / 2) * swell
      // Momo throws once; the plane stays where it flew.
      case .momo: pose.armThrow = min(max((age - 0.45) / 1.0, 0), 1)
      case .kiko: pose.waveRight = 0.5 * wave(age / 1.8) * swell
      }
      pose.lean = 1.5 * wave(age / script.bobPeriod / 2) * swell
      return pose
    }

    private func cosine(_ phase: Double) -> Double { cos(2 * .pi * phase) }

    /// Shut for a moment every 2.3 seconds.
    private func blink(_ age: Double) -> Double {
      let phase = (age + 0.9).truncatingRemainder(dividingBy: 2.3)
      return phase < 0.16 ? wave(phase / 0.32) : 0
    }
  }

  /// The trait in a white pill.
  private struct Tag: View {
    let content: Content
    let text: String

    var body: some View {
      Text(text).font(content.theme.font.tag).foreground(content.theme.color.ink)
        .padding(horizontal: 16, vertical: 7)
        .background { Capsule().fill(content.theme.color.surface) }
    }
  }
}
