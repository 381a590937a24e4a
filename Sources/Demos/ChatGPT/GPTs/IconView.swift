import Scenes

extension ChatGPT {
  /// A GPT's picture on its tile.
  struct IconView: View {
    let icon: Icon
    let size: Double

    var body: some View {
      ZStack {
        RoundedRectangle(size * 0.28).fill(icon.tile)
        Canvas(box: Size(48, 48)) { layers }.padding(size * 0.14)
      }
      .frame(width: size, height: size)
    }

    private var layers: [Layer] {
      icon.parts.map { part in
        let paint = Paint.color(part.isTile ? icon.tile : icon.ink)
        let path = Path(svg: part.path)
        return part.width.map { .stroke(path, Stroke($0), paint) } ?? .fill(path, paint)
      }
    }
  }
}
