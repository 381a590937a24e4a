/// Coded bytes of one frame, with times counted in frames of its chunk.
struct Packet {
  /// The frame that it shows, counted from the chunk's first.
  let frame: Int
  /// True when decoding can begin here.
  let isKey: Bool
  /// The coded bytes, valid while the packet is handed over.
  let bytes: UnsafeRawBufferPointer
}
