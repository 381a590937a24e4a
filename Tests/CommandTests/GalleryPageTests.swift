import Foundation
import Testing

@testable import mkdemo

@Suite("The gallery, in Chromium", .enabled(if: Browser.isThere, "apt-get install chromium"))
struct GalleryPageTests {
  private func open(width: Int = 1200, isDark: Bool = false) throws -> Browser {
    try Browser("\(GallerySite.shared.get().folder)/index.html", width: width, height: 900, isDark: isDark)
  }

  private func texts(_ browser: Browser, _ selector: String) throws -> [String] {
    let list = "[...document.querySelectorAll(\(String(reflecting: selector)))].map((e) => e.textContent.trim())"
    return try browser.value(list) as? [String] ?? []
  }

  @Test("It shows the posters, says what changed and what failed, and every link and film leads to a file")
  func shows() throws {
    let browser = try open()
    #expect(try texts(browser, ".card h2") == ["Milo, quite short", GallerySite.hostileTitle, "broken"])
    #expect(try texts(browser, ".card .heading .badge") == ["Changed", "Unchanged", "Failed"])
    #expect(try texts(browser, ".news .badge") == ["Failed", "Changed"])
    #expect(try texts(browser, ".card:first-child .what strong") == ["MP4", "WebM", "Picture", "GIF"])
    #expect(try texts(browser, ".card:first-child .measures").first == "300 × 652 · 60 fps")
    let said = try texts(browser, ".mistake").joined()
    #expect(said.contains("Get startd") && said.contains("broken.timeline"), "\(said)")
    // Of several mistakes the first stands open, with its mend; the news only count them.
    #expect(try texts(browser, ".mistake summary") == ["2 more"])
    #expect(try texts(browser, ".mistake > .mend").count == 1 && texts(browser, ".mistake details .mend").count == 2)
    #expect(try texts(browser, ".news li").first?.contains(", and 2 more") == true)
    #expect(try texts(browser, "#clip-broken .trends, .card:last-of-type .trends").isEmpty)
    #expect(try texts(browser, ".verdict.bad") == ["1 file could not be built"])
    try browser.wait(
      "[...document.querySelectorAll('.poster')].every((i) => i.complete && i.naturalWidth === 300)")
    #expect(try browser.number("document.querySelectorAll('.poster').length") == 2)

    let folder = try URL(filePath: GallerySite.shared.get().folder, directoryHint: .isDirectory)
    let list =
      "[...document.querySelectorAll('a, img, video')].map((e) => e.getAttribute('href') ?? e.getAttribute('src'))"
    let links = try #require(try browser.value(list) as? [String]).filter { !$0.hasPrefix("#") }
    #expect(links.count >= 6 + 2 + 2 + 1 + 1)
    for link in links {
      let file = try #require(URL(string: link, relativeTo: folder)).path(percentEncoded: false)
      #expect(
        file.hasPrefix(folder.path(percentEncoded: false)) && FileManager.default.fileExists(atPath: file), "\(link)")
    }
    let anchors =
      "[...document.querySelectorAll('a[href^=\"#\"]')].every((a) => "
      + "[a.hash.slice(1), decodeURIComponent(a.hash.slice(1))].some((id) => document.getElementById(id)))"
    #expect(try browser.value(anchors) as? Bool == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Names and titles stay text")
  func escapes() throws {
    let browser = try open()
    #expect(try browser.value("typeof hacked") as? String == "undefined")
    #expect(try browser.number("document.querySelectorAll('script').length") == 2)
    #expect(try texts(browser, ".card:nth-child(2) .name").first?.hasPrefix(GallerySite.hostile) == true)
    let text = try String(contentsOfFile: GallerySite.shared.get().folder + "/index.html", encoding: .utf8)
    #expect(!text.contains("http://") && !text.contains("https://"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Films play in their place, one at a time, by mouse and by keys; the GIF is a picture")
  func plays() throws {
    let browser = try open()
    let films = "[...document.querySelectorAll('video')]"
    #expect(try browser.value("\(films).every((v) => v.preload === 'none' && v.readyState === 0)") as? Bool == true)
    // So that the first would go on for good.
    try browser.value("\(films)[0].loop = true")
    try browser.click(".card:first-child .play")
    try browser.wait("\(films)[0].played.length > 0 && \(films)[0].videoWidth === 300 && !\(films)[0].paused")
    #expect(try browser.value("getComputedStyle(\(films)[0]).visibility") as? String == "visible")
    try browser.value("document.querySelector('.card:nth-child(2) .play').focus()")
    try browser.press(" ", code: 32)
    try browser.wait("\(films)[1].played.length > 0 && \(films)[0].paused")
    try browser.wait("\(films)[1].paused && \(films)[1].currentTime === 0", seconds: 30)
    try browser.wait("document.activeElement.matches('.card:nth-child(2) .play')")
    try browser.click(".card:first-child [data-view=loop]")
    try browser.wait("document.querySelector('.loop').complete && document.querySelector('.loop').naturalWidth === 100")
    #expect(try browser.number("document.querySelector('.loop').getBoundingClientRect().width") > 90)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("It finds clips by name, state and format, by hand and by keys")
  func filters() throws {
    let browser = try open()
    let shown = ".card:not([hidden]) h2"
    try browser.press("/", code: 191)
    #expect(try browser.value("document.activeElement.id") as? String == "find")
    for letter in "quite" { try browser.press("\(letter)") }
    #expect(try texts(browser, shown) == ["Milo, quite short"])
    #expect(try texts(browser, "#count") == ["1 of 3 clips"])
    try browser.press("Escape", code: 27)
    #expect(try texts(browser, shown).count == 3)
    try browser.click("[name=mark][value=failed]")
    #expect(try texts(browser, shown) == ["broken"])
    try browser.press("ArrowLeft", code: 37)
    #expect(try texts(browser, shown).count == 3)
    try browser.click("[name=format][value=GIF]")
    #expect(try texts(browser, shown) == ["Milo, quite short"])
    #expect(try texts(browser, ".card:not([hidden]) .file:not([hidden]) strong") == ["GIF"])
    try browser.click("[name=mark][value=failed]")
    #expect(try browser.value("document.getElementById('nothing').hidden") as? Bool == false)
    try browser.click("#all")
    #expect(try texts(browser, shown).count == 3)
    try browser.click("[name=mark][value=failed]")
    try browser.click(".news li:nth-child(2) a")
    try browser.wait("document.querySelectorAll('\(shown)').length === 3")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Light and dark, narrow to broad", arguments: [(390, true), (900, false), (1600, true)])
  func looks(_ width: Int, _ isDark: Bool) throws {
    let browser = try open(width: width, isDark: isDark)
    #expect(
      try (browser.value("getComputedStyle(document.body).backgroundColor") as? String == "rgb(19, 20, 22)") == isDark)
    #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
    let out =
      "[...document.querySelectorAll('.card, .card h2, .get, .screen, .news, .trend')].filter((e) => "
      + "{ const r = e.getBoundingClientRect(); return r.width > 0 && (r.left < 0 || r.right > innerWidth); }).length"
    #expect(try browser.number(out) == 0)
    let unnamed =
      "[...document.querySelectorAll('button, a, svg[role=img], video, img, input')].filter((e) => "
      + "!(e.ariaLabel || e.alt || e.textContent.trim() || e.labels?.[0]?.textContent.trim())).length"
    #expect(try browser.number(unnamed) == 0)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }
}
