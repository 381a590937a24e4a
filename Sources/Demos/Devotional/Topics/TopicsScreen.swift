import Scenes

extension Devotional {
  /// Screen 4: six topics in two columns, any of which may be chosen.
  struct TopicsScreen: View {
    let scene: SceneContext
    let topics: TopicChoice

    var body: some View {
      ZStack(.topLeading) {
        FittingColumn(scene) { scene in
          // Lower than elsewhere where there is room: less lies below it.
          Heading(scene, scene.brand.topics.heading).padding(Insets(top: 24 * (2 * scene.slack - 1)))
          TopicGrid(scene: scene, topics: topics).padding(Insets(top: scene.gap(36)))
          StartFresh(scene: scene)
            .fadesIn(scene.age - lastCard - 0.15, over: 0.35)
            .padding(Insets(top: scene.gap(26)))
        }
        ContinueButton(
          scene: scene, action: .go(.step), isEnabled: !topics.chosen.isEmpty,
          strength: topics.enabled.value(scene.now.t))
      }
    }

    private var lastCard: Double {
      let script = scene.content.script.topics
      return script.cards + script.cardStagger * Double(scene.content.fixtures.topics.count - 1)
    }
  }

  private struct TopicGrid: View {
    let scene: SceneContext
    let topics: TopicChoice

    var body: some View {
      let script = scene.content.script.topics
      let all = scene.content.fixtures.topics
      let gap = scene.metric.topicGap
      VStack(spacing: gap) {
        ForEach(Array(stride(from: 0, to: all.count, by: 2))) { first in
          HStack(spacing: gap) {
            ForEach(Array(first..<min(first + 2, all.count))) { index in
              TopicCard(scene: scene, topic: all[index], index: index, topics: topics)
                .risesIn(scene.age - script.cards - script.cardStagger * Double(index), by: 12)
            }
          }
        }
      }
    }
  }

  /// A card with its title at top-left and a line drawing at bottom-right.
  private struct TopicCard: View {
    let scene: SceneContext
    let topic: Topic
    let index: Int
    let topics: TopicChoice

    private static let inset = 14.0
    /// A title gets no wider than this, so that it breaks into two lines of like length.
    private static let titleWidth = 119.0

    private var titleRight: Double {
      let card = (scene.width - scene.metric.topicGap) / 2
      return max(20, card - TopicCard.inset - TopicCard.titleWidth)
    }

    var body: some View {
      let metric = scene.metric
      let color = scene.color
      let t = scene.now.t
      let fill = topics.fill(index, at: t)
      return Button(Action.topic(index)) { press in
        ZStack {
          RoundedRectangle(metric.topicRadius).fill(
            color.topicCard.mixed(with: color.topicChosen, by: fill)
              .mixed(with: color.shade, by: 0.05 * min(max(press.amount, 0), 1)))
          if fill > 0 {
            RoundedRectangle(metric.topicRadius).strokeBorder(color.topicBorder, width: metric.topicBorder)
              .opacity(fill)
          }
        }
        .overlay(.topLeading) {
          Text(topic.title).font(scene.font.topic).foreground(color.heading).lineSpacing(1.5)
            .padding(Insets(top: TopicCard.inset, left: TopicCard.inset, right: titleRight))
        }
        .overlay(.bottomTrailing) {
          LineIcon(icon: topic.icon, color: color.body, size: 42).padding(Insets(bottom: 11, right: 12))
        }
        .frame(height: metric.topicHeight * (0.76 + 0.24 * scene.slack))
        .anchor("topic.\(index + 1)")
        .scale(topics.scale(index, at: t) * (1 - 0.015 * press.amount))
      }
    }
  }

  /// A topic's line drawing.
  struct LineIcon: View {
    let icon: TopicIcon
    let color: Color
    let size: Double

    var body: some View {
      let unit = size / TopicIcon.box.width
      PathShape { rect in
        icon.strokes.applying(Transform.translation(rect.x, rect.y).concat(.scale(unit, unit)))
      }
      .stroke(color, width: 1.5 * unit * 1.05)
      .frame(width: size, height: size)
      .anchor("icon")
    }
  }

  /// "Start Fresh" with its arrow: clears the choice.
  private struct StartFresh: View {
    let scene: SceneContext

    var body: some View {
      Button(Action.startFresh) { press in
        HStack(spacing: 7) {
          Text(scene.brand.topics.startFresh).font(scene.font.link).foreground(scene.color.heading)
          PathShape { rect in
            Path {
              $0.move(to: Point(rect.minX, rect.midY))
              $0.addLine(to: Point(rect.maxX, rect.midY))
              $0.move(to: Point(rect.maxX - rect.height / 2, rect.minY))
              $0.addLine(to: Point(rect.maxX, rect.midY))
              $0.addLine(to: Point(rect.maxX - rect.height / 2, rect.maxY))
            }
          }
          .stroke(scene.color.heading, width: 1.8)
          .frame(width: 18, height: 10)
          .anchor("topics.arrow")
          .offset(x: 3 * press.amount, y: 1)
        }
        .opacity(1 - 0.55 * min(max(press.amount, 0), 1))
        .anchor("topics.fresh")
      }
    }
  }
}
