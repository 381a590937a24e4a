import Scenes
import Video

/// The options of `compare`.
enum CompareOptions {
  static let against = Option<String>(
    "against", "SOURCE.mp4", completion: .file(nil),
    "The recording that it is compared with: any movie that libav reads.")
  static let output = Option<String>(
    "output", "DIR", letter: "o", completion: .folder, "The folder of the report (default: NAME-compare).")
  static let align = Option<TimeAlignment>(
    "align", "auto|none|SECONDS", completion: .words(["auto", "none"]),
    "How times are aligned: by the pictures, by the clocks, or by so many seconds that the recording is later."
  ) { text throws(BadValue) in
    if text == "auto" { return .auto }
    if text == "none" { return .none }
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    let isLess = digits.hasPrefix("-")
    if let seconds = Mend.number(isLess ? String(digits.dropFirst()) : digits), seconds <= 86_400 {
      return .seconds(isLess ? -seconds : seconds)
    }
    throw BadValue(why: "is no way to align", mend: "use auto, none, or seconds as in --align -1.25")
  }
  static let crop = Option<PictureAlignment>(
    "crop", "auto|none|X,Y,W,H", completion: .words(["auto", "none"]),
    "Where the clip's picture lies in the recording's: by looking, all over it, or in this rectangle of pixels."
  ) { text throws(BadValue) in
    if text == "auto" { return .auto }
    if text == "none" { return .none }
    if let region = region(text) { return .region(region) }
    throw BadValue(why: "is no crop", mend: "use auto, none, or four whole numbers as in --crop 100,0,590,1280")
  }
  static let mask = Option<ComparisonMask>(
    "mask", "NAME|X,Y,W,H", repeats: true,
    "A part of the clip that does not count: pixels of the clip, or the name of an element (see mkdemo inspect)."
  ) { text throws(BadValue) in
    if let region = region(text) { return .region(region) }
    if text.contains(",") || text.isEmpty {
      throw BadValue(why: "is no mask", mend: "use X,Y,W,H in whole pixels, or an element's name")
    }
    return .element(text.hasPrefix("#") ? String(text.dropFirst()) : text)
  }
  static let failUnder = Option<ComparisonGate>(
    "fail-under", "METRIC=VALUE", repeats: true,
    "Fails when a measure of the whole is less: ssim, psnr; ssim.min, psnr.min for the worst frame.",
    read: ComparisonGate.read)

  /// In the order of help.
  static let all: [OptionEntry] =
    [
      against.entry, output.entry, align.entry, crop.entry, mask.entry, failUnder.entry, CommonOptions.json.entry,
      CommonOptions.size.entry, CommonOptions.scale.entry, CommonOptions.fps.entry, RenderOptions.noCache.entry,
    ] + CommonOptions.playing

  private static func region(_ text: String) -> PixelRegion? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 6 && !$0.hasPrefix("+") ? Int($0) : nil }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return PixelRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A part of the clip that does not count.
enum ComparisonMask: Hashable, Sendable {
  /// In pixels.
  case region(PixelRegion)
  /// Wherever an element of this name is.
  case element(String)
}
