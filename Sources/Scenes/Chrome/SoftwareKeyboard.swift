/// The phone's keyboard on the screen (ios-facts.md, 7.3): 336 points high on a canvas 402 wide, a row for suggestions
/// left empty unless there are some, four rows of keys.
public struct SoftwareKeyboard: PrimitiveView {
  /// Three words over the keys, and what they were before, of which `change` 0...1 of the way has gone.
  public struct Suggestions: Hashable, Sendable {
    /// The words over the keys.
    public var words: [String]
    /// The words that they replace.
    public var before: [String]
    /// How far they have taken their place, 0...1.
    public var change: Double

    /// Makes a row of words.
    public init(_ words: [String], before: [String] = [], change: Double = 1) {
      (self.words, self.before, self.change) = (words, before, change)
    }
  }

  /// What the key at the lower right does, and so what it shows.
  public enum ReturnKey: Hashable, Sendable {
    /// A new line, or nothing of its own.
    case plain
    /// Searches: a lens on the app's colour.
    case search
    /// Ends writing: a check on the app's colour.
    case done
  }

  private let shown: Double
  private let pressed: Character?
  private let suggestions: Suggestions?
  private let returnKey: ReturnKey
  private let tint: Color

  /// Its height in points on a device, with the home indicator's zone.
  public static func height(on device: Device) -> Double { 302 + device.safeBottom }

  /// Over-damped spring "7" of UIKit: mass 3, stiffness 1000, damping 500, as the bezier that is often given for it.
  public static let response = Response.curve(.bezier(0.28, 0.99, 0.32, 0.99), duration: 0.5)

  /// Makes a keyboard that has come up `shown` 0...1 of the way; the key of `pressed` is lit. One with suggestions also
  /// has the keys for emoji and dictation below. A return key that searches or ends is filled with
  /// `tint`, the app's colour.
  public init(
    shown: Double, pressed: Character? = nil, suggestions: Suggestions? = nil, returnKey: ReturnKey = .plain,
    tint: Color = .black
  ) {
    self.shown = shown
    self.pressed = pressed
    self.suggestions = suggestions
    self.returnKey = returnKey
    self.tint = tint
  }

  /// One node at the lower edge of the screen, or none while it is away.
  public func nodes(in context: Context) -> [Node] {
    guard shown > 0.0005 else { return [] }
    let device = context.now.device
    let colors = KeyboardColors(darkness: context.now.darkness)
    let height = SoftwareKeyboard.height(on: device)
    return KeyPanel(
      device: device, colors: colors, pressed: pressed, suggestions: suggestions, returnKey: returnKey, tint: tint
    )
    .frame(width: device.width, height: height)
    .anchor("keyboard")
    .offset(y: height * (1 - shown))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .nodes(in: context)
  }
}

/// Colours of the keyboard between light and dark.
private struct KeyboardColors {
  let panel, key, special, label, lit, shade: Color

  init(darkness: Double) {
    func mix(_ light: UInt32, _ dark: UInt32) -> Color { Color(light).mixed(with: Color(dark), by: darkness) }
    panel = mix(0xE3E4E8, 0x2A2A2C)
    key = mix(0xFFFFFF, 0x59595C)
    special = mix(0xF4F5F7, 0x454548)
    label = mix(0x0D0D0D, 0xFFFFFF)
    lit = mix(0xC9CCD3, 0x7A7A7E)
    shade = mix(0xB4B6BC, 0x1A1A1C)
  }
}

private struct KeyPanel: View {
  let device: Device
  let colors: KeyboardColors
  let pressed: Character?
  let suggestions: SoftwareKeyboard.Suggestions?
  let returnKey: SoftwareKeyboard.ReturnKey
  let tint: Color

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private var gap: Double { 6 }
  private var side: Double { 6.5 }
  private var keyWidth: Double { (device.width - 2 * side - 9 * gap) / 10 }
  private var keyHeight: Double { 43 }

  var body: some View {
    ZStack(.top) {
      RoundedRectangle(CornerRadii(top: 26, bottom: 0)).fill(colors.panel)
      VStack(spacing: 11) {
        letters(KeyPanel.rows[0])
        letters(KeyPanel.rows[1])
        HStack(spacing: gap) {
          special(1.5) { KeySymbol.shift($0, colors.label) }
          letters(KeyPanel.rows[2])
          special(1.5) { KeySymbol.delete($0, colors.label) }
        }
        HStack(spacing: gap) {
          key("123", font: Font(.system, 16), width: 2.55 * keyWidth, isSpecial: true, isLit: false)
          key("space", font: Font(.system, 16), width: nil, isSpecial: false, isLit: pressed == " ")
          switch returnKey {
          case .plain: special(2.55) { KeySymbol.enter($0, colors.label) }
          case .search: special(2.55, tint) { KeySymbol.lens($0, KeyPanel.onTint) }
          case .done: special(2.55, tint) { KeySymbol.check($0, KeyPanel.onTint) }
          }
        }
      }
      .padding(Insets(top: 54, left: side, right: side))
      if let suggestions {
        SuggestionRow(suggestions: suggestions, ink: colors.label, rule: colors.shade)
          .frame(width: device.width, height: 40)
          .padding(Insets(top: 8))
        footKeys
      }
    }
  }

  /// Below the keys, beside the home indicator.
  private var footKeys: some View {
    HStack(spacing: 0) {
      Canvas { KeySymbol.emoji($0.center, colors.label) }.frame(width: 44, height: 44)
      Spacer()
      Canvas { KeySymbol.dictation($0.center, colors.label) }.frame(width: 44, height: 44)
    }
    .frame(width: device.width - 44)
    .padding(Insets(top: 54 + 4 * keyHeight + 3 * 11 + 10))
  }

  private func letters(_ row: String) -> some View {
    HStack(spacing: gap) {
      ForEach(Array(row)) { letter in
        key(
          String(letter), font: Font(.system, 23), width: keyWidth, isSpecial: false,
          isLit: pressed.map { $0.lowercased() == String(letter) } ?? false)
      }
    }
  }

  private func key(_ label: String, font: Font, width: Double?, isSpecial: Bool, isLit: Bool) -> some View {
    ZStack {
      RoundedRectangle(8.5).fill(colors.shade).offset(y: 1)
      RoundedRectangle(8.5).fill(isLit ? colors.lit : isSpecial ? colors.special : colors.key)
      Text(label).font(font).foreground(colors.label)
    }
    .frame(width: width, height: keyHeight)
  }

  private static let onTint = Color(0xFFFFFF)

  private func special(
    _ factor: Double, _ ground: Color? = nil, _ symbol: @escaping (Point) -> [Layer]
  ) -> some View {
    ZStack {
      RoundedRectangle(8.5).fill(colors.shade).offset(y: 1)
      RoundedRectangle(8.5).fill(ground ?? colors.special)
      Canvas { symbol($0.center) }
    }
    .frame(width: factor * keyWidth - (factor < 2 ? gap / 2 : 0), height: keyHeight)
  }
}
