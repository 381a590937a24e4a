/// A face's built-in tracking by size, from pairs of size (points) and tracking (1/1000 em), straight lines between.
struct TrackingTable: Sendable {
  private let nodes: [(size: Double, tracking: Double)]

  init(_ nodes: [(size: Double, tracking: Double)]) { self.nodes = nodes }

  /// Tracking in em at a size in points; beyond the ends, that of the ends.
  func em(_ size: Double) -> Double {
    guard let first = nodes.first, let last = nodes.last else { return 0 }
    if size <= first.size { return first.tracking / 1000 }
    if size >= last.size { return last.tracking / 1000 }
    guard let i = nodes.firstIndex(where: { $0.size >= size }) else { return last.tracking / 1000 }
    let a = nodes[i - 1], b = nodes[i]
    return (a.tracking + (b.tracking - a.tracking) * (size - a.size) / (b.size - a.size)) / 1000
  }

  /// SF Pro (Human Interface Guidelines; ios-facts.md, 3.3).
  static let sfPro = TrackingTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (22, -12), (23, -4), (24, 3), (25, 6), (27, 11), (28, 14), (30, 14),
    (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (44, 9), (45, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 5), (62, 4), (64, 4), (66, 3), (68, 3), (70, 2), (72, 2),
    (76, 1), (80, 0),
  ])

  /// SF Pro Rounded (the font's own table; ios-facts.md, 3.4).
  static let sfRounded = TrackingTable([
    (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26), (17, 22), (18, 21), (20, 18), (22, 16), (24, 15),
    (26, 14), (28, 13), (30, 12), (34, 11), (40, 10), (44, 8), (50, 7), (56, 4), (64, 3), (72, 1), (80, 0),
  ])

  /// New York (the font's own table; ios-facts.md, 3.5).
  static let newYork = TrackingTable([
    (11, 11), (12, 6), (13, 4), (14, 2), (15, 0), (16, -2), (17, -4), (18, -6), (19, -8), (20, -10), (23, -11),
    (26, -12), (31, -13), (34, -14), (54, -15), (70, -16),
  ])
}
