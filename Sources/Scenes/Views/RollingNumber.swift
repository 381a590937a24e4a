/// A whole number whose changed digits roll, as `.contentTransition(.numericText())` does: counting up, the old digit
/// leaves upwards and the new one comes from below, both small, blurred and crossfading (model: ios-facts.md, 5.1).
public struct RollingNumber: View {
  /// A value and the moment from which it shows.
  public struct Step: Hashable, Sendable {
    /// What is shown from then on.
    public var value: Int
    /// When it changes.
    public var at: Instant

    /// Makes a step.
    public init(_ value: Int, at: Instant) {
      self.value = value
      self.at = at
    }
  }

  private let steps: [Step]
  private let font: Font
  private let color: Color
  private let t: Instant
  private let response: Response

  /// Makes the number at a moment; steps in order of time, none negative. Steps still to come do not count.
  public init(
    _ steps: [Step], font: Font, color: Color, at t: Instant, response: Response = .spring(response: 0.3, damping: 1)
  ) {
    self.steps = steps.filter { $0.at <= t }
    self.font = font
    self.color = color
    self.t = t
    self.response = response
  }

  /// A column a digit, each with the digits that are on their way in or out.
  public var body: some View {
    let digits = steps.map { Array(String($0.value)) }
    let width = Typesetter.layout(Paragraph([TextSpan("0", font: font, paint: .color(color))])).size.width
    let count = reflow(digits.map { Double($0.count) })
    ZStack {
      ForEach(0..<(digits.map(\.count).max() ?? 0)) { column in
        let history = digits.map { column < $0.count ? $0[$0.count - 1 - column] : nil }
        ForEach(visible(history)) { digit in
          digitView(digit).offset(x: width * (count / 2 - Double(column) - 0.5))
        }
      }
    }
    .frame(width: width * max(1, count), height: font.lineHeight)
  }

  /// A digit of a column with how far it has come in and gone out.
  private struct Digit {
    var character: Character
    var entering, leaving: Double
    /// -1 when the number that replaced it, or that it came with, was lower.
    var wayIn, wayOut: Double
  }

  private func visible(_ history: [Character?]) -> [Digit] {
    var found: [Digit] = []
    var index = 0
    while index < history.count {
      // A digit stays while the steps leave it as it is.
      var end = index + 1
      while end < history.count, history[end] == history[index] { end += 1 }
      defer { index = end }
      guard let character = history[index] else { continue }
      let entering = index == 0 ? 1 : response.progress(t.since(steps[index].at))
      let leaving = end == history.count ? 0 : response.progress(t.since(steps[end].at))
      guard leaving < 0.999 else { continue }
      let wayIn = index > 0 && steps[index].value < steps[index - 1].value ? -1.0 : 1
      let wayOut = end < history.count && steps[end].value < steps[end - 1].value ? -1.0 : 1
      found.append(Digit(character: character, entering: entering, leaving: leaving, wayIn: wayIn, wayOut: wayOut))
    }
    return found
  }

  private func digitView(_ digit: Digit) -> some View {
    let comes = 1 - digit.entering
    let travel = 0.3 * font.lineHeight
    let opacity = (1 - comes * comes) * (1 - digit.leaving) * (1 - digit.leaving)
    return Text(String(digit.character)).font(font).foreground(color)
      .scale((1 - 0.6 * comes) * (1 - 0.6 * digit.leaving))
      .blur(0.1 * font.size * max(comes, digit.leaving))
      .opacity(opacity)
      .offset(y: travel * (comes * digit.wayIn - digit.leaving * digit.wayOut))
  }

  private func reflow(_ counts: [Double]) -> Double {
    guard var last = counts.first else { return 0 }
    var motion = Motion(last)
    for (count, step) in zip(counts, steps).dropFirst() where count != last {
      motion.aim(count, at: step.at, response)
      last = count
    }
    return motion.value(t)
  }
}
