import Foundation

/// The one blur: a Gaussian of any standard deviation at about the same cost, transparent beyond the picture's edges.
///
/// The picture is halved k times with the kernel 1 3 3 1, blurred by a short Gaussian, and doubled k times with the
/// same kernel. Halving and doubling blur too, by a variance of (4^k - 1) / 2 pixels together; the Gaussian in the
/// middle makes up what is missing, so that the whole has the wanted variance and does not step where k changes
/// (the step edge's error is below 1.2 levels of 255 on either side).
enum Blur {
  /// Pixels beyond a picture's edges that its blur may touch: 3 sigma, where a half plane falls below 0.35 level.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 1 : 0 }

  /// How often a picture is halved for a standard deviation, and what the Gaussian in the middle adds.
  static func plan(_ sigma: Double) -> (halvings: Int, gaussian: Gaussian) {
    var k = 0
    var n = 1.0
    while sigma / n >= 2 * finest && k < 10 {
      k += 1
      n *= 2
    }
    let variance = (sigma / n) * (sigma / n) - 0.5 * (1 - 1 / (n * n))
    return (k, Gaussian(sigma: max(variance, 0).squareRoot()))
  }

  /// The least standard deviation in pixels of the reduced copy.
  private static let finest = 1.25

  /// The part `area` of the blurred picture.
  static func apply(_ picture: Picture, sigma: Double, to area: PixelRect) -> Picture {
    let result = Picture(area: area)
    let (x, y) = (-picture.area.left, -picture.area.top)
    apply(
      BytePlane(picture.bitmap, area: picture.area.offset(x, y)), sigma: sigma,
      to: BytePlane(result.bitmap, area: area.offset(x, y)))
    return result
  }

  /// Fills `target` with the part of the blurred source that lies there. Cells are counted from the source's origin.
  static func apply(_ source: BytePlane, sigma: Double, to target: BytePlane) {
    let (halvings, gaussian) = plan(sigma)
    guard halvings > 0 else {
      return GaussianPass.run(source, gaussian, to: target.area).write(to: target)
    }
    // The cells that each doubling reads, from the target to the smallest copy.
    var doubled = [target.area]
    for k in 0..<halvings { doubled.append(Doubling.cells(for: doubled[k])) }
    // Those that each halving is asked for, from the smallest copy back, where there is anything.
    var asked = [doubled[halvings].grown(by: gaussian.reach)]
    for _ in 1..<max(halvings, 1) { asked.insert(Halving.read(for: asked[0]), at: 0) }
    var areas: [PixelRect] = []
    for k in 0..<halvings {
      areas.append(Halving.reached(from: k == 0 ? source.area : areas[k - 1]).intersection(asked[k]))
    }
    guard !areas.contains(where: \.isEmpty) else { return target.clear() }
    var small = Halving.halve(source, to: areas[0])
    for area in areas.dropFirst() { small = Halving.halve(small, to: area) }
    small = GaussianPass.run(small, gaussian, to: doubled[halvings])
    for k in stride(from: halvings - 1, to: 0, by: -1) { small = Doubling.double(small, to: doubled[k]) }
    Doubling.double(small, to: target)
  }
}

extension WordPlane {
  /// Rounds the numbers to bytes; `target` begins where the plane does.
  func write(to target: BytePlane) {
    for y in target.area.top..<target.area.bottom {
      let from = row(y), to = target.row(y)
      for i in 0..<(target.area.width * channels) { to[i] = UInt8(truncatingIfNeeded: (from[i] &+ 64) &>> 7) }
    }
  }
}
