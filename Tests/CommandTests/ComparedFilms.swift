import Foundation

/// Nine seconds of Milo, rendered once for all tests that compare, and films that the ffmpeg program makes from them.
final class ComparedFilms: @unchecked Sendable {
  /// Milo's first nine seconds as a script; `tap` is when the first row is tapped.
  static func script(tap: String = "3.5") -> String {
    """
    demo      milo
    duration  9s
      0.0   screen  welcome
      1.2   moment  "notes at rest"
      1.75  tap     "Get started" for 0.2s
      3.2   moment  "rows in"
      \(tap)   tap     "A clearer head"
      4.75  tap     "Continue" for 0.2s
      6.2   moment  "Bo"
      7.0   swipe   left on #vibe.carousel
      8.0   moment  "Pip"
    """
  }

  static let size = ["--size", "300x652"]
  /// Made on first use, and taken away at the end.
  static let shared: Result<ComparedFilms, any Error> = {
    atexit { try? ComparedFilms.shared.get().shop.remove() }
    return Result { try ComparedFilms() }
  }()

  let shop: Workshop
  private let lock = NSLock()
  private var made: Set<String> = []
  private var plain: [String: Double] = [:]

  private init() throws {
    shop = try Workshop()
    try shop.write("film.timeline", Self.script())
    try shop.run(["render", "film.timeline", "-o", "film.mp4"] + Self.size)
  }

  /// A film that ffmpeg makes of another; made once. Gives its name.
  func film(
    _ name: String, filter: String? = nil, coding: [String] = CompareCase.x264, of source: String = "film.mp4",
    before: [String] = []
  ) throws -> String {
    try lock.withLock {
      if made.contains(name) { return name }
      let filters = filter.map { ["-vf", $0] } ?? []
      try ffmpeg(before + ["-i", source] + filters + coding + [name])
      made.insert(name)
      return name
    }
  }

  /// The film of a case.
  func film(_ given: CompareCase) throws -> String {
    let name = "\(given.name).\(given.ending)"
    if given.source == "large.mp4" { try makeLarge() }
    if !given.copying.isEmpty {
      let first = try film("first-\(name)", filter: given.filter, coding: given.coding, of: given.source)
      return try film(name, coding: ["-c", "copy"] + given.copying, of: first)
    }
    guard given.name == "with-sound" else {
      return try film(name, filter: given.filter, coding: given.coding, of: given.source, before: given.before)
    }
    try lock.withLock {
      try ffmpeg(["-i", given.source, "-f", "lavfi", "-i", "sine=d=9"] + given.coding + [name])
    }
    return name
  }

  /// Two seconds at full size.
  private func makeLarge() throws {
    try lock.withLock {
      guard made.insert("large.mp4").inserted else { return }
      try shop.run([
        "render", "film.timeline", "-o", "large.mp4", "--from", "4.5", "--to", "6.5", "--preset", "veryfast",
      ])
    }
  }

  private func ffmpeg(_ words: [String]) throws {
    let outcome = try shop.run(program: "/usr/bin/ffmpeg", ["-nostdin", "-y", "-v", "error"] + words)
    if outcome.status != 0 { throw Problem(what: "ffmpeg: \(outcome.err)") }
  }

  /// The similarity of a plain copy of the same size.
  func plainSSIM(_ filter: String? = nil, of source: String = "film.mp4") throws -> Double {
    let key = "\(source) \(filter ?? "")"
    if let known = lock.withLock({ plain[key] }) { return known }
    let name = filter == nil && source == "film.mp4" ? "plain.mp4" : "plain-\(UUID().uuidString).mp4"
    let value = try compare(film(name, filter: filter, of: source), of: source).ssim
    lock.withLock { plain[key] = value }
    return value
  }

  /// Compares a film or a script with a recording and reads the report.
  func compare(_ b: String, _ more: [String] = [], of a: String = "film.mp4") throws -> Report {
    let folder = "out-\(UUID().uuidString)"
    let outcome = try shop.run(["compare", a, "--against", b, "-o", folder] + more)
    guard FileManager.default.fileExists(atPath: shop.path("\(folder)/report.json")) else {
      throw Problem(what: "no report, exit \(outcome.status): \(outcome.err)")
    }
    return try Report(folder: folder, outcome: outcome, bytes: shop.bytes("\(folder)/report.json"))
  }

  /// What went wrong with a test's own films.
  struct Problem: Error {
    let what: String
  }

  /// A report as read back.
  struct Report {
    let folder: String
    let outcome: Workshop.Outcome
    let bytes: Data
    let all: [String: Any]

    init(folder: String, outcome: Workshop.Outcome, bytes: Data) throws {
      self.folder = folder
      self.outcome = outcome
      self.bytes = bytes
      all = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    }

    var verdict: String { all["verdict"] as? String ?? "" }
    var alignment: [String: Any] { all["alignment"] as? [String: Any] ?? [:] }
    var offset: Double { alignment["offset"] as? Double ?? .nan }
    var speed: Double { alignment["speed"] as? Double ?? .nan }
    var whole: [String: Any] { all["whole"] as? [String: Any] ?? [:] }
    var ssim: Double { whole["ssim"] as? Double ?? .nan }
    var notes: String { (all["notes"] as? [String] ?? []).joined(separator: "\n") }
    func film(_ name: String) -> [String: Any] { all[name] as? [String: Any] ?? [:] }
    func onset(_ name: String) -> [String: Any]? {
      (all["onsets"] as? [[String: Any]])?.first { ($0["name"] as? String)?.contains(name) ?? false }
    }
  }
}
