import Scenes

extension Devotional {
  /// The band with the day's sessions along a thin line.
  struct SessionBand: View {
    let scene: SceneContext
    let prayed: Instant?

    /// Heights of the first row, which has a note, and of the others; width of the column of marks.
    private static let tall = 116.0
    private static let low = 98.0
    private static let marks = 52.0
    /// From the marks to the words.
    fileprivate static let gap = 18.0
    /// The leaf on the line: how large, turned by how much so that its middle stands over its stem, where that ends
    /// then (shares of its box), and what it leaves free below.
    fileprivate static let leaf = 46.0
    fileprivate static let turn = -20.0
    fileprivate static let stem = Point(0.503, 0.956)
    fileprivate static let clearance = 4.0

    var body: some View {
      let script = scene.content.script.day
      let sessions = scene.content.fixtures.day.sessions
      VStack(spacing: 0) {
        ForEach(sessions.indices) { index in
          SessionRow(
            scene: scene, session: sessions[index], isFirst: index == 0, pulse: pulse, marks: SessionBand.marks
          )
          .frame(height: (index == 0 ? SessionBand.tall : SessionBand.low) * height)
          .overlay(.bottom) {
            if index < sessions.count - 1 {
              Rectangle().fill(scene.color.timeline).frame(height: 1)
                .padding(Insets(left: SessionBand.marks + SessionBand.gap))
            }
          }
          .anchor("session.\(index + 1)")
          .risesIn(scene.age - script.rows - script.rowStagger * Double(index), by: 10)
        }
      }
      .padding(horizontal: scene.side, vertical: 10)
      .background(.leading) {
        TimelineLine(
          scene: scene, x: scene.side + SessionBand.marks / 2, tall: SessionBand.tall * height,
          low: SessionBand.low * height)
      }
      .background {
        Rectangle().fill(scene.color.dayBand).anchor("day.band").fadesIn(own, over: 0.4)
      }
      .frame(width: scene.device.width)
    }

    /// How high the rows are where the band would else come close to the button.
    private var height: Double {
      let whole = SessionBand.tall + SessionBand.low * Double(scene.content.fixtures.day.sessions.count - 1)
      return min(1, (scene.buttonTop - DayLayout(scene: scene).bandTop - 40) / whole)
    }

    private var own: Double { scene.age - scene.content.script.day.rows + 0.15 }

    /// How the first row answers to "Start with Prayer": 0 at rest, up to 1 and back.
    private var pulse: Double {
      guard let prayed else { return 0 }
      let p = min(max(scene.now.age(prayed) / scene.content.script.day.pulse, 0), 1)
      return 16 * p * p * (1 - p) * (1 - p)
    }
  }

  /// The thin line from the first mark to the last.
  private struct TimelineLine: View {
    let scene: SceneContext
    let x: Double
    /// Heights of the first and of the last row.
    let tall, low: Double

    /// Where it begins, below the middle of the first row: under the leaf's stem.
    private var top: Double { SessionBand.leaf * (SessionBand.stem.y - 0.5) + SessionBand.clearance }

    var body: some View {
      let script = scene.content.script.day
      let rows = Double(scene.content.fixtures.day.sessions.count - 1)
      let drawn = Curve.easeInOut.value((scene.age - script.rows - 0.1) / (script.rowStagger * rows + 0.1))
      PathShape { rect in
        Path {
          $0.move(to: Point(rect.midX, rect.minY))
          $0.addLine(to: Point(rect.midX, rect.maxY))
        }
      }
      .stroke(scene.color.timeline, Stroke(1.5, trimTo: drawn))
      .frame(width: 2)
      .padding(Insets(top: 10 + tall / 2 + top, left: x - 1, bottom: 10 + low / 2 - 6))
      .anchor("day.timeline")
    }
  }

  /// A mark on the line, and what the session is called.
  private struct SessionRow: View {
    let scene: SceneContext
    let session: Fixtures.Session
    let isFirst: Bool
    let pulse: Double
    let marks: Double

    var body: some View {
      HStack(spacing: SessionBand.gap) {
        ZStack {
          if isFirst {
            // Its stem stands on the line.
            Leaf(size: SessionBand.leaf).scale(1 + 0.2 * pulse).rotation(SessionBand.turn - 6 * pulse)
              .offset(x: SessionBand.leaf * (0.5 - SessionBand.stem.x))
          } else {
            Circle().fill(scene.color.dayBand).frame(width: 18, height: 18)
            Circle().fill(scene.color.timelineMark).frame(width: 11, height: 11)
          }
        }
        .frame(width: marks)
        VStack(.leading, spacing: 3) {
          Text(session.title).font(scene.font.session).foreground(scene.color.heading)
          if let note = session.note {
            Text(note).font(scene.font.sessionNote).foreground(scene.color.body)
          }
        }
        Spacer()
      }
      .frame(maxHeight: .infinity)
    }
  }
}
