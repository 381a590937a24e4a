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
      let row = Row(ink: ink, left: area.left, y: area.top + y, pixels: canvas.pixel(area.left, area.top + y))
      // A gradient is asked for once for all pixels of a stretch: edges, and what lies between them if that is short.
      if case .gradient(let gradient) = ink { fill(row, y, in: gradient) } else { fill(row, y) }
    }
    emptied()
  }

  /// A row of a canvas, and what is laid on it.
  private struct Row {
    let ink: Ink
    /// Place of its first pixel on the plane of the canvas.
    let left, y: Int
    let pixels: UnsafeMutablePointer<UInt8>

    /// Lays ink on columns of one coverage.
    func run(_ columns: Range<Int>, _ coverage: UInt8) {
      let to = pixels + 4 * columns.lowerBound, first = left + columns.lowerBound
      switch ink {
      case .color(let color): Over.run(color.covered(by: coverage), to, columns.count)
      case .gradient(let gradient):
        Over.run(gradient.pixels(first, y, count: columns.count), to, columns.count, coverage: coverage)
      case .picture(let picture): Over.run(picture.pixel(first, y), to, columns.count, coverage: coverage)
      }
    }

    /// Lays ink on `count` columns from `column` on, each of its own coverage.
    func edge(_ column: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) {
      let to = pixels + 4 * column, first = left + column
      switch ink {
      case .color(let color): Over.row(color, through: coverage, to, count)
      case .gradient(let gradient): Over.row(gradient.pixels(first, y, count: count), through: coverage, to, count)
      case .picture(let picture): Over.row(picture.pixel(first, y), through: coverage, to, count)
      }
    }
  }

  /// The blocks of a row that edges touch, in order, and last where the row ends: `at`, the first column that no block
  /// has told of yet; the sum there; and the block's first column, or nil at the end.
  @inline(__always)
  private func blocks(_ y: Int, _ body: (_ at: Int, _ sum: Float, _ block: Int?) -> Float) {
    let touched = touched + y * touchedWords
    var sum: Float = 0, at = 0
    for word in 0..<touchedWords {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let x = (word * 64 + bits.trailingZeroBitCount) * Self.blockCells
        bits &= bits - 1
        sum = body(at, sum, x)
        at = x + Self.blockCells
      }
    }
    _ = body(at, sum, nil)
  }

  private func fill(_ row: Row, _ y: Int) {
    let cells = cells + y * cellStride
    blocks(y) { at, sum, x in
      let coverage = Self.byte(sum), end = min(x ?? width, width)
      if coverage > 0 && at < end { row.run(at..<end, coverage) }
      guard let x else { return sum }
      let next = mk_coverage_block(cells + x, sum, edge)
      if x < width { row.edge(x, min(Self.blockCells, width - x), edge) }
      return next
    }
  }

  /// Longer runs of one coverage are laid by themselves: they need no coverage of each pixel.
  private static let longRun = 96

  private func fill(_ row: Row, _ y: Int, in gradient: GradientRows) {
    let cells = cells + y * cellStride
    let stretch = gradient.coverage
    // The stretch begins at a column and has as many.
    var start = 0, count = 0
    func close() {
      if count > 0 && start < width { row.edge(start, min(count, width - start), stretch) }
      count = 0
    }
    blocks(y) { at, sum, x in
      let coverage = Self.byte(sum), end = min(x ?? width, width)
      if at < end {
        if coverage > 0 && end - at <= Self.longRun {
          if count == 0 { start = at }
          (stretch + count).update(repeating: coverage, count: end - at)
          count += end - at
        } else {
          close()
          if coverage > 0 { row.run(at..<end, coverage) }
        }
      }
      guard let x else { return sum }
      if count == 0 { start = x }
      let next = mk_coverage_block(cells + x, sum, stretch + count)
      count += Self.blockCells
      return next
    }
    close()
  }
}
