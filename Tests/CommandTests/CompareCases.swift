import Testing

/// A copy of a film, what is true of it, and the plain copy whose score it must come close to.
struct CompareCase: CustomTestStringConvertible, Sendable {
  let name: String
  var ending = "mp4"
  var before: [String] = []
  /// A chain of FFmpeg's filters.
  var filter: String?
  var coding = CompareCase.x264
  /// What a second run of ffmpeg does, which copies packets.
  var copying: [String] = []
  /// The film that it is a copy of.
  var source = "film.mp4"
  var offset = 0.0
  /// Frames a second of the copy.
  var rate = 60.0
  /// The filter of the plain copy of the same size.
  var plain: String?
  /// By how much its similarity may be under the plain copy's.
  var slack = 0.006

  var testDescription: String { name }

  /// Coding that loses a little.
  static let x264 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "21", "-pix_fmt", "yuv420p"]
  /// Copied, with word that players turn it and that its samples are wide.
  static let turned = ["-c", "copy", "-metadata:s:v", "rotate=90", "-aspect", "3:2"]
  /// The same in 10 bits.
  static let x265 = [
    "-c:v", "libx265", "-preset", "ultrafast", "-crf", "14", "-x265-params", "log-level=none", "-pix_fmt",
    "yuv420p10le",
    "-tag:v", "hvc1",
  ]

  /// Everything that may lie between a clip and its recording.
  static let all: [CompareCase] = times + pictures + samples

  private static let times: [CompareCase] = [
    CompareCase(name: "late", filter: "tpad=start_duration=4.21:start_mode=clone", offset: 4.21),
    CompareCase(name: "early", before: ["-ss", "3.37"], offset: -3.37),
    CompareCase(name: "missing-first-second", before: ["-ss", "1"], offset: -1),
    CompareCase(name: "edit-list", before: ["-ss", "2.5"], coding: ["-c", "copy"], offset: -2.5),
    CompareCase(name: "fps30", filter: "fps=30", rate: 30),
    CompareCase(name: "fps24", filter: "fps=24", rate: 24),
    CompareCase(
      name: "variable", ending: "mkv", filter: "select='not(mod(n\\,5))+lt(random(3)\\,0.5)'",
      coding: ["-vsync", "vfr"] + x264, rate: 12),
  ]

  private static let pictures: [CompareCase] = [
    CompareCase(
      name: "social", filter: "scale=590:1280", coding: social, source: "large.mp4", plain: "scale=590:1280",
      slack: 0.02),
    CompareCase(name: "letterboxed", filter: "scale=330:718,pad=960:718:316:0:black", plain: "scale=330:718"),
    CompareCase(name: "phone-frame", filter: phone, plain: "scale=240:522"),
    CompareCase(name: "cropped", filter: "crop=280:560:10:60"),
    CompareCase(name: "rotated", filter: "transpose=clock", copying: ["-metadata:s:v", "rotate=90"]),
    CompareCase(name: "wide-samples", filter: "scale=150:652,setsar=2", slack: 0.02),
  ]

  private static let samples: [CompareCase] = [
    CompareCase(name: "full-range", filter: "scale=out_range=full", coding: x264 + ["-color_range", "pc"]),
    CompareCase(name: "bt601", filter: "scale=out_color_matrix=bt601", coding: x264 + bt601),
    CompareCase(name: "hevc-10-bit", coding: x265),
    CompareCase(name: "with-sound", coding: ["-map", "0:v", "-map", "1"] + x264 + ["-c:a", "aac", "-shortest"]),
    CompareCase(name: "noisy", filter: "noise=alls=6:allf=t", slack: 1),
  ]

  private static let social = ["-c:v", "libx264", "-preset", "veryfast", "-b:v", "400k", "-pix_fmt", "yuv420p"]
  private static let bt601 = ["-colorspace", "smpte170m", "-color_primaries", "smpte170m", "-color_trc", "smpte170m"]
  /// A bezel, a band of another colour beside it, and a ground.
  private static let phone =
    "scale=240:522,pad=440:720:98:96:0x303848,drawbox=x=88:y=86:w=260:h=542:color=0xb0b0b0:t=10,"
    + "drawbox=x=0:y=0:w=60:h=720:color=0x80a0c0:t=fill"
}
