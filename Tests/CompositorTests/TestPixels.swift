import Compositor
import Foundation

/// All bytes of a bitmap.
func bytes(_ bitmap: Bitmap) -> [UInt8] { bitmap.withBytes { Array($0) } }

/// Where two pictures of one size differ first and how much, in a few words; nil when they are equal.
func difference(_ a: [UInt8], _ b: [UInt8], stride: Int) -> String? {
  guard a != b else { return nil }
  let places = zip(a, b).enumerated().filter { $0.element.0 != $0.element.1 }
  let most = places.map { abs(Int($0.element.0) - Int($0.element.1)) }.max() ?? 0
  let first = places.first?.offset ?? 0
  return "\(places.count) bytes, at most by \(most), the first at (\(first % stride / 4), \(first / stride))"
}

/// The folder of pictures that tests use.
let testArt = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Art").path

/// The bitmap of a tree at 1 pixel a point.
func drawn(_ layers: [Layer], _ width: Int, _ height: Int, scale: Double = 1) throws -> Bitmap {
  let painter = Painter(width: width, height: height, scale: scale, art: ArtLibrary(folders: [testArt]))
  try painter.paint(layers)
  return painter.bitmap
}

/// A filled rectangle.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black) -> Layer {
  .fill(Path { $0.addRect(Rect(x, y, width, height)) }, .color(color))
}
