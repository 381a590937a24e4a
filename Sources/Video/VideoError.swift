import CFFmpeg
import Foundation

/// What went wrong with a movie file, where, and how to mend it.
public struct VideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a program should do about an error.
  public enum Kind: Hashable, Sendable {
    /// The request cannot be met; found before any frame was drawn (exit status 2).
    case refused
    /// A verified chunk came out differently (exit status 1).
    case mismatch
    /// The run broke: disk, libraries, a damaged file (exit status 3).
    case failed
    /// The caller asked to stop (exit status 3).
    case cancelled
  }

  /// What a program should do about it.
  public let kind: Kind
  /// What is wrong.
  public let what: String
  /// The file, chunk or option concerned, if there is one.
  public let place: String?
  /// How to mend it, if there is a way.
  public let mend: String?

  /// Makes an error.
  public init(_ kind: Kind, _ what: String, at place: String? = nil, mend: String? = nil) {
    self.kind = kind
    self.what = what
    self.place = place
    self.mend = mend
  }

  /// "place: what; mend".
  public var description: String {
    (place.map { "\($0): " } ?? "") + what + (mend.map { "; \($0)" } ?? "")
  }

  /// A failed system call, told from `errno`.
  static func system(_ doing: String, _ path: String, code: Int32 = errno) -> VideoError {
    let mend: String?
    switch code {
    case ENOSPC, EDQUOT: mend = "free some space or write to another disk"
    case EACCES, EPERM, EROFS: mend = "choose a folder that you may write to"
    case ENOENT, ENOTDIR: mend = "make the folder first"
    case EFBIG: mend = "the disk or its limits allow no file this large; write to another disk"
    default: mend = nil
    }
    return VideoError(.failed, "cannot \(doing): \(String(cString: strerror(code)))", at: path, mend: mend)
  }

  /// A failed call of FFmpeg's libraries.
  static func library(_ doing: String, _ code: Int32, at place: String? = nil, mend: String? = nil) -> VideoError {
    var text = [CChar](repeating: 0, count: 256)
    av_strerror(code, &text, text.count)
    let reason = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return VideoError(.failed, "cannot \(doing): \(reason)", at: place, mend: mend)
  }
}

/// Throws `VideoError.library` when a call of FFmpeg's libraries returned a negative code.
@discardableResult
func check(_ code: Int32, _ doing: @autoclosure () -> String, at place: String? = nil) throws -> Int32 {
  if code < 0 { throw VideoError.library(doing(), code, at: place) }
  return code
}
