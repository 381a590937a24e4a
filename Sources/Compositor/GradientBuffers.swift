/// A row's worth of places in a ramp and of pixels, kept from one gradient to the next.
final class GradientBuffers {
  private var capacity = 0
  private(set) var places = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var row = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)

  deinit {
    places.deallocate()
    row.deallocate()
  }

  /// Makes room for `count` pixels, with anything in it.
  func fit(_ count: Int) {
    guard count > capacity else { return }
    places.deallocate()
    row.deallocate()
    places = .allocate(capacity: count)
    row = .allocate(capacity: 4 * count)
    capacity = count
  }
}
