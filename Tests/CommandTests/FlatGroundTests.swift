import Testing

@Suite("Flat ground")
struct FlatGroundTests {
  private static let width = 402, height = 874
  /// Seconds in which rows of the list come and go on the ground.
  private static let part = ["--from", "3", "--to", "5", "--scale", "1"]

  @Test(
    "It decodes back within 2 levels in every codec, whatever moves on it",
    arguments: [
      ("h264", "film.mp4"), ("hevc", "film.mp4"), ("av1", "film.mp4"), ("prores", "film.mov"), ("vp9", "film.webm"),
    ])
  func staysFlat(_ codec: String, _ name: String) throws {
    let shop = try Workshop()
    #expect(try shop.run(["render", "milo", "--codec", codec, "-o", name] + Self.part).status == 0)
    #expect(try shop.run(["render", "milo", "-o", "exact.mkv"] + Self.part).status == 0)
    let film = try frames(name, shop), exact = try frames("exact.mkv", shop)
    let size = Self.width * Self.height * 3
    #expect(film.count == exact.count && exact.count == 40 * size)
    var blocks = 0, worst = 0
    for frame in 0..<40 {
      let now = frame * size..<(frame + 1) * size
      let (decoded, drawn) = (Array(film[now]), Array(exact[now]))
      for (color, x, y) in flatBlocks(drawn) {
        blocks += 1
        worst = max(worst, spread(decoded, color, x..<x + 16, y..<y + 16))
      }
    }
    #expect(blocks > 5000)
    #expect(worst <= 2)
  }

  /// Every third frame as RGB, one after another.
  private func frames(_ name: String, _ shop: Workshop) throws -> [UInt8] {
    let exactly =
      "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int+full_chroma_inp"
    let filter = "select=not(mod(n\\,3))" + (name == "exact.mkv" ? "" : "," + exactly)
    let words = ["-v", "error", "-i", name, "-vf", filter, "-vsync", "0", "-f", "rawvideo", "-pix_fmt", "rgb24", "raw"]
    #expect(try shop.run(program: "/usr/bin/ffmpeg", ["-y"] + words).status == 0)
    return [UInt8](try shop.bytes("raw"))
  }

  /// Top-left corners of blocks of 16 pixels that are of one of the brief's colours, as are the eight around them: chroma is
  /// shared with neighbours.
  private func flatBlocks(_ pixels: [UInt8]) -> [(color: [UInt8], x: Int, y: Int)] {
    let colors: [[UInt8]] = [[0xF7, 0xF7, 0xF7], [0x74, 0x69, 0xE6], [0x23, 0x28, 0x26]]
    var found: [(color: [UInt8], x: Int, y: Int)] = []
    for y in stride(from: 16, through: Self.height - 32, by: 16) {
      for x in stride(from: 16, through: Self.width - 32, by: 16) {
        let place = (y * Self.width + x) * 3
        guard let color = colors.first(where: { $0.elementsEqual(pixels[place..<place + 3]) }) else { continue }
        if spread(pixels, color, x - 16..<x + 32, y - 16..<y + 32) == 0 { found.append((color, x, y)) }
      }
    }
    return found
  }

  /// The greatest difference of a channel from a colour within a part.
  private func spread(_ pixels: [UInt8], _ color: [UInt8], _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    var most = 0
    for y in rows {
      let start = y * Self.width * 3
      for place in start + columns.lowerBound * 3..<start + columns.upperBound * 3 {
        most = max(most, abs(Int(pixels[place]) - Int(color[place % 3])))
      }
    }
    return most
  }
}
