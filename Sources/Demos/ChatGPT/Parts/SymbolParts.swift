extension ChatGPT.Symbol {
  /// What the symbol is drawn with.
  var parts: [ChatGPT.SymbolPart] { barParts ?? answerParts ?? thingParts }

  /// Symbols of the bars and the composer.
  private var barParts: [ChatGPT.SymbolPart]? {
    switch self {
    case .sidebar: [.line("M4 8.6H20M4 15.4H14")]
    case .chevronDown: [.line("M5 9L12 16L19 9")]
    case .chevronRight: [.line("M9 5L16 12L9 19")]
    case .chevronLeft: [.line("M15 5L8 12L15 19")]
    case .compose:
      [
        .line(
          "M11.6 4.6H7.9C5.5 4.6 4 6.1 4 8.5V16.1C4 18.5 5.5 20 7.9 20H15.5C17.9 20 19.4 18.5 19.4 16.1V12.4"),
        .line("M10 14L10.6 11.1L18.1 3.6C18.8 2.9 19.9 2.9 20.5 3.6C21.1 4.2 21.1 5.2 20.5 5.9L12.9 13.4L10 14Z"),
      ]
    case .more: [.disc(5, 12, 1.9), .disc(12, 12, 1.9), .disc(19, 12, 1.9)]
    case .plus: [.line("M12 4.5V19.5M4.5 12H19.5")]
    case .mic: micParts
    case .micOff: micParts + [.gap("M5.4 3.2L20.6 20.4", 4.6), .line("M4 3.6L19.6 21")]
    case .waveform:
      [
        .line("M4.5 10.4V13.6", width: 2.3), .line("M9.5 6.2V17.8", width: 2.3),
        .line("M14.5 8.6V15.4", width: 2.3), .line("M19.5 10.6V13.4", width: 2.3),
      ]
    case .arrowUp: [.line("M12 19.6V5M5.6 11.2L12 4.8L18.4 11.2", width: 2.5)]
    case .stop:
      [
        .fill(
          "M8 5.5H16C17.7 5.5 18.5 6.3 18.5 8V16C18.5 17.7 17.7 18.5 16 18.5H8C6.3 18.5 5.5 17.7 5.5 16V8C5.5 6.3 6.3 5.5 8 5.5Z"
        )
      ]
    case .close: [.line("M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4")]
    case .check: [.line("M4.6 12.9L9.7 18L19.4 6.4")]
    case .search: [.ring(10.6, 10.6, 6.6), .line("M15.5 15.5L20 20")]
    default: nil
    }
  }

  private var micParts: [ChatGPT.SymbolPart] {
    [
      .line(
        "M12 2.8C10.2 2.8 8.9 4.1 8.9 5.9V11.3C8.9 13.1 10.2 14.4 12 14.4C13.8 14.4 15.1 13.1 15.1 11.3V5.9C15.1 4.1 13.8 2.8 12 2.8Z"
      ),
      .line("M5.4 11C5.4 14.9 8.2 17.6 12 17.6C15.8 17.6 18.6 14.9 18.6 11M12 17.8V21.2"),
    ]
  }

  /// Symbols below an answer.
  private var answerParts: [ChatGPT.SymbolPart]? {
    switch self {
    case .copy:
      [
        .line(
          "M11 8.4H17.4C19.3 8.4 20.4 9.5 20.4 11.4V17.4C20.4 19.3 19.3 20.4 17.4 20.4H11.4C9.5 20.4 8.4 19.3 8.4 17.4V11C8.4 9.4 9.4 8.4 11 8.4Z"
        ),
        .line(
          "M15.6 5.6C15.2 4.3 14.2 3.6 12.6 3.6H6.6C4.7 3.6 3.6 4.7 3.6 6.6V12.6C3.6 14.2 4.3 15.2 5.6 15.6"),
      ]
    case .speaker:
      [
        .line("M11.2 5.2L7.2 8.8H4.7C3.9 8.8 3.3 9.4 3.3 10.2V13.8C3.3 14.6 3.9 15.2 4.7 15.2H7.2L11.2 18.8Z"),
        .line("M14.8 9.1C16.4 10.7 16.4 13.3 14.8 14.9M17.6 6.3C20.7 9.4 20.7 14.6 17.6 17.7"),
      ]
    case .stopReading:
      [
        .ring(12, 12, 8.4),
        .fill(
          "M10 8.8H14C14.8 8.8 15.2 9.2 15.2 10V14C15.2 14.8 14.8 15.2 14 15.2H10C9.2 15.2 8.8 14.8 8.8 14V10C8.8 9.2 9.2 8.8 10 8.8Z"
        ),
      ]
    case .thumbUp: [.line(Thumb.up), .line(Thumb.upCuff)]
    case .thumbDown: [.line(Thumb.down), .line(Thumb.downCuff)]
    case .thumbUpFill: [.fill(Thumb.up), .line(Thumb.up), .line(Thumb.upCuff)]
    case .thumbDownFill: [.fill(Thumb.down), .line(Thumb.down), .line(Thumb.downCuff)]
    case .regenerate:
      [
        .line(
          "M19.84 13.95C18.88 17.81 15.25 20.4 11.29 20.05C7.33 19.7 4.21 16.52 3.94 12.55C3.67 8.58 6.33 5.01 10.2 4.12C14.08 3.24 18.03 5.31 19.5 9"
        ),
        .line("M20 4.4V9.2H15.2"),
      ]
    case .share: [.line("M12 15V3.9M7.7 8L12 3.7L16.3 8"), .line(Thumb.box)]
    case .save: [.line("M12 3.5V14.8M7.7 10.7L12 15L16.3 10.7"), .line(Thumb.box)]
    default: nil
    }
  }

  private enum Thumb {
    static let up =
      "M8 10.9L11.3 3.9C12.9 3.9 13.9 5.1 13.7 6.7L13.2 9.7H17.9C19.6 9.7 20.7 11.1 20.4 12.8L19.4 17.9C19.1 19.4 18 20.3 16.5 20.3H8Z"
    static let upCuff = "M8 10.9V20.3H5.2C4.3 20.3 3.6 19.6 3.6 18.7V12.5C3.6 11.6 4.3 10.9 5.2 10.9Z"
    static let down =
      "M16 13.1L12.7 20.1C11.1 20.1 10.1 18.9 10.3 17.3L10.8 14.3H6.1C4.4 14.3 3.3 12.9 3.6 11.2L4.6 6.1C4.9 4.6 6 3.7 7.5 3.7H16Z"
    static let downCuff = "M16 13.1V3.7H18.8C19.7 3.7 20.4 4.4 20.4 5.3V11.5C20.4 12.4 19.7 13.1 18.8 13.1Z"
    static let box =
      "M7.4 11.4H6.7C5.3 11.4 4.5 12.2 4.5 13.6V17.9C4.5 19.6 5.4 20.5 7.1 20.5H16.9C18.6 20.5 19.5 19.6 19.5 17.9V13.6C19.5 12.2 18.7 11.4 17.3 11.4H16.6"
  }
}
