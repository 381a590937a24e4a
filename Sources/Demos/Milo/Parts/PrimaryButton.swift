import Scenes

extension Milo {
  /// The dark capsule near the bottom of every screen: it gives a little under the finger, and a soft ring of light
  /// spreads from where it was touched.
  struct PrimaryButton: View {
    let content: Content
    let label: String
    let action: Action

    var body: some View {
      let color = content.theme.color
      return Button(action) { press in
        Text(label).font(content.theme.font.button).foreground(color.onButton)
          .anchor("button.primary.label")
          .frame(maxWidth: .infinity, minHeight: content.theme.metric.buttonHeight)
          .frame(height: content.theme.metric.buttonHeight)
          .background {
            Capsule().fill(color.button)
            Glow(press: press, color: color.glow)
          }
          .anchor("button.primary")
          .scale(1 - 0.03 * press.amount)
      }
    }
  }

  /// A ring of light that spreads from the point of touch, within the capsule.
  private struct Glow: View {
    let press: Button.Press
    let color: Color

    /// Seconds until the ring has faded.
    private static let life = 0.9

    var body: some View {
      if let age = press.age, age >= 0, age < Glow.life, let point = press.point {
        Canvas { rect in layers(age, Point(rect.x + point.x, rect.y + point.y)) }
          .opacity(min(age / 0.07, 1) * (1 - min(age / Glow.life, 1)))
          .clipShape(Capsule())
          .anchor("button.glow")
          .allowsHitTesting(false)
      }
    }

    private func layers(_ age: Double, _ center: Point) -> [Layer] {
      let spread = Curve.easeOut.value(min(age / Glow.life, 1))
      let radius = 16 + 150 * spread
      let ring = RadialGradient(
        center: center, radius: radius,
        // A soft ring: faint within, brightest at three quarters, gone at the rim.
        stops: [
          Stop(0, color.opacity(0.4)), Stop(0.3, color.opacity(0.28)), Stop(0.5, color.opacity(0.3)),
          Stop(0.64, color.opacity(0.55)), Stop(0.76, color.opacity(0.74)), Stop(0.86, color.opacity(0.48)),
          Stop(0.94, color.opacity(0.16)), Stop(1, color.opacity(0)),
        ])
      let disc = Path { $0.addEllipse(in: Rect(center: center, size: Size(2 * radius, 2 * radius))) }
      return [.fill(disc, .radial(ring))]
    }
  }

  /// The small line below a primary button.
  struct Footnote: View {
    let content: Content
    let text: String

    var body: some View {
      Text(text).font(content.theme.font.footnote).foreground(content.theme.color.footnote).anchor("button.footnote")
    }
  }

  /// A word of a footnote that can be tapped.
  struct FootnoteLink: View {
    let content: Content
    let text: String
    let action: Action

    var body: some View {
      Button(action) { press in
        Text(text).font(content.theme.font.footnote).foreground(content.theme.color.muted)
          .opacity(1 - 0.6 * min(max(press.amount, 0), 1))
      }
    }
  }
}
