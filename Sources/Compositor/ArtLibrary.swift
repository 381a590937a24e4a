import CCairo
import Foundation
import Synchronization

/// The pictures that `Art` names: SVG and PNG files in folders of which the first that has one wins. Rasters are made
/// once for each size and shared between painters. Safe to use from any thread.
public final class ArtLibrary: Sendable {
  /// Pixels of a picture; never written once made.
  final class Raster: @unchecked Sendable {
    let bitmap: Bitmap
    init(_ bitmap: Bitmap) { self.bitmap = bitmap }
  }

  private struct RasterKey: Hashable {
    let art: Art
    let width, height: Int
  }

  private struct Shelf {
    var files: [Art: String] = [:]
    var sizes: [Art: Size] = [:]
    var digests: [Art: Digest] = [:]
    var rasters = ByteLimitedCache<RasterKey, Raster>(limit: 80 << 20)
    var making: [RasterKey: Making] = [:]
    /// Files read of late, the oldest first.
    var open: [(art: Art, file: OpenFile)] = []
  }

  /// A file as it was read: drawn by one thread at a time, since librsvg allows no more.
  private final class OpenFile: Sendable {
    private struct Owned: @unchecked Sendable { let file: ArtFile }
    private let owned = Mutex<Owned?>(nil)

    /// Calls `body` with the file, which is read when it is first asked for.
    func use<R: Sendable>(_ path: String, _ body: (ArtFile) throws -> R) throws -> R {
      try owned.withLock { owned in
        let known = try owned ?? Owned(file: ArtFile(path))
        owned = known.file.isLight ? known : nil
        return try body(known.file)
      }
    }
  }

  /// Files kept as they were read, where they are light. A moving picture asks for several sizes of the same few.
  private static let mostOpen = 4

  /// A raster that one thread makes: others wait for it, but only those that want this one.
  private final class Making: Sendable {
    let raster = Mutex<Raster?>(nil)
  }

  private let folders: [String]
  private let shelf = Mutex(Shelf())

  /// A library of the given folders (the user's own first, then `Assets`).
  public init(folders: [String]) { self.folders = folders }

  /// The file of a picture: NAME.svg or NAME.png in the first folder that has either. Throws a `DrawingError` that
  /// names the picture and the folders.
  public func file(for art: Art) throws -> String {
    try shelf.withLock { try file(for: art, &$0) }
  }

  /// The picture's own size in points: an SVG's width and height (or view box), a PNG's pixels.
  public func intrinsicSize(of art: Art) throws -> Size {
    if let known = shelf.withLock({ $0.sizes[art] }) { return known }
    let size = try read(art).use(try file(for: art)) { $0.size }
    shelf.withLock { $0.sizes[art] = size }
    return size
  }

  /// The digest of the picture's file.
  public func digest(of art: Art) throws -> Digest {
    try shelf.withLock { shelf in
      if let digest = shelf.digests[art] { return digest }
      let digest = try Digest(file: try file(for: art, &shelf))
      shelf.digests[art] = digest
      return digest
    }
  }

  /// The picture stretched to `width` x `height` pixels (at least 1, at most 16384 each).
  func raster(of art: Art, width: Int, height: Int) throws -> Raster {
    let key = RasterKey(art: art, width: min(max(width, 1), 16384), height: min(max(height, 1), 16384))
    let (known, making) = shelf.withLock { shelf in
      if let raster = shelf.rasters[key] { return (raster as Raster?, Making()) }
      let making = shelf.making[key] ?? Making()
      shelf.making[key] = making
      return (nil, making)
    }
    if let known { return known }
    return try making.raster.withLock { made in
      if let made { return made }
      defer { shelf.withLock { $0.making[key] = nil } }
      let raster = try read(art).use(try file(for: art)) {
        Raster(try $0.raster(width: key.width, height: key.height))
      }
      let bitmap = raster.bitmap
      made = raster
      shelf.withLock { $0.rasters.insert(raster, for: key, bytes: bitmap.stride * bitmap.height) }
      return raster
    }
  }

  /// The picture's file as it was read, or is yet to be.
  private func read(_ art: Art) -> OpenFile {
    shelf.withLock { shelf in
      var entry = (art: art, file: OpenFile())
      if let index = shelf.open.firstIndex(where: { $0.art == art }) { entry = shelf.open.remove(at: index) }
      shelf.open.append(entry)
      if shelf.open.count > Self.mostOpen { shelf.open.removeFirst() }
      return entry.file
    }
  }

  private func file(for art: Art, _ shelf: inout Shelf) throws -> String {
    if let file = shelf.files[art] { return file }
    for folder in folders {
      for ending in ["svg", "png"] {
        let file = "\(folder)/\(art.name).\(ending)"
        if FileManager.default.fileExists(atPath: file) {
          shelf.files[art] = file
          return file
        }
      }
    }
    let searched = folders.isEmpty ? "no folder" : folders.joined(separator: ", ")
    throw DrawingError(
      "there is no such picture in \(searched)", in: "the picture \"\(art.name)\"",
      mend: "add \(art.name).svg or \(art.name).png to one of the folders")
  }
}

extension ArtFile {
  /// True for a drawing that is worth its memory while it waits for another size.
  fileprivate var isLight: Bool { (1..<640 << 10).contains(bytes) }
}
