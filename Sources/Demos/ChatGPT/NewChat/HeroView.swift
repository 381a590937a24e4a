import Scenes

extension ChatGPT {
  /// What greets in a chat without messages: the logo, a question, four chips; in a GPT's chat its icon, name and
  /// greeting with three.
  struct HeroView: View {
    let look: Look
    let state: State
    let composer: ComposerLayout

    var body: some View {
      let gone = state.heroGone.map { ramp(look.t, from: $0, over: look.script.heroFade) } ?? 0
      if state.current.turns.isEmpty || gone < 1 && state.heroGone != nil {
        ZStack(.topLeading) {
          if let gpt = state.shown.gpt(state.current.gpt) {
            GPTGreeting(look: look, gpt: gpt).placed(in: greetingFrame, .center)
            GPTStarters(look: look, gpt: gpt).placed(in: chipsFrame(3 * 48 + 2 * 10), .bottom)
          } else {
            NewGreeting(look: look, logo: state.logo).placed(in: greetingFrame, .center)
            StarterChips(look: look, labels: state.shown.starters).placed(in: chipsFrame(2 * 72), .bottom)
          }
        }
        .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
        .opacity(1 - gone)
        .allowsHitTesting(gone == 0)
        .scope("new")
      }
    }

    /// Between the top bar and the chips; a little above their middle, so that the model picker hides the whole logo.
    private var greetingFrame: Rect {
      let bottom = chipsFrame(160).minY - 14
      return Rect(look.metric.margin, look.barBottom, look.column, max(180, bottom - look.barBottom))
    }

    private func chipsFrame(_ height: Double) -> Rect {
      Rect(look.metric.margin, composer.top - 14 - height, look.column, height)
    }
  }

  /// The logo over the question.
  private struct NewGreeting: View {
    let look: Look
    let logo: Motion

    var body: some View {
      VStack(spacing: 20) {
        WithContext { context in
          let touch = context.now.touch(on: Responder(hold: Action.logo, scope: context.scope).id)
          let press = touch?.pressure(look.t) ?? 0
          LogoView(size: 66, color: look.color.text)
            .rotation(60 * logo.value(look.t))
            .scale(1 - 0.08 * press)
            .frame(width: 88, height: 88)
            .onHold(Action.logo, for: 0.5)
            .anchor("new.logo")
        }
        Text(look.copy.question).font(look.font.question).foreground(look.color.text)
          .multilineTextAlignment(.center)
      }
    }
  }

  /// Two rows of two.
  private struct StarterChips: View {
    let look: Look
    let labels: [String]

    var body: some View {
      VStack(spacing: 10) {
        ForEach(stride(from: 0, to: labels.count, by: 2)) { first in
          HStack(spacing: 10) {
            ForEach(first..<min(first + 2, labels.count)) { index in
              StarterCard(look: look, label: labels[index], action: .starter(index)).anchor("new.chip.\(index)")
            }
          }
        }
      }
    }
  }

  /// A chip of one line or two.
  private struct StarterCard: View {
    let look: Look
    let label: String
    let action: Action
    var height = 62.0

    var body: some View {
      Button(action) { press in
        Text(label).font(look.font.chip).foreground(look.color.text).lineSpacing(2)
          .padding(horizontal: 14)
          .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
          .frame(height: height)
          .background {
            RoundedRectangle(look.metric.cardRadius).fill(look.color.chip)
            RoundedRectangle(look.metric.cardRadius).fill(look.color.pressed).opacity(min(max(press.amount, 0), 1))
            RoundedRectangle(look.metric.cardRadius).strokeBorder(look.color.chipEdge, width: 1)
          }
          .scale(1 - 0.03 * press.amount)
      }
    }
  }

  /// A GPT introduces itself.
  private struct GPTGreeting: View {
    let look: Look
    let gpt: GPT

    var body: some View {
      VStack(spacing: 8) {
        IconView(icon: gpt.icon, size: 72).padding(Insets(bottom: 6))
        Text(gpt.name).font(look.font.question).foreground(look.color.text)
        Text(gpt.line).font(look.font.row).foreground(look.color.secondary).multilineTextAlignment(.center)
        Text(gpt.greeting).font(look.font.rowTitle).foreground(look.color.text).multilineTextAlignment(.center)
          .anchor("gpt.greeting")
          .padding(Insets(top: 10))
      }
    }
  }

  /// A GPT's three chips, one below the other.
  private struct GPTStarters: View {
    let look: Look
    let gpt: GPT

    var body: some View {
      VStack(spacing: 10) {
        ForEach(gpt.starters.enumerated()) { index, starter in
          StarterCard(look: look, label: starter.chip, action: .starter(index), height: 48).anchor("gpt.chip.\(index)")
        }
      }
    }
  }
}
