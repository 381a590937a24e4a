import Foundation
import Synchronization
import Testing

@testable import Compositor

@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mkdemo-\(UUID().uuidString)")

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func aPNGComesBackAsItWas() throws {
    try inFolder { folder in
      let disc = Layer.fill(Path { $0.addEllipse(in: Rect(2, 2, 40, 20)) }, .color(Color(0x7469E6, alpha: 0.6)))
      for layers in [[disc], [box(0, 0, 50, 30, .white), disc]] {
        let bitmap = try drawn(layers, 50, 30)
        try Data(bitmap.png()).write(to: URL(fileURLWithPath: folder + "/a.png"))
        let back = try Bitmap.readPNG(folder + "/a.png")
        #expect(back.width == 50 && back.height == 30)
        for y in 0..<30 {
          for x in 0..<50 {
            let (a, b) = (bitmap[x, y], back[x, y])
            #expect(a.w == b.w && abs(Int(a.x) - Int(b.x)) <= 1 && abs(Int(a.z) - Int(b.z)) <= 1)
          }
        }
      }
    }
  }

  @Test func whatIsNoPNGIsSaid() throws {
    try inFolder { folder in
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/a.png"))
      #expect(throws: DrawingError.self) { try Bitmap.readPNG(folder + "/a.png") }
      #expect(throws: DrawingError.self) { try Bitmap.readPNG(folder + "/b.png") }
      try Data("<svg".utf8).write(to: URL(fileURLWithPath: folder + "/c.svg"))
      let error = #expect(throws: DrawingError.self) {
        try ArtLibrary(folders: [folder]).intrinsicSize(of: Art("c"))
      }
      #expect(error?.description.contains("c.svg") ?? false)
    }
  }

  @Test(
    arguments: [
      ("viewBox='0 0 60 30'", Size(60, 30)), ("viewBox='0 0 60 30' width='20'", Size(20, 10)),
      ("viewBox='5 5 60 30' height='15px'", Size(30, 15)), ("viewBox='0 0 6 3' width='100%' height='100%'", Size(6, 3)),
      ("viewBox='0 0 60 30' width='40' height='40'", Size(40, 40)),
    ])
  func aDrawingsSizeMayComeFromItsViewBox(_ attributes: String, _ size: Size) throws {
    try inFolder { folder in
      let half = "<rect x='-9' y='-9' width='99' height='99' fill='lime'/>"
      try Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(half)</svg>".utf8)
        .write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let library = ArtLibrary(folders: [folder])
      #expect(try library.intrinsicSize(of: Art("a")) == size)
      let pixels = try library.raster(of: Art("a"), width: 60, height: 30).bitmap
      #expect(pixels[30, 15] == SIMD4(0, 255, 0, 255))
    }
  }

  @Test func aDrawingWithoutAnySizeIsSaid() throws {
    try inFolder { folder in
      try Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8).write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let error = #expect(throws: DrawingError.self) {
        try ArtLibrary(folders: [folder]).intrinsicSize(of: Art("a"))
      }
      #expect(error?.description.contains("viewBox") ?? false)
    }
  }

  @Test func theFirstFolderWins() throws {
    try inFolder { folder in
      let bitmap = try drawn([box(0, 0, 8, 8, Color(0x00FF00))], 8, 8)
      try Data(bitmap.png()).write(to: URL(fileURLWithPath: folder + "/square.png"))
      let own = ArtLibrary(folders: [folder, testArt]), shipped = ArtLibrary(folders: [testArt])
      #expect(try own.file(for: Art("square")) == folder + "/square.png")
      #expect(try own.intrinsicSize(of: Art("square")) == Size(8, 8))
      #expect(try shipped.intrinsicSize(of: Art("square")) == Size(40, 30))
      #expect(try own.digest(of: Art("square")) != shipped.digest(of: Art("square")))
      #expect(try own.raster(of: Art("square"), width: 3, height: 3).bitmap[1, 1] == SIMD4(0, 255, 0, 255))
    }
  }

  @Test func aMissingPictureNamesItselfAndTheFolders() throws {
    let error = #expect(throws: DrawingError.self) {
      try ArtLibrary(folders: ["/one", "/two"]).file(for: Art("Milo/pip"))
    }
    #expect(error?.description.contains("Milo/pip") ?? false)
    #expect(error?.description.contains("/one, /two") ?? false)
  }

  @Test func threadsShareOneRaster() throws {
    let library = ArtLibrary(folders: [testArt])
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: testArt).sorted().first { $0.hasSuffix(".svg") })
    let art = Art(String(name.dropLast(4)))
    let found = Mutex<[ObjectIdentifier]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      guard let raster = try? library.raster(of: art, width: 1500, height: 1500) else { return }
      found.withLock { $0.append(ObjectIdentifier(raster)) }
    }
    let all = found.withLock { $0 }
    #expect(all.count == 8 && Set(all).count == 1)
    // What cannot be made is an error for each who asks, and holds up nobody.
    for _ in 0..<2 { #expect(throws: DrawingError.self) { try library.raster(of: Art("none"), width: 9, height: 9) } }
  }
}
