import Foundation

/// What kind of movie to write. Everything that is wrong with a request is found here, before any frame.
public struct MovieSettings: Hashable, Sendable {
  /// How pixels are coded.
  public let codec: Codec
  /// The kind of file.
  public let container: Container
  /// Quality where the codec has one: lower is better and larger.
  public let crf: Double?
  /// Effort where the codec has one, or the profile of ProRes.
  public let preset: String?

  /// The settings for a file, by its extension and what the user asked for.
  ///
  /// - Parameters:
  ///   - path: where the movie goes; a folder (PNG sequence) when it has no extension or ends in "/".
  ///   - codec: one of `Codec.all` by name; nil for the usual one of the extension.
  ///   - crf: quality; nil for the codec's usual.
  ///   - preset: nil for the codec's usual.
  /// - Throws: `VideoError` of kind `refused` that says what is possible instead.
  public init(path: String, codec: String? = nil, crf: Double? = nil, preset: String? = nil) throws {
    guard let container = Container(path: path) else {
      let known = Container.allCases.flatMap(\.extensions).map { ".\($0)" }.joined(separator: ", ")
      let suffix = (path as NSString).pathExtension
      throw VideoError(
        .refused, "no movie can be written to \".\(suffix)\"", at: path,
        mend: suffix.lowercased() == "png"
          ? "for a PNG sequence name a folder: \((path as NSString).deletingPathExtension)/"
          : "use one of \(known), or a folder for a PNG sequence")
    }
    let chosen: Codec
    if let codec {
      guard let match = Codec(rawValue: codec.lowercased()) else {
        throw VideoError(
          .refused, "unknown codec \"\(codec)\"", mend: "use one of \(Codec.all.map(\.name).joined(separator: ", "))")
      }
      chosen = match
    } else {
      chosen = container.defaultCodec
    }
    try self.init(codec: chosen, container: container, crf: crf, preset: preset)
  }

  /// The settings for a codec in a container.
  ///
  /// - Throws: `VideoError` of kind `refused` when the two do not go together, or the codec does not know the quality
  ///   or the preset.
  public init(codec: Codec, container: Container, crf: Double? = nil, preset: String? = nil) throws {
    guard codec.containers.contains(container) else {
      let places = codec.containers.map { $0 == .folder ? "a folder" : ".\($0.rawValue)" }
      let place = container == .folder ? "a folder" : ".\(container.rawValue)"
      throw VideoError(
        .refused, "\(codec.name) cannot go into \(place)",
        mend: "use \(places.joined(separator: " or ")), or leave out the codec for \(container.defaultCodec.name)")
    }
    if let crf {
      guard let range = codec.crf else {
        throw VideoError(
          .refused, "\(codec.name) has no CRF",
          mend: codec == .prores ? "choose the quality by preset: proxy, lt, standard or hq" : "leave it out")
      }
      guard crf.isFinite, range.contains(crf) else {
        throw VideoError(
          .refused, "CRF \(crf) is out of range for \(codec.name)",
          mend: "use \(Int(range.lowerBound)) (best) to \(Int(range.upperBound)) (smallest)")
      }
      guard crf == crf.rounded() || codec == .h264 || codec == .hevc else {
        throw VideoError(.refused, "\(codec.name) takes whole CRFs only", mend: "use \(Int(crf)) or \(Int(crf) + 1)")
      }
    }
    if let preset, !codec.presets.contains(preset) {
      throw VideoError(
        .refused, codec.presets.isEmpty ? "\(codec.name) has no presets" : "unknown preset \"\(preset)\"",
        mend: codec.presets.isEmpty ? "leave it out" : "use one of \(codec.presets.joined(separator: ", "))")
    }
    guard codec.isAvailable else {
      throw VideoError(.refused, "this machine's FFmpeg cannot encode \(codec.name)", mend: Codec.mend)
    }
    self.codec = codec
    self.container = container
    self.crf = crf ?? codec.defaultCRF
    self.preset = preset ?? codec.defaultPreset
  }

  /// Largest extent along x and y in pixels.
  public static let largest = 8192
  /// GIF's delays are whole hundredths of a second, and players slow down those under two.
  public static let rates = [50, 25, 20, 10]

  /// Refuses sizes, rates and parts that this kind of movie cannot hold.
  ///
  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  ///   - rate: frames per second.
  /// - Throws: `VideoError` of kind `refused`.
  public func check(width: Int, height: Int, rate: Rational) throws {
    guard width >= 16, height >= 16, width <= Self.largest, height <= Self.largest else {
      throw VideoError(
        .refused, "no movie can be \(width)x\(height) pixels",
        mend: "use a width and a height from 16 to \(Self.largest)")
    }
    let layout = codec.layout
    guard width % layout.columns == 0, height % layout.rows == 0 else {
      let even = "\((width + 1) / 2 * 2)x\((height + 1) / 2 * 2)"
      throw VideoError(
        .refused,
        "\(codec.name) needs an even \(layout.rows == 2 ? "width and height" : "width"), "
          + "not \(width)x\(height)", mend: "use \(even)")
    }
    guard rate.den > 0, rate.num > 0, rate.value >= 1, rate.value <= 1000, rate.num <= 1_000_000 else {
      throw VideoError(.refused, "\(rate) frames a second are not possible", mend: "use 1 to 1000")
    }
    if codec == .gif, rate.den != 1 || !Self.rates.contains(rate.num) {
      throw VideoError(
        .refused, "a GIF cannot show \(rate) frames a second", mend: "use 50, 25, 20 or 10 frames a second")
    }
  }
}
