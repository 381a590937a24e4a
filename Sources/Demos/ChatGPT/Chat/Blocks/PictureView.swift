import Scenes

extension ChatGPT {
  /// A picture that sharpens from a blur, top to bottom. The blurred copy never changes, so it is blurred once; only the
  /// edge of what is sharp moves, and only a band as high as the soft edge is masked.
  struct PictureView: View {
    let look: Look
    let picture: Picture
    let placed: PlacedBlock
    let turn: Turn

    var body: some View {
      let side = placed.frame.height
      let appears = ramp(look.t, from: turn.sent, over: look.script.fade, .easeOut)
      ZStack(.topLeading) {
        if progress < 1 {
          BlurredArt(picture: picture, look: look, side: side).anchor("picture.blurred")
        }
        if progress > 0 {
          SharpArt(picture: picture, look: look, side: side, edge: edge(side)).anchor("picture.sharp")
        }
      }
      .frame(width: side, height: side, alignment: .topLeading)
      .clipShape(RoundedRectangle(look.metric.pictureRadius))
      .opacity(appears)
      // On whole pixels, where a picture is sharp and needs but one raster.
      .padding(Insets(top: look.snapped(placed.frame.y)))
    }

    /// 0 blurred to 1 sharp; a stopped picture stays as far as it came.
    private var progress: Double {
      let unit = placed.firstUnit
      let start = turn.reply.times.indices.contains(unit) ? turn.reply.times[unit] : 0
      let until = turn.isStopped ? min(look.t, turn.ends) : look.t
      return min(max((until.since(turn.begins) - start) / look.script.sharpening, 0), 1)
    }

    /// The middle of the soft edge, from the picture's top; it comes from above and leaves below.
    private func edge(_ side: Double) -> Double { side * progress }
  }

  /// The picture far out of focus. Copies turned over at its sides keep its edges from growing pale.
  private struct BlurredArt: View {
    let picture: Picture
    let look: Look
    let side: Double

    var body: some View {
      let blur = side * look.script.pictureBlur
      ZStack(.topLeading) {
        ForEach([(-1.0, -1.0), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1), (0, 0)]) { x, y in
          Image(Art(picture.art))
            .frame(width: side, height: side)
            .scale(x: x == 0 ? 1 : -1, y: y == 0 ? 1 : -1)
            .offset(x: x * side, y: y * side)
        }
      }
      .clipShape(
        PathShape { rect in Path { $0.addRect(rect.inset(by: -2.5 * blur, -2.5 * blur)) } }
      )
      .blur(blur)
    }
  }

  /// The picture above an edge: all of it above the soft band, fading within the band.
  private struct SharpArt: View {
    let picture: Picture
    let look: Look
    let side: Double
    let edge: Double

    var body: some View {
      // The soft band shrinks towards both ends, so that it begins at the top and ends at the bottom.
      let half = min(side * look.script.sharpEdge / 2, edge, side - edge)
      let top = look.snapped(max(0, edge - half)), bottom = look.snapped(min(side, edge + half))
      ZStack(.topLeading) {
        // In strips: those above the edge stay as they are, so that only the last is drawn again.
        ForEach(strips(top)) { strip in art.clipShape(band(strip.lowerBound, strip.upperBound)) }
        if bottom > top {
          art.mask(.topLeading) {
            band(top, bottom).fill(
              UnitPaint.linear(
                from: Alignment(0, top / side), to: Alignment(0, bottom / side),
                [Stop(0, look.color.dim), Stop(1, look.color.clear)]))
          }
          .clipShape(band(top, bottom))
        }
      }
    }

    /// What lies above `top`, in strips whose places do not change; all of it once it is sharp.
    private func strips(_ top: Double) -> [Range<Double>] {
      guard top < side else { return [0..<side] }
      let height = look.snapped(side / 12)
      // Each reaches a point into the one above: at other scales their edges do not lie along pixels, and would show.
      return stride(from: 0, to: top, by: height).map { max(0, $0 - 1)..<min($0 + height, top) }
    }

    private var art: some View {
      Image(Art(picture.art)).frame(width: side, height: side)
    }

    private func band(_ top: Double, _ bottom: Double) -> PathShape {
      PathShape { rect in Path { $0.addRect(Rect(rect.x, rect.y + top, rect.width, bottom - top)) } }
    }
  }
}
