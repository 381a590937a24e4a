import Scenes

extension Devotional {
  /// A column that ends above the bottom button: where there is less room than it needs its gaps close up to a half, and
  /// then it is laid out wider and drawn smaller, its edges still on the margins.
  struct FittingColumn: View {
    let scene: SceneContext
    let content: (SceneContext) -> ViewList

    /// Points left free above the button.
    private static let clearance = 14.0
    /// Slack and fit, in the order in which they are tried.
    private static let steps =
      stride(from: 1.0, through: 0.5, by: -0.1).map { (slack: $0, fit: 1.0) }
      + stride(from: 0.98, through: 0.6, by: -0.02).map { (slack: 0.5, fit: $0) }

    init(_ scene: SceneContext, @ViewBuilder content: @escaping (SceneContext) -> ViewList) {
      self.scene = scene
      self.content = content
    }

    var body: some View {
      WithContext { context in
        let scene = fitted(context)
        VStack(spacing: 0) { content(scene) }
          .frame(width: scene.width)
          .shrunk(scene.fit, anchor: .top)
          .padding(Insets(top: scene.headingTop))
          // Of the canvas's width, whatever the wider content takes.
          .frame(width: scene.device.width, height: scene.device.height, alignment: .top)
          .offset(y: scene.rise)
      }
    }

    /// The scene at the largest size at which the content fits; whole wherever there is the brief's room.
    private func fitted(_ context: Context) -> SceneContext {
      guard scene.room < SceneContext.wholeRoom else { return scene }
      let free = scene.buttonTop - FittingColumn.clearance - scene.headingTop
      var smaller = scene
      for (slack, fit) in FittingColumn.steps {
        (smaller.slack, smaller.fit) = (slack, fit)
        let column = VStack(spacing: 0) { content(smaller) }
        let height = column.nodes(in: context).first?.size(Proposal(smaller.width, nil)).height ?? 0
        if height * fit <= free { break }
      }
      return smaller
    }
  }
}

extension View {
  /// Drawn smaller about a point of its frame, never larger.
  func shrunk(_ factor: Double, anchor: Alignment = .center) -> any View {
    factor < 1 ? scale(factor, anchor: anchor) : self
  }
}
