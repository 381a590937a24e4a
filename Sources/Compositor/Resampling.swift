/// The kernel that halves and doubles pictures: 5 21 38 38 21 5, of 128. Between it and its transpose a short Gaussian
/// is enough to keep what a reduced copy cannot show below 1.3 levels, from 1.9 pixels of standard deviation on. Found by
/// search among kernels of six cells without negative weights, since these would let a channel exceed alpha.
enum Resampling {
  /// Weights of pairs of cells, of 128.
  static let near = 76, next = 42, far = 10

  /// Its variance in cells of the larger picture.
  static let variance = Double(near) / 128 * 0.25 + Double(next) / 128 * 2.25 + Double(far) / 128 * 6.25
}
