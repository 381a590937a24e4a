import Scenes

extension Milo.App {
  /// The screen at a moment: the old one leaving through white, the new one coming in above it.
  func body(_ state: Milo.State, _ now: Now) -> ViewList {
    let color = content.theme.color
    return ViewBuilder.buildFinalResult(
      ViewBuilder.buildBlock(
        [
          ZStack(.topLeading) {
            Rectangle().fill(color.background).anchor("bg").allowsHitTesting(false)
            if let leaving = state.leaving {
              LeavingScreen(content: content, leaving: leaving, now: now)
              Veil(content: content, age: now.age(leaving.at))
            }
            if now.t >= state.since {
              Milo.ScreenView(content: content, state: state, now: now)
            }
            SoftwareKeyboard(shown: state.keyboard.value(now.t), pressed: state.pressedKey(now.t))
            StatusBar(color.ink, time: content.fixtures.clock)
            HomeIndicator(color.black)
          }
        ] as [any View]))
  }
}

extension Milo.State {
  /// The key that is lit at a moment: each for a tenth of a second.
  func pressedKey(_ t: Instant) -> Character? {
    guard let key, t >= key.at, t.since(key.at) < 0.1 else { return nil }
    return key.character
  }
}

/// The old screen: its facts stand still, it blurs and fades.
private struct LeavingScreen: View {
  let content: Milo.Content
  let leaving: Milo.Leaving
  let now: Now

  var body: some View {
    let p = ramp(now.t, from: leaving.at, over: content.script.leave, .easeInOut)
    if p < 1 {
      Milo.ScreenView(content: content, state: leaving.state.value, now: now)
        .blur(content.script.titleBlur * p)
        .opacity(1 - p)
        .allowsHitTesting(false)
    }
  }
}

/// White that comes as the old screen goes, and goes as the new one comes.
private struct Veil: View {
  let content: Milo.Content
  let age: Double

  var body: some View {
    let script = content.script
    let rise = Curve.easeInOut.value(min(max(age / script.leave, 0), 1))
    let fall = Curve.easeInOut.value(min(max((age - script.leave) / script.veil, 0), 1))
    if rise > fall {
      Rectangle().fill(content.theme.color.veil).opacity(rise - fall).anchor("veil").allowsHitTesting(false)
    }
  }
}

extension Milo {
  /// One of the six screens.
  struct ScreenView: View {
    let content: Content
    let state: State
    let now: Now

    var body: some View {
      let age = now.age(state.since)
      ViewList([screen(age)]).scope(state.screen.rawValue)
    }

    private func screen(_ age: Double) -> any View {
      switch state.screen {
      case .welcome: WelcomeScreen(content: content, age: age)
      case .mind: MindScreen(content: content, rows: state.rows, age: age, now: now)
      case .vibe: VibeScreen(content: content, carousel: state.carousel, age: age, now: now)
      case .rhythm: RhythmScreen(content: content, state: state, age: age, now: now)
      case .start: StartScreen(content: content, state: state, age: age, now: now)
      case .stamp: StampScreen(content: content, age: age)
      }
    }
  }
}
