import Scenes

extension ChatGPT {
  /// What views draw with: words, colours of the present appearance, fonts, distances, pace, and the moment.
  struct Look {
    // By reference: every view holds a look, and to copy hundreds of words for each costs more than to draw it.
    private let content: Content
    var now: Now

    init(_ content: Content, _ now: Now) { (self.content, self.now) = (content, now) }

    var brand: Brand { content.brand }
    var theme: Theme { content.theme }
    var script: DemoScript { content.script }
    var copy: Brand.Copy { content.brand.copy }
    var color: Palette { Palette(content: content, darkness: now.darkness) }
    var font: Theme.Fonts { content.theme.font }
    var metric: Theme.Metrics { content.theme.metric }
    var device: Device { now.device }
    var t: Instant { now.t }

    /// The width that text and cards have between the margins.
    var column: Double { device.width - 2 * metric.margin }
    /// Where the top bar ends and where the transcript's first line stands.
    var barBottom: Double { device.safeTop + metric.barBottom }
    var sidebarWidth: Double { min(device.width * metric.sidebarWidth, 360).rounded() }

    /// A length on whole pixels: what scrolls or slides is moved by these, so that it looks the same in every frame.
    func snapped(_ length: Double) -> Double { (length * device.scale).rounded() / device.scale }
  }

  /// Colours by role at a darkness.
  ///
  /// Half way between light and dark all grounds are grey. What is read on them would be as grey if it went along with
  /// them, so it keeps its colour until the grounds are as far from the new one, and then changes within five frames.
  @dynamicMemberLookup struct Palette {
    fileprivate let content: Content
    let darkness: Double
    private var colors: Theme.Colors { content.theme.color }

    subscript(dynamicMember role: KeyPath<Theme.Colors, Theme.Shade>) -> Color {
      let shade = content.theme.color[keyPath: role]
      guard darkness > 0, darkness < 1 else { return shade.at(darkness) }
      let late = min(max((darkness - 0.5) / 0.3, 0), 1)
      switch role {
      case \.text, \.bubbleText, \.stop, \.onStop, \.icon, \.shimmer, \.danger, \.toast, \.onToast:
        return shade.at(late)
      case \.secondary, \.secondaryOnGlass:
        // The grounds pass through this very grey: it borrows from the text meanwhile.
        return shade.at(late).mixed(with: colors.text.at(late), by: 0.75 * min(1, 3 * min(darkness, 1 - darkness)))
      default: return shade.at(darkness)
      }
    }
  }
}
