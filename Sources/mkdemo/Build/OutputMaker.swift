import Foundation
import Video

/// An output as a build left it.
struct BuildMade {
  /// What a build did about an output.
  enum Status {
    /// Its bytes are new.
    case built
    /// It is as it was: nothing was done, or what was made came out the same and was not written.
    case unchanged
  }

  let output: BuildOutput
  /// Its file.
  let path: String
  let status: Status
  /// What it was made from and what came of it.
  let stamp: BuildStamp
  /// The record of the build before; nil when there was none.
  let before: BuildStamp?
  /// Seconds that it took.
  var seconds = 0.0
  /// Chunks that were drawn.
  var drawn = 0
  /// Chunks that were drawn again and compared.
  var verified = 0
}

/// Makes outputs, one after the other.
struct OutputMaker {
  let folder: BuildFolder
  let staging: StagingFolder
  let shelf: ClipShelf
  /// --jobs; nil for what the manifest says.
  var jobs: Int?
  /// Per cent of the cached chunks that are drawn again.
  let verify: Double
  let cacheLimit: Int?

  /// Makes an output, unless it is there already. The caller holds its lock.
  /// - Throws: whatever keeps it from being made; the file that was there stays.
  func make(_ output: BuildOutput) throws -> BuildMade {
    if let problem = output.problem { throw problem }
    let began = Date()
    let inputs = try OutputInputs(output)
    let before = BuildStamp.read(output, in: folder)
    if verify == 0, let before, before.holds(inputs.digest, in: folder) {
      return BuildMade(output: output, path: output.path(in: folder), status: .unchanged, stamp: before, before: before)
    }
    let step = try staging.fresh()
    defer { try? FileManager.default.removeItem(atPath: step) }
    let made = try draw(output, step)
    if verify > 0, output.kind == .still { try compare(output, inputs, before, step) }
    let (files, isNew) = try OutputPlacing(output, folder).place(from: step)
    let stamp = BuildStamp(
      inputs: inputs.digest, facts: inputs.facts, files: files, frames: made.frames,
      seconds: output.kind == .still ? 0 : Double(made.frames) / output.rate.framesPerSecond, chunks: made.chunks,
      film: made.film)
    try stamp.write(output, in: folder)
    return BuildMade(
      output: output, path: output.path(in: folder), status: isNew ? .built : .unchanged, stamp: stamp, before: before,
      seconds: Date().timeIntervalSince(began), drawn: made.drawn, verified: made.verified)
  }

  private struct Counts {
    var frames = 1
    var chunks = 0
    var drawn = 0
    var verified = 0
    var film: String?
  }

  private func draw(_ output: BuildOutput, _ step: String) throws -> Counts {
    switch output.kind {
    case .still:
      try StillJob(arguments(output, step), shelf: shelf).run(says: output.file)
      return Counts()
    case .movie:
      let (report, film) = try movie(output, step)
      return Counts(
        frames: report.frames, chunks: report.chunks, drawn: report.chunks - report.chunksReused,
        verified: report.chunksVerified, film: film)
    }
  }

  /// Makes a movie; a cache that is full or broken is done without.
  private func movie(_ output: BuildOutput, _ step: String) throws -> (RenderReport, String?) {
    let arguments = arguments(output, step)
    do {
      let job = try RenderJob(arguments, shelf: shelf, cacheLimit: cacheLimit)
      return (try job.run(says: output.file), job.key)
    } catch let error as VideoError where error.kind == .failed && isCaches(error) {
      Console.say("mkdemo: \(error); \(output.file) is made without the cache")
      let plain = arguments.with(RenderOptions.noCache, true)
      return (try RenderJob(plain, shelf: shelf).run(says: output.file), nil)
    }
  }

  private func isCaches(_ error: VideoError) -> Bool {
    func plain(_ path: String) -> String { (path as NSString).standardizingPath }
    return error.place.map { plain($0).hasPrefix(plain(ChunkCache.defaultFolder)) } == true
  }

  /// The output's arguments, told where to go.
  private func arguments(_ output: BuildOutput, _ step: String) -> Arguments {
    var arguments = output.arguments.with(CommonOptions.output, "\(step)/\(OutputPlacing.name(output))")
    if output.stills != nil { arguments = arguments.with(RenderOptions.stills, "\(step)/\(OutputPlacing.stills)") }
    if let jobs { arguments = arguments.with(RenderOptions.jobs, jobs) }
    if verify > 0 { arguments = arguments.with(RenderOptions.verifyCache, verify) }
    return arguments
  }

  /// Throws when a still that was drawn again of the same inputs has other pixels than before.
  private func compare(_ output: BuildOutput, _ inputs: OutputInputs, _ before: BuildStamp?, _ step: String) throws {
    guard let before, before.inputs == inputs.digest,
      let again = try FileMark(OutputPlacing.name(output), in: step), again.digest != before.files[0].digest
    else { return }
    throw VideoError(
      .mismatch, "the still came out differently than before from the same inputs", at: output.path(in: folder),
      mend: "drawing is not repeatable: please report it")
  }
}
