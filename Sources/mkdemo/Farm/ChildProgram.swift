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
  /// - Throws: `CommandError` when there is no room for what it reads and says.
  func run(_ words: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    // All by files: a program that ends without reading breaks no pipe, and none that is full stops it.
    let (read, out, err) = (try stream(), try stream(), try stream())
    try read.write(contentsOf: Data(input.utf8))
    try read.seek(toOffset: 0)
    (process.standardInput, process.standardOutput, process.standardError) = (read, out, err)
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (isSignal ? 128 : 0), out: try text(of: out), err: try text(of: err))
  }

  private func stream() throws(CommandError) -> FileHandle {
    guard let descriptor = UnnamedFile.open() else {
      throw CommandError(
        "\(NSTemporaryDirectory()) takes no file", mend: "free some space, or see who may write there", status: .broke)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private func text(of file: FileHandle) throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
