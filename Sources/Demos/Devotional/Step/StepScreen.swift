import Scenes

extension Devotional {
  /// Screen 5: a figure, and bars that fill while their percentages count up.
  struct StepScreen: View {
    let scene: SceneContext

    var body: some View {
      let script = scene.content.script.step
      let step = scene.content.fixtures.step
      ZStack(.topLeading) {
        FittingColumn(scene) { scene in
          Heading(scene, scene.brand.step.heading)
          StepCard(scene: scene, age: scene.age - script.card).padding(Insets(top: scene.gap(26)))
          Text(step.figure).font(scene.font.figure).foreground(scene.color.heading)
            .anchor("step.figure")
            .fadesIn(scene.age - script.figure, over: 0.45)
            .padding(Insets(top: scene.gap(24)))
          Text(step.note).font(scene.font.body).foreground(scene.color.muted)
            .multilineTextAlignment(.center).lineSpacing(2)
            .anchor("step.note")
            .fadesIn(scene.age - script.figure - 0.12, over: 0.45)
            .padding(Insets(top: 6, left: 30, right: 30))
          MainBar(scene: scene, percent: step.main, age: scene.age - script.bars)
            .fadesIn(scene.age - script.bars + 0.3, over: 0.35)
            .padding(Insets(top: scene.gap(24)))
          ForEach(step.rows.indices) { index in
            let start = script.bars + script.barStagger * Double(index + 1)
            ShareRow(scene: scene, share: step.rows[index], age: scene.age - start)
              .anchor("step.row.\(index + 1)")
              .fadesIn(scene.age - start + 0.3, over: 0.35)
              .padding(Insets(top: scene.gap(19)))
          }
        }
        ContinueButton(scene: scene, action: .go(.deck))
      }
    }
  }

  /// The orange card with its faint drawing.
  private struct StepCard: View {
    let scene: SceneContext
    let age: Double

    var body: some View {
      let step = scene.content.fixtures.step
      let size = scene.metric.stepCard
      let p = Response.spring(response: 0.34, damping: 0.68).progress(age)
      RoundedRectangle(scene.metric.stepRadius).fill(scene.color.accent)
        .overlay(.bottomTrailing) {
          LineIcon(icon: step.icon, color: scene.color.onButton, size: 104).opacity(0.26)
            .padding(Insets(bottom: 4, right: 10))
        }
        .overlay(.topLeading) {
          Text(step.card).font(scene.font.stepCard).foreground(scene.color.onButton)
            .padding(Insets(top: 18, left: 20, right: 60))
        }
        .frame(width: size.width, height: size.height * (0.7 + 0.3 * scene.slack))
        .anchor("step.card")
        .scale(0.72 + 0.28 * p)
        .opacity(Curve.easeOut.value(age / 0.25))
    }
  }

  /// How far a bar and its figure have come: percent at an age.
  private struct Count {
    let percent: Int
    let age: Double
    let seconds: Double

    /// 0...percent.
    var value: Double { Double(percent) * Curve.bezier(0.3, 0, 0.2, 1).value(age / seconds) }
    var label: String { "\(Int(value.rounded()))%" }
  }

  /// The thick orange bar with its figure at the end of what is filled.
  private struct MainBar: View {
    let scene: SceneContext
    let percent: Int
    let age: Double

    var body: some View {
      let count = Count(percent: percent, age: age, seconds: scene.content.script.step.bar)
      let height = scene.metric.thickBar
      Bar(
        value: count.value / 100, width: scene.width, height: height, fill: scene.color.accent,
        track: scene.color.track, name: "step.bar.main"
      )
      .overlay(.leading) {
        Text(count.label).font(scene.font.percentOnBar).foreground(scene.color.onButton)
          .anchor("step.percent.0")
          .opacity((count.value - 14) / 8)
          .padding(Insets(right: 12))
          .frame(width: scene.width * count.value / 100, alignment: .trailing)
      }
    }
  }

  /// A label, its percentage and its bar.
  private struct ShareRow: View {
    let scene: SceneContext
    let share: Fixtures.Share
    let age: Double

    var body: some View {
      let count = Count(percent: share.percent, age: age, seconds: scene.content.script.step.bar)
      VStack(spacing: 7) {
        HStack {
          Text(share.label).font(scene.font.rowLabel).foreground(scene.color.body)
          Spacer()
          Text(count.label).font(scene.font.percent).foreground(scene.color.body).anchor("step.percent")
        }
        Bar(
          value: count.value / 100, width: scene.width, height: scene.metric.thinBar, fill: scene.color.mist,
          track: scene.color.track,
          name: "step.bar")
      }
    }
  }

  /// A track filled from the left; `value` 0...1.
  private struct Bar: View {
    let value: Double
    /// Of the whole track, in points.
    let width: Double
    let height: Double
    let fill: Color
    let track: Color
    let name: String

    var body: some View {
      ZStack(.leading) {
        Capsule().fill(track).anchor(name + ".track")
        Capsule().fill(fill).frame(width: width * min(max(value, 0), 1)).anchor(name)
      }
      .frame(width: width, height: height)
      .clipShape(Capsule())
    }
  }
}
