import Scenes

extension Milo {
  /// Screen 6: the first stamp.
  struct StampScreen: View {
    let content: Content
    let age: Double

    var body: some View {
      let copy = content.brand.stamp
      let color = content.theme.color
      let script = content.script
      Scaffold(
        content, age: age, title: copy.title, subtitle: copy.subtitle, button: copy.button, action: .restart,
        footnote: Footnote(content: content, text: copy.footnote)
      ) {
        FallingStamp(content: content, age: age - script.stampDelay).padding(Insets(top: 40))
        Text(copy.heading).font(content.theme.font.stampHeading).foreground(color.ink)
          .padding(Insets(top: 34)).staggersIn(age, 3, script)
        Text(copy.lines).font(content.theme.font.subtitle).foreground(color.muted)
          .multilineTextAlignment(.center).lineSpacing(3)
          .padding(Insets(top: 10)).staggersIn(age, 4, script)
      }
    }
  }

  /// The stamp on its way down, and on the page.
  private struct FallingStamp: View {
    let content: Content
    let age: Double

    var body: some View {
      let spring = Response.spring(response: 0.5, damping: 0.62)
      let p = spring.progress(age)
      let settled = Response.spring(response: 0.4, damping: 1).progress(age)
      let shown = min(max(age / 0.085, 0), 1)
      PostageStamp(content: content, lift: 1 - min(max(settled, 0), 1))
        .frame(width: 240, height: 290)
        .anchor("stamp")
        .placed(offset: Point(0, -250 * (1 - settled)), rotation: -14 * (1 - p), scale: 1 + 0.3 * (1 - settled))
        .blur(10 * (1 - min(max(settled, 0), 1)))
        .opacity(age >= 0 ? max(shown, 0.004) : 0)
    }
  }
}
