import Foundation
import Video

/// One comparison that a command line asks for.
struct CompareJob {
  private let film: ComparedFilm
  private let folder: String
  private let gates: [ComparisonGate]
  private let printsJSON: Bool
  private let request: ComparisonRequest

  /// Finds everything that can be wrong with the request, then makes the clip's movie where one is needed.
  init(_ arguments: Arguments) throws {
    guard let against = arguments[CompareOptions.against] else {
      throw CommandError("compare needs a recording", mend: "write --against SOURCE.mp4")
    }
    guard FileManager.default.fileExists(atPath: against) else {
      throw CommandError("--against \(against): there is no such file", mend: "check the path")
    }
    if let folder = arguments[CompareOptions.output] { try OutputFile.checkFolder(folder) }
    Signals.listen()
    // A recording that is none, or has no such part, is told before a clip is rendered for it.
    try Comparing.check(against, picture: arguments[CompareOptions.crop] ?? .auto)
    film = try ComparedFilm(arguments)
    let named = arguments[CompareOptions.output] ?? "\(film.name)-compare"
    folder = named.count > 1 && named.hasSuffix("/") ? String(named.dropLast()) : named
    try OutputFile.checkFolder(folder)
    try Self.refuseToOverwrite([film.path, against], in: folder)
    gates = arguments.all(CompareOptions.failUnder)
    printsJSON = arguments.has(CommonOptions.json)
    request = try Self.request(film, against, folder, arguments)
    try Comparing.check(request)
  }

  /// The comparison of a film that is there already with the recording that the arguments name.
  /// - Throws: `VideoError` when the recording is none.
  init(_ film: ComparedFilm, against: String, folder: String, _ arguments: Arguments) throws {
    try Comparing.check(against)
    try Self.refuseToOverwrite([film.path, against], in: folder)
    self.film = film
    self.folder = folder
    gates = arguments.all(CompareOptions.failUnder)
    printsJSON = false
    request = try Self.request(film, against, folder, arguments)
  }

  private static func request(
    _ film: ComparedFilm, _ against: String, _ folder: String, _ arguments: Arguments
  ) throws -> ComparisonRequest {
    let other = (against as NSString).lastPathComponent
    var request = ComparisonRequest(film.path, against, nameA: film.name, nameB: other)
    request.time = arguments[CompareOptions.align] ?? .auto
    request.picture = arguments[CompareOptions.crop] ?? .auto
    request.masks = try film.regions(arguments.all(CompareOptions.mask))
    request.instants = film.instants
    request.folder = folder
    return request
  }

  /// What a comparison writes besides its report: the films of the page.
  private static let films = ["a.mp4", "b.mp4", "side-by-side.mp4"]

  /// Stops before a film that is compared would be written over.
  private static func refuseToOverwrite(_ inputs: [String], in folder: String) throws {
    func whole(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
    for name in films {
      let output = whole("\(folder)/\(name)")
      for input in inputs where whole(input) == output {
        throw CommandError(
          "\(folder)/\(name) would be written over, and it is one of the films to compare",
          mend: "choose another folder")
      }
    }
  }

  /// Compares, writes and prints the report, and says whether the gates hold.
  func run() throws -> ExitStatus {
    let comparison = try compare(StageReport())
    if printsJSON {
      Console.data(ComparisonJSON(comparison: comparison, gates: gates).json(frames: false).pretty)
    } else {
      Console.data(words(comparison).text)
    }
    Console.say("\(folder)/index.html")
    return holds(comparison) ? .done : .gate
  }

  /// True when the films are the same film and every gate holds.
  func holds(_ comparison: Comparison) -> Bool { ComparisonGate.allHold(gates, comparison) }

  /// What came of it, in words.
  func words(_ comparison: Comparison) -> ComparisonText { ComparisonText(comparison: comparison, gates: gates) }

  /// Compares and writes the report.
  func compare(_ line: StageReport?) throws -> Comparison {
    let isNew = !FileManager.default.fileExists(atPath: folder)
    try makeFolder()
    let comparison: Comparison
    do {
      defer { line?.clear() }
      comparison = try Comparing.run(
        request, progress: { line?.update($0) }, isCancelled: { Signals.received != nil })
    } catch {
      // Only an empty folder goes.
      if isNew { rmdir(folder) }
      throw error
    }
    if comparison.review == nil {
      // Films of an earlier comparison do not belong to this one.
      for name in Self.films { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }
    try write("report.json", ComparisonJSON(comparison: comparison, gates: gates).json().pretty + "\n")
    try write("junit.xml", ComparisonJUnit(comparison: comparison, gates: gates).text)
    try write("index.html", ComparisonPage(comparison, gates, try Assets.find()).text())
    return comparison
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("-o \(folder): the folder cannot be made", mend: "choose another folder", status: .broke)
    }
  }

  private func write(_ name: String, _ text: String) throws {
    do {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    } catch {
      throw CommandError(
        "\(folder)/\(name) cannot be written", mend: "free some space, or choose another folder", status: .broke)
    }
  }
}
