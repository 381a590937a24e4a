import CCairo

extension LayerPainter {
  /// The plate with its mask, blur and shadow, on its own plane; nil when it shows nothing.
  func finished(_ plate: Plate) throws -> Picture? {
    if let known = plates[ObjectIdentifier(plate)] { return known }
    let picture = try finish(plate)
    plates[ObjectIdentifier(plate)] = .some(picture)
    return picture
  }

  private func finish(_ plate: Plate) throws -> Picture? {
    guard !plate.area.isEmpty, let content = try content(plate) else { return nil }
    let face = plate.sigma > 0 ? Blur.apply(content, sigma: plate.sigma, to: plate.blurredArea) : content
    guard let shadow = plate.shadow else { return face }
    let whole = Picture(area: plate.area)
    ShadowBlur.draw(shadow, of: face, on: whole)
    let canvas = try Canvas(whole.bitmap, area: whole.area)
    try canvas.blit(face.bitmap, left: face.area.left, top: face.area.top)
    try canvas.finish("a group with a shadow")
    return whole
  }

  /// The plate's layers, clipped and masked.
  func content(_ plate: Plate) throws -> Picture? {
    guard !plate.contentArea.isEmpty else { return nil }
    let picture = try drawn(plate.nodes, clip: plate.clip, plate)
    if let nodes = plate.maskNodes {
      MaskBlend.keep(picture, where: try drawn(nodes, clip: nil, plate))
    }
    return picture
  }

  private func drawn(_ nodes: [Node], clip: Path?, _ plate: Plate) throws -> Picture {
    let picture = Picture(area: plate.contentArea)
    let canvas = try Canvas(picture.bitmap, area: picture.area)
    if let clip {
      canvas.set(plate.transform)
      clip.trace(in: canvas.context)
      cairo_clip(canvas.context)
    }
    try draw(nodes, on: canvas, visible: picture.area)
    try canvas.finish("a group's own bitmap")
    return picture
  }

  /// Both plates mixed, within `area` of the parent's plane.
  func crossfade(_ old: Plate?, _ new: Plate?, _ progress: Double, within area: PixelRect) throws -> Picture {
    func whole(_ plate: Plate?) throws -> Picture {
      let picture = Picture(area: area)
      guard let plate, let content = try finished(plate) else { return picture }
      let canvas = try Canvas(picture.bitmap, area: area)
      try canvas.blit(content.bitmap, left: content.area.left + plate.left, top: content.area.top + plate.top)
      try canvas.finish("one side of a crossfade")
      return picture
    }
    let mixed = try whole(old)
    Crossfade.mix(mixed.bitmap, with: try whole(new).bitmap, progress)
    return mixed
  }
}
