import CCairo
import Foundation
import Testing

@testable import Compositor

@Suite struct FontListTests {
  @Test func everythingIsInstalled() {
    #expect(FontList.problems().isEmpty)
    #expect(FontList.files.count > 30)
    #expect(Set(FontList.files).count == FontList.files.count)
    #expect(FontList.digest.count == 64)
  }

  @Test func eachRoleHasItsFile() {
    func file(_ font: Font) -> String? {
      layout("Ag", font).lines[0].runs[0].run.file.split(separator: "/").last.map(String.init)
    }
    #expect(file(Font(.system, 17, .medium)) == "Inter-Medium.otf")
    #expect(file(Font(.system, 20, .semibold)) == "InterDisplay-SemiBold.otf")
    #expect(file(Font(.system, 34, .heavy)) == "InterDisplay-ExtraBold.otf")
    #expect(file(Font(.mono, 15)) == "JetBrainsMono-Regular.ttf")
    #expect(file(Font(.script, 20, .bold)) == "DancingScript-Bold.otf")
    #expect(layout("Ag", Font(.rounded, 34, .black)).lines[0].runs[0].run.cornerRadius > 2)
  }

  @Test func missingGlyphsAreNamed() {
    let thai = layout("Hi \u{0E01}", Font(.rounded, 17)).problems
    #expect(thai.count == 1)
    #expect(thai[0].contains("U+0E01") && thai[0].contains("rounded") && thai[0].contains("fonts-noto-core"))
    #expect(layout("\u{E123}", Font(.serif, 17)).problems.first?.contains("U+E123") == true)
    let han = layout("\u{6C34}", Font(.system, 17)).problems
    #expect(han.isEmpty || han[0].contains("fonts-noto-cjk"))
    #expect(
      layout("caf\u{E9} \u{2014} \u{201C}ok\u{201D} \u{B7} \u{2192} \u{2713}", Font(.system, 17)).problems.isEmpty)
  }

  @Test func missingFilesAreNamed() {
    let shelf = FontShelf(roots: ["/nowhere"])
    #expect(shelf.locate(.inter("Medium")) == nil)
    let sentence = shelf.problem(.inter("Medium"))
    #expect(sentence.contains("Inter-Medium.otf") && sentence.contains("fonts-inter"))
  }

  /// Text in SVG art goes through fontconfig, which must know the list and nothing else.
  @Test func fontconfigKnowsTheListAlone() {
    FontList.confineFontconfig()
    let config = FcConfigGetCurrent()
    func files(_ set: FcSetName) -> [String] {
      guard let fonts = FcConfigGetFonts(config, set)?.pointee, let list = fonts.fonts else { return [] }
      return (0..<Int(fonts.nfont)).compactMap { i in
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(list[i], FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        return String(cString: file)
      }
    }
    #expect(files(FcSetSystem).isEmpty)
    #expect(Set(files(FcSetApplication)) == Set(FontList.files))
  }

  @Test func svgTextIsDrawnInTheList() throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/mkdemo-svg-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func picture(_ family: String) throws -> Data {
      let path = "\(folder)/\(family.filter(\.isLetter)).svg"
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">
        <text x="4" y="40" font-family="\(family)" font-size="30">Rag 12</text></svg>
        """
      try svg.write(toFile: path, atomically: true, encoding: .utf8)
      let bitmap = try ArtFile(path).raster(width: 200, height: 60)
      return bitmap.withBytes { Data($0) }
    }
    let inter = try picture("Inter"), script = try picture("Dancing Script")
    #expect(inter.contains { $0 != 0 })
    #expect(inter != script)
    // A family that is not on the list is drawn in one that is, whatever else is installed.
    #expect(try picture("DejaVu Sans") == picture("No Such Family"))
  }
}
