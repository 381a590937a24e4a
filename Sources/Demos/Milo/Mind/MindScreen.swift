import Scenes

extension Milo {
  /// Screen 2: what is on your mind.
  struct MindScreen: View {
    let content: Content
    let rows: RowChoice
    let age: Double
    let now: Now

    var body: some View {
      let copy = content.brand.mind
      let metric = content.theme.metric
      let side = metric.side(on: now.device)
      Scaffold(
        content, age: age, title: copy.title, button: copy.button, action: .go(.vibe),
        footnote: Footnote(content: content, text: copy.footnote)
      ) {
        VStack(spacing: metric.rowGap) {
          ForEach(content.fixtures.rows.indices) { index in
            MindRow(content: content, index: index, rows: rows, now: now)
              .risesIn(
                age - content.script.rowsStart - content.script.rowStagger * Double(index), by: content.script.rise)
          }
        }
        .padding(Insets(top: 28, left: side, right: side))
      }
    }
  }

  /// One row: a label, and a face that peeks over its lower edge.
  struct MindRow: View {
    let content: Content
    let index: Int
    let rows: RowChoice
    let now: Now

    /// The label turns white once the purple is deep enough to carry it.
    private var ink: Double { Curve.easeInOut.value(min(max((fill - 0.45) / 0.3, 0), 1)) }

    private var fill: Double { min(max(rows.fill[safe: index]?.value(now.t) ?? 0, 0), 1) }

    var body: some View {
      let color = content.theme.color
      let metric = content.theme.metric
      let row = content.fixtures.rows[index]
      Button(Action.row(index)) { press in
        ZStack(.leading) {
          RoundedRectangle(metric.rowRadius).fill(color.row.mixed(with: color.purple, by: fill))
          Text(row.label).font(content.theme.font.row).foreground(color.ink.mixed(with: color.onButton, by: ink))
            .padding(Insets(left: 22))
          PeekingFace(face: row.face, content: content, fill: fill, lift: lift)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            .clipShape(RoundedRectangle(metric.rowRadius))
            .anchor("mind.row.\(index + 1).face")
        }
        .frame(height: metric.rowHeight)
        .anchor("mind.row.\(index + 1)")
        .offset(x: nudge)
        .scale(1 - 0.015 * press.amount)
      }
    }

    /// A bounce of some 10 points that comes to rest a little lower, with the whole mouth in sight.
    private var lift: Double {
      guard let at = rows.bounced[safe: index] ?? nil else { return 0 }
      let age = now.age(at)
      let up = Response.spring(response: 0.3, damping: 0.55).progress(age)
      return rows.chosen.contains(index) ? 8.5 * up : 8.5 * up * fill
    }

    /// A refused row shakes its head.
    private var nudge: Double {
      guard let refused = rows.refused, refused.row == index else { return 0 }
      let p = now.age(refused.at) / 0.34
      guard p > 0, p < 1 else { return 0 }
      return 5 * wave(p * 2) * (1 - p)
    }
  }

  private struct PeekingFace: View {
    let face: PeekFace
    let content: Content
    let fill: Double
    let lift: Double

    var body: some View {
      Canvas(box: PeekFace.box) { face.layers(blend: fill, lift: lift) }.replaceable(by: face.art)
        .frame(width: PeekFace.box.width, height: PeekFace.box.height)
        .offset(x: -26, y: PeekFace.box.height - PeekFace.visible)
    }
  }
}

/// A sine of period 1.
func wave(_ phase: Double) -> Double { Transform.rotation(degrees: 360 * phase).b }
