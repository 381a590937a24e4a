/// Refuses parts of pictures that are no parts of them, before they are measured.
struct RegionCheck {
  let request: ComparisonRequest
  let a, b: FilmFacts

  /// A check of a request against the films that it is about.
  init(_ request: ComparisonRequest, _ a: FilmFacts, _ b: FilmFacts) {
    self.request = request
    self.a = a
    self.b = b
  }

  /// - Throws: `VideoError` of kind `refused`.
  func check() throws {
    if case .region(let region) = request.picture, region.clipped(width: b.width, height: b.height) != region {
      throw VideoError(
        .refused, "the crop \(region) does not lie in its picture of \(b.width)x\(b.height)", at: request.pathB,
        mend: "name a part of it, or let --crop auto find it")
    }
    for mask in request.masks where mask.clipped(width: a.width, height: a.height) == nil {
      throw VideoError(
        .refused, "the mask \(mask) lies outside its picture of \(a.width)x\(a.height)", at: request.nameA,
        mend: "masks are in pixels of the first film")
    }
    if !request.masks.isEmpty, PairMeter.covered(request.masks, a.width, a.height) == 1 {
      throw VideoError(
        .refused, "the masks hide all of its picture of \(a.width)x\(a.height)", at: request.nameA,
        mend: "leave something to measure")
    }
  }
}
