import CFFmpeg
import Foundation

/// How near two frames are.
public struct PairScore: Hashable, Sendable {
  /// Structural similarity of luma and chroma together, 1 for equal pictures (FFmpeg's ssim filter, "All").
  public var ssim: Double
  /// Peak signal to noise ratio of luma and chroma together in dB, infinite for equal pictures (FFmpeg's psnr, "avg").
  public var psnr: Double

  /// True when every sample is equal.
  public var isIdentical: Bool { psnr == .infinity }
  /// Mean squared difference as a share of the largest.
  var error: Double { psnr == .infinity ? 0 : pow(10, -psnr / 10) }
}

/// Measures pairs of pictures by FFmpeg's filters. Scores come a little after their pictures.
final class PairMeter {
  private let graph: PictureGraph
  private var pushed: Int64 = 0
  /// Share of the picture that masks hide.
  private let hidden: Double

  /// A meter for pictures of one shape. `masks` are in pixels of these pictures.
  init(_ shape: PictureShape, masks: [PixelRegion]) throws {
    hidden = PairMeter.covered(masks, shape.width, shape.height)
    let boxes = masks.map { "drawbox=x=\($0.x):y=\($0.y):w=\($0.width):h=\($0.height):color=gray:t=fill" }
    let ways = (0..<2).map { "[in\($0)]" + (boxes.isEmpty ? ["null"] : boxes).joined(separator: ",") }
    graph = try PictureGraph(
      "\(ways[0])[a];\(ways[1]),split=2[b][c];[a][b]ssim[d];[d][c]psnr[out0]", inputs: [shape, shape])
  }

  /// Puts a pair in and takes out the scores that are ready.
  func add(_ a: MovieFrame, _ b: MovieFrame) throws -> [PairScore] {
    a.frame.pointee.pts = pushed
    b.frame.pointee.pts = pushed
    pushed += 1
    try graph.push(a, 0)
    try graph.push(b, 1)
    return try ready()
  }

  /// The scores that are left.
  func finish() throws -> [PairScore] {
    try graph.push(nil, 0)
    try graph.push(nil, 1)
    return try ready()
  }

  private func ready() throws -> [PairScore] {
    var scores: [PairScore] = []
    while let frame = try graph.pull() { scores.append(try score(frame)) }
    return scores
  }

  private func score(_ frame: MovieFrame) throws -> PairScore {
    func value(_ key: String) throws -> Double {
      guard let entry = av_dict_get(frame.frame.pointee.metadata, key, nil, 0),
        let number = Double(String(cString: entry.pointee.value)), !number.isNaN
      else { throw VideoError(.failed, "FFmpeg did not measure a pair of frames (\(key))") }
      return number
    }
    var score = PairScore(ssim: try value("lavfi.ssim.All"), psnr: try value("lavfi.psnr.psnr_avg"))
    // What is hidden is equal in both and must not count.
    if hidden > 0, hidden < 1 {
      score.ssim = max(-1, (score.ssim - hidden) / (1 - hidden))
      if score.psnr != .infinity { score.psnr = -10 * log10(score.error / (1 - hidden)) }
    }
    return score
  }

  /// Share of a picture under regions that may overlap.
  static func covered(_ regions: [PixelRegion], _ width: Int, _ height: Int) -> Double {
    var rows = 0
    for y in 0..<height {
      var end = 0
      for region in regions.sorted(by: { $0.x < $1.x }) where y >= region.y && y < region.y + region.height {
        let left = max(end, region.x), right = min(width, region.x + region.width)
        if left < right {
          rows += right - left
          end = right
        }
      }
    }
    return Double(rows) / Double(max(1, width * height))
  }
}
