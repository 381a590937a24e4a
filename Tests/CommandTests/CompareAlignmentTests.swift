import Foundation
import Testing

@Suite("Comparing finds how films lie to each other")
struct CompareAlignmentTests {
  @Test("Right to one frame of its own rate, and scored as a plain copy", arguments: CompareCase.all)
  func aligned(_ given: CompareCase) throws {
    let films = try ComparedFilms.shared.get()
    let name = try films.film(given)
    let report = try films.compare(name, of: given.source)
    #expect(report.outcome.status == 0, "\(report.outcome.err)")
    #expect(report.verdict == "measured" || given.coding == ["-c", "copy"])
    #expect(abs(report.offset - given.offset) <= 1 / given.rate + 1e-6, "\(report.offset)")
    #expect(report.speed == 1)
    #expect(report.alignment["confidence"] as? Double ?? 0 > 0.5)
    let plain = try films.plainSSIM(given.plain, of: given.source)
    #expect(report.ssim >= plain - given.slack, "\(report.ssim) against \(plain)")
  }

  @Test("A window is found to the pixel")
  func window() throws {
    let films = try ComparedFilms.shared.get()
    let name = try films.film("window.mp4", filter: "scale=240:522,pad=440:720:98:96:0x303848")
    let region = try #require(try films.compare(name).alignment["regionB"] as? [Int])
    for (found, wanted) in zip(region, [98, 96, 240, 522]) { #expect(abs(found - wanted) <= 1, "\(region)") }
    // Told, it is taken as told.
    let told = try films.compare(name, ["--crop", "98,96,240,522", "--align", "none"])
    #expect(told.alignment["regionB"] as? [Int] == [98, 96, 240, 522])
    #expect(told.offset == 0)
    #expect(told.ssim > 0.97)
  }

  @Test("Another pace is found: PAL's 4 %")
  func pace() throws {
    let films = try ComparedFilms.shared.get()
    let pal = try films.film("pal.mp4", filter: "setpts=PTS*24/25,fps=60")
    #expect(abs(try films.compare(pal).speed - 0.96) < 0.001)
  }

  @Test("A short piece of the clip is known as well", arguments: [0.4, 2.9, 4.6, 6.4])
  func piece(_ start: Double) throws {
    let films = try ComparedFilms.shared.get()
    let name = try films.film("piece-\(start).mp4", before: ["-ss", "\(start)", "-t", "1.6"])
    let report = try films.compare(name)
    #expect(report.verdict == "measured")
    #expect(abs(report.offset + start) <= 1.0 / 60, "\(report.offset)")
    #expect(try report.ssim > films.plainSSIM() - 0.006)
  }

  @Test("A stutter is told and not punished")
  func held() throws {
    let films = try ComparedFilms.shared.get()
    let name = try films.film("held.mp4", filter: "select='gt(mod(n\\,20)\\,1)',fps=60:start_time=0")
    let report = try films.compare(name)
    // Of 27 stutters of two frames about ten fall where the film moves.
    #expect(report.alignment["heldB"] as? Int ?? 0 > 14)
    let plain = try films.plainSSIM()
    // The frames that are left are those of a plain copy.
    #expect(report.whole["ssimMin"] as? Double ?? 0 > 0.96, "\(report.whole)")
    #expect(report.ssim > plain - 0.006, "\(report.ssim) against \(plain)")
  }

  @Test("A copy and a remux are identical, in words; clocks that are trusted do as well")
  func identical() throws {
    let films = try ComparedFilms.shared.get()
    let copy = try films.film("copy.mp4", coding: ["-c", "copy"])
    let remux = try films.film("remux.mkv", coding: ["-c", "copy"])
    for (name, more) in [("film.mp4", []), (copy, []), (remux, []), (remux, ["--align", "none"])] {
      let report = try films.compare(name, more)
      #expect(report.verdict == "identical", "\(name)")
      #expect(report.outcome.out.contains("identical: every sample of every frame is the same"))
      #expect(report.whole["psnr"] is NSNull)
    }
    // Samples that are not square, and a turn, are the same in both.
    let wide = try films.film("turned.mp4", coding: CompareCase.turned, of: "film.mp4")
    #expect(try films.compare(wide, of: wide).verdict == "identical")
    #expect(try films.compare(films.film("plain.mp4")).verdict == "measured")
  }

  @Test("One cut off in the middle of a packet is read as far as it goes", arguments: ["mp4", "mkv"])
  func cutOff(_ ending: String) throws {
    let films = try ComparedFilms.shared.get()
    let whole = try films.film("whole.\(ending)", coding: CompareCase.x264 + ["-movflags", "+faststart"])
    let bytes = try films.shop.bytes(whole), cut = "cut.\(ending)"
    try bytes.prefix(bytes.count * 6 / 10).write(to: URL(filePath: films.shop.path(cut)))
    let report = try films.compare(cut)
    let ends = try #require(report.film("b")["endsAt"] as? Double)
    #expect(ends > 2 && ends < 8.9)
    #expect(report.notes.contains("\(cut): ends at "), "\(report.notes)")
    #expect(abs(report.offset) <= 1.0 / 60)
    let plain = try films.plainSSIM()
    #expect(report.ssim > plain - 0.01)
  }

  @Test("Another film is unrelated, and no gate holds")
  func unrelated() throws {
    let films = try ComparedFilms.shared.get()
    try films.shop.run(["render", "devotional", "--to", "9", "-o", "other.mp4"] + ComparedFilms.size)
    let boxed = try films.film("boxed.mp4", filter: "pad=640:652:170:0:white", of: "other.mp4")
    let flipped = try films.film("flipped.mp4", filter: "hflip,vflip", before: ["-t", "1"])
    for other in ["other.mp4", boxed, flipped] {
      let report = try films.compare(other, ["--fail-under", "ssim=0.1"])
      #expect(report.verdict == "unrelated")
      #expect(report.outcome.status == 1)
      #expect(report.outcome.out.contains("unrelated"))
      #expect(report.all["whole"] is NSNull)
      #expect(try films.shop.text("\(report.folder)/junit.xml").contains("the films are unrelated"))
    }
  }

  @Test("HDR is tone-mapped, and said; Display P3 is converted")
  func colors() throws {
    let films = try ComparedFilms.shared.get()
    let light = "zscale=t=linear,format=gbrpf32le"
    let hdr = try films.film(
      "hdr.mp4", filter: "\(light),zscale=p=2020:t=smpte2084:m=2020_ncl:r=limited:npl=203,format=yuv420p10le",
      coding: CompareCase.x265 + tags("bt2020", "smpte2084", "bt2020nc"))
    let report = try films.compare(hdr)
    #expect(report.notes.contains("tone-mapped"))
    #expect(abs(report.offset) <= 1.0 / 60 && report.verdict == "measured")
    #expect(report.ssim > 0.95, "\(report.ssim)")
    let wide = try films.film(
      "p3.mp4", filter: "\(light),zscale=p=smpte432:t=709:m=709:r=limited,format=yuv420p10le",
      coding: CompareCase.x265 + tags("smpte432", "bt709", "bt709"))
    let converted = try films.compare(wide)
    #expect(converted.notes.contains("smpte432"))
    #expect(converted.ssim > 0.98, "\(converted.ssim)")
  }

  private func tags(_ primaries: String, _ transfer: String, _ matrix: String) -> [String] {
    ["-color_primaries", primaries, "-color_trc", transfer, "-colorspace", matrix]
  }
}
