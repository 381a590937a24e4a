import Foundation
import Scenes

extension Milo {
  /// Screen 1: notes slide in, an arrow draws itself, the button appears.
  struct WelcomeScreen: View {
    let content: Content
    /// Seconds since the screen's time began.
    let age: Double

    var body: some View {
      let copy = content.brand.welcome
      let color = content.theme.color
      let script = content.script
      WithContext { context in
        let device = context.now.device
        let middle = device.height / 2 - 6
        ZStack(.topLeading) {
          Canvas { glow(Point($0.x + device.width / 2, $0.y + middle)) }.anchor("welcome.glow")
            .opacity(Curve.easeInOut.value(min(max((age - 0.1) / 0.6, 0), 1)))
            .allowsHitTesting(false)
          NoteBoard(content: content, age: age)
          Text(content.brand.wordmark).font(content.theme.font.wordmark).foreground(color.ink)
            .anchor("welcome.wordmark")
            .opacity(Curve.easeOut.value(min(max(age / 0.3, 0), 1)))
            .position(Point(device.width / 2, device.safeTop + 24))
          Text(copy.line).font(content.theme.font.line).foreground(color.ink)
            .multilineTextAlignment(.center)
            .anchor("welcome.line")
            .risesIn(age - 0.2, by: script.rise)
            .position(Point(device.width / 2, middle))
          LoopArrow(
            content: content, trim: Curve.easeInOut.value(min(max((age - script.arrowStart) / script.arrow, 0), 1))
          )
          .frame(width: 200, height: arrowHeight(device, middle))
          .anchor("welcome.arrow")
          .position(Point(device.width / 2, middle + 58 + arrowHeight(device, middle) / 2))
          .allowsHitTesting(false)
          BottomBar(
            content: content, age: age - script.getStarted + script.restDelay + 5 * script.stagger,
            button: copy.button, action: .go(.mind),
            footnote: HStack(.firstBaseline, spacing: 0) {
              Text(copy.footnote + "  ").font(content.theme.font.footnote).foreground(color.footnote)
              FootnoteLink(content: content, text: copy.signIn, action: .skip(.mind))
            }
            .anchor("button.footnote"))
        }
      }
    }

    /// From just below the third line to just above the button.
    private func arrowHeight(_ device: Device, _ middle: Double) -> Double {
      let metric = content.theme.metric
      let button = device.height - device.safeBottom - metric.buttonLift - metric.buttonHeight
      return max(80, button - 14 - (middle + 58))
    }

    private func glow(_ center: Point) -> [Layer] {
      let color = content.theme.color
      let gradient = RadialGradient(
        center: center, radius: 210,
        // A Gaussian bell in ten steps: it has no edge that the eye could find.
        stops: (0...10).map { step in
          let x = Double(step) / 10
          let strength = 0.58 * (exp(-4.2 * x * x) - exp(-4.2)) / (1 - exp(-4.2))
          return Stop(x, color.warmGlow.mixed(with: color.warmGlowEdge, by: x).opacity(strength))
        })
      return [.fill(Path { $0.addEllipse(in: Rect(center: center, size: Size(420, 420))) }, .radial(gradient))]
    }
  }

  /// The four notes, each sliding in from its edge.
  private struct NoteBoard: View {
    let content: Content
    let age: Double

    var body: some View {
      WithContext { context in
        let device = context.now.device
        let lower = device.height * 0.72
        ZStack(.topLeading) {
          note(1, WalksNote(content: content), at: Point(58, device.safeTop + 136), turned: -4, from: -230)
          note(2, WinNote(content: content), at: Point(device.width - 52, device.safeTop + 168), turned: 5, from: 230)
          note(3, FunNote(content: content), at: Point(0, lower - 22), turned: 6, from: -230)
          note(4, SlowNote(content: content), at: Point(device.width, lower), turned: -6, from: 230)
        }
      }
    }

    private func note(
      _ number: Int, _ view: some View, at place: Point, turned degrees: Double, from x: Double
    ) -> some View {
      let start = content.script.notes[safe: number - 1] ?? 0
      let p = Response.spring(response: 0.34, damping: 0.62).progress(age - start)
      return view.fixedSize()
        .placed(offset: Point(x * (1 - p), 0), rotation: degrees * p + (x < 0 ? -10 : 10) * (1 - p))
        .anchor("welcome.note.\(number)")
        .position(place)
    }
  }
}
