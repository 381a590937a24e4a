extension Path {
  /// Reads path data as SVG writes it in `d` ("M4 8C…Z"): every command but the elliptical arc, absolute and relative,
  /// with repeated and shorthand forms. As SVG asks, the path ends before the first thing that cannot be read.
  public init(svg data: String) {
    var reader = SVGPathReader(data)
    self = Path { reader.draw(into: &$0) }
  }
}

/// Reads path data command by command (SVG 1.1, section 8.3).
private struct SVGPathReader {
  private let bytes: [UInt8]
  private var at = 0
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which the shorthand curves mirror; nil after any other command.
  private var lastCubic, lastQuad: Point?

  init(_ data: String) { bytes = Array(data.utf8) }

  mutating func draw(into path: inout PathBuilder) {
    var command: UInt8?
    while let byte = peek() {
      if isLetter(byte) {
        at += 1
        command = byte
      } else if command == nil || command.map(lower) == UInt8(ascii: "z") {
        return
      }
      guard let now = command, perform(now, &path) else { return }
      // Further pairs after a move are lines.
      if now == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if now == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func perform(_ command: UInt8, _ path: inout PathBuilder) -> Bool {
    let origin = lower(command) == command ? current : .zero
    let (cubic, quad) = (lastCubic, lastQuad)
    (lastCubic, lastQuad) = (nil, nil)
    switch lower(command) {
    case UInt8(ascii: "m"):
      guard let p = point(origin) else { return false }
      path.move(to: p)
      (current, start) = (p, p)
    case UInt8(ascii: "l"):
      guard let p = point(origin) else { return false }
      line(to: p, &path)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(origin.x + x, current.y), &path)
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(current.x, origin.y + y), &path)
    case UInt8(ascii: "c"):
      guard let a = point(origin), let b = point(origin), let p = point(origin) else { return false }
      curve(a, b, p, &path)
    case UInt8(ascii: "s"):
      guard let b = point(origin), let p = point(origin) else { return false }
      curve(cubic.map(mirrored) ?? current, b, p, &path)
    case UInt8(ascii: "q"):
      guard let q = point(origin), let p = point(origin) else { return false }
      quadratic(q, p, &path)
    case UInt8(ascii: "t"):
      guard let p = point(origin) else { return false }
      quadratic(quad.map(mirrored) ?? current, p, &path)
    case UInt8(ascii: "z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to p: Point, _ path: inout PathBuilder) {
    path.addLine(to: p)
    current = p
  }

  private mutating func curve(_ a: Point, _ b: Point, _ p: Point, _ path: inout PathBuilder) {
    path.addCurve(to: p, control1: a, control2: b)
    (current, lastCubic) = (p, b)
  }

  private mutating func quadratic(_ q: Point, _ p: Point, _ path: inout PathBuilder) {
    path.addQuadCurve(to: p, control: q)
    (current, lastQuad) = (p, q)
  }

  private func mirrored(_ p: Point) -> Point { current + (current - p) }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return origin + Point(x, y)
  }

  /// The next byte that is no space or comma.
  private mutating func peek() -> UInt8? {
    while at < bytes.count, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: ",") { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  /// A number as SVG writes it: "-.5", "1e-3", "12.5.5" being two.
  private mutating func number() -> Double? {
    guard peek() != nil else { return nil }
    let first = at
    if isSign(at) { at += 1 }
    digits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      digits()
    }
    if at < bytes.count, lower(bytes[at]) == UInt8(ascii: "e"), isDigit(isSign(at + 1) ? at + 2 : at + 1) {
      at += isSign(at + 1) ? 2 : 1
      digits()
    }
    return Double(String(decoding: bytes[first..<at], as: UTF8.self))
  }

  private mutating func digits() { while isDigit(at) { at += 1 } }
  private func isDigit(_ i: Int) -> Bool {
    i < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[i])
  }
  private func isSign(_ i: Int) -> Bool {
    i < bytes.count && (bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+"))
  }
  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower(byte))
  }
  private func lower(_ byte: UInt8) -> UInt8 { byte | 0x20 }
}
