import Foundation
import Testing

@testable import Compositor

@Suite struct DigestTests {
  private let art = ArtLibrary(folders: [testArt])

  private func digest(_ layers: [Layer]) throws -> String { try LayerEncoder.digest(of: layers, art: art).hex }

  @Test func itIsSHA256() {
    // FIPS 180-4, appendix B.1, and the empty message.
    var hasher = Hasher256()
    hasher.add(bytes: Array("abc".utf8))
    #expect(hasher.digest().hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Hasher256().digest().hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    var long = Hasher256()
    for _ in 0..<1000 { long.add(bytes: [UInt8](repeating: 97, count: 1000)) }
    #expect(long.digest().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func neighbouringTextsAreNotMistaken() {
    func digest(_ texts: String...) -> Digest {
      var hasher = Hasher256()
      for text in texts { hasher.add(text) }
      return hasher.digest()
    }
    #expect(digest("ab", "c") != digest("a", "bc"))
  }

  @Test func namesAreLeftOut() throws {
    let leaf = box(1, 2, 3, 4)
    #expect(try digest([.group(Group(name: "a"), [leaf])]) == digest([.group(Group(name: "b"), [leaf])]))
  }

  @Test func everythingDrawnCounts() throws {
    let path = Path { $0.addEllipse(in: Rect(0, 0, 10, 10)) }
    let stops = [Stop(0, .white), Stop(1, .black)]
    let leaf = box(0, 0, 5, 5)
    let glass = Glass(outline: path, blur: 2, gain: 0.5, lift: 0.4, chroma: 0.6)
    var tinted = glass
    tinted.tint = .black
    let text = Typesetter.layout(Paragraph([TextSpan("a", font: Font(.system, 17), paint: .color(.black))])).layers
    let words = Typesetter.layout(Paragraph([TextSpan("b", font: Font(.system, 17), paint: .color(.black))])).layers
    let scenes: [[Layer]] = [
      [], [leaf], [leaf, leaf], [box(0, 0, 5, 6)], [box(0, 0, 5, 5, .white)], [.fill(path, .color(.black))],
      [.fill(path, .linear(LinearGradient(from: .zero, to: Point(1, 0), stops: stops)))],
      [.fill(path, .linear(LinearGradient(from: .zero, to: Point(1, 1), stops: stops)))],
      [.fill(path, .radial(RadialGradient(center: .zero, radius: 1, stops: stops)))],
      [.fill(path, .radial(RadialGradient(center: .zero, radius: 1, inner: 0.5, stops: stops)))],
      [.stroke(path, Stroke(2), .color(.black))], [.stroke(path, Stroke(2, cap: .butt), .color(.black))],
      [.stroke(path, Stroke(2, join: .bevel), .color(.black))], [.stroke(path, Stroke(2, dash: [1]), .color(.black))],
      [.stroke(path, Stroke(2, trimTo: 0.5), .color(.black))], [.image(Art("square"), Rect(0, 0, 5, 5))],
      [.backdrop(glass)], [.backdrop(tinted)], [.crossfade(from: [leaf], to: [], progress: 0.5)],
      [.crossfade(from: [], to: [leaf], progress: 0.5)], [.crossfade(from: [leaf], to: [], progress: 0.6)], text, words,
      [.group(Group(), [leaf])], [.group(Group(opacity: 0.5), [leaf])], [.group(Group(blur: 1), [leaf])],
      [.group(Group(clip: path), [leaf])], [.group(Group(mask: [leaf]), [leaf])],
      [.group(Group(shadow: Shadow(.black, radius: 1)), [leaf])],
      [.group(Group(shadow: Shadow(.black, radius: 1, isKnockedOut: true)), [leaf])],
      [.group(Group(blend: .screen), [leaf])], [.group(Group(placement: Placement(offset: Point(1, 0))), [leaf])],
      [.group(Group(placement: Placement(rotation: 1)), [leaf])],
      [.group(Group(placement: Placement(scaleX: 2)), [leaf])],
      [.group(Group(placement: Placement(scaleX: 2, pivot: Point(1, 1))), [leaf])],
    ]
    let digests = try scenes.map(digest)
    for (i, a) in digests.enumerated() {
      for (j, b) in digests.enumerated() where i < j { #expect(a != b, "\(scenes[i]) and \(scenes[j])") }
    }
    #expect(try scenes.map(digest) == digests)
  }
}
