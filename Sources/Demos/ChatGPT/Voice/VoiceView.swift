import Scenes

extension ChatGPT {
  /// Voice mode: the orb on a dark screen, what it does, live captions, mute and close.
  struct VoiceView: View {
    let look: Look
    let state: State
    let cover: VoiceCover

    var body: some View {
      let voice = state.voice
      if cover.content > 0 {
        let timeline = VoiceTimeline(look.script.voice, state.shown.spoken)
        ZStack(.topLeading) {
          // By whole pixels: all that is in it is made anew for each size.
          OrbView(look: look, voice: voice, timeline: timeline)
            .scale(look.snapped(look.metric.orb * (0.7 + 0.3 * voice.shown.value(look.t))) / look.metric.orb)
            .placed(in: orbFrame)
          label(voice, timeline).placed(in: Rect(0, orbFrame.maxY + 55, look.device.width, 20), .center)
          captions(voice, timeline)
          controls(voice)
        }
        .frame(width: look.device.width, height: look.device.height, alignment: .topLeading)
        .opacity(cover.content)
        .allowsHitTesting(voice.isOpen)
        .scope("voice")
        .anchor("voice")
      }
    }

    private var orbFrame: Rect {
      let side = look.metric.orb
      return Rect(center: Point(look.device.width / 2, look.device.height * 0.385), size: Size(side, side))
    }

    private func label(_ voice: Voice, _ timeline: VoiceTimeline) -> some View {
      let p = ramp(look.t, from: voice.labelAt, over: look.script.fade)
      return ZStack {
        if p < 1, !voice.labelBefore.isEmpty { word(voice.labelBefore).opacity(1 - p) }
        word(timeline.label(voice, look)).opacity(p)
      }
    }

    private func word(_ text: String) -> some View {
      Text(text).font(look.font.voiceState).foreground(look.color.voiceSecondary)
    }

    // MARK: Captions

    private func captions(_ voice: Voice, _ timeline: VoiceTimeline) -> some View {
      // On the orb's axis. A part is laid out whole from its start, so that no word moves while the next ones come.
      let width = min(look.device.width - 88, 330)
      let frame = Rect((look.device.width - width) / 2, orbFrame.maxY + 92, width, 130)
      let age = timeline.age(voice, look.t)
      return ZStack(.topLeading) {
        if let before = timeline.part(voice.phase - 1) {
          let p = min(max(look.t.since(voice.since) / 0.3, 0), 1)
          if p < 1 { caption(before, age: .infinity).opacity(1 - p).placed(in: frame, .top) }
        }
        if let part = timeline.part(voice.phase) {
          caption(part, age: age).placed(in: frame, .top)
        } else if let last = timeline.part(voice.phase - 1) {
          caption(last, age: .infinity).placed(in: frame, .top)
        }
      }
    }

    private func caption(_ part: VoiceTimeline.Part, age: Double) -> some View {
      let fade = look.script.wordFade
      return Text(part.text).font(look.font.caption)
        .foreground(part.isQuestion ? look.color.voiceSecondary : look.color.onVoice)
        .words { word in Text.WordLook(opacity: min(max((age - part.time(word)) / fade, 0), 1)) }
        .lineSpacing(4)
        .multilineTextAlignment(.center)
        .anchor("voice.caption")
    }

    // MARK: Controls

    private func controls(_ voice: Voice) -> some View {
      let y = look.device.height - look.device.safeBottom - 92
      let muted = min(max(voice.muted.value(look.t), 0), 1)
      return ZStack(.topLeading) {
        Button(Action.mute) { press in
          ZStack {
            Circle().fill(look.color.voiceControl)
            Circle().fill(look.color.onVoice).opacity(muted)
            SymbolView(symbol: .mic, size: 26, color: look.color.onVoice).opacity(1 - muted)
            SymbolView(symbol: .micOff, size: 26, color: look.color.danger, ground: look.color.onVoice).opacity(muted)
          }
          .anchor("voice.mute")
          .pressed(press.amount, dims: 0.25, shrinks: 0.08)
        }
        .placed(in: Rect(44, y, 64, 64))
        Button(Action.closeVoice) { press in
          ZStack {
            Circle().fill(look.color.onVoice)
            SymbolView(symbol: .close, size: 24, color: look.color.voice, weight: 2.3)
          }
          .anchor("voice.close")
          .pressed(press.amount, dims: 0.25, shrinks: 0.08)
        }
        .placed(in: Rect(look.device.width - 108, y, 64, 64))
      }
    }
  }
}
