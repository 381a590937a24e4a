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

  /// The movie that a command line of `render` asks for.
  init(_ arguments: Arguments) throws {
    let (codec, crf) = (arguments[RenderOptions.codec], arguments[RenderOptions.crf])
    let preset = arguments[RenderOptions.preset]
    let named = arguments[CommonOptions.output]
    // What is wrong with the file's name or the codec needs no script to be found.
    _ = try MovieSettings(path: named ?? Self.path("clip", codec), codec: codec, crf: crf, preset: preset)
    clip = try Clip.load(arguments)
    path = named ?? Self.path(clip.name, codec)
    settings = try MovieSettings(path: path, codec: codec, crf: crf, preset: preset)
    if settings.container != .folder { try OutputFile.check(path) } else { try OutputFile.checkFolder(path) }
    let rate =
      arguments[CommonOptions.fps] ?? settings.codec.defaultRate.flatMap { FrameRate(num: $0.num, den: $0.den) }
    let plan = try FramePlan(clip, arguments, rate: rate, mustBeEven: true)
    frames = ClipFrames(clip, plan)
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
        RenderInputs(clip, plan, arguments).text(), verify: arguments[RenderOptions.verifyCache] ?? 0)
    stills = try arguments[RenderOptions.stills].map { [clip, frames, part] in
      try StillFolder($0, clip, frames.clock, part)
    }
  }

  private static func path(_ clip: String, _ codec: String?) -> String {
    let container = codec.flatMap(Codec.init(rawValue:))?.containers.first ?? .mp4
    return container.extensions.first.map { "\(clip).\($0)" } ?? clip
  }

  /// The cache, told all that goes into this film; nil where the folder of caches cannot be used.
  private static func cache(_ inputs: String, verify: Double) throws -> ChunkCache? {
    let cache = try ChunkCache(code: SourceDigest.text, inputs: inputs, verify: verify)
    do {
      try FileManager.default.createDirectory(atPath: cache.folder, withIntermediateDirectories: true)
    } catch {
      Console.say("mkdemo: the cache \(cache.folder) cannot be used, so every frame is drawn")
      return nil
    }
    return cache
  }

  /// Makes the movie and the stills, and says what was done, under the file's name or another.
  func run(says name: String? = nil) throws {
    Signals.listen()
    let progress = ProgressReport(name ?? path)
    let report = try reuse(progress) ?? draw(progress)
    progress.finish(report, rate: frames.rate)
    try stills?.write(frames)
  }

  private func reuse(_ progress: ProgressReport) throws -> RenderReport? {
    guard let cache, cache.verify == 0 else { return nil }
    return try MovieWriter.reuse(to: path, settings: settings, frames: part, cache: cache, progress: progress.update)
  }

  private func draw(_ progress: ProgressReport) throws -> RenderReport {
    try Preflight.check(clip)
    defer { progress.clear() }
    return try MovieWriter.render(
      frames, to: path, settings: settings, frames: part, jobs: jobs, cache: cache, progress: progress.update,
      isCancelled: { Signals.received != nil })
  }
}
