/// What is laid down through coverage.
enum Ink {
  /// A premultiplied pixel, twice.
  case color(Words)
  /// Pixels; `row` is their stride in bytes.
  case pixels(UnsafeMutablePointer<UInt8>, row: Int)
}

extension CoveragePlane {
  /// Adds an outline whose points `t` maps to pixels; open subpaths are closed.
  func add(_ path: Path, _ t: Transform) {
    var start = Point.zero, at = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        line(at, start)
        start = t.apply(p)
        at = start
      case .line(let p):
        let end = t.apply(p)
        line(at, end)
        at = end
      case .curve(let a, let b, let p):
        let end = t.apply(p)
        curve(at, t.apply(a), t.apply(b), end)
        at = end
      case .close:
        line(at, start)
        at = start
      }
    }
    line(at, start)
  }

  /// Lays ink through the coverage onto pixels, of which the plane's first is at `base`, and empties the plane.
  func fill(_ ink: Ink, _ base: UnsafeMutablePointer<UInt8>, stride: Int) {
    for y in 0..<height {
      let touched = touched + y * touchedWords
      let cells = cells + y * cellStride, row = base + y * stride
      var sum: Float = 0, at = 0
      for word in 0..<touchedWords {
        var bits = touched[word]
        touched[word] = 0
        while bits != 0 {
          let x = (word * 64 + bits.trailingZeroBitCount) * Self.blockCells
          bits &= bits - 1
          run(ink, y, at, min(x, width), Self.byte(sum), row)
          let block = cells + x
          let count = min(Self.blockCells, width - x)
          if count > 0 {
            for i in 0..<count {
              sum += block[i]
              edge[i] = Self.byte(sum)
            }
            switch ink {
            case .color(let color): Over.row(color, through: edge, row + 4 * x, count)
            case .pixels(let pixels, let stride):
              Over.row(pixels + (y * stride + 4 * x), through: edge, row + 4 * x, count)
            }
          }
          block.update(repeating: 0, count: Self.blockCells)
          at = x + Self.blockCells
        }
      }
      run(ink, y, at, width, Self.byte(sum), row)
    }
    emptied()
  }

  /// Pixels of one coverage.
  private func run(
    _ ink: Ink, _ y: Int, _ from: Int, _ to: Int, _ coverage: UInt8, _ row: UnsafeMutablePointer<UInt8>
  ) {
    guard from < to, coverage > 0 else { return }
    switch ink {
    case .color(let color): Over.run(color.times(coverage, coverage), row + 4 * from, to - from)
    case .pixels(let pixels, let stride):
      Over.run(pixels + (y * stride + 4 * from), row + 4 * from, to - from, coverage: coverage)
    }
  }
}
