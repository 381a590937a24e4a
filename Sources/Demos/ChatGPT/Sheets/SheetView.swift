import Scenes

extension ChatGPT {
  /// Where a sheet stands.
  struct SheetLayout {
    let look: Look
    let kind: Sheet.Kind

    init(_ look: Look, _ kind: Sheet.Kind) { (self.look, self.kind) = (look, kind) }

    /// True for a sheet that reaches to the canvas's edges.
    var isLarge: Bool { kind == .settings }

    var height: Double {
      switch kind {
      case .settings: look.device.height - look.device.safeTop - 10
      case .photos:
        64 + 2 * photoSide + 3 + look.device.safeBottom + 8
      case .files: 64 + 3 * 66 + look.device.safeBottom + 8
      case .share: 316
      }
    }

    var frame: Rect {
      // The home indicator ends 8 points above the canvas's edge; the sheet's lower edge lies clear of it.
      let inset = isLarge ? 0.0 : 5
      return Rect(inset, look.device.height - inset - height, look.device.width - 2 * inset, height)
    }

    /// Three photos stand side by side.
    var photoSide: Double { (look.device.width - 10 - 32 - 6) / 3 }
  }

  /// The sheet that is up, over a dimmed screen.
  struct SheetView: View {
    let look: Look
    let state: State

    var body: some View {
      let shown = openness
      if shown > 0.001 {
        let layout = SheetLayout(look, state.sheet.kind)
        let way = (layout.height + 60) * (1 - shown)
        ZStack(.topLeading) {
          Rectangle().fill(look.color.scrim.opacity(min(max(shown, 0), 1))).onTap(Action.closeSheet)
            .anchor("sheet.outside")
          panel(layout).offset(y: look.snapped(way))
        }
        .allowsHitTesting(state.sheet.isOpen)
        .scope("sheet")
      }
    }

    /// 0...1, the finger that drags it included; up it hardly gives.
    private var openness: Double {
      let rest = state.sheet.shown.value(look.t)
      guard state.sheet.isHeld, let touch = look.now.touches.last(where: { $0.isDown(look.t) }) else { return rest }
      let way = touch.translation(look.t).y / SheetLayout(look, state.sheet.kind).height
      return min(rest - way, 1)
    }

    private func panel(_ layout: SheetLayout) -> some View {
      let radii =
        layout.isLarge
        ? CornerRadii(top: look.metric.sheetRadius, bottom: 0)
        // Concentric with the corners of the screen.
        : CornerRadii(
          top: look.metric.sheetRadius, bottom: max(look.metric.sheetRadius, look.device.cornerRadius - 5))
      return ZStack(.topLeading) {
        RoundedRectangle(radii).fill(look.color.sheet)
          .shadow(look.color.dim.opacity(0.12), radius: 20)
        Capsule().fill(look.color.secondary.opacity(0.45)).frame(width: 36, height: 5).anchor("sheet.grabber")
          .placed(in: Rect(0, 6, layout.frame.width, 5), .center)
        content(layout)
          .frame(width: layout.frame.width, height: layout.frame.height, alignment: .top)
          .clipShape(RoundedRectangle(radii))
      }
      .frame(width: layout.frame.width, height: layout.frame.height, alignment: .topLeading)
      .onDrag(Action.sheet)
      .anchor("sheet")
      .placed(in: layout.frame)
    }

    @ViewBuilder private func content(_ layout: SheetLayout) -> ViewList {
      switch state.sheet.kind {
      case .settings: SettingsSheet(look: look, rows: state.shown.settings)
      case .photos: PhotosSheet(look: look, photos: state.shown.photos, layout: layout)
      case .files: FilesSheet(look: look, files: state.shown.files)
      case .share(let title): ShareSheet(look: look, title: title)
      }
    }
  }

  /// A sheet's title with a round x at its right.
  struct SheetHead: View {
    let look: Look
    let title: String

    var body: some View {
      ZStack {
        Text(title).font(look.font.rowTitle).foreground(look.color.text).lineLimit(1)
          .padding(horizontal: 64)
        HStack(spacing: 0) {
          Spacer()
          Button(Action.closeSheet) { press in
            SymbolView(symbol: .close, size: 15, color: look.color.text, weight: 2.6)
              .frame(width: 38, height: 38)
              .background { Circle().fill(look.color.sheetButton) }
              .anchor("sheet.close")
              .pressed(press.amount)
          }
        }
        .padding(horizontal: 14)
      }
      .frame(height: 64)
      .padding(Insets(top: 2))
    }
  }
}
