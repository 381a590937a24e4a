import Scenes

extension Devotional {
  /// The wide button at the bottom: it gives under the finger and grows a little darker.
  struct WideButton: View {
    let content: Content
    let label: String
    let action: Action
    let fill: Color
    let ink: Color
    let name: String
    var isEnabled = true
    /// 0 disabled to 1 enabled as it looks: the fill goes from 40 % to whole, the label stays.
    var strength = 1.0

    /// How much of its strength a disabled button keeps, and how dark a pressed one gets.
    private static let faint = 0.4
    private static let shade = 0.12

    var body: some View {
      let metric = content.theme.metric
      return Button(action) { press in
        Text(label).font(content.theme.font.button).foreground(ink)
          .anchor(name + ".label")
          .frame(maxWidth: .infinity)
          .frame(height: metric.buttonHeight)
          .background {
            RoundedRectangle(metric.buttonRadius)
              .fill(fill.mixed(with: content.theme.color.shade, by: WideButton.shade * min(max(press.amount, 0), 1)))
              .opacity(WideButton.faint + (1 - WideButton.faint) * strength)
          }
          .anchor(name)
          .scale(1 - 0.02 * press.amount)
      }
      .disabled(!isEnabled)
    }
  }

  /// "Continue", pinned at the same place on every screen that has it.
  struct ContinueButton: View {
    let scene: SceneContext
    let action: Action
    var isEnabled = true
    var strength = 1.0

    var body: some View {
      PinnedToBottom(scene: scene) {
        WideButton(
          content: scene.content, label: scene.brand.primary, action: action, fill: scene.color.primary,
          ink: scene.color.onButton, name: "button.primary", isEnabled: isEnabled,
          strength: strength)
      }
    }
  }

  /// Buttons between the margins, above the home indicator's zone.
  struct PinnedToBottom: View {
    let scene: SceneContext
    let content: ViewList

    init(scene: SceneContext, @ViewBuilder content: () -> ViewList) {
      self.scene = scene
      self.content = content()
    }

    var body: some View {
      VStack(spacing: scene.metric.buttonGap) { content }
        .padding(
          Insets(
            left: scene.side, bottom: scene.device.height - scene.buttonBottom, right: scene.side)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }
}
