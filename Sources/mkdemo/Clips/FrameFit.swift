import Scenes

/// Where the device's canvas lies in a frame.
struct FrameFit: Hashable, Sendable {
  let size: PixelSize
  /// Pixels a point.
  let scale: Double
  /// The canvas in points, and where its top-left corner lies in the frame, in points.
  let canvas: Rect
  let offset: Point

  /// The whole frame in points.
  var frame: Rect { Rect(0, 0, Double(size.width) / scale, Double(size.height) / scale) }

  /// The canvas at a scale. A device whose own size is odd gets a row or column of ground at its far edges.
  init(_ device: Device, scale: Double? = nil) {
    let scale = scale ?? device.scale
    self.scale = scale
    let width = Int((device.width * scale).rounded()), height = Int((device.height * scale).rounded())
    size = PixelSize(width: max(1, width), height: max(1, height))
    canvas = device.bounds
    offset = .zero
  }

  /// The canvas as large as it goes in a frame, in its middle, on whole pixels.
  init(_ device: Device, in size: PixelSize) {
    let scale = min(Double(size.width) / device.width, Double(size.height) / device.height)
    self.init(
      size: size, scale: scale, canvas: device.bounds,
      offset: Point(
        ((Double(size.width) - device.width * scale) / 2).rounded(.down) / scale,
        ((Double(size.height) - device.height * scale) / 2).rounded(.down) / scale))
  }

  private init(size: PixelSize, scale: Double, canvas: Rect, offset: Point) {
    self.size = size
    self.scale = scale
    self.canvas = canvas
    self.offset = offset
  }

  /// The same with even width and height, by a row or column of ground at the far edges.
  var madeEven: FrameFit {
    FrameFit(size: size.evenNeighbours.larger, scale: scale, canvas: canvas, offset: offset)
  }

  /// A moment's layers placed in the frame, over the ground.
  func layers(_ content: [Layer], ground: Color) -> [Layer] {
    let whole = Rect(0, 0, frame.width + 1, frame.height + 1)
    let floor = Layer.fill(
      Path { $0.addRect(whole) }, .color(Color(red: ground.red, green: ground.green, blue: ground.blue)))
    if offset == .zero && frame.width <= canvas.width && frame.height <= canvas.height { return [floor] + content }
    let clip = Path { $0.addRect(canvas) }
    return [floor, .group(Group(placement: Placement(offset: offset), clip: clip), content)]
  }
}
