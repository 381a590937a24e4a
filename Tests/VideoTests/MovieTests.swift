import Foundation
import Testing

@testable import Video

@Suite struct MovieTests {
  @Test(.enabled(if: Program.exists("ffprobe"), "ffprobe is not installed"), arguments: ["m.mp4", "m.mov", "m.y4m"])
  func probeAgrees(name: String) throws {
    let folder = try Folder()
    let clip = TestClip(chapters: [Chapter(title: "One", firstFrame: 0), Chapter(title: "Two", firstFrame: 30)])
    let report = try MovieWriter.render(clip, to: folder(name), settings: MovieSettings(path: name), jobs: 2)
    #expect(report.frames == 90)
    print(try Program.probe(folder(name)))
    #expect(folder.entries == [name])
  }
}
