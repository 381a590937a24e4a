import Foundation
import Scenes

extension Devotional {
  /// Screen 6: cards to swipe to the right for true, to the left for false.
  struct DeckScreen: View {
    let scene: SceneContext
    let deck: Deck

    var body: some View {
      let script = scene.content.script.deck
      ZStack(.topLeading) {
        Column(scene) { Heading(scene, scene.brand.deck.heading) }
        SwipeFoot(scene: scene, tint: deck.tint(scene.now, script))
          .fadesIn(scene.age - script.foot, over: 0.4)
          .frame(maxWidth: .infinity)
          .offset(y: footTop)
        CardPile(scene: scene, deck: deck, size: pileSize).position(Point(scene.device.width / 2, pileMiddle))
      }
    }

    private var headingBottom: Double { scene.headingTop + 2 * scene.font.heading.lineHeight }
    private var footTop: Double { scene.device.height - scene.device.safeBottom - 128 }
    private var pileMiddle: Double { (headingBottom + footTop) / 2 + 2 }
    /// The turned cards need a little more than their height.
    private var pileSize: Double { min(1, (footTop - headingBottom - 20) / (scene.metric.card.height + 30)) }
  }

  /// The pile, from its last card to the top one and those that fly off.
  private struct CardPile: View {
    let scene: SceneContext
    let deck: Deck
    /// Of the cards, 1 at most.
    let size: Double

    var body: some View {
      let statements = scene.content.fixtures.statements
      ZStack {
        ForEach(statements.indices.reversed()) { card in
          let place = CardPlace(scene: scene, deck: deck, card: card, size: size)
          if place.isSeen {
            StatementCard(scene: scene, text: statements[card])
              .anchor("card.\(card + 1)")
              .placed(offset: place.offset, rotation: place.rotation, scale: place.scale)
              .opacity(place.opacity)
              .dragged(card == deck.top)
          }
        }
      }
      .frame(width: scene.metric.card.width, height: scene.metric.card.height)
    }

  }

  /// Where a card of the pile is and how it is turned.
  private struct CardPlace {
    let scene: SceneContext
    let deck: Deck
    let card: Int
    let size: Double

    /// Degrees and offsets of the resting pile, from the top card down.
    private static let turns = [-2.0, 4.8, -6.8]
    private static let shifts = [Point(0, 0), Point(9, 6), Point(-9, 10)]
    private static let sizes = [1.0, 0.985, 0.97]

    private var depth: Double { deck.depth(of: card, scene.now.t) }
    private var drag: Point { deck.offset(of: card, scene.now) }
    private var script: DemoScript.Deck { scene.content.script.deck }

    /// 0 when the top card comes up alone, 1 when the others peek out behind it.
    private var fan: Double {
      Response.spring(response: 0.34, damping: 0.66).progress(scene.age - script.fan - 0.06 * Double(card))
    }

    /// The first card's way up from below the bottom edge, 0...1.
    private var arrival: Double {
      Curve.bezier(0.2, 0.75, 0.2, 1).value((scene.age - script.cardDelay) / script.card)
    }

    var isSeen: Bool { opacity > 0 && abs(drag.x) < scene.device.width * 1.6 }

    var opacity: Double {
      let isDeep = min(max(3 - depth, 0), 1)
      // Those beneath come out from under the first card, which hides that they fade in.
      let shown = Curve.linear.value((scene.age - script.fan - 0.06 * Double(card)) / 0.12)
      return card > 0 && deck.top == 0 ? isDeep * shown : isDeep
    }

    var rotation: Double {
      let held = script.tilt * (1 - exp(-abs(drag.x) / 150)) * (drag.x < 0 ? -1 : 1)
      let lean = mixed(CardPlace.turns)
      let rest = card == 0 ? lean + 9 * (1 - arrival) : CardPlace.turns[0] + (lean - CardPlace.turns[0]) * fan
      return rest * (1 - min(abs(drag.x) / 220, 1)) + held
    }

    var offset: Point {
      let shift = Point(mixed(CardPlace.shifts.map(\.x)), mixed(CardPlace.shifts.map(\.y)))
      let rest = (card == 0 ? shift : shift * fan) * size
      return rest + drag + Point(0, scene.device.height * 0.86 * (1 - arrival))
    }

    var scale: Double { size * mixed(CardPlace.sizes) * (0.52 + 0.48 * arrival) }

    /// A list's value at the card's depth, mixed between its neighbours; beyond the ends it goes on straight.
    private func mixed(_ values: [Double]) -> Double {
      let low = min(max(Int(depth.rounded(.down)), 0), values.count - 2)
      return values[low] + (values[low + 1] - values[low]) * min(depth - Double(low), 1)
    }
  }

  /// A sheet of lined paper with the leaf and a statement.
  private struct StatementCard: View {
    let scene: SceneContext
    let text: String

    /// The first ruled line lies at least so far below the top edge, and each so far below the words' baselines.
    private static let margin = 50.0
    private static let clearance = 1.8
    private static let inset = 22.0

    private var width: Double { scene.metric.card.width - 2 * StatementCard.inset }

    /// The first baseline of words whose block, from its capitals to its last baseline, lies in the middle of the card.
    private var baseline: Double {
      let font = scene.font.statement
      let span = TextSpan(text, font: font, paint: .color(scene.color.heading))
      let count = Double(Typesetter.layout(Paragraph([span]), width: width).lines.count)
      return (scene.metric.card.height + font.capHeight - (count - 1) * scene.metric.cardLine) / 2
    }

    /// The paper is ruled to suit the words: from this line on, one under each baseline.
    private var firstLine: Double {
      let pitch = scene.metric.cardLine
      let own = baseline + StatementCard.clearance
      return own - ((own - StatementCard.margin) / pitch).rounded(.down) * pitch
    }

    var body: some View {
      let metric = scene.metric
      ZStack(.topLeading) {
        LinedPaper(
          color: scene.color, radius: metric.cardRadius, first: firstLine, pitch: metric.cardLine, inset: 0)
        Leaf(size: 46).offset(x: 18, y: 15)
        Text(text).font(scene.font.statement).foreground(scene.color.heading).multilineTextAlignment(.center)
          .lineSpacing(metric.cardLine - scene.font.statement.lineHeight)
          .frame(width: width)
          .offset(x: (metric.card.width - width) / 2, y: baseline - scene.font.statement.ascent)
      }
      .frame(width: metric.card.width, height: metric.card.height)
    }
  }
}

extension View {
  /// Follows the finger and goes by its name when it is the top card; others take no touch.
  fileprivate func dragged(_ isTop: Bool) -> any View {
    isTop ? onDrag(Devotional.Action.statement).anchor("statement") : allowsHitTesting(false)
  }
}
