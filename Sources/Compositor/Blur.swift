import Foundation

/// The one blur: a Gaussian of any standard deviation at about the same cost, transparent beyond the picture's edges.
///
/// Below 1.9 pixels of standard deviation it is a short Gaussian of the picture itself (`DirectBlur`). From there on
/// the picture is halved k times, blurred by a short Gaussian, and doubled k times (`Resampling`). Halving and doubling
/// blur too; the Gaussian in the middle makes up what is missing, so that the whole has the wanted variance and does
/// not step where k changes. Everything is within 1.5 levels of 255 of a true Gaussian.
///
/// Cells of all copies are counted from the picture's first pixel.
struct Blur {
  /// Pixels beyond a picture's edges that its blur may touch: 3 sigma, where a half plane falls below 0.35 level.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 1 : 0 }

  /// How often the picture is halved.
  let halvings: Int
  /// How many of these halvings are done already: the picture is given at 1/2, 1/4, ... of its size.
  let drawnHalvings: Int
  private let gaussian: Gaussian

  /// The standard deviation in pixels from which a picture is halved at all.
  private static let direct = 1.9

  /// The least standard deviation in pixels of a copy that was halved more than once.
  private static let finest = 1.0

  /// The blur of a standard deviation in pixels. `isDrawnSmall`: of a picture that was drawn at a fraction of its size,
  /// as far as the blur's halvings allow. Its pixels are the means of m x m, a blur by a variance of (m² - 1) / 12.
  init(sigma: Double, isDrawnSmall: Bool = false) {
    let k = Blur.halvings(sigma), n = exp2(Double(k))
    // One halving at least is left to the filter, whose wider kernel hides how edges were drawn. At less than a quarter,
    // thin lines would be drawn too coarsely.
    drawnHalvings = isDrawnSmall ? min(max(k - 1, 0), 2) : 0
    let m = exp2(Double(drawnHalvings))
    let spread =
      Resampling.variance * 2 * (n * n - 1) / 3 + (m * m - 1) * (1.0 / 12 - Resampling.variance / 3)
    halvings = k
    gaussian = Gaussian(sigma: max(sigma * sigma - spread, 0).squareRoot() / n)
  }

  /// How often a picture is halved for a blur of `sigma` pixels.
  static func halvings(_ sigma: Double) -> Int {
    var k = 0
    var n = 1.0
    while sigma / n >= (k == 0 ? Blur.direct : 2 * Blur.finest) && k < 10 {
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

  /// The source halved `times` times, at least once, with columns from `left` to `right`.
  private static func stage(_ source: BytePlane, _ times: Int, _ left: Int, _ right: Int) -> RowStage {
    if times <= 1 { return ByteHalving(source, left: left, right: right) }
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
    let doubled = DoublingStage.cells(for: target.area, times: halvings)
    var stage = blurred
    for k in stride(from: halvings - 1, through: 0, by: -1) { stage = DoublingStage(stage, to: doubled[k]) }
    stage.write(to: target)
  }

  /// Fills `target` with the part of the blurred source that lies there. With `drawnHalvings` the source is the picture
  /// at that fraction of its size, its first cell 0.
  func apply(_ source: BytePlane, to target: BytePlane) {
    guard !source.area.isEmpty, !target.area.isEmpty else { return target.clear() }
    guard halvings > 0 else { return DirectBlur(gaussian: gaussian).apply(source, to: target) }
    let cells = DoublingStage.cells(for: target.area, times: halvings)[halvings]
    let small = Blur.stage(
      source, halvings - drawnHalvings, cells.left - gaussian.reach, cells.right + gaussian.reach)
    enlarge(blurred(small, for: target.area), to: target)
  }

  /// Fills `result` with the part of the blurred picture that lies there.
  func apply(_ picture: Picture, to result: Picture) {
    let (x, y) = (-picture.area.left, -picture.area.top)
    apply(BytePlane(picture).offset(x, y), to: BytePlane(result).offset(x, y))
  }
}
