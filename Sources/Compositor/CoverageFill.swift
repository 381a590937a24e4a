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
    // To ask a gradient for pixels costs so much that a short run is laid with the edges beside it.
    let shortRun = if case .gradient = ink { 96 } else { 0 }
    for y in 0..<height {
      let row = Row(ink: ink, left: area.left, y: area.top + y, pixels: canvas.pixel(area.left, area.top + y))
      fill(row, y, joining: shortRun)
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

  /// Lays a row in stretches of pixels that each have a coverage of their own (blocks that edges touch, and runs between
  /// them of at most `shortRun` pixels), and in runs of one coverage.
  private func fill(_ row: Row, _ y: Int, joining shortRun: Int) {
    let touched = touched + y * touchedWords, cells = cells + y * cellStride
    var sum: Float = 0, at = 0
    // The stretch that is open begins at a column and has as many.
    var start = 0, count = 0
    func close() {
      if count > 0 && start < width { row.edge(start, min(count, width - start), stretch) }
      count = 0
    }
    func run(to end: Int) {
      guard at < end else { return }
      let coverage = Self.byte(sum)
      if coverage > 0 && end - at <= shortRun {
        if count == 0 { start = at }
        (stretch + count).update(repeating: coverage, count: end - at)
        count += end - at
      } else {
        close()
        if coverage > 0 { row.run(at..<end, coverage) }
      }
    }
    for word in 0..<touchedWords {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let x = (word * 64 + bits.trailingZeroBitCount) * Self.blockCells
        bits &= bits - 1
        run(to: min(x, width))
        if count == 0 { start = x }
        sum = mk_coverage_block(cells + x, sum, stretch + count)
        count += Self.blockCells
        at = x + Self.blockCells
      }
    }
    run(to: width)
    close()
  }
}
