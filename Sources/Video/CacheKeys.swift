/// Keys of the cache.
struct CacheKeys: Sendable {
  let cache: ChunkCache
  let settings: MovieSettings

  /// All that decides how pixels become bytes. The container does not: chunks fit them all.
  private var coding: [String] {
    let recipe = EncoderRecipe(settings)?.key ?? "own \(settings.codec.name) 1"
    return [recipe, LibraryVersions.text, cache.code, "video 1"]
  }

  /// The key of a chunk. `more` is what else decides its bytes, such as a palette.
  func chunk(_ digest: String, frames: Int, width: Int, height: Int, rate: Rational, more: String = "") -> String {
    Digest.of(["chunk"] + coding + ["\(width)x\(height)", "\(rate)", "\(frames)", digest, more])
  }

  /// The key of a film, when the cache was told its inputs.
  func film(_ frames: Range<Int>?) -> String? {
    guard let inputs = cache.inputs else { return nil }
    return Digest.of(
      ["film"] + coding + [inputs, frames.map { "\($0.lowerBound)..<\($0.upperBound)" } ?? "all"])
  }
}
