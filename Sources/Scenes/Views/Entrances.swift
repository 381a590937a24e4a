extension View {
  /// Comes up `rise` points and fades in by springs; `age` is seconds since it may begin.
  public func risesIn(_ age: Double, by rise: Double) -> some View {
    let spring = Response.spring(response: 0.34, damping: 0.86)
    let fade = Response.spring(response: 0.3, damping: 1)
    return offset(y: rise * (1 - spring.progress(age))).opacity(fade.progress(age))
  }

  /// Fades in over `seconds`; `age` is seconds since it may begin.
  public func fadesIn(_ age: Double, over seconds: Double, _ curve: Curve = .easeInOut) -> some View {
    opacity(curve.value(age / seconds))
  }
}
