import Scenes

extension Devotional {
  /// Under the deck: "Swipe" between a hand that points left for false and one that points right for true.
  struct SwipeFoot: View {
    let scene: SceneContext
    /// -1 false to 1 true.
    let tint: Double

    var body: some View {
      let color = scene.color
      HStack(spacing: 0) {
        hand(scene.brand.deck.no, HandLook(color, color.no, color.noInk, by: -tint), isMirrored: false, "hand.false")
        Text(scene.brand.deck.swipe).font(scene.font.swipe).foreground(color.heading)
          .frame(width: 110)
        hand(scene.brand.deck.yes, HandLook(color, color.yes, color.yesInk, by: tint), isMirrored: true, "hand.true")
      }
      .anchor("swipe.foot")
    }

    private func hand(_ label: String, _ look: HandLook, isMirrored: Bool, _ name: String) -> some View {
      VStack(spacing: 5) {
        ZStack {
          PathShape { PointingHand.area.applying(place(in: $0, isMirrored)) }.fill(look.area)
          Canvas { layers(in: $0, look, isMirrored) }
        }
        .frame(width: PointingHand.box.width, height: PointingHand.box.height)
        .anchor(name)
        Text(label).font(scene.font.hand).foreground(scene.color.body)
      }
      .frame(width: 100)
    }

    private func place(in rect: Rect, _ isMirrored: Bool) -> Transform {
      let flip = isMirrored ? Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0) : .identity
      return Transform.translation(rect.x, rect.y).concat(flip)
    }

    /// What lies on the hand's colour: light from above, the cuff, and lines of the same colour, but darker.
    private func layers(in rect: Rect, _ look: HandLook, _ isMirrored: Bool) -> [Layer] {
      let place = place(in: rect, isMirrored)
      let white = scene.color.surface
      let light = LinearGradient(
        from: place.apply(PointingHand.light.from), to: place.apply(PointingHand.light.to),
        stops: [
          Stop(0, white.opacity(0.46 * look.light)), Stop(0.5, white.opacity(0.12 * look.light)),
          Stop(1, look.ink.opacity(0.24)),
        ])
      let hand = PointingHand.area.applying(place), cuff = PointingHand.cuff.applying(place)
      let lines = (PointingHand.lines + PointingHand.arrow).map {
        Layer.stroke($0.path.applying(place), Stroke($0.width), .color(look.ink))
      }
      return [
        .fill(hand, .linear(light)), .fill(cuff, .color(white.mixed(with: look.area, by: 0.35))),
        .stroke(cuff, Stroke(PointingHand.cuffWidth), .color(look.ink)),
      ] + lines
    }
  }

  /// How a hand looks that is tinted by 0...1.
  private struct HandLook {
    let area, ink: Color
    /// How strong the light on it is: a little less on a tinted hand, so that its colour is whole.
    let light: Double

    init(_ color: Theme.Colors, _ tint: Color, _ tintInk: Color, by amount: Double) {
      let amount = min(max(amount, 0), 1)
      area = color.mist.mixed(with: tint, by: amount)
      ink = color.mistInk.mixed(with: tintInk, by: amount)
      light = 1 - 0.6 * amount
    }
  }
}
