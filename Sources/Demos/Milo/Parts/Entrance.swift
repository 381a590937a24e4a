import Scenes

extension View {
  /// Comes out of a blur, as titles do: `age` is seconds since the screen's time began.
  func blursIn(_ age: Double, _ script: Milo.DemoScript) -> some View {
    let p = Curve.easeOut.value(min(max(age / script.title, 0), 1))
    return blur(script.titleBlur * (1 - p)).opacity(p)
  }

  /// Comes up and fades in by a spring, `index` steps after the title.
  func staggersIn(_ age: Double, _ index: Double, _ script: Milo.DemoScript) -> some View {
    risesIn(age - script.restDelay - script.stagger * index, by: script.rise)
  }
}
