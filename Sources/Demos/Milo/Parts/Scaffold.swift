import Scenes

extension Milo {
  /// What screens 2 to 6 share: chevron, title, what stands below it, and the button with its footnote at the bottom.
  struct Scaffold: View {
    let content: Content
    let age: Double
    let title: String
    var subtitle: String?
    let button: String
    let action: Action
    let footnote: any View
    /// What a keyboard pushes up: from the title's top to the foot of what must stay in sight, and how far the keyboard
    /// has come, 0...1; the heading gives way.
    let lift: (foot: Double, share: Double)
    let main: ViewList

    init(
      _ content: Content, age: Double, title: String, subtitle: String? = nil, button: String, action: Action,
      footnote: any View, lift: (foot: Double, share: Double) = (0, 0), @ViewBuilder main: () -> ViewList
    ) {
      self.content = content
      self.age = age
      self.title = title
      self.subtitle = subtitle
      self.button = button
      self.action = action
      self.footnote = footnote
      self.lift = lift
      self.main = main()
    }

    var body: some View {
      let metric = content.theme.metric
      WithContext { context in
        let device = context.now.device
        let top = device.safeTop + metric.titleTop
        let fit = fit(below: top, context)
        let keyboard = device.height - SoftwareKeyboard.height(on: device)
        ZStack(.top) {
          column
            .frame(width: device.width / fit)
            .shrunk(fit, anchor: .top)
            .frame(width: device.width, alignment: .top)
            .padding(Insets(top: top))
            // Of the canvas's height, whatever the content takes before it is drawn smaller.
            .frame(width: device.width, height: device.height, alignment: .top)
            .offset(y: -max(0, top + lift.foot * fit - keyboard) * lift.share)
          BottomBar(content: content, age: age, button: button, action: action, footnote: footnote)
          BackChevron(content: content).position(Point(metric.margin + 5, device.safeTop + 22))
            .staggersIn(age, 0, content.script)
        }
      }
    }

    private var column: VStack {
      VStack(spacing: 0) {
        VStack(spacing: 0) { Heading(content: content, age: age, title: title, subtitle: subtitle) }
          .opacity(1 - lift.share)
        main
      }
    }

    /// Points left free above the button.
    private static let clearance = 8.0
    /// Between the zones of status bar and home indicator on the canvas that the brief's figures are for.
    private static let wholeRoom = 778.0

    /// How small title and content are drawn so that they end above the button: 1 on all but small canvases.
    private func fit(below top: Double, _ context: Context) -> Double {
      let metric = content.theme.metric
      let device = context.now.device
      guard device.height - device.safeTop - device.safeBottom < Scaffold.wholeRoom else { return 1 }
      let free = device.height - device.safeBottom - metric.buttonLift - metric.buttonHeight - Scaffold.clearance - top
      let height = column.nodes(in: context).first?.size(Proposal(device.width, nil)).height ?? 0
      return height > free ? max(0.5, free / height) : 1
    }
  }

  /// A title and its subtitle.
  struct Heading: View {
    let content: Content
    let age: Double
    let title: String
    let subtitle: String?

    var body: some View {
      Text(title).font(content.theme.font.title).foreground(content.theme.color.ink)
        .multilineTextAlignment(.center)
        .anchor("title")
        .blursIn(age, content.script)
      if let subtitle {
        Text(subtitle).font(content.theme.font.subtitle).foreground(content.theme.color.muted)
          .anchor("subtitle")
          .staggersIn(age, 0, content.script)
          .padding(Insets(top: 8))
      }
    }
  }

  /// The primary button and its footnote, at the same place on every screen.
  struct BottomBar: View {
    let content: Content
    /// Seconds since the bar may come in.
    let age: Double
    let button: String
    let action: Action
    let footnote: any View

    var body: some View {
      let metric = content.theme.metric
      WithContext { context in
        VStack(spacing: 0) {
          PrimaryButton(content: content, label: button, action: action)
          footnote.frameHeight(metric.buttonLift)
        }
        .staggersIn(age, 5, content.script)
        .padding(
          Insets(
            left: metric.side(on: context.now.device), bottom: context.now.device.safeBottom,
            right: metric.side(on: context.now.device))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      }
    }
  }

  /// The thin "<" that goes back one screen.
  struct BackChevron: View {
    let content: Content

    var body: some View {
      Button(Action.back) { press in
        PathShape { rect in
          Path {
            $0.move(to: Point(rect.maxX, rect.minY))
            $0.addLine(to: Point(rect.minX, rect.midY))
            $0.addLine(to: Point(rect.maxX, rect.maxY))
          }
        }
        .stroke(content.theme.color.ink, width: 2.2)
        .frame(width: 9.5, height: 18)
        .anchor("nav.back")
        .opacity(1 - 0.65 * min(max(press.amount, 0), 1))
      }
    }
  }
}

extension View {
  /// Centred in a strip of that height.
  fileprivate func frameHeight(_ height: Double) -> any View { frame(height: height) }
}
