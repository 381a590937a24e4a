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
        hand(scene.brand.deck.no, color.mist.mixed(with: color.no, by: -tint), isMirrored: false, "hand.false")
        Text(scene.brand.deck.swipe).font(scene.font.swipe).foreground(color.heading)
          .frame(width: 110)
        hand(scene.brand.deck.yes, color.mist.mixed(with: color.yes, by: tint), isMirrored: true, "hand.true")
      }
      .anchor("swipe.foot")
    }

    private func hand(_ label: String, _ tint: Color, isMirrored: Bool, _ name: String) -> some View {
      VStack(spacing: 5) {
        ZStack {
          PathShape { PointingHand.area.applying(place(in: $0, isMirrored)) }.fill(tint)
          Canvas { layers(in: $0, tint, isMirrored) }
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
    private func layers(in rect: Rect, _ tint: Color, _ isMirrored: Bool) -> [Layer] {
      let place = place(in: rect, isMirrored)
      let white = scene.color.surface, dark = scene.color.heading
      let ink = tint.mixed(with: dark, by: 0.36)
      let light = LinearGradient(
        from: place.apply(PointingHand.light.from), to: place.apply(PointingHand.light.to),
        stops: [Stop(0, white.opacity(0.46)), Stop(0.5, white.opacity(0.12)), Stop(1, dark.opacity(0.12))])
      let hand = PointingHand.area.applying(place), cuff = PointingHand.cuff.applying(place)
      let lines = (PointingHand.lines + PointingHand.arrow).map {
        Layer.stroke($0.path.applying(place), Stroke($0.width), .color(ink))
      }
      return [
        .fill(hand, .linear(light)), .fill(cuff, .color(white.mixed(with: tint, by: 0.35))),
        .stroke(cuff, Stroke(PointingHand.cuffWidth), .color(ink)),
      ] + lines
    }
  }
}
