import Scenes

extension Devotional {
  /// A sheet of cream paper with faint ruled lines at equal distances and a soft shadow.
  struct LinedPaper: View {
    let color: Theme.Colors
    let radius: Double
    /// From the top edge to the first line, and from line to line, in points.
    let first: Double
    let pitch: Double
    /// From the lines' ends to the paper's edges.
    var inset = 14.0

    var body: some View {
      ZStack {
        RoundedRectangle(radius).fill(color.paper)
        PaperGrain(color: color)
        PathShape { rect in lines(in: rect) }.fill(color.paperLine)
        RoundedRectangle(radius).strokeBorder(color.paperEdge, width: 0.8)
      }
      .shadow(color.shade.opacity(0.14), radius: 9, y: 5)
    }

    private func lines(in rect: Rect) -> Path {
      Path {
        // Nearer than this no line is told from the next.
        let pitch = max(pitch, 2)
        var y = rect.minY + first
        while y < rect.maxY - pitch * 0.4 {
          $0.addRect(Rect(rect.minX + inset, y - 0.4, max(0, rect.width - 2 * inset), 0.8))
          y += pitch
        }
      }
    }
  }

  /// The maple leaf, a picture from the assets.
  struct Leaf: View {
    let size: Double

    var body: some View {
      Image(Art("Devotional/leaf")).frame(width: size, height: size).anchor("leaf")
    }
  }
}
