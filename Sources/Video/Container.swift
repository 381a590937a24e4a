import Foundation

/// A kind of file that holds a movie.
public enum Container: String, Hashable, Sendable, CaseIterable, Codable {
  case mp4, mov, webm, mkv, gif, y4m, folder

  /// File name extensions, the usual one first; none for a folder.
  public var extensions: [String] {
    switch self {
    case .mp4: ["mp4", "m4v"]
    case .mov, .webm, .mkv, .gif, .y4m: [rawValue]
    case .folder: []
    }
  }

  /// The codec when none is named.
  public var defaultCodec: Codec {
    switch self {
    case .mp4: .h264
    case .mov: .prores
    case .webm: .vp9
    case .mkv: .ffv1
    case .gif: .gif
    case .y4m: .y4m
    case .folder: .png
    }
  }

  /// The container that a path's extension names: a folder when it has none or ends in "/"; nil when it is unknown.
  public init?(path: String) {
    let suffix = (path as NSString).pathExtension.lowercased()
    if path.hasSuffix("/") || suffix.isEmpty {
      self = .folder
      return
    }
    guard let match = Self.allCases.first(where: { $0.extensions.contains(suffix) }) else { return nil }
    self = match
  }

  /// FFmpeg's muxer; nil when this target writes the file itself.
  var muxer: String? {
    switch self {
    case .mp4, .mov, .webm: rawValue
    case .mkv: "matroska"
    case .gif, .y4m, .folder: nil
    }
  }

  /// True for the family of QuickTime, which keeps exact times and lists edits.
  var isQuickTime: Bool { self == .mp4 || self == .mov }
}
