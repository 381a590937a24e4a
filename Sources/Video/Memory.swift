import CFFmpeg

/// How this process gets its memory.
enum Memory {
  /// Makes large blocks come from the system and go back to it at once. Left to itself glibc keeps what encoders free
  /// in pools of 64 MB that their next blocks do not fit well: 220 MB more after a few chunks, for no gain in time.
  /// Smaller blocks stay for the next ones, up to 8 MB: the layers that librsvg draws pictures in come and go, and
  /// fresh memory for each of them is a sixth of the time that the pictures take.
  static func settle() { _ = once }
  private static let once = mallopt(M_MMAP_THRESHOLD, 8 << 20) + mallopt(M_TRIM_THRESHOLD, 8 << 20)

  /// Gives what was freed back to the system.
  static func giveBack() { malloc_trim(0) }
}
