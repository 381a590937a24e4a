import Scenes

extension ChatGPT {
  /// The app's own line symbols, drawn in a box of 24.
  enum Symbol: String, Hashable, Codable, Sendable, CaseIterable {
    case sidebar, chevronDown, chevronRight, chevronLeft, compose, more, plus, mic, micOff, waveform, arrowUp, stop,
      close
    case check, search, copy, speaker, stopReading, thumbUp, thumbDown, thumbUpFill, thumbDownFill, regenerate, share,
      save
    case camera, photo, library, folder, document, grid, pencil, trash, person, star, sparkles, bell, database, info
    case appearance, message, mail, note, nearby, link
  }

  /// A piece of a symbol.
  enum SymbolPart {
    /// A line along SVG path data; without a width as wide as the symbol's own lines.
    case line(String, width: Double? = nil)
    /// A filled outline of SVG path data.
    case fill(String)
    /// A circle as a line, and as a disc.
    case ring(Double, Double, Double)
    case disc(Double, Double, Double)
    /// A line in the colour of what lies beneath, which parts the lines under it.
    case gap(String, Double)
  }

  /// A symbol in a square of `size` points.
  struct SymbolView: View {
    let symbol: Symbol
    let size: Double
    let color: Color
    /// Width of its lines in the box of 24.
    var weight = 1.8
    /// What lies beneath, for symbols whose lines pass one another.
    var ground: Color?

    var body: some View {
      Canvas { rect in layers(in: rect) }.frame(width: size, height: size)
    }

    private func layers(in rect: Rect) -> [Layer] {
      let drawn = SymbolPaths.parts(of: symbol).map { part -> Layer in
        switch part {
        case .line(let path, let width): .stroke(path, Stroke(width ?? weight), .color(color))
        case .fill(let path): .fill(path, .color(color))
        case .gap(let path, let width): .stroke(path, Stroke(width), .color(ground ?? color))
        }
      }
      let factor = size / 24
      return [
        .group(Group(placement: Placement(offset: rect.origin, scaleX: factor, scaleY: factor)), drawn)
      ]
    }
  }

  /// The symbols' outlines, read once.
  enum SymbolPaths {
    enum Part: Sendable {
      case line(Path, width: Double?)
      case fill(Path)
      case gap(Path, width: Double)
    }

    private static let all: [[Part]] = Symbol.allCases.map { $0.parts.map(part) }

    static func parts(of symbol: Symbol) -> [Part] {
      Symbol.allCases.firstIndex(of: symbol).map { all[$0] } ?? []
    }

    private static func part(_ part: SymbolPart) -> Part {
      func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
        Path { $0.addEllipse(in: Rect(x - r, y - r, 2 * r, 2 * r)) }
      }
      return switch part {
      case .line(let data, let width): .line(Path(svg: data), width: width)
      case .fill(let data): .fill(Path(svg: data))
      case .ring(let x, let y, let r): .line(circle(x, y, r), width: nil)
      case .disc(let x, let y, let r): .fill(circle(x, y, r))
      case .gap(let data, let width): .gap(Path(svg: data), width: width)
      }
    }
  }
}
