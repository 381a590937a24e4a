import Foundation

/// Finished chunks on disk, found by a key of all that decides their bytes. Safe for several programs at once.
///
/// There are two levels. A chunk's key is made of the source's digest of its frames, the encoder's settings, the
/// builds of the libraries and `code`. A film's key is made of `inputs`, settings, libraries and `code`; it lists the
/// chunk keys, so that an unchanged film needs no source at all (`MovieWriter.reuse`).
public struct ChunkCache: Sendable {
  /// Where the files are.
  public let folder: String
  /// A digest of the program's sources that draw and encode.
  public let code: String
  /// The text of all inputs of the film (script, remix, art, fonts, device, options); nil keeps no list of its chunks.
  public var inputs: String?
  /// Per cent of the chunks found that are drawn again and compared, 0...100.
  public var verify: Double
  /// Bytes that `prune` leaves.
  public var limit: Int

  /// `$MKDEMO_CACHE`, else `$XDG_CACHE_HOME/mkdemo`, else `~/.cache/mkdemo`.
  public static var defaultFolder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["MKDEMO_CACHE"], folder.hasPrefix("/") { return folder }
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return "\(base)/mkdemo" }
    return "\(environment["HOME"] ?? NSHomeDirectory())/.cache/mkdemo"
  }

  /// Opens a cache; its folder is made when something is first kept.
  ///
  /// - Parameters:
  ///   - folder: nil for `defaultFolder`.
  ///   - code: a digest of the program's sources that draw and encode.
  ///   - inputs: the text of all inputs of the film to be rendered.
  ///   - verify: per cent of found chunks that are drawn again and compared, 0...100.
  ///   - limit: bytes that stay when a render ends, least recently used files going first.
  /// - Throws: `VideoError` of kind `refused` when `verify` is out of range.
  public init(
    folder: String? = nil, code: String, inputs: String? = nil, verify: Double = 0, limit: Int = 8 << 30
  ) throws {
    guard verify >= 0, verify <= 100 else {
      throw VideoError(.refused, "\(verify) % of the cache cannot be verified", mend: "use 0 to 100")
    }
    self.folder = folder ?? Self.defaultFolder
    self.code = code
    self.inputs = inputs
    self.verify = verify
    self.limit = limit
  }

  // MARK: Chunks

  /// Where a chunk lies.
  func path(ofChunk key: String) -> String { "\(folder)/chunks/\(key.prefix(2))/\(key).chunk" }

  /// The chunk of `count` frames under a key. A damaged file is removed and counts as absent.
  func find(_ key: String, count: Int) -> StoredChunk? {
    let path = path(ofChunk: key)
    guard let (content, size) = Self.read(path) else { return nil }
    let chunk = StoredChunk(place: .file(path), content: content, size: size, wasReused: true)
    guard chunk.isWhole(count) else {
      unlink(path)
      return nil
    }
    utimes(path, nil)
    return chunk
  }

  /// Starts the file of a chunk, to be published once it is finished.
  func newFile(_ key: String) throws -> NewFile {
    let path = path(ofChunk: key)
    try makeFolder(NewFile.folder(of: path))
    return try NewFile(path)
  }

  /// True when a found chunk belongs to the part that is to be verified. The choice varies with the time of the last
  /// use, so that repeated runs get to all chunks.
  func picksForVerifying(_ key: String) -> Bool {
    if verify >= 100 { return true }
    guard verify > 0 else { return false }
    var info = stat()
    stat(path(ofChunk: key), &info)
    let dice = Digest.of([key, "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"]).prefix(8)
    return Double(UInt32(dice, radix: 16) ?? 0) < verify / 100 * 4_294_967_296
  }

  /// Reads a chunk file; nil when there is none. A damaged one is removed.
  static func read(_ path: String) -> (ChunkContent, Int)? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    let content = ChunkFile.read(size: Int(info.st_size)) {
      try NewFile.read(descriptor, $0, at: $1, path: path)
    }
    guard let content else {
      unlink(path)
      return nil
    }
    return (content, Int(info.st_size))
  }

  // MARK: Films

  /// Where the list of a film's chunks lies.
  private func path(ofFilm key: String) -> String { "\(folder)/films/\(key).film" }

  /// The film under a key.
  func film(_ key: String) -> FilmEntry? {
    let path = path(ofFilm: key)
    guard let data = FileManager.default.contents(atPath: path), let entry = FilmEntry(data) else { return nil }
    utimes(path, nil)
    return entry
  }

  /// The key of a film of these inputs; nil when the cache was not told any.
  ///
  /// - Parameters:
  ///   - settings: the kind of movie.
  ///   - frames: the part of the source; nil for all of it.
  public func key(_ settings: MovieSettings, frames: Range<Int>?) -> String? {
    CacheKeys(cache: self, settings: settings).film(frames)
  }

  /// Says that a film is in use still, though nothing of it had to be read: its chunks count as used now.
  public func touch(_ key: String) {
    for key in film(key)?.keys ?? [] { utimes(path(ofChunk: key), nil) }
  }

  /// Keeps the list of a film's chunks.
  func keep(_ entry: FilmEntry, _ key: String) throws { try write(entry.data, to: path(ofFilm: key)) }

  /// Bytes kept under a key.
  func note(_ key: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/films/\(key).note").map { Array($0) }
  }

  /// Keeps a few bytes under a key.
  func keep(_ bytes: [UInt8], note key: String) throws { try write(Data(bytes), to: "\(folder)/films/\(key).note") }

  private func write(_ data: Data, to path: String) throws {
    try makeFolder(NewFile.folder(of: path))
    let file = try NewFile(path)
    try data.withUnsafeBytes { try file.write($0, at: 0) }
    try file.publish(isDurable: false)
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw VideoError(
        .failed, "cannot make the folder of the cache: \(error.localizedDescription)", at: path,
        mend: "choose another folder for the cache (MKDEMO_CACHE), or render without it (--no-cache)")
    }
  }
}
