import Foundation

/// A build in a line or two, for people.
struct BuildSummary {
  private let outputs: [BuiltOutput]
  private let seconds: Double

  /// The outputs of a report that were asked for.
  init(_ report: BuildReport, asked: [BuildOutput]) {
    let files = Set(asked.map(\.file))
    outputs = report.outputs.filter { files.contains($0.file) }
    seconds = report.seconds
  }

  /// "3 built, 2 unchanged, 1 failed in 12.3 s", and what failed.
  var text: String {
    let counts = BuiltOutput.Status.allCases.map { status in (status, outputs.count { $0.status == status }) }
    let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    var lines = [parts.joined(separator: ", ") + " in \(JSON.digits((seconds * 10).rounded() / 10)) s"]
    for output in outputs where output.status == .failed {
      lines.append("failed: \(output.file)")
    }
    return (lines + gates).joined(separator: "\n")
  }

  /// Gates that do not hold, a line each, however many outputs share one.
  private var gates: [String] {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for output in outputs {
      for gate in output.gates where !gate.passed {
        let words = "\(gate.name): \(gate.message)"
        if files[words] == nil { order.append(words) }
        files[words, default: []].append(output.file)
      }
    }
    return order.map { "gate: \((files[$0] ?? []).joined(separator: ", ")): \($0)" }
  }
}
