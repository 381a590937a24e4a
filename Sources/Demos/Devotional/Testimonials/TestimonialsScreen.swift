import Scenes

extension Devotional {
  /// Screen 2: what two people say, with stars that fill from left to right.
  struct TestimonialsScreen: View {
    let scene: SceneContext

    var body: some View {
      let reviews = scene.content.fixtures.reviews
      let script = scene.content.script.testimonials
      let font = scene.font.heading
      let cross = 1.02 * font.capHeight
      ZStack(.topLeading) {
        FittingColumn(scene) { scene in
          SymbolText(
            scene.brand.testimonials.headingStart, scene.brand.testimonials.headingEnd, font: font,
            color: scene.color.heading, symbolSize: Size(cross * PlasterCross.aspect, cross)
          ) {
            // The text centres it on its capitals: with its foot on the baseline it reaches up to the ascenders.
            PlasterCross(color: scene.color, height: cross).offset(y: (font.capHeight - cross) / 2)
          }
          .anchor("heading")
          .padding(Insets(bottom: scene.gap(32)))
          ForEach(reviews.indices) { index in
            ReviewCard(
              scene: scene, review: reviews[index],
              age: scene.age - script.stars - script.reviewDelay * Double(index)
            )
            .anchor("review.\(index + 1)")
            Divider(color: scene.color).padding(horizontal: 0, vertical: scene.gap(26))
          }
        }
        BackButton(content: scene.content).offset(y: scene.rise)
        ContinueButton(scene: scene, action: .go(.journey))
      }
    }
  }

  /// Portrait, name, age, stars and words.
  private struct ReviewCard: View {
    let scene: SceneContext
    let review: Review
    /// Seconds since its stars may fill.
    let age: Double

    var body: some View {
      let metric = scene.metric
      VStack(.leading, spacing: 14) {
        HStack(spacing: 12) {
          Image(Art(review.portrait)).frame(width: metric.avatar, height: metric.avatar).clipShape(Circle())
            .anchor("review.portrait")
          VStack(.leading, spacing: 1) {
            Text(review.name).font(scene.font.reviewName).foreground(scene.color.heading)
            Text(review.age).font(scene.font.reviewAge).foreground(scene.color.muted)
          }
          Spacer()
          StarRow(scene: scene, filled: review.stars, age: age)
        }
        Text(review.quote).font(scene.font.body).foreground(scene.color.body).lineSpacing(3.5)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// Five stars; those that count turn from empty to filled, each a little after the one to its left.
  private struct StarRow: View {
    let scene: SceneContext
    let filled: Int
    let age: Double

    var body: some View {
      let script = scene.content.script.testimonials
      HStack(spacing: 3.5) {
        ForEach(0..<5) { index in
          let own = age - script.starStagger * Double(index)
          let fill = index < filled ? Curve.easeInOut.value(own / script.star) : 0
          Star().fill(paint(fill))
            .frame(width: scene.metric.star, height: scene.metric.star)
            .scale(1 + (index < filled ? 0.12 * bump(own / (script.star * 1.3)) : 0))
            .anchor("star.\(index + 1)")
        }
      }
    }

    /// From empty to filled the colour comes in from the left with a soft edge: mixed, the two would be a pale brown.
    private func paint(_ fill: Double) -> UnitPaint {
      guard fill > 0, fill < 1 else { return .color(fill > 0 ? scene.color.star : scene.color.starEmpty) }
      let edge = 0.4
      let front = fill * (1 + edge)
      return .linear(
        from: .leading, to: .trailing,
        [Stop(front - edge, scene.color.star), Stop(front, scene.color.starEmpty)])
    }

    /// Up and back down over 0...1.
    private func bump(_ p: Double) -> Double {
      let p = min(max(p, 0), 1)
      return 16 * p * p * (1 - p) * (1 - p)
    }
  }

  /// Two short lines with a heart, a cross and a heart between them.
  struct Divider: View {
    let color: Theme.Colors

    var body: some View {
      HStack(spacing: 9) {
        rule
        Heart().fill(color.heart).frame(width: 8, height: 7.5)
        PlasterCross(color: color, height: 14)
        Heart().fill(color.heart).frame(width: 8, height: 7.5)
        rule
      }
      .anchor("divider")
    }

    private var rule: some View { Rectangle().fill(color.divider).frame(width: 46, height: 1) }
  }
}
