extension LayerPainter {
  /// Draws the shadow of a group that is drawn straight into its parent.
  func draw(_ cast: CastShadow, on canvas: Canvas) throws {
    guard cast.place.intersects(canvas.area), cast.shadow.color.alpha > 0 else { return }
    let mask = try mask(of: cast, on: canvas)
    try canvas.lay(cast.shadow.color, through: mask, cast.place, visible: cast.place, hidden: cast.hidden)
  }

  private func mask(of cast: CastShadow, on canvas: Canvas) throws -> Mask {
    let cutter = cast.cutter
    let area = cast.place.offset(-cast.left, -cast.top)
    let key = GroupCache.MaskKey(
      caster: cast.caster.key, sigma: cast.shadow.sigma, sixteenthsX: cast.sixteenthsX,
      sixteenthsY: cast.sixteenthsY, area: area, cutter: cutter?.key, cutterX: (cutter?.left ?? cast.left) - cast.left,
      cutterY: (cutter?.top ?? cast.top) - cast.top)
    return try cache.value(.mask(key)) {
      let mask = try blurredMask(of: cast, area, on: canvas)
      ShadowBlur.shift(mask, sixteenthsX: cast.sixteenthsX, sixteenthsY: cast.sixteenthsY)
      if let cutter, !cutter.contentArea.isEmpty {
        let cut = try content(cutter, on: canvas.onPlane(cutter.left, cutter.top))
        MaskBlend.cut(mask, area, by: Picture(cut.bitmap, cut.area.offset(key.cutterX, key.cutterY)))
      }
      return mask
    }
  }

  private func blurredMask(of cast: CastShadow, _ area: PixelRect, on canvas: Canvas) throws -> Mask {
    let (caster, sigma) = (cast.caster, cast.shadow.sigma)
    let blur = Blur(sigma: sigma, isDrawnSmall: caster.canBeDrawnSmall)
    if blur.drawnHalvings > 0 {
      let small = try drawn(caster.small(blur.drawnHalvings))
      return ShadowBlur.mask(ofSmall: small, blur, of: caster.contentArea, to: area, from: pool)
    }
    let face = try content(caster, on: canvas.onPlane(cast.left, cast.top))
    return ShadowBlur.mask(of: face, sigma: sigma, to: area, from: pool)
  }
}
