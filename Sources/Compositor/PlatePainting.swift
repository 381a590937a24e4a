import CCairo

/// What is to be laid down for a plate.
enum Finished {
  case picture(Picture)
  case blurred(BlurredPicture)
}

extension LayerPainter {
  /// Lays down a plate with its mask, blur and shadow; `plane` is a canvas of the plate's plane.
  func lay(_ plate: Plate, opacity: Double, blend: Blend, on plane: Canvas, visible: PixelRect) throws {
    switch try finished(plate, on: plane) {
    case nil: break
    case .picture(let picture)?: try plane.lay(picture, opacity: opacity, blend: blend, visible: visible)
    case .blurred(let blurred)?:
      let area = blurred.area.intersection(visible).intersection(plane.bounds)
      guard !area.isEmpty else { return }
      let part = pool.picture(area)
      blurred.fill(part)
      try plane.lay(part, opacity: opacity, blend: blend, visible: area)
    }
  }

  /// The plate with its mask, blur and shadow; nil when it shows nothing.
  func finished(_ plate: Plate, on plane: Canvas) throws -> Finished? {
    guard !plate.area.isEmpty, !plate.contentArea.isEmpty else { return nil }
    if plate.hasGlass { return .picture(try finishedWithGlass(plate, on: plane)) }
    guard let shadow = plate.shadow else { return try face(plate, on: plane) }
    let bitmap = try cache.value(.whole(plate.key, sigma: plate.sigma, shadow, plate.area)) {
      try shaded(shadow, try picture(of: try face(plate, on: plane)), plate).bitmap
    }
    return .picture(Picture(bitmap, plate.area))
  }

  /// A plate with glass depends on what lies beneath: it is made in every paint.
  private func finishedWithGlass(_ plate: Plate, on plane: Canvas) throws -> Picture {
    if let known = passing[ObjectIdentifier(plate)] { return known }
    var picture = try drawn(plate, on: plane)
    if plate.sigma > 0 {
      let blurred = pool.picture(plate.blurredArea)
      Blur(sigma: plate.sigma).apply(picture, to: blurred)
      picture = blurred
    }
    if let shadow = plate.shadow { picture = try shaded(shadow, picture, plate) }
    passing[ObjectIdentifier(plate)] = picture
    return picture
  }

  /// All of it as a picture.
  func picture(of finished: Finished) throws -> Picture {
    switch finished {
    case .picture(let picture): return picture
    case .blurred(let blurred):
      let picture = pool.picture(blurred.area)
      blurred.fill(picture)
      return picture
    }
  }

  /// The layers of a plate without glass, masked and blurred.
  private func face(_ plate: Plate, on plane: Canvas) throws -> Finished {
    guard plate.sigma > 0 else { return .picture(try content(plate, on: plane)) }
    guard !plate.blurredArea.isEmpty else { return .picture(try content(plate, on: plane)) }
    let blur = plate.blur
    if blur.halvings == 0 {
      return .blurred(BlurredPicture(try content(plate, on: plane), blur, area: plate.blurredArea))
    }
    return .blurred(
      try cache.value(.blurred(plate.key, sigma: plate.sigma, plate.blurredArea)) {
        let reduced = try cache.value(.reduced(plate.key, halvings: blur.halvings)) {
          if blur.drawnHalvings > 0 {
            let small = BytePlane(try drawn(plate.small(blur.drawnHalvings)))
            return Blur.reduced(small, halvings: blur.halvings - blur.drawnHalvings)
          }
          let content = BytePlane(try content(plate, on: plane))
          return Blur.reduced(content.offset(-content.area.left, -content.area.top), halvings: blur.halvings)
        }
        return BlurredPicture(plate.contentArea, reduced, blur, area: plate.blurredArea)
      })
  }

  /// The layers of a plate without glass, masked.
  func content(_ plate: Plate, on plane: Canvas) throws -> Picture {
    Picture(try cache.value(.content(plate.key)) { try drawn(plate, on: plane).bitmap }, plate.contentArea)
  }

  private func drawn(_ plate: Plate, on plane: Canvas) throws -> Picture {
    let content = PlateContent(
      nodes: plate.nodes, maskNodes: plate.maskNodes, clip: plate.clip, area: plate.contentArea)
    return try drawn(content, planeX: plane.planeX, planeY: plane.planeY)
  }

  /// What is drawn of a plate, masked.
  func drawn(_ content: PlateContent, planeX: Int = 0, planeY: Int = 0) throws -> Picture {
    let picture = pool.sheet(content.area, for: content.clip == nil ? content.nodes : [])
    let canvas = try Canvas(picture, planeX: planeX, planeY: planeY)
    let once = content.clip?.isAppliedOnce(to: content.nodes) ?? false
    try draw(content.nodes, content.clip, on: canvas, visible: picture.area, once: once)
    try canvas.surface.finish("a group's own bitmap")
    guard let nodes = content.maskNodes else { return picture }
    let mask = pool.sheet(content.area, for: nodes)
    let maskCanvas = try Canvas(mask, planeX: planeX, planeY: planeY)
    try draw(nodes, on: maskCanvas, visible: mask.area)
    try maskCanvas.surface.finish("a mask")
    MaskBlend.keep(picture, where: mask)
    return picture
  }

  /// A face over its shadow.
  private func shaded(_ shadow: PixelShadow, _ face: Picture, _ plate: Plate) throws -> Picture {
    let whole = pool.clearPicture(plate.area)
    let dx = Int(shadow.offset.x.rounded()), dy = Int(shadow.offset.y.rounded())
    let mask = ShadowBlur.mask(of: face, sigma: shadow.sigma, to: plate.area.offset(-dx, -dy), from: pool)
    if shadow.isKnockedOut { MaskBlend.cut(mask, plate.area, by: face) }
    let canvas = try Canvas(whole)
    try canvas.lay(shadow.color, through: mask, whole.area, visible: whole.area)
    try canvas.lay(face, visible: whole.area)
    try canvas.surface.finish("a group with a shadow")
    return whole
  }
}
