/// The shadow of a group that is drawn straight into its parent: a mask of the group's outline, blurred once and then
/// laid down wherever the group goes.
struct CastShadow: Equatable {
  let shadow: PixelShadow
  /// What casts it: the group's layers, or the one shape that covers them all. Its plane's origin lies at a whole
  /// pixel of the parent's plane, with no rest, so that moving keeps it.
  let caster: Plate
  /// The same where the group really lies, for shadows that are knocked out.
  let cutter: Plate?
  /// Move from the caster's plane to the parent's plane: whole pixels and sixteenths.
  let left, top, sixteenthsX, sixteenthsY: Int
  /// The pixels of the mask on the parent's plane.
  let place: PixelRect
  /// What the group itself hides of the parent's plane, where the shadow need not be drawn.
  let hidden: ConvexOutline?

  /// True when the canvas cuts the mask.
  var isCut: Bool { caster.isCut || cutter?.isCut ?? false || isMaskCut }
  private let isMaskCut: Bool

  /// The shadow of `nodes`, which are the layers of the group `layer` under `transform`.
  init(
    _ shadow: Shadow, of nodes: [Node], in layer: Layer, _ clip: Clip?, _ transform: Transform, _ visible: PixelRect
  ) {
    let pixels = PixelShadow(shadow, transform)
    self.shadow = pixels
    let outline = Silhouette(of: nodes, in: layer, clip, transform)
    hidden = outline.hidden
    var still = outline.transform
    (still.tx, still.ty) = (0, 0)
    let x = outline.transform.tx + pixels.offset.x, y = outline.transform.ty + pixels.offset.y
    // A shadow too soft for the eye to see half a pixel's move is laid on whole pixels.
    let steps = pixels.color.alpha * 100 > pixels.sigma ? 16.0 : 1
    func split(_ v: Double) -> (Int, Int) {
      let n = Int(min(max((v * steps).rounded(), -1e8), 1e8)) * (16 / Int(steps))
      return (n >> 4, n & 15)
    }
    (left, sixteenthsX) = split(x)
    (top, sixteenthsY) = split(y)
    let reach = Blur.reach(pixels.sigma) + 1
    let canvas = visible.offset(-left, -top).grown(by: 1)
    let group = Group(clip: outline.clip)
    cutter = pixels.isKnockedOut ? Plate(outline.layers, group: group, outline.transform, visible: visible) : nil
    caster = Plate.make(outline.layers, group: group, still, visible: canvas.grown(by: reach))
    let mask = caster.contentArea.grown(by: reach)
    isMaskCut = caster.isCut && !canvas.contains(mask)
    place = (caster.isCut ? mask.intersection(canvas) : mask).offset(left, top)
  }

  static func == (a: CastShadow, b: CastShadow) -> Bool {
    a.shadow == b.shadow && a.left == b.left && a.top == b.top && a.sixteenthsX == b.sixteenthsX
      && a.sixteenthsY == b.sixteenthsY && a.place == b.place && a.hidden == b.hidden && a.caster.key == b.caster.key
      && a.cutter?.key == b.cutter?.key && a.cutter?.left == b.cutter?.left && a.cutter?.top == b.cutter?.top
  }
}
