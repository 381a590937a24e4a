/// Refuses parts of pictures that are no parts of them, before they are measured. All throw `VideoError` of kind `refused`.
enum RegionCheck {
  /// Refuses a crop that does not lie in the recording.
  static func check(_ picture: PictureAlignment, of recording: FilmFacts) throws {
    guard case .region(let region) = picture,
      region.clipped(width: recording.width, height: recording.height) != region
    else { return }
    throw VideoError(
      .refused, "the crop \(region) does not lie in its picture of \(recording.width)x\(recording.height)",
      at: recording.path, mend: "name a part of it, or let --crop auto find it")
  }

  /// Refuses masks that lie outside a film's picture, or hide all of it.
  static func check(_ masks: [PixelRegion], of name: String, width: Int, height: Int) throws {
    for mask in masks where mask.clipped(width: width, height: height) == nil {
      throw VideoError(
        .refused, "the mask \(mask) lies outside its picture of \(width)x\(height)", at: name,
        mend: "masks are in pixels of the first film")
    }
    if !masks.isEmpty, PairMeter.covered(masks, width, height) == 1 {
      throw VideoError(
        .refused, "the masks hide all of its picture of \(width)x\(height)", at: name,
        mend: "leave something to measure")
    }
  }

  /// Refuses parts of either film that are none.
  static func check(_ request: ComparisonRequest, _ a: FilmFacts, _ b: FilmFacts) throws {
    try check(request.picture, of: b)
    try check(request.masks, of: request.nameA, width: a.width, height: a.height)
  }
}
