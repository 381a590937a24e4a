import Scenes
import Video

/// One file that a build makes.
struct BuildOutput: Sendable {
  /// What is made.
  enum Kind: String, Sendable {
    case movie, still
  }

  /// What --only and reports call it: the manifest's `name`, else the file.
  let name: String
  /// The clip's name.
  let clip: String
  /// Its path below the build's folder; ends in "/" for a PNG sequence.
  let file: String
  let kind: Kind
  /// As `render` or `still` takes them, without the output.
  let arguments: Arguments
  /// The folder of its script's stills below the build's folder, where they are asked for.
  let stills: String?
  /// How it is coded.
  let codec: Codec
  /// In pixels.
  let size: PixelSize
  /// Frames a second.
  let rate: FrameRate
  let reference: BuildReference?
  /// False when its frames need no approval, whatever the manifest says of the others.
  let isApproved: Bool
  /// Where the manifest asks for it ("mkdemo.json:4:5").
  let place: String
  /// What keeps it from being made, when that is known already.
  let problem: CommandError?

  /// Its path when the build fills `folder`.
  func path(in folder: BuildFolder) -> String { folder.path(file) }

  /// True when a word of --only means it: its name, its file or its clip, with * and ? for any letters.
  func matches(_ word: String) -> Bool {
    let pattern = Wildcard(word)
    return [name, file, clip].contains { pattern.matches($0) }
  }
}

/// A recording that a movie is compared with.
struct BuildReference: Sendable {
  /// Its path.
  let file: String
  /// As `compare` takes them: no operand yet, --against and the gates.
  let words: [String]

  /// The comparison with a movie.
  func arguments(_ movie: String) throws -> Arguments {
    try ArgumentReader.read(words + ["--against=\(file)", "--", movie], for: Verbs.compare)
  }
}

/// A name with * for any letters and ? for one.
struct Wildcard: Sendable {
  private let pattern: [Character]

  init(_ text: String) { pattern = Array(text) }

  /// True when a text holds such signs.
  static func isOne(_ text: String) -> Bool { text.contains("*") || text.contains("?") }

  /// True when all of a name fits.
  func matches(_ name: String) -> Bool {
    // Row by row: fits[i] says whether the first i signs of the pattern take all letters so far.
    var fits = [true] + pattern.indices.map { index in pattern[...index].allSatisfy { $0 == "*" } }
    for letter in name {
      var next = [false]
      for (index, sign) in pattern.enumerated() {
        next.append(sign == "*" ? next[index] || fits[index + 1] : fits[index] && (sign == "?" || sign == letter))
      }
      fits = next
    }
    return fits[pattern.count]
  }
}
