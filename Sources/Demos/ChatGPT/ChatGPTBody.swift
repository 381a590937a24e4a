import Scenes

extension ChatGPT.App {
  /// The screen at a moment.
  @ViewBuilder func body(_ state: ChatGPT.State, _ now: Now) -> ViewList {
    ChatGPT.Screen(look: ChatGPT.Look(content, now), content: content, state: state)
  }
}

extension ChatGPT {
  /// The sidebar beneath, the chat over it, and whatever lies over both.
  struct Screen: View {
    let look: Look
    let content: Content
    let state: State

    var body: some View {
      let voice = VoiceCover(state.voice, look.t)
      // The camera comes from below: the glyphs turn light when it has come to them.
      let camera = min(max((state.camera.shown.value(look.t) - 0.92) / 0.06, 0), 1)
      let glyphs = look.color.text.mixed(with: look.color.onVoice, by: max(voice.ground, camera))
      ZStack(.topLeading) {
        if voice.ground < 1 { chats.crossfade(voice.ground) { voiceGround } } else { voiceGround }
        VoiceView(look: look, state: state, cover: voice)
        SoftwareKeyboard(
          shown: state.composer.keyboard.value(look.t), pressed: state.composer.pressedKey(look.t),
          suggestions: Suggestions(words: look.brand.keyboard).row(state, look.t),
          returnKey: state.composer.returnKey, tint: look.color.accent)
        StatusBar(glyphs, time: state.shown.clock)
        HomeIndicator(glyphs)
      }
      .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
      .lineBreakStrategy(.pushOut)
    }

    private var voiceGround: some View { Rectangle().fill(look.color.voice).anchor("voice.ground") }

    /// Everything but voice mode.
    private var chats: some View {
      ZStack(.topLeading) {
        ContextBlur(look: look, state: state) {
          SidebarView(look: look, state: state)
          MainPage(look: look, content: content, state: state)
        }
        ToastView(look: look, toast: state.toast)
        ContextMenuView(look: look, state: state)
        MenuView(look: look, state: state)
        SheetView(look: look, state: state)
        DialogView(look: look, state: state)
        CameraView(look: look, state: state)
      }
    }
  }

  /// The chat, the page that it came from while that fades, and a page pushed over it; all slide right for the sidebar.
  struct MainPage: View {
    let look: Look
    let content: Content
    let state: State

    var body: some View {
      let open = state.sidebar.openness(look)
      let shift = look.snapped(look.sidebarWidth * open)
      let radius = look.device.cornerRadius * min(1, 6 * max(0, open))
      ZStack(.topLeading) {
        pages
        if shift > 0 {
          Rectangle().fill(look.color.dim.opacity(0.14 * min(open, 1))).anchor("dim").allowsHitTesting(false)
          TouchArea().onTap(Action.dimmed).onDrag(Action.dimmed).anchor("page")
            .allowsHitTesting(state.sidebar.isOpen || state.sidebar.heldFrom != nil)
        } else {
          TouchArea().onDrag(Action.edge).anchor("edge")
            .placed(in: Rect(0, look.barBottom + 44, 20, look.device.height - look.barBottom - 44))
        }
      }
      .slid(by: shift, radius: radius, look.color.background, look.color.dim)
      .anchor("main")
    }

    @ViewBuilder private var pages: ViewList {
      if let leaving = state.leaving {
        // What was read goes before what comes is seen, so that no two texts are read through one another.
        let p = 2 * ramp(look.t, from: leaving.at, over: look.script.pageFade, .linear)
        let then = look.now.frozen(at: leaving.at)
        let bare = ChatPage(look: look, state: state, isBare: true)
        if p < 1 {
          ChatPage(look: Look(content, then), state: leaving.state.value).frozen(then).allowsHitTesting(false)
            .crossfade(Curve.easeIn.value(p)) { bare.allowsHitTesting(false) }
        } else {
          bare.allowsHitTesting(false).crossfade(Curve.easeOut.value(p - 1)) { ChatPage(look: look, state: state) }
        }
      } else {
        ChatPage(look: look, state: state)
      }
      PushedPage(look: look, state: state)
    }
  }

  /// Blurs and dims what lies beneath a long-press menu.
  private struct ContextBlur: View {
    let look: Look
    let state: State
    let content: ViewList

    init(look: Look, state: State, @ViewBuilder content: () -> ViewList) {
      (self.look, self.state, self.content) = (look, state, content())
    }

    var body: some View {
      let p = state.menu.context(look.t)
      if p > 0 {
        ZStack(.topLeading) { content }.blur(7 * p)
        Rectangle().fill(look.color.dim.opacity(0.16 * p)).allowsHitTesting(false)
      } else {
        content
      }
    }
  }
}

extension ChatGPT.Sidebar {
  /// 0 closed to 1 open, the finger that slides it included; in steps that move the chat by whole pixels, so that
  /// whatever goes by it stands still with the chat.
  func openness(_ look: ChatGPT.Look) -> Double { look.snapped(look.sidebarWidth * way(look)) / look.sidebarWidth }

  private func way(_ look: ChatGPT.Look) -> Double {
    guard let heldFrom else { return shown.value(look.t) }
    let touch = look.now.touches.last { $0.isDown(look.t) }
    let way = (touch?.translation(look.t).x ?? 0) / look.sidebarWidth
    return min(max(heldFrom + way, 0), 1)
  }
}

extension ChatGPT.Menu {
  /// 0...1: how far a long-press menu has come.
  func context(_ t: Instant) -> Double {
    guard case .chat = kind else { return 0 }
    let p = shown.value(t)
    return p < 0.002 ? 0 : min(p, 1)
  }
}

extension ChatGPT.Composer {
  /// The key that is lit at a moment: each for a tenth of a second.
  func pressedKey(_ t: Instant) -> Character? {
    guard let key, t >= key.at, t.since(key.at) < 0.1 else { return nil }
    return key.character
  }
}

extension View {
  /// Moved to the right by `shift` points, with round corners and a soft shadow while it is.
  fileprivate func slid(by shift: Double, radius: Double, _ ground: Color, _ dim: Color) -> ViewList {
    guard shift > 0 else { return ViewList([self]) }
    let moved = clipShape(RoundedRectangle(radius))
      .background {
        RoundedRectangle(radius).fill(ground).shadow(dim.opacity(0.12), radius: 14)
      }
      .offset(x: shift)
    return ViewList([moved])
  }
}
