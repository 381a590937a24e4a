import Testing

@testable import Video

@Suite("Paths")
struct FilePathTests {
  @Test(
    "The folder that holds a path, even of one letter",
    arguments: [
      ("o", ""), ("", ""), ("ab", ""), ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("/a", "/"), ("/", "/"),
      ("./o", "."),
      ("/a/ü/c.mp4", "/a/ü"), ("o/", ""),
    ])
  func folder(_ path: String, _ folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }
}
