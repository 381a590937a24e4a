import CKernels

/// Turns outlines into coverage of pixels, exactly but for the flattening of curves: each edge adds the signed area
/// that it covers of each pixel it crosses, and a running sum along the row fills what lies between (the method of
/// font-rs and stb_truetype). Some ten times as fast as Cairo's rasteriser for a line of text, and its 8 bits depend
/// on no library's version.
///
/// Where outlines of one direction overlap, the sum passes 1 and is cut: their union, as with non-zero winding.
///
/// Cells that edges touch are known by blocks, so that large shapes cost their edges and not their area.
final class CoveragePlane {
  // Read in inner loops by one thread: checks of exclusive access cost a tenth of them.
  @exclusivity(unchecked) private(set) var width = 0
  @exclusivity(unchecked) private(set) var height = 0
  /// A row has two columns more than pixels, for what falls on the right edge, rounded up to whole blocks.
  @exclusivity(unchecked) private(set) var cells: UnsafeMutablePointer<Float>
  @exclusivity(unchecked) private(set) var cellStride = 0
  private var capacity = 0
  /// A bit for each block of each row.
  @exclusivity(unchecked) private(set) var touched: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) private(set) var touchedWords = 0
  private var touchedCapacity = 0
  private var isEmpty = true
  /// Room for the coverage of a row, and of a block that begins at its end.
  @exclusivity(unchecked) private(set) var stretch: UnsafeMutablePointer<UInt8>
  private var stretchCapacity = 0

  /// Cells of a block.
  static var blockCells: Int { mk_coverage_cells }
  /// How far flattened curves may lie from the true ones, in pixels.
  private static let tolerance = 0.05

  init() {
    cells = .allocate(capacity: 1)
    touched = .allocate(capacity: 1)
    stretch = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
    stretch.deallocate()
  }

  /// Starts on an empty area of pixels.
  func begin(width: Int, height: Int) {
    if !isEmpty {
      cells.update(repeating: 0, count: cellStride * self.height)
      touched.update(repeating: 0, count: touchedWords * self.height)
    }
    (self.width, self.height) = (width, height)
    let blocks = (width + 2 + Self.blockCells - 1) / Self.blockCells
    cellStride = blocks * Self.blockCells
    touchedWords = (blocks + 63) / 64
    grow(&cells, &capacity, to: cellStride * height)
    grow(&touched, &touchedCapacity, to: touchedWords * height)
    grow(&stretch, &stretchCapacity, to: cellStride + Self.blockCells)
    isEmpty = false
  }

  /// Memory that is 0 wherever nothing was added since.
  private func grow<T: Numeric>(_ memory: inout UnsafeMutablePointer<T>, _ capacity: inout Int, to count: Int) {
    guard count > capacity else { return }
    memory.deallocate()
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    capacity = count
  }

  /// Says that every cell is 0 again.
  func emptied() { isEmpty = true }

  /// Adds an outline, its font units mapped to pixels by `t`.
  func add(_ outline: GlyphOutline, _ t: Transform) {
    func map(_ x: Float, _ y: Float) -> Point { t.apply(Point(Double(x), Double(y))) }
    var start = Point.zero, at = Point.zero
    for element in outline.elements {
      switch element {
      case .move(let x, let y):
        line(at, start)
        start = map(x, y)
        at = start
      case .line(let x, let y):
        let end = map(x, y)
        line(at, end)
        at = end
      case .curve(let ax, let ay, let bx, let by, let x, let y):
        let end = map(x, y)
        curve(at, map(ax, ay), map(bx, by), end)
        at = end
      case .close:
        line(at, start)
        at = start
      }
    }
    line(at, start)
  }

  func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
    if bottom <= 0 || top >= Double(height) { return }
    // Wang's bound on the number of chords.
    let bend = max(
      max(abs(a.x - 2 * b.x + c.x), abs(b.x - 2 * c.x + d.x)), max(abs(a.y - 2 * b.y + c.y), abs(b.y - 2 * c.y + d.y)))
    let count = min(max(1, Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up))), 256)
    var last = a
    for i in 1...count {
      let t = Double(i) / Double(count), u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let next =
        i == count
        ? d
        : Point(a.x * wa + b.x * wb + c.x * wc + d.x * wd, a.y * wa + b.y * wb + c.y * wc + d.y * wd)
      line(last, next)
      last = next
    }
  }

  /// Adds an edge. What lies left of the area counts along its left side, what lies right of it not at all.
  func line(_ a: Point, _ b: Point) {
    if a.y == b.y { return }
    let direction: Double = a.y < b.y ? 1 : -1
    let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    let from = max(top.y, 0), to = min(bottom.y, Double(height))
    if from >= to { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    func x(_ y: Double) -> Double { top.x + (y - top.y) * slope }
    let right = Double(width)
    let (x0, x1) = (x(from), x(to))
    if x0 >= 0 && x1 >= 0 && x0 <= right && x1 <= right {
      edge(top, slope, from, to, direction)
      return
    }
    // Cut where it crosses the left and right sides.
    var cuts = [from, to]
    if slope != 0 {
      for side in [0, right] {
        let y = top.y + (side - top.x) / slope
        if y > from && y < to { cuts.append(y) }
      }
    }
    cuts.sort()
    for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
      let middle = x((low + high) / 2)
      if middle < 0 {
        edge(Point(0, low), 0, low, high, direction)
      } else if middle <= right {
        edge(top, slope, low, high, direction)
      }
    }
  }

  /// Adds the part from `from` to `to` of an edge whose x at y is origin.x + (y - origin.y) * slope and lies inside.
  private func edge(_ origin: Point, _ slope: Double, _ from: Double, _ to: Double, _ direction: Double) {
    let right = Double(width)
    for row in Int(from)..<min(height, Int(to.rounded(.up))) {
      let y0 = max(from, Double(row)), y1 = min(to, Double(row + 1))
      let p = min(max(origin.x + (y0 - origin.y) * slope, 0), right)
      let q = min(max(origin.x + (y1 - origin.y) * slope, 0), right)
      let (left, far) = p < q ? (p, q) : (q, p)
      let rise = (y1 - y0) * direction
      let first = Int(left), last = Int(far.rounded(.up))
      let cell = cells + (row * cellStride + first)
      for block in first / Self.blockCells...max(last, first + 1) / Self.blockCells {
        touched[row * touchedWords + block >> 6] |= 1 << UInt64(block & 63)
      }
      if last <= first + 1 {
        let inner = (left + far) / 2 - Double(first)
        cell[0] += Float(rise * (1 - inner))
        cell[1] += Float(rise * inner)
        continue
      }
      // The edge crosses several pixels of the row: trapezia between, triangles at the ends.
      let perPixel = 1 / (far - left)
      let head = 1 - (left - Double(first)), tail = far - Double(last - 1)
      var sum = 0.5 * perPixel * head * head
      cell[0] += Float(rise * sum)
      var before = sum
      for i in 1..<last - first - 1 {
        sum = perPixel * (head + Double(i) - 0.5)
        cell[i] += Float(rise * (sum - before))
        before = sum
      }
      let end = 1 - 0.5 * perPixel * tail * tail
      cell[last - first - 1] += Float(rise * (end - before))
      cell[last - first] += Float(rise * (1 - end))
    }
  }

  /// Writes the coverage, 0...255, row by row.
  func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    var row = 0
    // Four rows side by side keep the processor busy while each running sum waits for its last step.
    while row + 4 <= height {
      var (a, b, c, d) = (Float(0), Float(0), Float(0), Float(0))
      let source = cells + row * cellStride, target = bytes + row * stride
      let (s1, s2, s3) = (cellStride, 2 * cellStride, 3 * cellStride)
      for x in 0..<width {
        a += source[x]
        b += source[x + s1]
        c += source[x + s2]
        d += source[x + s3]
        target[x] = Self.byte(a)
        target[x + stride] = Self.byte(b)
        target[x + 2 * stride] = Self.byte(c)
        target[x + 3 * stride] = Self.byte(d)
      }
      row += 4
    }
    while row < height {
      var sum = Float(0)
      for x in 0..<width {
        sum += cells[row * cellStride + x]
        bytes[row * stride + x] = Self.byte(sum)
      }
      row += 1
    }
  }

  @inline(__always)
  static func byte(_ sum: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(abs(sum), 1) * 255 + 0.5))
  }
}
