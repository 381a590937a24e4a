/// A coded picture that shows another one again: every macroblock is skipped (ISO/IEC 14496-10, 7.3.4), nothing moves, and
/// no other picture refers to it. It takes some twelve bytes and no encoder.
enum HeldPicture {
  /// The stream's unit.
  ///
  /// - Parameters:
  ///   - frame: frames from the key frame.
  ///   - held: `frame_num` of the picture that is shown again; it must still be among the references.
  ///   - newest: `frame_num` of the last reference picture before this one in decoding order.
  static func unit(_ frame: Int, held: Int, newest: Int, _ sets: ParameterSets) -> [UInt8] {
    let count = 1 << sets.numberBits
    let number = (newest + 1) % count
    let age = (number - held + count) % count
    var writer = BitWriter([1])
    writer.unsigned(0)
    writer.unsigned(5)
    writer.unsigned(ParameterSets.heldSet)
    writer.bits(number, sets.numberBits)
    writer.bits(2 * frame, ParameterSets.orderBits)
    writer.flag(false)
    // The newest reference comes first by itself.
    writer.flag(age > 1)
    if age > 1 { for code in [0, age - 1, 3] { writer.unsigned(code) } }
    writer.signed(0)
    writer.unsigned(1)
    writer.unsigned(sets.macroblocks)
    writer.stop()
    return ByteStream.unit(writer.bytes)
  }
}
