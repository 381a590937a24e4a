import Foundation
import Scenes
import Video

/// The first operand of `compare`: a movie, or a clip whose default movie is made for the comparison.
struct ComparedFilm {
  /// As reports call it.
  let name: String
  /// The movie.
  let path: String
  /// Named times; none for a movie.
  let instants: [ComparedInstant]
  /// The clip; nil for a movie.
  let clip: Clip?
  /// Pixels a point of the clip's movie, and where its canvas lies in it.
  private let fit: FrameFit?
  /// The folder that holds the movie while it is compared.
  private let workshop: TemporaryFolder?

  /// Finds or makes it.
  init(_ arguments: Arguments) throws {
    let word = arguments.operands[0]
    if ComparedFilm.isMovie(word) {
      for option in [CommonOptions.size.entry, CommonOptions.scale.entry, CommonOptions.fps.entry]
        + CommonOptions.playing
      where arguments.given(option) {
        throw CommandError("\(option.written) is for clips, and \(word) is a movie", mend: "leave it out")
      }
      name = ((word as NSString).lastPathComponent as NSString).deletingPathExtension
      path = word
      instants = []
      clip = nil
      fit = nil
      workshop = nil
      return
    }
    let clip = try Clip.load(arguments)
    let workshop = try TemporaryFolder()
    let movie = "\(workshop.path)/\(clip.name).mp4"
    let job = try RenderJob(arguments.with(CommonOptions.output, movie))
    let fit = try FramePlan(clip, arguments, mustBeEven: true).fit
    self.fit = fit
    name = clip.name
    path = movie
    instants = ComparedFilm.instants(clip, in: clip.take.start..<clip.take.end)
    self.clip = clip
    self.workshop = workshop
    // Masks that are none are told before the movie is made.
    let masks = try regions(arguments.all(CompareOptions.mask))
    try Comparing.check(masks, of: name, width: fit.size.width, height: fit.size.height)
    try job.run(says: clip.name)
  }

  /// A movie of a clip that is there already.
  /// - Parameters:
  ///   - part: what its first frame shows, and when it ends.
  ///   - fit: where the canvas lies in its frames.
  init(_ path: String, name: String, of clip: Clip, part: Range<Instant>, fit: FrameFit) {
    self.path = path
    self.name = name
    self.clip = clip
    self.fit = fit
    instants = ComparedFilm.instants(clip, in: part)
    workshop = nil
  }

  /// A path that is no script and no clip's name.
  private static func isMovie(_ word: String) -> Bool {
    guard !word.hasSuffix(Assets.ending), FileManager.default.fileExists(atPath: word) else { return false }
    return word.contains("/") || !((try? Assets.find())?.clipNames.contains(word) ?? false)
  }

  /// Everything that is done, and every moment and still, in order of time from the film's first frame.
  private static func instants(_ clip: Clip, in part: Range<Instant>) -> [ComparedInstant] {
    var found: [ComparedInstant] = []
    for (cue, at) in zip(clip.script.cues, clip.take.cueTimes) where part.contains(at) {
      let seconds = at.since(part.lowerBound)
      switch cue.action {
      case .moment(let name), .still(let name): found.append(ComparedInstant(name, .moment, at: seconds))
      case .screen, .expect, .chapter: break
      default: found.append(ComparedInstant(words(cue.text), .cue, at: seconds))
      }
    }
    return found.enumerated().sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(
      \.element)
  }

  /// A cue's line without its time.
  private static func words(_ line: String) -> String {
    line.split(separator: " ", omittingEmptySubsequences: true).dropFirst().joined(separator: " ")
  }

  /// Masks in pixels of the movie.
  func regions(_ masks: [ComparisonMask]) throws -> [PixelRegion] {
    try masks.flatMap { mask -> [PixelRegion] in
      switch mask {
      case .region(let region): [region]
      case .element(let name): [try region(ofElement: name)]
      }
    }
  }

  /// Everywhere that an element is in the course of the clip.
  private func region(ofElement name: String) throws -> PixelRegion {
    guard let clip, let fit else {
      throw CommandError("--mask \(name): a movie has no elements", mend: "write the mask as X,Y,W,H in pixels")
    }
    let take = clip.take
    let events = take.happenings.map(\.at) + take.cueTimes + take.moments.map(\.at) + [take.start]
    var union: (left: Double, top: Double, right: Double, bottom: Double)?
    var names = Set<String>()
    for t in Set(events + events.map { $0 + 0.4 }).sorted() where t >= take.start && t < take.end {
      for element in take.probe(at: t).elements {
        guard let known = element.name else { continue }
        names.insert(known)
        let r = element.visibleRect
        guard known == name, !r.isEmpty else { continue }
        let old = union ?? (r.x, r.y, r.x + r.width, r.y + r.height)
        union = (min(old.0, r.x), min(old.1, r.y), max(old.2, r.x + r.width), max(old.3, r.y + r.height))
      }
    }
    guard let union else {
      throw CommandError(
        "--mask \(name): the clip has no element of this name", mend: Mend.choice(name, names.sorted()))
    }
    let left = Int(((union.left + fit.offset.x) * fit.scale).rounded(.down))
    let top = Int(((union.top + fit.offset.y) * fit.scale).rounded(.down))
    let right = Int(((union.right + fit.offset.x) * fit.scale).rounded(.up))
    let bottom = Int(((union.bottom + fit.offset.y) * fit.scale).rounded(.up))
    return PixelRegion(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }
}

/// A folder that goes away with its owner.
final class TemporaryFolder {
  let path: String

  /// Makes the folder.
  init() throws {
    path = NSTemporaryDirectory() + "/mkdemo-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
