import Foundation
import Testing

@testable import Video

/// Screens at rest, whose frames are held rather than encoded.
@Suite struct HeldFrameTests {
  /// What comes out of one chunk.
  private struct Coded {
    var header: [UInt8] = []
    var packets: [(frame: Int, bytes: [UInt8])] = []
  }

  /// Codes frames that change by turns, with rests: numbers are the box's places, frame by frame.
  private func code(_ places: [Int], settings: MovieSettings) throws -> Coded {
    let recipe = try #require(EncoderRecipe(settings))
    let coder = try HoldingCoder(recipe, width: 96, height: 80, rate: Rational(60))
    let clip = TestClip(count: places.count, moving: 1000, speed: 1)
    let painter = try clip.painter()
    var coded = Coded()
    let keep: (Packet) -> Void = { coded.packets.append(($0.frame, Array($0.bytes))) }
    var first = 0
    while first < places.count {
      let end = places[first...].firstIndex { $0 != places[first] } ?? places.count
      try coder.convert(painter.paint(places[first]))
      try coder.encode(first..<end, sink: keep)
      first = end
    }
    try coder.finish(sink: keep)
    coded.header = coder.header
    return coded
  }

  /// The frames as the `ffmpeg` program decodes them, luma and chroma, in the order in which they are shown.
  private func decoded(_ coded: Coded, _ folder: Folder) throws -> [Data] {
    let stream = folder("a.h264"), frames = folder("a.yuv")
    try Data(coded.header + coded.packets.flatMap(\.bytes)).write(to: URL(fileURLWithPath: stream))
    try Program.run(
      "ffmpeg",
      ["-v", "error", "-xerror", "-err_detect", "explode", "-i", stream, "-fps_mode", "passthrough", "-y", frames])
    let data = try Data(contentsOf: URL(fileURLWithPath: frames)), size = 96 * 80 * 3 / 2
    return stride(from: 0, to: data.count, by: size).map { data.subdata(in: $0..<$0 + size) }
  }

  /// Rests of all lengths, from the start, in the middle, one behind another and to the end.
  static let places: [Int] =
    [[Int]](
      [
        Array(repeating: 0, count: 20), Array(1...9), Array(repeating: 10, count: 4), [11],
        Array(repeating: 12, count: 3), Array(13...16), Array(repeating: 17, count: 37),
        Array(repeating: 18, count: 9), Array(19...30), Array(repeating: 31, count: 12),
      ]
    ).flatMap { $0 }

  @Test(arguments: ["ultrafast", "superfast", "veryfast", "medium", "slower", "veryslow"], [18.0, 0])
  func restsShowWhatTheEncoderShowed(_ preset: String, _ crf: Double) throws {
    let settings = try MovieSettings(path: "a.mp4", crf: crf, preset: preset)
    let coded = try code(Self.places, settings: settings)
    #expect(coded.packets.map(\.frame).sorted() == Array(Self.places.indices))
    let frames = try decoded(coded, Folder())
    try #require(frames.count == Self.places.count)
    var rest = 0
    for frame in 1..<frames.count {
      rest = Self.places[frame] == Self.places[frame - 1] ? rest + 1 : 0
      // The last frame of a rest is the encoder's own, and may be finer than the first.
      let isHeld = rest > 0 && frame + 1 < frames.count && Self.places[frame + 1] == Self.places[frame]
      let length = Self.places.count { $0 == Self.places[frame] }
      if isHeld, length >= 4 { #expect(frames[frame] == frames[frame - 1], "frame \(frame)") }
    }
  }

  /// The encoder's own frames must decode to what they are without held ones between: nothing of them hangs on how far
  /// apart frames are counted.
  @Test(arguments: ["ultrafast", "medium", "slower"])
  func heldFramesLeaveTheOthersAsTheyAre(_ preset: String) throws {
    let settings = try MovieSettings(path: "a.mp4", preset: preset)
    let recipe = try #require(EncoderRecipe(settings))
    let encoder = try Encoder(recipe, width: 96, height: 80, rate: Rational(60))
    let picture = try Picture(layout: recipe.layout, width: 96, height: 80)
    let painter = try TestClip(count: Self.places.count, moving: 1000, speed: 1).painter()
    var plain = Coded()
    plain.header = encoder.header
    var first = 0, kept: [Int] = []
    while first < Self.places.count {
      let end = Self.places[first...].firstIndex { $0 != Self.places[first] } ?? Self.places.count
      try picture.update(from: painter.paint(Self.places[first]))
      let isHeld = end - first >= 4
      for frame in isHeld ? [first, end - 1] : Array(first..<end) {
        kept.append(frame)
        try encoder.encode(picture, frame: frame, isAnchor: isHeld && frame == first && frame > 0) {
          plain.packets.append(($0.frame, Array($0.bytes)))
        }
      }
      first = end
    }
    try encoder.finish { plain.packets.append(($0.frame, Array($0.bytes))) }
    let ours = try decoded(code(Self.places, settings: settings), Folder()), theirs = try decoded(plain, Folder())
    try #require(theirs.count == kept.count && ours.count == Self.places.count)
    for (index, frame) in kept.enumerated() { #expect(ours[frame] == theirs[index], "frame \(frame)") }
  }

  @Test func aRestCostsNextToNothing() throws {
    let places = Array(0..<8) + Array(repeating: 8, count: 112)
    let coded = try code(places, settings: try MovieSettings(path: "a.mp4"))
    for packet in coded.packets where (9..<119).contains(packet.frame) {
      #expect(packet.bytes.count < 24, "frame \(packet.frame)")
    }
    // In decoding order no frame of a rest comes before what is shown earlier.
    #expect(coded.packets.map(\.frame).filter { $0 >= 8 } == Array(8..<120))
  }

  @Test func anEncoderWithoutKnownHeadersHoldsNothing() {
    #expect(ParameterSets([]) == nil)
    #expect(ParameterSets([0, 0, 0, 1, 0x67, 100, 0, 51]) == nil)
    #expect(ParameterSets([0, 0, 0, 1, 0x68, 0xEB]) == nil)
  }

  @Test func numbersAreWrittenAsTheyAreRead() throws {
    var writer = BitWriter()
    let numbers = [0, 1, 2, 3, 7, 8, 254, 255, 256, 65535]
    for number in numbers {
      writer.unsigned(number)
      writer.signed(number)
      writer.signed(-number)
      writer.bits(number, 17)
    }
    writer.stop()
    var reader = BitReader(writer.bytes)
    for number in numbers {
      #expect(try reader.unsigned() == number)
      #expect(try reader.signed() == number)
      #expect(try reader.signed() == -number)
      #expect(try reader.bits(17) == number)
    }
    #expect(reader.position == reader.end)
  }

  @Test func unitsKeepTheirContents() {
    let payload: [UInt8] = [0x65, 0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 2, 9, 0, 0, 128]
    let unit = ByteStream.unit(payload)
    #expect(ByteStream.units(unit).map { ByteStream.payload($0) } == [payload])
    #expect(!unit.dropFirst(4).map { $0 }.contains(subsequence: [0, 0, 1]))
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: subsequence) }
  }
}
