import Scenes

extension Devotional {
  /// Screen 11: the title comes in the middle, moves up, and the sessions of the day follow.
  struct DayScreen: View {
    let scene: SceneContext
    let prayed: Instant?

    var body: some View {
      let script = scene.content.script.day
      ZStack(.topLeading) {
        DayTitle(scene: scene)
        SessionBand(scene: scene, prayed: prayed)
          .offset(y: DayLayout(scene: scene).bandTop)
        CloseButton(scene: scene).offset(y: scene.rise)
        PinnedToBottom(scene: scene) {
          WideButton(
            content: scene.content, label: scene.brand.day.button, action: .pray, fill: scene.color.deepGreen,
            ink: scene.color.onButton, name: "day.button"
          )
          .risesIn(scene.age - script.button, by: 12)
        }
      }
    }
  }

  /// Heights on screen 11.
  struct DayLayout {
    let scene: SceneContext

    /// Both lines of the title.
    var titleHeight: Double { 2 * scene.font.day.lineHeight }
    /// Middle of the title once it has moved up.
    var titleMiddle: Double { scene.headingTop + titleHeight / 2 + 8 }
    var bandTop: Double { scene.headingTop + titleHeight + 44 }
  }

  /// The two lines, one after the other in the middle of the screen; then they move up together.
  private struct DayTitle: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.day
      let day = scene.content.fixtures.day
      let lift = Curve.bezier(0.45, 0, 0.2, 1).value((scene.age - script.lift) / script.liftFor)
      let middle = scene.device.height / 2
      VStack(spacing: 0) {
        Text(day.first).anchor("day.first").fadesIn(scene.age - script.first, over: script.fade)
        Text(day.second).anchor("day.second").fadesIn(scene.age - script.second, over: script.fade)
      }
      .font(scene.font.day)
      .foreground(scene.color.heading)
      .position(Point(scene.device.width / 2, middle))
      .offset(y: (DayLayout(scene: scene).titleMiddle - middle) * lift)
    }
  }

  /// The X that starts the onboarding anew.
  private struct CloseButton: View {
    let scene: SceneContext

    var body: some View {
      let metric = scene.metric
      Button(Action.restart) { press in
        ZStack {
          Circle().fill(scene.color.dayBand)
          NavGlyph.cross.stroke(scene.color.heading, width: 2).frame(width: 13, height: 13)
        }
        .frame(width: metric.navSize, height: metric.navSize)
        .anchor("day.close")
        .scale(1 - 0.08 * press.amount)
        .opacity(1 - 0.35 * min(max(press.amount, 0), 1))
      }
      .position(
        Point(
          scene.device.width - metric.margin - metric.navSize / 2 + 4, scene.device.safeTop + metric.navMiddle))
    }
  }
}
