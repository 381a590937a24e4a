import Foundation
import Scenes

extension Milo {
  /// Sizes of the carousel on a canvas of some width, in points.
  struct VibeLayout {
    let card: Double
    let pitch: Double

    init(_ content: Content, width: Double) {
      let metric = content.theme.metric
      let width = min(width, metric.readable)
      card = (width * metric.cardWidth * 3).rounded() / 3
      // The neighbours show `cardPeek` points at both edges.
      pitch = (width + card) / 2 - metric.cardPeek
    }
  }

  /// Screen 3: four companions to choose from.
  struct VibeScreen: View {
    let content: Content
    let carousel: Carousel
    let age: Double
    let now: Now

    private var cards: [CompanionCard] { content.fixtures.companions }
    private var position: Double { carousel.position(now.t, last: cards.count - 1) }

    var body: some View {
      let copy = content.brand.vibe
      let script = content.script
      let zoom =
        script.zoom + (1 - script.zoom)
        * Response.spring(response: 0.34, damping: 1).progress(age - script.restDelay - script.stagger)
      Scaffold(
        content, age: age, title: copy.title, button: copy.button, action: .go(.rhythm),
        footnote: Footnote(content: content, text: copy.footnote)
      ) {
        VStack(spacing: 0) {
          Deck(content: content, carousel: carousel, position: position, now: now)
            .staggersIn(age, 1, script)
          Spacer()
          NamePlate(content: content, position: position).staggersIn(age, 3, script)
          PageDots(content: content, position: position).staggersIn(age, 4, script)
          Spacer()
        }
        .frame(height: room)
        .scale(zoom, anchor: Alignment(0.5, 0.4))
        .anchor("content")
      }
    }

    /// What card, name and dots need.
    private static let leastRoom = 532.0

    /// From below the title to above the button.
    private var room: Double {
      let metric = content.theme.metric
      let device = now.device
      let top = device.safeTop + metric.titleTop + 2 * content.theme.font.title.lineHeight
      return max(
        VibeScreen.leastRoom, device.height - device.safeBottom - metric.buttonLift - metric.buttonHeight - top - 6)
    }
  }

  /// The position within the pages, without the rubber bands.
  fileprivate static func settledPosition(_ position: Double, _ content: Content) -> Double {
    min(max(position, 0), Double(content.fixtures.companions.count - 1))
  }

  /// The row of cards, moved by the finger.
  private struct Deck: View {
    let content: Content
    let carousel: Carousel
    let position: Double
    let now: Now

    var body: some View {
      let layout = VibeLayout(content, width: now.device.width)
      ZStack(.top) {
        ForEach(content.fixtures.companions.indices) { index in
          let away = Double(index) - position
          // Beyond the ends the page stays what it is, however the finger pulls.
          let distance = Double(index) - Milo.settledPosition(position, content)
          // Pages out of sight are not there, as in a lazy stack.
          if abs(away) < 1.6 {
            VibeCard(
              content: content, card: content.fixtures.companions[index], away: away,
              arrival: carousel.arrivals[index], hopped: index == carousel.page ? carousel.since : nil, now: now
            )
            .frame(width: layout.card)
            .anchor("vibe.card.\(index + 1)")
            .opacity(1 - 0.45 * min(abs(distance), 1))
            .offset(x: away * layout.pitch)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .onDrag(Action.carousel)
      .anchor("vibe.carousel")
    }
  }

  /// The current companion's name and line; neighbours crossfade as the cards move.
  private struct NamePlate: View {
    let content: Content
    let position: Double

    var body: some View {
      ZStack {
        ForEach(content.fixtures.companions.indices) { index in
          let shown = 1 - min(abs(Double(index) - Milo.settledPosition(position, content)) * 2.1, 1)
          if shown > 0 {
            VStack(spacing: 3) {
              Text(content.fixtures.companions[index].name).font(content.theme.font.name)
                .foreground(content.theme.color.ink).anchor("vibe.name")
              Text(content.fixtures.companions[index].subtitle).font(content.theme.font.subtitle)
                .foreground(content.theme.color.muted).anchor("vibe.subtitle")
            }
            .opacity(shown)
          }
        }
      }
    }
  }

  /// A dot for each page; the current one is a capsule in the companion's colour.
  private struct PageDots: View {
    let content: Content
    let position: Double

    var body: some View {
      HStack(spacing: 8) {
        ForEach(content.fixtures.companions.indices) { index in
          let near = 1 - min(abs(Double(index) - Milo.settledPosition(position, content)), 1)
          Capsule()
            .fill(content.theme.color.dot.mixed(with: content.fixtures.companions[index].accent, by: near))
            .frame(width: 8 + 24 * near, height: 8)
            .anchor("vibe.dot.\(index + 1)")
        }
      }
      .padding(Insets(top: 14))
    }
  }
}
