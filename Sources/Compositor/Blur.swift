import Foundation

/// The one blur: a Gaussian of any standard deviation at about the same cost, transparent beyond the picture's edges.
///
/// The picture is halved k times with the kernel 1 3 3 1, blurred by a short Gaussian, and doubled k times with the
/// same kernel. Halving and doubling blur too, by a variance of (4^k - 1) / 2 pixels together; the Gaussian in the
/// middle makes up what is missing, so that the whole has the wanted variance and does not step where k changes
/// (a step edge is off by less than 1.4 levels of 255 on either side).
///
/// Cells of all copies are counted from the picture's first pixel.
struct Blur {
  /// Pixels beyond a picture's edges that its blur may touch: 3 sigma, where a half plane falls below 0.35 level.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 1 : 0 }

  /// How often the picture is halved.
  let halvings: Int
  /// True when the picture is given at half its size.
  let isDrawnHalved: Bool
  private let gaussian: Gaussian

  /// The least standard deviation in pixels of the smallest copy.
  private static let finest = 1.2

  /// The blur of a standard deviation in pixels. `isDrawnHalved`: of a picture that was drawn at half its size, which
  /// stands for the first halving and blurs by a variance of 1/4 in place of 3/4.
  init(sigma: Double, isDrawnHalved: Bool = false) {
    let k = Blur.halvings(sigma), n = exp2(Double(k))
    let variance = (sigma / n) * (sigma / n) - 0.5 * (1 - (isDrawnHalved ? 2 : 1) / (n * n))
    halvings = k
    self.isDrawnHalved = isDrawnHalved
    gaussian = Gaussian(sigma: max(variance, 0).squareRoot())
  }

  /// How often a picture is halved for a blur of `sigma` pixels.
  static func halvings(_ sigma: Double) -> Int {
    var k = 0
    var n = 1.0
    while sigma / n >= 2 * Blur.finest && k < 10 {
      k += 1
      n *= 2
    }
    return k
  }

  /// The smallest copy of a picture, which the blurs of all standard deviations with as many halvings begin from.
  static func reduced(_ source: BytePlane, halvings: Int) -> StoredRows {
    var area = source.area
    for _ in 0..<halvings { area = HalvingStage.cells(from: area) }
    return StoredRows(stage(source, halvings, area.left - margin, area.right + margin))
  }

  /// Zeros that a smallest copy has on both sides: a blur looks 24 cells beyond at most.
  private static let margin = 32

  /// The source halved `times` times, with columns from `left` to `right`.
  private static func stage(_ source: BytePlane, _ times: Int, _ left: Int, _ right: Int) -> RowStage {
    if times == 0 { return ByteStage(source, left: left, right: right) }
    if times == 1 { return ByteHalving(source, left: left, right: right) }
    let read = HalvingStage.columns(for: left, right)
    return RowHalving(stage(source, times - 1, read.0, read.1), left: left, right: right)
  }

  /// The blurred smallest copy, as far as the part `area` of the picture needs it.
  func blurred(_ reduced: RowStage, for area: PixelRect) -> RowStage {
    let cells = DoublingStage.cells(for: area, times: halvings)[halvings]
    let across = AcrossStage(
      reduced, gaussian, left: cells.left, right: cells.right, ring: 2 * gaussian.reach + 1)
    return DownStage(across, gaussian, top: cells.top, bottom: cells.bottom)
  }

  /// The blurred smallest copy made as large as the picture again: the part that `target` holds.
  func enlarge(_ blurred: RowStage, to target: BytePlane) {
    guard halvings > 0 else { return blurred.write(to: target) }
    let doubled = DoublingStage.cells(for: target.area, times: halvings)
    var stage = blurred
    for k in stride(from: halvings - 1, to: 0, by: -1) { stage = DoublingStage(stage, to: doubled[k]) }
    ByteDoubling(stage, to: target).run()
  }

  /// Fills `target` with the part of the blurred source that lies there. Of a blur that `isDrawnHalved`, the source is
  /// the picture at half its size, its first cell 0.
  func apply(_ source: BytePlane, to target: BytePlane) {
    guard !source.area.isEmpty, !target.area.isEmpty else { return target.clear() }
    let cells = DoublingStage.cells(for: target.area, times: halvings)[halvings]
    let small = Blur.stage(
      source, isDrawnHalved ? halvings - 1 : halvings, cells.left - gaussian.reach, cells.right + gaussian.reach)
    enlarge(blurred(small, for: target.area), to: target)
  }

  /// Fills `result` with the part of the blurred picture that lies there.
  func apply(_ picture: Picture, to result: Picture) {
    let (x, y) = (-picture.area.left, -picture.area.top)
    apply(BytePlane(picture).offset(x, y), to: BytePlane(result).offset(x, y))
  }
}

extension RowStage {
  /// Writes the high bytes of the rows; `target` lies within.
  func write(to target: BytePlane) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { bytes.deallocate() }
    let skip = (target.area.left - area.left) * channels
    for y in target.area.top..<target.area.bottom {
      let row = row(y)
      var i = 0
      while i < count {
        bytes.storeHigh(row.words(i), row.words(i + 8), i)
        i += 16
      }
      target.row(y).update(from: bytes + skip, count: target.area.width * channels)
    }
  }
}
