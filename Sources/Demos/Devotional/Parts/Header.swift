import Scenes

extension Devotional {
  /// What screens 4 to 7 share: the back button, and the small title over a scribble that ends in a cross.
  struct Header: View {
    let content: Content
    let pledge: Pledge

    /// Seconds in which the arrow grows faint once there is no way back.
    private static let dimming = 0.25

    var body: some View {
      WithContext { context in
        let device = context.now.device
        let dim = pledge.sealedAt.map { ramp(context.now.t, from: $0, over: Header.dimming, .easeInOut) } ?? 0
        let middle = device.safeTop + content.theme.metric.navMiddle
        ZStack(.topLeading) {
          BackButton(content: content, isEnabled: pledge.sealedAt == nil, dim: dim)
          VStack(spacing: 4) {
            Text(content.brand.header).font(content.theme.font.header).foreground(content.theme.color.heading)
              .anchor("header.title")
            HeaderScribble(color: content.theme.color)
          }
          .position(Point(device.width / 2, middle))
        }
      }
      // The same control on every screen, so that it stays pressed while the screens change.
      .scope("header")
      .anchor("header")
    }
  }

  /// The round white button that goes back one screen.
  struct BackButton: View {
    let content: Content
    var isEnabled = true
    /// 0 as it is, 1 as it looks when there is no way back.
    var dim = 0.0

    var body: some View {
      WithContext { context in
        let metric = content.theme.metric
        Button(Action.back) { press in
          ZStack {
            Circle().fill(content.theme.color.surface)
            NavGlyph.arrow.stroke(content.theme.color.heading, width: 2).frame(width: 17, height: 14)
              .opacity(1 - 0.65 * dim)
          }
          .frame(width: metric.navSize, height: metric.navSize)
          .anchor("nav.back")
          .scale(1 - 0.08 * press.amount)
          .opacity(1 - 0.35 * min(max(press.amount, 0), 1))
        }
        .disabled(!isEnabled)
        .position(
          Point(metric.margin + metric.navSize / 2 - 4, context.now.device.safeTop + metric.navMiddle))
      }
    }
  }

  /// The teal line of the header with its grey cross.
  private struct HeaderScribble: View {
    let color: Theme.Colors

    var body: some View {
      let pen = PenLines.header
      ZStack(.topLeading) {
        ForEach(pen.strokes.indices) { index in
          let isCross = index > 0
          PathShape { rect in pen.strokes[index].offset(by: rect.origin) }
            .stroke(isCross ? color.headerCross : color.pen, width: isCross ? 1.7 : 1.6)
            .anchor(isCross ? "header.cross" : "header.scribble")
        }
      }
      .frame(width: PenLines.headerBox.width, height: PenLines.headerBox.height)
    }
  }

  /// The glyphs of round buttons.
  enum NavGlyph {
    /// An arrow to the left.
    static var arrow: PathShape {
      PathShape { rect in
        Path {
          $0.move(to: Point(rect.maxX, rect.midY))
          $0.addLine(to: Point(rect.minX, rect.midY))
          $0.move(to: Point(rect.minX + rect.height / 2 - 0.5, rect.minY))
          $0.addLine(to: Point(rect.minX, rect.midY))
          $0.addLine(to: Point(rect.minX + rect.height / 2 - 0.5, rect.maxY))
        }
      }
    }

    /// An X.
    static var cross: PathShape {
      PathShape { rect in
        Path {
          $0.move(to: rect.origin)
          $0.addLine(to: Point(rect.maxX, rect.maxY))
          $0.move(to: Point(rect.maxX, rect.minY))
          $0.addLine(to: Point(rect.minX, rect.maxY))
        }
      }
    }
  }
}
