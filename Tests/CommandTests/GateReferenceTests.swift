import Foundation
import Testing

@Suite("Gates of recordings")
struct GateReferenceTests {
  private static func movie(_ reference: String) -> String {
    #"{"clip": "m.timeline", "file": "m.mp4", "size": "150x326", "fps": 30, "approve": false, "reference": \#(reference)}"#
  }

  @Test("A recording that is the same, one that is another film, one that has vanished")
  func recordings() throws {
    let other = #"{"clip": "m.timeline", "file": "other.png", "at": 1, "scale": 0.5, "approve": false}"#
    let project = try GateShop(GateReferenceTests.movie(#"{"file": "ref.mp4", "fail-under": "ssim=0.9"}"#), other)
    let missing = try project.build()
    #expect(
      missing.status == 1 && missing.err.contains("m.mp4: reference: the recording ref.mp4 is not there"),
      "\(missing.err)")
    #expect(missing.err.contains("mkdemo.json:1:"))
    // The movie and the rest are built all the same.
    #expect(project.isThere("mkdemo-out/m.mp4") && project.isThere("mkdemo-out/other.png"))

    try FileManager.default.copyItem(
      atPath: project.shop.path("mkdemo-out/m.mp4"), toPath: project.shop.path("ref.mp4"))
    let same = try project.build()
    #expect(same.status == 0, "\(same.err)")
    let report = try project.text("mkdemo-out/build.json")
    #expect(report.contains("identical") && report.contains("gates/m.mp4-reference/index.html"), "\(report)")
    #expect(project.isThere("mkdemo-out/gates/m.mp4-reference/index.html"))
    // Both are as they were: nothing is compared.
    let page = try project.shop.bytes("mkdemo-out/gates/m.mp4-reference/report.json")
    try project.shop.write("mkdemo-out/gates/m.mp4-reference/report.json", "kept")
    #expect(try project.build().status == 0)
    #expect(try project.text("mkdemo-out/gates/m.mp4-reference/report.json") == "kept")
    #expect(!page.isEmpty)

    try project.remove("ref.mp4")
    try project.shop.run(
      program: "/usr/bin/ffmpeg",
      ["-v", "error", "-i", "mkdemo-out/m.mp4", "-vf", "negate,hflip", "-c:v", "libx264", "-crf", "30", "ref.mp4"])
    let unlike = try project.build()
    #expect(unlike.status == 1, "\(unlike.err)")
    #expect(unlike.err.contains("m.mp4: reference:"), "\(unlike.err)")
    #expect(unlike.err.contains("see mkdemo-out/gates/m.mp4-reference/index.html"), "\(unlike.err)")

    try project.shop.write("ref.mp4", "no movie")
    let broken = try project.build()
    #expect(broken.status == 1 && broken.err.contains("m.mp4: reference:"), "\(broken.err)")
  }
}
