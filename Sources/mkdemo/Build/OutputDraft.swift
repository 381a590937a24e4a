import Foundation
import Scenes
import Timelines
import Video

/// An output while it is planned: its kind, its frames and its file.
struct OutputDraft {
  let file: String
  private let clip: ManifestClip
  private let name: String?
  private let arguments: Arguments
  private let codec: Codec
  private let plan: FramePlan
  private let isStill: Bool
  private let isApproved: Bool

  /// Works out what will be made.
  /// - Throws: `BadValue` for the file's name, `VideoError` and `CommandError` for what no movie can be.
  init(_ clip: ManifestClip, _ arguments: Arguments, _ choices: [String: ManifestChoice], isStill: Bool) throws {
    self.clip = clip
    self.arguments = arguments
    self.isStill = isStill
    isApproved = choices[ManifestKeys.approve]?.text != "no"
    name = choices[ManifestKeys.name]?.text
    let pattern = try FilePattern(choices[ManifestKeys.file]?.text ?? "{clip}.{ext}")
    let device = arguments[CommonOptions.device] ?? clip.device
    let named = arguments[RenderOptions.codec]
    // The ending may hang on the codec, and the codec on the ending.
    let ending = isStill ? "png" : named.flatMap(Codec.init(rawValue:))?.containers.first?.extensions.first ?? "mp4"
    var values = choices.mapValues(\.text)
    values["clip"] = clip.name
    values["name"] = name ?? clip.name
    values["ext"] = named == Codec.png.name ? "" : ending
    values["device"] = device.name
    values["remix"] = arguments[CommonOptions.remix].map(OutputDraft.stem) ?? "plain"
    let guess = pattern.path(values.merging(["codec": "codec", "width": "1", "height": "1", "fps": "1"]) { $1 })
    if isStill {
      codec = .png
      plan = try FramePlan(device, arguments, rate: arguments[CommonOptions.fps] ?? clip.rate, mustBeEven: false)
    } else {
      let settings = try MovieSettings(
        path: guess, codec: named, crf: arguments[RenderOptions.crf], preset: arguments[RenderOptions.preset])
      codec = settings.codec
      let usual = codec.defaultRate.flatMap { FrameRate(num: $0.num, den: $0.den) }
      plan = try FramePlan(
        device, arguments, rate: arguments[CommonOptions.fps] ?? usual ?? clip.rate, mustBeEven: true)
      let size = plan.fit.size
      try settings.check(width: size.width, height: size.height, rate: Rational(plan.rate.num, plan.rate.den))
      values["crf"] = settings.crf.map(JSON.digits) ?? "default"
      values["preset"] = settings.preset ?? "default"
    }
    values["codec"] = codec.name
    values["width"] = "\(plan.fit.size.width)"
    values["height"] = "\(plan.fit.size.height)"
    values["scale"] = JSON.digits(plan.fit.scale)
    values["fps"] = "\(plan.rate)"
    let path = pattern.path(values)
    if isStill, !path.lowercased().hasSuffix(".png") {
      throw BadValue(why: "of a still is no PNG file", mend: "let it end in .png, or write {ext}")
    }
    file = codec == .png && !isStill && !path.hasSuffix("/") ? path + "/" : path
  }

  /// The output.
  func output(reference: BuildReference?, place: String) -> BuildOutput {
    BuildOutput(
      name: name ?? file, clip: clip.name, file: file, kind: isStill ? .still : .movie, arguments: arguments,
      stills: arguments[RenderOptions.stills], codec: codec, size: plan.fit.size, rate: plan.rate, reference: reference,
      isApproved: isApproved, place: place, problem: clip.problem)
  }

  private static func stem(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
