import CCairo

extension LayerPainter {
  /// The plate with its mask, blur and shadow; nil when it shows nothing. `plane` is a canvas of its plane, which says
  /// where the plane lies.
  func finished(_ plate: Plate, on plane: Canvas) throws -> Picture? {
    guard !plate.area.isEmpty, !plate.contentArea.isEmpty else { return nil }
    if plate.hasGlass {
      if let known = passing[ObjectIdentifier(plate)] { return known }
      let content = try drawn(plate, on: plane)
      let face = plate.sigma > 0 ? Blur.apply(content, sigma: plate.sigma, to: plate.blurredArea) : content
      let picture = try plate.shadow.map { try shaded($0, face, plate) } ?? face
      passing[ObjectIdentifier(plate)] = picture
      return picture
    }
    guard let shadow = plate.shadow else { return try face(plate, on: plane) }
    return try cache.picture(plate.key, .whole(sigma: plate.sigma, shadow, plate.area)) {
      try shaded(shadow, try face(plate, on: plane), plate)
    }
  }

  /// The layers of a plate without glass, masked and blurred.
  private func face(_ plate: Plate, on plane: Canvas) throws -> Picture {
    guard plate.sigma > 0 else { return try content(plate, on: plane) }
    return try cache.picture(plate.key, .blurred(sigma: plate.sigma, plate.blurredArea)) {
      Blur.apply(try content(plate, on: plane), sigma: plate.sigma, to: plate.blurredArea)
    }
  }

  /// The layers of a plate without glass, masked.
  func content(_ plate: Plate, on plane: Canvas) throws -> Picture {
    try cache.picture(plate.key, .content) { try drawn(plate, on: plane) }
  }

  private func drawn(_ plate: Plate, on plane: Canvas) throws -> Picture {
    let picture = Picture(area: plate.contentArea)
    let canvas = try Canvas(picture, planeX: plane.planeX, planeY: plane.planeY)
    try draw(
      plate.nodes, plate.clip, on: canvas, visible: picture.area,
      once: plate.clip?.isAppliedOnce(to: plate.nodes) ?? false)
    try canvas.surface.finish("a group's own bitmap")
    guard let nodes = plate.maskNodes else { return picture }
    let mask = Picture(area: plate.contentArea)
    let maskCanvas = try Canvas(mask, planeX: plane.planeX, planeY: plane.planeY)
    try draw(nodes, on: maskCanvas, visible: mask.area)
    try maskCanvas.surface.finish("a mask")
    MaskBlend.keep(picture, where: mask)
    return picture
  }

  /// A face over its shadow.
  private func shaded(_ shadow: PixelShadow, _ face: Picture, _ plate: Plate) throws -> Picture {
    let whole = Picture(area: plate.area)
    let dx = Int(shadow.offset.x.rounded()), dy = Int(shadow.offset.y.rounded())
    let mask = ShadowBlur.mask(of: face, sigma: shadow.sigma, to: plate.area.offset(-dx, -dy))
    if shadow.isKnockedOut { MaskBlend.cut(mask, plate.area, by: face) }
    let canvas = try Canvas(whole)
    try canvas.lay(shadow.color, through: mask, whole.area)
    try canvas.lay(face)
    try canvas.surface.finish("a group with a shadow")
    return whole
  }
}
