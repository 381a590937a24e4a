import Foundation
import Scenes

/// What is approved as one: a clip played in one way, whatever sizes, rates and codecs its outputs have.
struct GateSubject: Sendable {
  /// The name of its folder among the approvals: the clip's, with what is different about it.
  let name: String
  /// Its outputs, in the manifest's order.
  fileprivate(set) var outputs: [BuildOutput]

  /// How its script is played.
  var arguments: Arguments { outputs[0].arguments }

  /// The subjects of a plan, in the manifest's order. Their names hang on the whole manifest, not on what is built.
  static func list(_ plan: BuildPlan) -> [GateSubject] {
    var subjects: [GateSubject] = []
    var places: [[String]: Int] = [:]
    var names: Set<String> = []
    for output in plan.outputs where plan.needsApproval(output) && output.problem == nil {
      let way = Self.way(output.arguments)
      if let place = places[way] {
        subjects[place].outputs.append(output)
        continue
      }
      places[way] = subjects.count
      let stem = FileStem.plain(([output.clip] + Self.words(output.arguments)).joined(separator: "-"), or: "clip")
      var name = stem, number = 1
      while names.contains(name.lowercased()) {
        number += 1
        name = "\(stem)-\(number)"
      }
      names.insert(name.lowercased())
      subjects.append(GateSubject(name: name, outputs: [output]))
    }
    return subjects
  }

  /// What tells two ways of playing apart.
  private static func way(_ arguments: Arguments) -> [String] {
    [
      arguments.operands[0], arguments[CommonOptions.device]?.name ?? "",
      arguments[CommonOptions.appearance]?.rawValue ?? "",
    ]
      + [arguments.has(CommonOptions.touches) ? "touches" : "", arguments[CommonOptions.remix] ?? ""]
      + ["assets"] + arguments.all(CommonOptions.assets)
      + ["set"] + arguments.all(CommonOptions.set).flatMap { [$0.key, $0.value] }
  }

  /// The same for names: short, and nothing for what is as usual.
  private static func words(_ arguments: Arguments) -> [String] {
    func stem(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    var words = [arguments[CommonOptions.device]?.name, arguments[CommonOptions.appearance]?.rawValue].compactMap { $0 }
    if arguments.has(CommonOptions.touches) { words.append("touches") }
    if let remix = arguments[CommonOptions.remix] { words.append(stem(remix)) }
    return words + arguments.all(CommonOptions.assets).map(stem) + arguments.all(CommonOptions.set).map(\.value)
  }

  /// The frames at the script's rate that any output shows, from the first to the last.
  func part(_ clip: GateClip) -> Range<Int> {
    let clock = clip.frames.clock
    var part: Range<Int>?
    for output in outputs {
      let arguments = output.arguments
      let shown: Range<Int>?
      if output.kind == .still {
        let frame = arguments[StillOptions.at].flatMap { try? clock.frame($0) }
        shown = frame.map { $0..<$0 + 1 }
      } else {
        shown = try? clock.frames(from: arguments[CommonOptions.from], to: arguments[CommonOptions.to])
      }
      guard let shown else { continue }
      part = part.map { min($0.lowerBound, shown.lowerBound)..<max($0.upperBound, shown.upperBound) } ?? shown
    }
    return part ?? 0..<clip.frames.count
  }

  /// What says which frames outputs show, before the clip is played.
  var parts: [String] {
    outputs.map { output in
      let marks = [CommonOptions.from, CommonOptions.to, StillOptions.at].map { output.arguments[$0]?.text ?? "-" }
      return marks.joined(separator: " ")
    }
  }

  /// Movies of it that lie in the build's folder, those that show most first.
  func movies(_ clip: GateClip, in folder: BuildFolder) -> [EarlierMovie] {
    let known = outputs.filter { output in
      output.kind == .movie && ![.gif, .png, .y4m].contains(output.codec)
        && FileManager.default.fileExists(atPath: output.path(in: folder))
    }
    return known.sorted { ($0.codec == .h264 ? 0 : 1, -$0.size.height) < ($1.codec == .h264 ? 0 : 1, -$1.size.height) }
      .compactMap { output in
        let rate = output.rate
        guard let plan = try? FramePlan(clip.clip.take.device, output.arguments, rate: rate, mustBeEven: true) else {
          return nil
        }
        let clock = FrameClock(clip.clip, rate: rate)
        let from = output.arguments[CommonOptions.from].flatMap { try? clock.frame($0) } ?? 0
        return EarlierMovie(path: output.path(in: folder), fit: plan.fit, start: clock.instant(from))
      }
  }
}
