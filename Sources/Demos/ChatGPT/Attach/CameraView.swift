import Scenes

extension ChatGPT {
  /// A viewfinder with one of the photos as its scene, and a shutter.
  struct CameraView: View {
    let look: Look
    let state: State

    var body: some View {
      let shown = state.camera.shown.value(look.t)
      if shown > 0.001 {
        ZStack(.topLeading) {
          Rectangle().fill(look.color.viewfinder)
          scene
          controls
        }
        .offset(y: look.snapped(look.device.height * (1 - shown)))
        .allowsHitTesting(state.camera.isOpen)
        .scope("camera")
        .anchor("camera")
      }
    }

    private var scene: some View {
      let height = look.device.width * 4 / 3
      let frame = Rect(0, look.device.safeTop + 54, look.device.width, min(height, look.device.height - 330))
      let age = state.camera.shot.map { look.t.since($0) } ?? 1
      // The shutter's blink: a fifth of a second, dark.
      let blink = age < 0.2 ? 0.8 * (1 - abs(age - 0.08) / 0.12) : 0
      let side = 1.06 * max(frame.width, frame.height)
      return ZStack {
        if let photo = state.shown.photos.first {
          // The scene is larger than the window, and the hand that holds the phone is never quite still.
          Image(Art(photo.art)).frame(width: side, height: side)
            .offset(x: 5 * sway(0.31), y: 4 * sway(0.23))
        }
        thirds(frame)
        Rectangle().fill(look.color.viewfinder).opacity(max(0, blink))
      }
      .frame(width: frame.width, height: frame.height)
      .clipped()
      .placed(in: frame)
    }

    private func sway(_ rate: Double) -> Double {
      let x = look.t.seconds * rate
      let phase = x - x.rounded(.down)
      return phase < 0.5 ? Curve.easeInOut.value(phase * 2) * 2 - 1 : 1 - 2 * Curve.easeInOut.value(phase * 2 - 1)
    }

    private func thirds(_ frame: Rect) -> some View {
      Canvas { rect in
        let lines = Path { path in
          for i in 1...2 {
            let x = rect.x + rect.width * Double(i) / 3, y = rect.y + rect.height * Double(i) / 3
            path.move(to: Point(x, rect.minY))
            path.addLine(to: Point(x, rect.maxY))
            path.move(to: Point(rect.minX, y))
            path.addLine(to: Point(rect.maxX, y))
          }
        }
        return [.stroke(lines, Stroke(0.5, cap: .butt), .color(look.color.onVoice.opacity(0.4)))]
      }
    }

    private var controls: some View {
      let middle = look.device.height - look.device.safeBottom - 84
      return ZStack(.topLeading) {
        Button(Action.cameraShutter) { press in
          ZStack {
            Circle().stroke(look.color.onVoice, width: 4).frame(width: 72, height: 72)
            Circle().fill(look.color.onVoice).frame(width: 60, height: 60).scale(1 - 0.12 * press.amount)
          }
          .frame(width: 80, height: 80)
          .anchor("camera.shutter")
        }
        .placed(in: Rect(look.device.width / 2 - 40, middle - 40, 80, 80))
        Button(Action.cameraClose) { press in
          SymbolView(symbol: .close, size: 19, color: look.color.onVoice, weight: 2.2)
            .frame(width: 44, height: 44)
            .background { Circle().fill(look.color.voiceControl) }
            .anchor("camera.close")
            .pressed(press.amount)
        }
        .placed(in: Rect(look.metric.margin, look.device.safeTop, 44, 44))
      }
    }
  }
}
