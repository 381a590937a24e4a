import Scenes

extension ChatGPT {
  /// The photo library: six pictures.
  struct PhotosSheet: View {
    let look: Look
    let photos: [Photo]
    let layout: SheetLayout

    var body: some View {
      let side = layout.photoSide
      VStack(spacing: 0) {
        SheetHead(look: look, title: look.copy.photos)
        VStack(spacing: 3) {
          ForEach(stride(from: 0, to: photos.count, by: 3)) { first in
            HStack(spacing: 3) {
              ForEach(first..<min(first + 3, photos.count)) { index in
                Button(Action.photo(index)) { press in
                  Image(Art(photos[index].art)).frame(width: side, height: side)
                    .anchor("photo.\(index)")
                    .opacity(1 - 0.35 * min(max(press.amount, 0), 1))
                }
              }
            }
          }
        }
        .frame(width: 3 * side + 6, height: 2 * side + 3)
        .clipShape(RoundedRectangle(look.metric.cardRadius))
      }
    }
  }

  /// Three files.
  struct FilesSheet: View {
    let look: Look
    let files: [File]

    var body: some View {
      VStack(spacing: 0) {
        SheetHead(look: look, title: look.copy.files)
        VStack(spacing: 0) {
          ForEach(files.enumerated()) { index, file in
            Button(Action.file(index)) { press in
              HStack(spacing: 12) {
                SymbolView(symbol: .document, size: 24, color: look.color.accent)
                VStack(.leading, spacing: 2) {
                  Text(file.name).font(look.font.row).foreground(look.color.text)
                  Text(file.detail).font(look.font.menuLine).foreground(look.color.secondary)
                }
                Spacer()
              }
              .padding(horizontal: 16)
              .frame(height: 64)
              .background { Rectangle().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)) }
              .anchor("file.\(index)")
            }
            if index < files.count - 1 {
              Rectangle().fill(look.color.rule).frame(height: 1.0 / 3).padding(Insets(left: 52))
            }
          }
        }
        .background { RoundedRectangle(24).fill(look.color.card) }
        .clipShape(RoundedRectangle(24))
        .padding(horizontal: 14)
      }
    }
  }

  /// Where something can be shared to; no marks of anyone's.
  struct ShareSheet: View {
    let look: Look
    let title: String

    private static let symbols: [Symbol] = [.nearby, .message, .mail, .note]

    var body: some View {
      VStack(spacing: 0) {
        SheetHead(look: look, title: title)
        HStack(spacing: 0) {
          ForEach(zip(ShareSheet.symbols, look.copy.shareTargets).enumerated()) { index, target in
            Spacer()
            Button(Action.shareTarget(index)) { press in
              VStack(spacing: 8) {
                SymbolView(symbol: target.0, size: 26, color: look.color.text)
                  .frame(width: 60, height: 60)
                  .background { Circle().fill(look.color.card) }
                Text(target.1).font(look.font.small).foreground(look.color.text)
              }
              .anchor("share.\(index)")
              .pressed(press.amount)
            }
          }
          Spacer()
        }
        .padding(Insets(top: 6, bottom: 20))
        row(.link, look.copy.copyLink, .shareCopy, "share.copy").padding(Insets(bottom: 10))
        row(nil, look.copy.cancel, .closeSheet, "share.cancel")
      }
      .padding(horizontal: 14)
    }

    private func row(_ symbol: Symbol?, _ label: String, _ action: Action, _ name: String) -> some View {
      Button(action) { press in
        HStack(spacing: 9) {
          if let symbol { SymbolView(symbol: symbol, size: 19, color: look.color.text) }
          Text(label).font(look.font.rowTitle).foreground(look.color.text)
        }
        .frame(maxWidth: .infinity, minHeight: 50)
        .frame(height: 50)
        .background { Capsule().fill(look.color.card) }
        .anchor(name)
        .pressed(press.amount)
      }
    }
  }

  /// The settings: rows only.
  struct SettingsSheet: View {
    let look: Look
    let rows: [SettingsRow]

    var body: some View {
      VStack(spacing: 0) {
        SheetHead(look: look, title: look.copy.settings)
        VStack(spacing: 22) {
          ForEach(0...(rows.map(\.group).max() ?? 0)) { group in
            card(rows.enumerated().filter { $0.element.group == group })
          }
        }
        .padding(Insets(top: 8, left: look.metric.margin, right: look.metric.margin))
      }
    }

    private func card(_ rows: [(offset: Int, element: SettingsRow)]) -> some View {
      VStack(spacing: 0) {
        ForEach(rows.enumerated()) { place, row in
          line(row.element, row.offset)
          if place < rows.count - 1 {
            Rectangle().fill(look.color.rule).frame(height: 1.0 / 3).padding(Insets(left: 52))
          }
        }
      }
      .background { RoundedRectangle(26).fill(look.color.card) }
      .clipShape(RoundedRectangle(26))
    }

    private func line(_ row: SettingsRow, _ index: Int) -> some View {
      Button(Action.settingsRow(index)) { press in
        HStack(spacing: 14) {
          SymbolView(symbol: row.symbol, size: 22, color: look.color.text)
          Text(row.label).font(look.font.row).foreground(look.color.text)
          Spacer()
          if let value = row.value { Text(value).font(look.font.row).foreground(look.color.secondary) }
          SymbolView(symbol: .chevronRight, size: 13, color: look.color.secondary, weight: 2.8)
        }
        .padding(horizontal: 16)
        .frame(height: 52)
        .background { Rectangle().fill(look.color.pressed).opacity(min(max(press.amount, 0), 1)) }
        .anchor("settings.\(index)")
      }
    }
  }
}
