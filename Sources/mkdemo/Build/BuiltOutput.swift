/// One output of a build: a file in the folder, or a failure to make it.
struct BuiltOutput: Codable, Hashable, Sendable {
  /// What a file is for.
  enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A movie that a browser or a player plays.
    case movie
    /// One picture.
    case still
    /// A looping picture.
    case gif
    /// A folder of pictures, one a frame.
    case frames
    /// Uncompressed frames for other programs.
    case raw
  }

  /// What this build did about it.
  enum Status: String, Codable, Hashable, Sendable, CaseIterable { case built, unchanged, failed }

  /// The output's name in the manifest.
  var name: String
  /// The clip, by its name.
  var clip: String
  /// The clip as people call it.
  var title: String
  /// The file, relative to the folder.
  var file: String
  var kind: Kind
  var status: Status
  /// Why there is no new file; nil unless failed.
  var error: BuildMistake?
  /// A picture that stands for the film until it plays, relative to the folder.
  var poster: String?
  /// Pixels; 0 where not known, as with an output that never was built.
  var width = 0
  var height = 0
  /// Frames a second, as "60" or "30000/1001"; empty for a still.
  var fps = ""
  var frames = 0
  /// Seconds; 0 for a still.
  var duration = 0.0
  /// The codec, by `--codec`'s name (h264, hevc, av1, prores, vp9, gif, png, y4m).
  var codec = ""
  /// The file's size in bytes; of a folder, of all its files.
  var bytes = 0
  /// SHA-256 of the file in hexadecimal; empty where there is none.
  var sha256 = ""
  /// Seconds that building it took; 0 when unchanged.
  var seconds = 0.0
  /// Chunks that the film has.
  var chunks = 0
  /// Chunks of it that were drawn, rather than found in the cache, when it was built last.
  var drawn = 0
  /// Its gates.
  var gates: [GateOutcome] = []
  /// What is different from the file before, and why, each in words.
  var changes: [String] = []

  /// An output; its facts are filled in as they come to be known.
  init(name: String, clip: String, title: String, file: String, kind: Kind, status: Status) {
    self.name = name
    self.clip = clip
    self.title = title
    self.file = file
    self.kind = kind
    self.status = status
  }

  /// Says that the build left it as it was.
  mutating func rest() {
    if status == .built { status = .unchanged }
    seconds = 0
  }

  /// What of it a later build must say anew: everything but what it cost.
  var substance: BuiltOutput {
    var left = self
    left.rest()
    // As build.json rounds it.
    left.duration = (duration * 10_000).rounded() / 10_000
    left.chunks = 0
    left.drawn = 0
    left.changes = []
    return left
  }
}

/// Why an output failed.
struct BuildMistake: Codable, Hashable, Sendable {
  /// What is wrong.
  var what: String
  /// The file, line or option that it is wrong in; empty where `what` says it.
  var place: String
  /// How to mend it; empty where nothing is known.
  var mend: String

  private enum CodingKeys: String, CodingKey {
    case what, mend
    case place = "where"
  }

  init(what: String, place: String = "", mend: String = "") {
    self.what = what
    self.place = place
    self.mend = mend
  }
}

/// How a gate of an output went.
struct GateOutcome: Codable, Hashable, Sendable {
  /// The gate, as "approved frames" or "reference".
  var name: String
  var passed: Bool
  /// What it found, in words.
  var message: String
  /// A page that shows it, relative to the folder.
  var page: String?

  init(name: String, passed: Bool, message: String, page: String? = nil) {
    self.name = name
    self.passed = passed
    self.message = message
    self.page = page
  }
}
