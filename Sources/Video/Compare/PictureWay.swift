import CFFmpeg

/// The way of one film's frames to the pictures that are compared: colours, turn, square pixels, window, size.
final class PictureWay {
  private let facts: FilmFacts
  private let region: PixelRegion?
  private let width, height: Int
  private let keepsColors: Bool
  private var onlyScales = false
  private var graph: PictureGraph?
  private var shape: PictureShape?

  /// A way to pictures of an extent. With `keepsColors` samples stay as they are stored, and where they are.
  init(_ facts: FilmFacts, region: PixelRegion?, width: Int, height: Int, keepsColors: Bool) {
    self.facts = facts
    self.region = region
    self.width = width
    self.height = height
    self.keepsColors = keepsColors
  }

  /// A way from pictures that were already made comparable to others of another extent.
  static func scaling(_ facts: FilmFacts, width: Int, height: Int) -> PictureWay {
    let way = PictureWay(facts, region: nil, width: width, height: height, keepsColors: true)
    way.onlyScales = true
    return way
  }

  /// The picture of a frame.
  func picture(_ frame: MovieFrame) throws -> MovieFrame {
    let shape = PictureShape(frame)
    if self.shape != shape {
      graph = nil
      self.shape = shape
    }
    let filters = graph == nil ? filters(frame) : []
    if graph == nil {
      graph = try PictureGraph(
        "[in0]" + (filters.isEmpty ? ["null"] : filters).joined(separator: ",") + "[out0]", inputs: [shape])
    }
    try graph?.push(frame)
    guard let result = try graph?.pull() else { throw VideoError(.failed, "a filter gave no frame", at: facts.path) }
    return result
  }

  private func filters(_ frame: MovieFrame) -> [String] {
    if onlyScales { return ["scale=\(width):\(height):flags=bicubic", "format=yuv420p"] }
    var filters = keepsColors ? [] : ColorNormalizing(frame).filters
    if !keepsColors { filters += facts.turning }
    let isUpright = keepsColors || facts.rotation % 180 == 0
    var extent = isUpright ? (frame.width, frame.height) : (frame.height, frame.width)
    let good = "flags=bicubic+accurate_rnd+full_chroma_int"
    if let region {
      if extent != (facts.width, facts.height) { filters.append("scale=\(facts.width):\(facts.height):\(good)") }
      // Chroma of 4:2:0 cannot begin between its samples.
      if !keepsColors, region.x % 2 + region.y % 2 + region.width % 2 + region.height % 2 > 0 {
        filters.append("format=yuv444p")
      }
      filters.append("crop=\(region.width):\(region.height):\(region.x):\(region.y):exact=1")
      extent = (region.width, region.height)
    }
    if extent != (width, height) { filters.append("scale=\(width):\(height):\(good)") }
    if !keepsColors, !filters.isEmpty { filters.append("format=yuv420p") }
    return filters
  }
}
