import Foundation
import Testing

@testable import mkdemo

@Suite("build.json")
struct GalleryReportTests {
  private let shop: Workshop
  private let file: BuildReportFile

  init() throws {
    shop = try Workshop()
    file = BuildReportFile(folder: shop.folder)
  }

  private func read() throws -> (report: BuildReport?, said: [String]) {
    var said: [String] = []
    let report = try file.read { said.append($0) }
    return (report, said)
  }

  @Test("It comes back as it was written, and is written the same again")
  func roundTrip() throws {
    var output = GalleryReports.output("films/\"a\" <b>.mp4")
    output.duration = 24.0166
    output.status = .failed
    output.error = BuildMistake(what: "no \"Get startd\"\nat 4.3 s", place: "milo.timeline:7:16", mend: "look")
    output.poster = "milo.png"
    output.gates = [GateOutcome(name: "reference", passed: false, message: "ssim 0.9", page: "gates/milo/index.html")]
    output.changes = ["script line 12 changed"]
    var loop = GalleryReports.output("b.gif", kind: .gif, codec: "gif")
    loop.duration = 2.5
    let report = GalleryReports.first([output, loop])
    let text = try BuildReportFile.text(report)
    try shop.write("build.json", text)
    let back = try read()
    #expect(back.report == report)
    #expect(back.said.isEmpty)
    #expect(try BuildReportFile.text(#require(back.report)) == text)
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["mkdemo"] as? Int == 1)
    let first = try #require((json["outputs"] as? [[String: Any]])?.first)
    #expect((first["error"] as? [String: String])?["where"] == "milo.timeline:7:16")
    #expect(first["kind"] as? String == "movie")
    #expect(first["status"] as? String == "failed")
  }

  @Test("Keys stand in order, whatever order files are built in")
  func order() throws {
    let files = (1...20).map { GalleryReports.output("\($0).mp4") }
    let text = try BuildReportFile.text(GalleryReports.first(files))
    for _ in 1...5 { #expect(try BuildReportFile.text(GalleryReports.first(files)) == text) }
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
    #expect(keys == keys.sorted())
    #expect(keys.count == 7)
  }

  @Test("Thirty builds are remembered, the oldest first")
  func history() throws {
    var report: BuildReport?
    for build in 1...40 {
      var next = GalleryReports.report(day: build % 28 + 1, [GalleryReports.output("a.mp4")])
      next.seconds = Double(build)
      report = next.following(report)
    }
    let history = try #require(report).history
    #expect(history.count == 30)
    #expect(history.map(\.seconds) == (11...40).map(Double.init))
    #expect(history.last?.outputs["a.mp4"] == PastBuild.Output(bytes: 237_812, seconds: 3.25))
  }

  @Test("What a build left alone has a size and no time in the history; what is not there has neither")
  func rest() throws {
    let built = GalleryReports.output("a.mp4")
    var failed = GalleryReports.output("b.mp4")
    failed.status = .failed
    failed.bytes = 0
    let report = GalleryReports.first(GalleryReports.resting([built]) + [failed])
    #expect(report.history.last?.outputs == ["a.mp4": PastBuild.Output(bytes: 237_812, seconds: nil)])
  }

  @Test("A build of some outputs keeps the others, in the manifest's order; what left the manifest goes")
  func some() throws {
    let old = GalleryReports.first(["a.mp4", "b.mp4", "gone.mp4"].map { GalleryReports.output($0) })
    let next = GalleryReports.report(day: 2, [GalleryReports.output("b.mp4")])
      .following(old, listed: ["a.mp4", "b.mp4", "never.mp4"])
    #expect(next.outputs.map(\.file) == ["a.mp4", "b.mp4"])
    #expect(next.outputs.map(\.status) == [.unchanged, .built])
    #expect(next.outputs.map(\.seconds) == [0, 3.25])
  }

  @Test("A quiet build touches neither file; one that builds, loses or fails something writes both")
  func quiet() throws {
    let gallery = Gallery(folder: shop.folder, assets: try Assets.find(executable: Workshop.program))
    let outputs = ["a.mp4", "b.mp4"].map { GalleryReports.output($0) }
    let listed = ["a.mp4", "b.mp4"]
    try gallery.publish(GalleryReports.report(day: 1, outputs), after: nil, listed: listed)
    let before = try ["index.html", "build.json"].map { try mark($0) }
    let old = try read().report
    try gallery.publish(
      GalleryReports.report(day: 2, GalleryReports.resting(outputs)), after: old, listed: listed)
    #expect(try ["index.html", "build.json"].map { try mark($0) } == before)
    #expect(try read().report?.history.count == 1)

    try FileManager.default.removeItem(atPath: shop.path("index.html"))
    try gallery.publish(
      GalleryReports.report(day: 2, GalleryReports.resting(outputs)), after: old, listed: listed)
    #expect(try mark("index.html").bytes == before[0].bytes)
    #expect(try mark("build.json") == before[1])

    try gallery.publish(
      GalleryReports.report(day: 3, [outputs[0]] + GalleryReports.resting([outputs[1]])), after: old, listed: listed)
    #expect(try read().report?.history.count == 2)
    var failed = GalleryReports.resting(outputs)
    failed[1].status = .failed
    failed[1].error = BuildMistake(what: "no")
    #expect(!GalleryReports.report(day: 4, failed).following(old).isQuiet(after: old))
    let fewer = GalleryReports.report(day: 4, GalleryReports.resting([outputs[0]]))
    #expect(!fewer.following(old, listed: ["a.mp4"]).isQuiet(after: old))
  }

  private struct Mark: Equatable {
    let bytes: Data
    let inode: Int
    let changed: Date
  }

  private func mark(_ name: String) throws -> Mark {
    let facts = try FileManager.default.attributesOfItem(atPath: shop.path(name))
    let inode = try #require(facts[.systemFileNumber] as? NSNumber)
    return try Mark(
      bytes: shop.bytes(name), inode: inode.intValue, changed: #require(facts[.modificationDate] as? Date))
  }

  @Test(
    "A damaged file is told and given up", arguments: ["", "{", "[]", "{\"mkdemo\": 1}", "{\"mkdemo\": \"1\"}", "\0"])
  func damaged(_ text: String) throws {
    try shop.write("build.json", text)
    let back = try read()
    #expect(back.report == nil)
    #expect(back.said.count == 1)
    #expect(back.said.first?.contains("build.json is damaged") == true, "\(back.said)")
  }

  @Test("A file of a newer mkdemo is refused, not overwritten")
  func newer() throws {
    try shop.write("build.json", "{\"mkdemo\": 2, \"outputs\": \"of another kind\"}")
    let error = #expect(throws: CommandError.self) { try read() }
    #expect(error?.what.contains("has form 2") == true)
    #expect(error?.mends.isEmpty == false)
    #expect(error?.status == .usage)
  }

  @Test("A build into the folder of a newer mkdemo ends before it begins")
  func newerFolder() throws {
    try shop.write("mkdemo.json", #"{"mkdemo": 1, "outputs": [{"clip": "film.timeline", "file": "a.png", "at": 1}]}"#)
    try shop.write("film.timeline", Scripts.short)
    try FileManager.default.createDirectory(atPath: shop.path("site"), withIntermediateDirectories: true)
    try shop.write("site/build.json", "{\"mkdemo\": 2}")
    let outcome = try shop.run("build", "--out", "site")
    #expect(outcome.status == 2, "\(outcome.err)")
    #expect(try shop.bytes("site/build.json") == Data("{\"mkdemo\": 2}".utf8))
    #expect(!shop.files.contains("site/a.png") && !shop.files.contains("site/index.html"))
  }
}
