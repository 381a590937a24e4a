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
          line(PointingHand.area, isMirrored).fill(tint.opacity(0.3))
          line(PointingHand.lines, isMirrored).stroke(tint, width: 2)
          line(PointingHand.arrow, isMirrored).stroke(tint, width: 2)
        }
        .frame(width: PointingHand.box.width, height: PointingHand.box.height)
        .anchor(name)
        Text(label).font(scene.font.hand).foreground(scene.color.body)
      }
      .frame(width: 100)
    }

    private func line(_ path: Path, _ isMirrored: Bool) -> PathShape {
      PathShape { rect in
        let flip = isMirrored ? Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0) : .identity
        return path.applying(Transform.translation(rect.x, rect.y).concat(flip))
      }
    }
  }
}
