import Foundation
import Testing

@Suite("The page of a gate, in Chromium", .enabled(if: Browser.isThere, "apt-get install chromium"))
struct GatePageTests {
  /// A project with one changed line and one changed word, made once.
  private nonisolated(unsafe) static let project = Result {
    let project = try GateShop(
      #"{"clip": "m.timeline", "file": "m.mp4", "size": "100x216", "fps": 10, "remix": "luma.json"}"#)
    try project.shop.write("luma.json", #"{"brand": {"welcome": {"line": "Your thoughts."}}}"#)
    try project.build("--approve")
    try project.change("luma.json", "Your thoughts.", to: "Your ideas.")
    try project.change("m.timeline", "\"A clearer head\"", to: "\"A new idea\"")
    try project.build()
    return project
  }

  private func open(width: Int = 1200, height: Int = 900, isDark: Bool = false) throws -> Browser {
    let path = try Self.project.get().shop.path("mkdemo-out/gates/m-luma.html")
    return try Browser(path, width: width, height: height, isDark: isDark)
  }

  @Test("It shows before, after and difference, what changed and what moved, and logs no error")
  func shows() throws {
    let browser = try open()
    // The line shows on one screen, the word on another and in the change to it.
    let stretches = try browser.number("data.stretches.length")
    #expect(stretches >= 2)
    #expect(try browser.number("document.querySelectorAll('#stretches article.card').length") == stretches)
    #expect(try browser.number("document.querySelectorAll('#film button').length") == stretches)
    _ = try browser.value("[...document.images].forEach((i) => { i.loading = 'eager'; })")
    try browser.wait("[...document.images].every((i) => i.complete && i.naturalWidth === 402)")
    #expect(try browser.number("document.images.length") == 5 * stretches)
    let text = try #require(try browser.value("document.body.innerText") as? String)
    for words in ["luma.json brand.welcome.line", "m.timeline line 7", "now reads \"Your ideas.\"", "% of the pixels"] {
      #expect(text.contains(words), "\(words): \(text)")
    }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("A change is outlined in both pictures, changes are walked by keys, pictures swap")
  func hands() throws {
    let browser = try open()
    try browser.click("#stretches article:nth-child(2) .elements button")
    #expect(try browser.number("document.querySelectorAll('#stretches article:nth-child(2) .box').length") == 2)
    try browser.press("k")
    #expect(try browser.value("document.querySelector('#film button.now') !== null") as? Bool == true)
    try browser.press("j")
    #expect(
      try browser.value("document.activeElement === document.querySelectorAll('#stretches article')[1]") as? Bool
        == true)
    let over = "getComputedStyle(document.querySelector('#stretches article:nth-child(2) img.over')).visibility"
    #expect(try browser.value(over) as? String == "hidden")
    try browser.press("f")
    #expect(try browser.value(over) as? String == "visible")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Light and dark, broad and narrow", arguments: [(1200, false), (1200, true), (380, false), (380, true)])
  func looks(_ width: Int, _ isDark: Bool) throws {
    let browser = try open(width: width, height: 800, isDark: isDark)
    let ground = try #require(try browser.value("getComputedStyle(document.body).backgroundColor") as? String)
    #expect((ground == "rgb(19, 20, 22)") == isDark, "\(ground)")
    #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }
}
