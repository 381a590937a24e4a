import Foundation
import Scenes
import Video

/// The gate of a recording: the movie that was made is compared with it, and its page put among the build's.
struct ReferenceGate {
  private let folder: BuildFolder
  private let shelf: ClipShelf

  /// What the gate is called.
  static let name = "reference"

  init(_ folder: BuildFolder, _ shelf: ClipShelf) {
    self.folder = folder
    self.shelf = shelf
  }

  /// What was compared last, and what came of it.
  private struct Record: Codable {
    let key: String
    let recording: FileMark
    let outcome: GateOutcome
  }

  /// Compares a movie with its recording; nil when it has none. Nothing is compared again while both are the same.
  func check(_ made: BuildMade) -> GateOutcome? {
    guard let reference = made.output.reference else { return nil }
    let stem = FileStem.plain(made.output.file, or: "movie")
    let page = "gates/\(stem)-reference"
    do {
      guard FileManager.default.fileExists(atPath: reference.file) else {
        return fail("the recording \(reference.file) is not there", made, page: nil)
      }
      let state = folder.statePath("gates/\(stem)-reference.json")
      let key = try self.key(made, reference)
      let above = (reference.file as NSString).deletingLastPathComponent
      let place = above.isEmpty ? "." : above
      if let old = FileManager.default.contents(atPath: state).flatMap({
        try? JSONDecoder().decode(Record.self, from: $0)
      }),
        old.key == key, old.recording.holds(in: place),
        FileManager.default.fileExists(atPath: folder.path("\(page)/index.html"))
      {
        return old.outcome
      }
      let outcome = try compare(made, reference, page)
      if let mark = try FileMark((reference.file as NSString).lastPathComponent, in: place) {
        try BuildFolder.make((state as NSString).deletingLastPathComponent)
        try BuildFolder.write(JSONEncoder().encode(Record(key: key, recording: mark, outcome: outcome)), to: state)
      }
      return outcome
    } catch {
      return fail(Failure.words(error).errors.map(\.what).joined(separator: "; "), made, page: nil)
    }
  }

  /// Everything besides the recording that decides the outcome.
  private func key(_ made: BuildMade, _ reference: BuildReference) throws -> String {
    var hasher = Hasher256()
    for text in ["reference 1", made.stamp.files[0].digest] + reference.words { hasher.add(text) }
    for library in VideoLibraries.versions { hasher.add("\(library.name) \(library.version)") }
    hasher.add(SourceDigest.text)
    // Moments of the page come from the script.
    for text in try ClipSources(made.output.arguments).texts { hasher.add(text) }
    return hasher.digest().hex
  }

  private func compare(_ made: BuildMade, _ reference: BuildReference, _ page: String) throws -> GateOutcome {
    let output = made.output
    let clip = try shelf.clip(ClipSources(output.arguments))
    let plan = try FramePlan(clip.take.device, output.arguments, rate: output.rate, mustBeEven: true)
    let clock = FrameClock(clip, rate: output.rate)
    let frames = try clock.frames(from: output.arguments[CommonOptions.from], to: output.arguments[CommonOptions.to])
    let part = clock.instant(frames.lowerBound)..<clock.instant(frames.upperBound)
    let film = ComparedFilm(made.path, name: output.name, of: clip, part: part, fit: plan.fit)
    try BuildFolder.make(folder.path("gates"))
    let job = try CompareJob(
      film, against: reference.file, folder: folder.path(page), reference.arguments(made.path))
    let comparison = try job.compare(nil)
    let words = job.words(comparison)
    let verdict = (words.verdict + words.gateLines).joined(separator: "; ")
    if job.holds(comparison) {
      return GateOutcome(name: Self.name, passed: true, message: verdict, page: "\(page)/index.html")
    }
    return fail(verdict, made, page: "\(page)/index.html")
  }

  private func fail(_ what: String, _ made: BuildMade, page: String?) -> GateOutcome {
    Console.say("\(made.output.file): reference: \(what)" + (page.map { "\n  see \(folder.path($0))" } ?? ""))
    if page == nil { Console.say("  put it back, or change \"reference\" at \(made.output.place)") }
    return GateOutcome(name: Self.name, passed: false, message: what, page: page)
  }
}
