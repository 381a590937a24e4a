import Foundation

/// A program of this machine that is run and waited for.
struct ChildProgram: Sendable {
  /// How it ended.
  struct Outcome: Sendable {
    /// As a shell gives it.
    let status: Int32
    let out: String
    let err: String
  }

  let path: String

  /// The program of that name on $PATH; nil when there is none.
  init?(named name: String) {
    let folders = (Executable.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    self.path = path
  }

  /// Runs it with words and what it reads, and waits for it. What it says on its streams must fit into memory.
  func run(_ words: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    // From a file, so that a program that ends without reading breaks no pipe.
    let file = FileManager.default.temporaryDirectory.appending(path: "mkdemo-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let said = out.fileHandleForReading.readDataToEndOfFile()
    let complained = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (isSignal ? 128 : 0), out: String(decoding: said, as: UTF8.self),
      err: String(decoding: complained, as: UTF8.self))
  }
}
