import Foundation

/// build.json in a build's folder.
struct BuildReportFile {
  /// The folder.
  let folder: String

  /// The file's path.
  var path: String { folder + "/build.json" }

  /// The report of the build before; nil when there was none. A damaged file counts as none, after `say` said so. One
  /// of a newer mkdemo is an error, since writing over it would lose what it holds.
  func read(say: (String) -> Void = Console.say) throws(CommandError) -> BuildReport? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path) cannot be read", mend: "let mkdemo read and write it", status: .broke)
    }
    do {
      let form = try JSONDecoder().decode(Form.self, from: data).mkdemo
      guard form <= BuildReport.form else {
        throw CommandError(
          "\(path) has form \(form), which a newer mkdemo wrote; this one knows forms up to \(BuildReport.form)",
          mend: "build with the newer mkdemo, or into another folder with --out")
      }
      return try JSONDecoder().decode(BuildReport.self, from: data)
    } catch let error as CommandError {
      throw error
    } catch {
      say("mkdemo: \(path) is damaged (\(Self.reason(error))); it is written anew, and its history is lost")
      return nil
    }
  }

  /// The file's text: keys sorted, numbers of at most four decimals, equal for equal reports.
  static func text(_ report: BuildReport) throws -> String {
    try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(report)).pretty + "\n"
  }

  private struct Form: Decodable { let mkdemo: Int }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context): "no \(place(context.codingPath + [key]))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty ? "it is no object" : "\(place(context.codingPath)) is of another kind"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) is not known"
    default: "it is no JSON"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: " ")
  }
}
