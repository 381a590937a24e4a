import Scenes

/// Options that several verbs share.
enum CommonOptions {
  static let help = Option(switch: "help", letter: "h", "Prints this.")
  static let version = Option(switch: "version", "Prints the version.")
  static let json = Option(switch: "json", "Prints JSON, keys sorted, numbers of at most 4 decimals.")

  static let assets = Option<String>(
    "assets", "DIR", repeats: true, completion: .folder,
    "A folder whose SVG and PNG files take the place of the demo's own of the same names (Devotional/leaf.svg).")
  static let device = Option<Device>(
    "device", "NAME", completion: .words(Device.all.map(\.name)), "The phone; wins over the script's own."
  ) { text throws(BadValue) in
    if let device = Device.named(text) { return device }
    throw BadValue(why: "is no device", mend: Mend.choice(text, Device.all.map(\.name)))
  }
  static let remix = Option<String>(
    "remix", "F", completion: .file("json"), "A JSON file with other words, colours, content or pace for the demo.")
  static let set = Option<Setting>(
    "set", "K=V", repeats: true, "Sets one value of the demo, such as brand.name=Luma; wins over --remix."
  ) { text throws(BadValue) in
    guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
      throw BadValue(why: "is no setting", mend: "write KEY=VALUE, as in --set brand.name=Luma")
    }
    return Setting(key: String(text[..<mark]), value: String(text[text.index(after: mark)...]))
  }
  static let appearance = Option<Appearance>(
    "appearance", "A", completion: .words(Appearance.allCases.map(\.rawValue)),
    "light or dark at the start; wins over the script's own."
  ) { text throws(BadValue) in
    if let appearance = Appearance(rawValue: text) { return appearance }
    throw BadValue(why: "is no appearance", mend: "use light or dark")
  }

  /// What decides how a script is played.
  static let playing: [OptionEntry] = [assets.entry, device.entry, remix.entry, set.entry, appearance.entry]

  static let output = Option<String>("output", "F", letter: "o", completion: .file(nil), "The file to write.")

  static let from = Option<TimeMark>(
    "from", "T", "The first moment, in the script's time, or +T after its start (default: the film's start).",
    read: TimeMark.read)
  static let to = Option<TimeMark>(
    "to", "T", "The moment at which it ends, or +T for a length (default: the film's end).", read: TimeMark.read)

  static let size = Option<PixelSize>(
    "size", "WxH", "Fits the device's canvas into a frame of W x H pixels, over the demo's ground.",
    read: PixelSize.read)
  static let scale = Option<Double>("scale", "S", "Pixels a point (default: the device's own, 3).") {
    text throws(BadValue) in
    guard let scale = Mend.number(text), scale >= 0.05, scale <= 16 else {
      throw BadValue(why: "is no scale", mend: "use 0.05 to 16, as in --scale 1.5")
    }
    return scale
  }
  static let fps = Option<FrameRate>(
    "fps", "R", "Frames a second: 60, 29.97 or 30000/1001 (default: the script's, 60)."
  ) { text throws(BadValue) in
    if let rate = FrameRate(text), rate.framesPerSecond >= 1 { return rate }
    throw BadValue(why: "is no frame rate", mend: "use 1 to 1000, as 60, 29.97 or 30000/1001")
  }
  static let touches = Option(switch: "touches", "Draws a dot where a finger is.")
  static let noDamage = Option(switch: "no-damage", "Redraws every frame whole, to the same pixels.")

  /// What decides how frames are drawn.
  static let drawing: [OptionEntry] = [size.entry, scale.entry, fps.entry, touches.entry, noDamage.entry]
}

/// One `--set`.
struct Setting: Sendable {
  let key: String
  let value: String
}
