/// The curves of a report: of the whole project, of a clip, of a file.
struct GalleryCurves: Sendable {
  let history: [PastBuild]

  /// How long each build took.
  var buildSeconds: Sparkline {
    Sparkline(name: "Build time", look: .bars, values: history.map(\.seconds), words: Quantity.seconds)
  }

  /// How much all files take.
  var totalBytes: Sparkline {
    let totals = history.map { build in Double(build.outputs.values.reduce(0) { $0 + $1.bytes }) }
    return Sparkline(name: "Size of all files", look: .line, values: totals, words: Self.bytes)
  }

  /// How large the files are together; nil for a build that had none of them.
  func bytes(_ files: [String]) -> Sparkline {
    let values = history.map { build in Self.sum(files.map { build.outputs[$0].map { Double($0.bytes) } }) }
    return Sparkline(name: "File size", look: .line, values: values, words: Self.bytes)
  }

  /// How long the files took together; nil for a build that left them as they were.
  func seconds(_ files: [String]) -> Sparkline {
    let values = history.map { build in Self.sum(files.map { build.outputs[$0]?.seconds }) }
    return Sparkline(name: "Build time", look: .bars, values: values, words: Quantity.seconds)
  }

  private static func sum(_ values: [Double?]) -> Double? {
    let known = values.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  @Sendable private static func bytes(_ value: Double) -> String { Quantity.bytes(Int(value)) }
}
