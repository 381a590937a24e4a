import Foundation

/// The running program.
enum Executable {
  /// Its version.
  static let version = "0.1.0"

  /// Its file, links resolved.
  static let path: String = {
    let link = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return link.isEmpty ? CommandLine.arguments[0] : link
  }()

  /// What surrounds it.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
