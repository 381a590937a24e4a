import Foundation

/// Measures all pairs of two aligned films, one after the other, while two threads decode; shows them to `films` as they go
/// by.
struct PairMeasuring {
  let a, b: Survey
  let request: ComparisonRequest
  let alignment: Alignment
  let pairing: Pairing
  /// The extent of measured pictures.
  let width, height: Int
  /// The extent of the same pictures as shown: upright, with square pixels.
  let shown: (width: Int, height: Int)
  /// True when both films are stored alike and nothing is done to their pictures.
  let isStored: Bool

  /// Chooses the extent: the smaller of what both show, even.
  init(_ a: Survey, _ b: Survey, _ request: ComparisonRequest, _ alignment: Alignment, _ pairing: Pairing) {
    self.a = a
    self.b = b
    self.request = request
    self.alignment = alignment
    self.pairing = pairing
    let ofA = alignment.regionA.map { ($0.width, $0.height) } ?? (a.facts.width, a.facts.height)
    let ofB = alignment.regionB.map { ($0.width, $0.height) } ?? (b.facts.width, b.facts.height)
    let extent = ofA.0 * ofA.1 <= ofB.0 * ofB.1 ? ofA : ofB
    let (f, g) = (a.facts, b.facts)
    let isPlain = f.turning.isEmpty && (f.width, f.height) == (f.storedWidth, f.storedHeight)
    // Masks are told in pixels as shown.
    isStored =
      alignment.regionA == nil && alignment.regionB == nil && f.storedWidth == g.storedWidth
      && f.storedHeight == g.storedHeight && f.pixels == g.pixels && f.colors == g.colors && f.turning == g.turning
      && f.sampleAspect == g.sampleAspect && (isPlain || request.masks.isEmpty)
      && PairMeasuring.isMeasurable(f.pixels)
    shown = isStored ? (f.width, f.height) : (max(2, extent.0 & ~1), max(2, extent.1 & ~1))
    (width, height) = isStored ? (f.storedWidth, f.storedHeight) : shown
  }

  /// Layouts that FFmpeg's filters measure as they are.
  private static func isMeasurable(_ pixels: String) -> Bool {
    ["yuv420p", "yuvj420p", "yuv422p", "yuv444p", "yuv420p10le", "yuv422p10le", "yuv444p10le", "gbrp"].contains(pixels)
  }

  /// Masks in pixels of measured pictures.
  private var masks: [PixelRegion] {
    let region = alignment.regionA ?? PixelRegion(x: 0, y: 0, width: a.facts.width, height: a.facts.height)
    let (x, y) = (Double(width) / Double(region.width), Double(height) / Double(region.height))
    return request.masks.compactMap { mask in
      let left = Int((Double(mask.x - region.x) * x).rounded(.down)),
        top = Int((Double(mask.y - region.y) * y).rounded(.down))
      let right = Int((Double(mask.x + mask.width - region.x) * x).rounded(.up))
      let bottom = Int((Double(mask.y + mask.height - region.y) * y).rounded(.up))
      return PixelRegion(x: left, y: top, width: right - left, height: bottom - top)
        .clipped(width: width, height: height)
    }
  }

  private func strip(_ film: Survey, _ region: PixelRegion?, _ frames: [Int], _ shown: (Int, Int)?) -> FilmStrip {
    let measured = PictureWay(film.facts, region: region, width: width, height: height, keepsColors: isStored)
    let way = shown.map { shown in
      isStored
        ? PictureWay(film.facts, region: region, width: shown.0, height: shown.1, keepsColors: false)
        : PictureWay.scaling(film.facts, width: shown.0, height: shown.1)
    }
    return FilmStrip(film.facts.path, frames: frames, measured: measured, shown: way, showsStored: isStored)
  }

  /// The scores, and the worst.
  func run(
    _ films: ReviewFilms?, isCancelled: () -> Bool, progress: (Double) -> Void
  ) throws -> (scores: [PairScore], worst: [WorstPair]) {
    let pairs = pairing.pairs
    let stripA = strip(a, alignment.regionA, pairs.map(\.a), films?.extent)
    let stripB = strip(b, alignment.regionB, pairs.map(\.b), films?.extent)
    var meter: PairMeter?
    var scores: [PairScore] = [], worst = WorstPairs()
    scores.reserveCapacity(pairs.count)
    // Pictures whose scores have not come yet.
    var waiting: [(a: MovieFrame, b: MovieFrame)?] = []
    func take(_ ready: [PairScore]) throws {
      for score in ready {
        let index = scores.count
        scores.append(score)
        let shown = waiting.removeFirst()
        let time = pairs[index].timeA
        if worst.wants(score, at: time) {
          worst.keep(
            WorstPair(
              pair: index, score: score, pictureA: try shown.map { try films?.picture($0.a) ?? [] } ?? [],
              pictureB: try shown.map { try films?.picture($0.b) ?? [] } ?? []), at: time)
        }
        if let shown { try films?.add(shown.a, shown.b, at: time - pairing.from, score) }
      }
    }
    while let ofA = try stripA.next(), let ofB = try stripB.next() {
      if isCancelled() { throw VideoError(.cancelled, "stopped") }
      let used = try meter ?? PairMeter(PictureShape(ofA.measured), masks: masks)
      meter = used
      waiting.append(ofA.shown.flatMap { a in ofB.shown.map { (a, $0) } })
      try take(used.add(ofA.measured, ofB.measured))
      progress(Double(scores.count) / Double(pairs.count))
    }
    try take(try meter?.finish() ?? [])
    guard scores.count == pairs.count else {
      throw VideoError(.failed, "only \(scores.count) of \(pairs.count) pairs of frames could be measured")
    }
    return (scores, worst.list)
  }
}
