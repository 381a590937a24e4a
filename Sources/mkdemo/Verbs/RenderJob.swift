import Foundation
import Scenes
import Video

/// One movie to be made: everything that can be wrong with the request is found as this is made, before any frame.
struct RenderJob {
  private let clip: Clip
  private let frames: ClipFrames
  private let path: String
  private let settings: MovieSettings
  /// The part of the film; nil for all of it.
  private let part: Range<Int>?
  private let stills: StillFolder?
  private let jobs: Int
  private let cache: ChunkCache?
  private let shelf: ClipShelf

  /// The movie that a command line of `render` asks for.
  /// - Parameters:
  ///   - shelf: where clips that were played before are.
  ///   - cacheLimit: bytes that the cache may hold; nil for its own limit.
  init(_ arguments: Arguments, shelf: ClipShelf = ClipShelf(), cacheLimit: Int? = nil) throws {
    let (codec, crf) = (arguments[RenderOptions.codec], arguments[RenderOptions.crf])
    let preset = arguments[RenderOptions.preset]
    let named = arguments[CommonOptions.output]
    // What is wrong with the file's name or the codec needs no script to be found.
    _ = try MovieSettings(path: named ?? Self.path("clip", codec), codec: codec, crf: crf, preset: preset)
    let origin = try ClipSources(arguments)
    clip = try shelf.clip(origin)
    self.shelf = shelf
    path = named ?? Self.path(clip.name, codec)
    settings = try MovieSettings(path: path, codec: codec, crf: crf, preset: preset)
    if settings.container != .folder { try OutputFile.check(path) } else { try OutputFile.checkFolder(path) }
    let plan = try Self.plan(origin, arguments, settings)
    frames = shelf.frames(clip, plan)
    try settings.check(width: frames.width, height: frames.height, rate: frames.rate)
    let (from, to) = (arguments[CommonOptions.from], arguments[CommonOptions.to])
    part = from == nil && to == nil ? nil : try frames.clock.frames(from: from, to: to)
    guard frames.count > 0 else {
      throw CommandError("\(clip.script.file): the film has no frame", mend: "lengthen its duration")
    }
    jobs = arguments[RenderOptions.jobs] ?? MovieWriter.defaultJobs
    cache =
      arguments.has(RenderOptions.noCache)
      ? nil
      : try Self.cache(
        RenderInputs(origin, plan, arguments).text(), verify: arguments[RenderOptions.verifyCache] ?? 0,
        limit: cacheLimit)
    stills = try arguments[RenderOptions.stills].map { [clip, frames, part] in
      try StillFolder($0, clip, frames.clock, part)
    }
  }

  private static func path(_ clip: String, _ codec: String?) -> String {
    let container = codec.flatMap(Codec.init(rawValue:))?.containers.first ?? .mp4
    return container.extensions.first.map { "\(clip).\($0)" } ?? clip
  }

  /// What the frames of a movie look like.
  static func plan(_ origin: ClipSources, _ arguments: Arguments, _ settings: MovieSettings) throws -> FramePlan {
    let usual = settings.codec.defaultRate.flatMap { FrameRate(num: $0.num, den: $0.den) }
    let rate = arguments[CommonOptions.fps] ?? usual ?? origin.script.frameRate
    return try FramePlan(origin.device, arguments, rate: rate, mustBeEven: true)
  }

  /// The cache, told all that goes into this film; nil where the folder of caches cannot be used.
  private static func cache(_ inputs: String, verify: Double, limit: Int?) throws -> ChunkCache? {
    let cache = try ChunkCache(
      code: SourceDigest.text, inputs: inputs, verify: verify, limit: limit ?? CacheLimit.bytes)
    do {
      try FileManager.default.createDirectory(atPath: cache.folder, withIntermediateDirectories: true)
    } catch {
      Console.say("mkdemo: the cache \(cache.folder) cannot be used, so every frame is drawn")
      return nil
    }
    return cache
  }

  /// The chunks that the movie is made of.
  var chunks: [Range<Int>] { MovieWriter.chunks(of: frames, frames: part) }

  /// The key under which the cache lists its chunks; nil without a cache.
  var key: String? { cache?.key(settings, frames: part) }

  /// True when its chunks can be kept.
  var isCached: Bool { cache != nil && settings.codec != .y4m }

  /// True when its chunks hang on each other: those of a GIF share a palette.
  var isWhole: Bool { settings.codec == .gif }

  /// Makes the movie and the stills, and says what was done, under the file's name or another.
  @discardableResult
  func run(says name: String? = nil) throws -> RenderReport {
    Signals.listen()
    let progress = ProgressReport(name ?? path)
    let report = try reuse(progress) ?? draw(progress)
    progress.finish(report, rate: frames.rate)
    try stills?.write(frames)
    return report
  }

  /// Draws some of its chunks into the cache, and makes no movie.
  func keep(_ chunks: [Int], says name: String) throws -> ChunkReport {
    Signals.listen()
    guard let cache else { return ChunkReport() }
    let progress = ProgressReport(name)
    defer { progress.clear() }
    try shelf.check(clip)
    return try MovieWriter.keep(
      chunks, of: frames, settings: settings, frames: part, jobs: jobs, cache: cache, progress: progress.update,
      isCancelled: { Signals.received != nil })
  }

  private func reuse(_ progress: ProgressReport) throws -> RenderReport? {
    guard let cache, cache.verify == 0 else { return nil }
    return try MovieWriter.reuse(to: path, settings: settings, frames: part, cache: cache, progress: progress.update)
  }

  private func draw(_ progress: ProgressReport) throws -> RenderReport {
    try shelf.check(clip)
    defer { progress.clear() }
    return try MovieWriter.render(
      frames, to: path, settings: settings, frames: part, jobs: jobs, cache: cache, progress: progress.update,
      isCancelled: { Signals.received != nil })
  }
}
