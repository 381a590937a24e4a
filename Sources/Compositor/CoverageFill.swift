import CKernels

/// What is laid down through coverage.
enum Ink {
  case color(PixelColor)
  /// Pixels of the plane.
  case picture(Picture)
  /// A gradient on the plane.
  case gradient(GradientRows)
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

  /// Lays ink through the coverage onto a canvas, on which the plane's first pixel is that of `area`, and empties the
  /// plane.
  func fill(_ ink: Ink, on canvas: Canvas, _ area: PixelRect) {
    for y in 0..<height {
      let touched = touched + y * touchedWords
      let cells = cells + y * cellStride, row = canvas.pixel(area.left, area.top + y)
      var sum: Float = 0, at = 0
      for word in 0..<touchedWords {
        var bits = touched[word]
        touched[word] = 0
        while bits != 0 {
          let x = (word * 64 + bits.trailingZeroBitCount) * Self.blockCells
          bits &= bits - 1
          let coverage = Self.byte(sum)
          if coverage > 0 && at < min(x, width) {
            run(ink, at..<min(x, width), coverage, row, (area.left, area.top + y))
          }
          let block = cells + x
          let count = min(Self.blockCells, width - x)
          sum = mk_coverage_block(block, sum, edge)
          if count > 0 {
            switch ink {
            case .color(let color): Over.row(color, through: edge, row + 4 * x, count)
            case .picture(let picture):
              Over.row(picture.pixel(area.left + x, area.top + y), through: edge, row + 4 * x, count)
            case .gradient(let gradient):
              Over.row(
                gradient.pixels(area.left + x, area.top + y, count: count), through: edge, row + 4 * x, count)
            }
          }
          at = x + Self.blockCells
        }
      }
      let coverage = Self.byte(sum)
      if coverage > 0 && at < width {
        run(ink, at..<width, coverage, row, (area.left, area.top + y))
      }
    }
    emptied()
  }

  /// Columns of one coverage in the row that begins at `start` of the canvas's plane.
  private func run(
    _ ink: Ink, _ columns: Range<Int>, _ coverage: UInt8, _ row: UnsafeMutablePointer<UInt8>, _ start: (Int, Int)
  ) {
    let to = row + 4 * columns.lowerBound
    switch ink {
    case .color(let color): Over.run(color.covered(by: coverage), to, columns.count)
    case .gradient(let gradient):
      let pixels = gradient.pixels(start.0 + columns.lowerBound, start.1, count: columns.count)
      Over.run(pixels, to, columns.count, coverage: coverage)
    case .picture(let picture):
      Over.run(picture.pixel(start.0 + columns.lowerBound, start.1), to, columns.count, coverage: coverage)
    }
  }
}
