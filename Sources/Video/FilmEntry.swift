import Foundation

/// What the cache keeps of a film: all that `Film` holds, and the keys of its chunks.
struct FilmEntry: Codable {
  let width, height: Int
  let num, den: Int
  let chapters: [Chapter]
  let starts: [Int]
  let end: Int
  let keys: [String]

  /// Makes an entry.
  init(_ film: Film, keys: [String]) {
    width = film.width
    height = film.height
    num = film.rate.num
    den = film.rate.den
    chapters = film.chapters
    starts = film.chunks.map(\.lowerBound)
    end = film.chunks.last?.upperBound ?? 0
    self.keys = keys
  }

  /// Reads an entry; nil when it is damaged.
  init?(_ data: Data) {
    guard data.count > 33, let sum = String(data: data.prefix(32), encoding: .utf8),
      sum == FilmEntry.sum(data.dropFirst(33)),
      let entry = try? JSONDecoder().decode(FilmEntry.self, from: data.dropFirst(33)), !entry.starts.isEmpty,
      entry.starts.count == entry.keys.count, zip(entry.starts, entry.starts.dropFirst() + [entry.end]).allSatisfy(<)
    else { return nil }
    self = entry
  }

  /// A checksum in hex, a line feed, and JSON.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(self)) ?? Data()
    return Data(FilmEntry.sum(json).utf8) + Data("\n".utf8) + json
  }

  private static func sum(_ data: Data) -> String {
    let checksum = Checksum()
    data.withUnsafeBytes { checksum.add($0) }
    return checksum.bytes().hex
  }

  /// The film, to be written with `settings`.
  func film(_ settings: MovieSettings) -> Film {
    Film(
      settings: settings, width: width, height: height, rate: Rational(num, den), count: end - starts[0],
      chapters: chapters, chunks: zip(starts, starts.dropFirst() + [end]).map { $0..<$1 })
  }
}
