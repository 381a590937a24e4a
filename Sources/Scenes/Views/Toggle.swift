/// A switch as iOS 26 draws it (ios-facts.md, 7.1): track 64 x 28, knob 39 x 24, travel 21.
public struct Toggle: PrimitiveView {
  private let on: Double
  private let onColor, offColor: Color
  private let action: any (Hashable & Sendable)

  /// Makes a switch that is `on` 0...1 of the way and sends `action` when tapped.
  public init(_ on: Double, onColor: Color, offColor: Color, action: some Hashable & Sendable) {
    self.on = on
    self.onColor = onColor
    self.offColor = offColor
    self.action = action
  }

  /// One node that is a control.
  public func nodes(in context: Context) -> [Node] {
    let track = offColor.mixed(with: onColor, by: min(max(on, 0), 1))
    return Button(value: action) { press in
      ZStack(.leading) {
        Capsule().fill(track).anchor("toggle.track")
        Capsule().fill(Color.white).frame(width: 39 + 4 * press.amount, height: 24)
          .shadow(Color.black.opacity(0.12), radius: 2, y: 1)
          .offset(x: 2 + (21 - 4 * press.amount * min(max(on, 0), 1)) * on)
          .anchor("toggle.knob")
      }
      .frame(width: 64, height: 28)
    }.nodes(in: context)
  }
}
