import Scenes

/// What frames look like, as the options of drawing say.
struct FramePlan: Hashable, Sendable {
  let fit: FrameFit
  let rate: FrameRate
  let showsTouches: Bool
  let usesDamage: Bool

  /// A plan of one's own.
  init(fit: FrameFit, rate: FrameRate, showsTouches: Bool = false, usesDamage: Bool = true) {
    self.fit = fit
    self.rate = rate
    self.showsTouches = showsTouches
    self.usesDamage = usesDamage
  }

  /// The plan of a clip. `rate` wins over the options; `mustBeEven` refuses odd sizes that were asked for.
  init(_ clip: Clip, _ arguments: Arguments, rate: FrameRate? = nil, mustBeEven: Bool) throws(CommandError) {
    try self.init(
      clip.take.device, arguments, rate: rate ?? arguments[CommonOptions.fps] ?? clip.script.frameRate,
      mustBeEven: mustBeEven)
  }

  /// The plan for a device, before anything is played.
  init(_ device: Device, _ arguments: Arguments, rate: FrameRate, mustBeEven: Bool) throws(CommandError) {
    self.rate = rate
    showsTouches = arguments.has(CommonOptions.touches)
    usesDamage = !arguments.has(CommonOptions.noDamage)
    if let size = arguments[CommonOptions.size] {
      try FramePlan.checkExtent(size, "--size")
      if mustBeEven { try FramePlan.checkEven(size, "--size") }
      fit = FrameFit(device, in: size)
      return
    }
    let scale = arguments[CommonOptions.scale]
    let plain = FrameFit(device, scale: scale)
    try FramePlan.checkExtent(plain.size, "the scale")
    if scale == nil {
      fit = plain.madeEven
      return
    }
    if mustBeEven { try FramePlan.checkEven(plain.size, "the scale") }
    fit = plain
  }

  /// Longest edge in pixels.
  static let longest = 8192

  private static func checkExtent(_ size: PixelSize, _ giver: String) throws(CommandError) {
    guard (16...longest).contains(size.width), (16...longest).contains(size.height) else {
      throw CommandError(
        "\(giver) makes frames of \(size) pixels", mend: "use 16 to \(longest) pixels along each edge")
    }
  }

  private static func checkEven(_ size: PixelSize, _ giver: String) throws(CommandError) {
    guard !size.isEven else { return }
    let (smaller, larger) = size.evenNeighbours
    throw CommandError(
      "\(giver) makes frames of \(size) pixels, and movies need even sizes",
      mend: "use --size \(smaller) or --size \(larger)")
  }
}
