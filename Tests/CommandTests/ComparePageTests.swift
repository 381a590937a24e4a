import Foundation
import Testing

@Suite("The page of a comparison, in Chromium", .enabled(if: Browser.isThere, "apt-get install chromium"))
struct ComparePageTests {
  /// A comparison of the script with a film that is a little late, made once.
  private static let page = Result {
    let films = try ComparedFilms.shared.get()
    let late = try films.film("page.mp4", filter: "tpad=start_duration=0.5:start_mode=clone")
    return films.shop.path(try films.compare(late, ComparedFilms.size, of: "film.timeline").folder)
  }

  private func open(width: Int = 1200, height: Int = 900, isDark: Bool = false) throws -> Browser {
    let browser = try Browser("\(Self.page.get())/index.html", width: width, height: height, isDark: isDark)
    try browser.wait("a.readyState >= 3 && b.readyState >= 3 && !a.seeking && !b.seeking")
    return browser
  }

  /// Both films stand at the same frame, and at this one.
  private func stands(_ browser: Browser, _ frame: Int) throws {
    try browser.wait("!a.seeking && !b.seeking && Math.abs(a.currentTime - b.currentTime) < 0.002")
    #expect(Int(try browser.number("a.currentTime") * 60) == frame)
    #expect(try browser.number("Number(document.querySelector('#scrubber').value)") == Double(frame))
  }

  @Test("It plays, both in step, to the end of what it is asked for, and logs no error")
  func plays() throws {
    let browser = try open()
    try browser.click("#play")
    try browser.wait("a.currentTime > 1 && b.currentTime > 1", seconds: 40)
    #expect(abs(try browser.number("a.currentTime - b.currentTime")) < 0.1)
    try browser.press(" ", code: 32)
    try browser.wait("a.paused && b.paused")
    try browser.wait("!a.seeking && !b.seeking && Math.abs(a.currentTime - b.currentTime) < 0.002")
    #expect(try browser.number("a.videoWidth") == 300)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("It scrubs by hand and by keys")
  func scrubs() throws {
    let browser = try open()
    try stands(browser, 0)
    try browser.press("ArrowRight", code: 39)
    try browser.press("ArrowRight", code: 39)
    try stands(browser, 2)
    try browser.press("ArrowRight", code: 39, shift: true)
    try stands(browser, 62)
    try browser.press("ArrowLeft", code: 37)
    try stands(browser, 61)
    try browser.press("End", code: 35)
    try stands(browser, 539)
    try browser.press("Home", code: 36)
    try stands(browser, 0)
    try browser.click("#scrubber", share: 0.5)
    try browser.wait("!a.seeking && Math.abs(a.currentTime - 4.5) < 0.2")
    try browser.click("#curves svg", share: 0.25)
    try browser.wait("!a.seeking && !b.seeking && Math.abs(a.currentTime - 2.25) < 0.1")
    #expect(try browser.number("document.querySelectorAll('#curves svg').length") == 2)
    #expect(try browser.number("document.querySelectorAll('#curves svg line.moment').length") == 10)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("It jumps to moments, cues and the worst frames")
  func jumps() throws {
    let browser = try open()
    try browser.press("]", code: 221)
    try stands(browser, 72)
    try browser.press("]", code: 221)
    try stands(browser, 192)
    try browser.press("[", code: 219)
    try stands(browser, 72)
    #expect(
      try browser.value("document.querySelector('#moments tr.now').cells[1].textContent") as? String == "notes at rest")
    try browser.click("#moments tbody tr:nth-child(4) button")
    try stands(browser, 372)
    try browser.click("#onsets tbody tr:nth-child(2) button")
    try stands(browser, 105)
    #expect(try browser.value("[...document.images].every((i) => i.complete && i.naturalWidth > 50)") as? Bool == true)
    let worst = try browser.number("Math.floor((data.report.worst[0].timeA - from) * 60 + 1e-3)")
    try browser.click("#worst button")
    try stands(browser, Int(worst))
    try browser.press("w", code: 87)
    try stands(browser, Int(worst))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Side by side, wipe, overlay and difference, by buttons, keys and hand")
  func modes() throws {
    let browser = try open()
    let place = "Math.abs(a.getBoundingClientRect().left - b.getBoundingClientRect().left)"
    #expect(try browser.number(place) > 100)
    try browser.press("2", code: 50)
    #expect(try browser.number(place) < 1)
    #expect(try browser.value("getComputedStyle(b).clipPath") as? String == "inset(0px 0px 0px 50%)")
    try browser.drag("#glass", from: 0.5, to: 0.25)
    // Pointers are at whole pixels.
    try browser.wait(
      "Math.abs(modes.wipe.value - 25) <= 1 && getComputedStyle(b).clipPath.endsWith(`${modes.wipe.value}%)`)")
    try browser.click("[data-mode=overlay]")
    #expect(try browser.number("Number(getComputedStyle(b).opacity)") == 0.5)
    try browser.press(".", code: 190)
    #expect(try browser.number("Number(getComputedStyle(b).opacity)") == 0.55)
    try browser.press("4", code: 52)
    #expect(try browser.value("getComputedStyle(b).mixBlendMode") as? String == "difference")
    try looks(browser) { $0 < 8 }
    try browser.press("1", code: 49)
    #expect(try browser.number(place) > 100)
    try looks(browser) { $0 > 100 }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// Waits until the first film's place is as bright as wanted: what is drawn comes after what is asked for.
  private func looks(_ browser: Browser, _ isWanted: (Int) -> Bool) throws {
    var seen = try brightness(browser)
    for _ in 0..<20 where !isWanted(seen) {
      Thread.sleep(forTimeInterval: 0.2)
      seen = try brightness(browser)
    }
    #expect(isWanted(seen), "\(seen)")
  }

  /// Mean brightness of the first film's place on screen.
  private func brightness(_ browser: Browser) throws -> Int {
    let shop = try Workshop()
    let find =
      "(() => { a.scrollIntoView({block: 'center'}); const r = a.getBoundingClientRect(); "
      + "return [r.left, r.top, r.width, r.height].map(Math.round); })()"
    let box = try #require(try browser.value(find) as? [NSNumber]).map(\.intValue)
    try browser.picture(shop.path("seen.png"))
    let crop = "crop=\(box[2]):\(box[3]):\(box[0]):\(box[1])"
    try shop.run(
      program: "/usr/bin/ffmpeg", ["-v", "error", "-i", "seen.png", "-vf", crop, "-frames:v", "1", "film.png"])
    let pixels = try shop.pixels("film.png")
    var sum = 0
    for value in pixels { sum += Int(value) }
    return sum / max(1, pixels.count)
  }

  @Test("Every key that it shows does something, and all is reached by Tab")
  func keys() throws {
    let browser = try open()
    let shown =
      "[...document.querySelectorAll('kbd')].map((k) => ({Space: ' ', '←': 'ArrowLeft', '→': 'ArrowRight'})[k.textContent] "
      + "?? (k.textContent.length === 1 ? k.textContent.toLowerCase() : k.textContent)).filter((k) => k !== 'Shift')"
    #expect(try browser.number("\(shown).length") >= 14)
    #expect(try browser.value("\(shown).every((k) => k in keys)") as? Bool == true)
    var seen: [String] = []
    for _ in 0..<12 {
      try browser.press("Tab", code: 9)
      seen.append(
        try browser.value("document.activeElement.id || document.activeElement.dataset.mode || 'other'") as? String
          ?? "")
    }
    #expect(seen.starts(with: ["side", "wipe", "overlay", "difference", "play", "back", "forth", "speed", "scrubber"]))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Light and dark, broad and narrow", arguments: [(1440, false), (1200, true), (700, false), (360, true)])
  func looks(_ width: Int, _ isDark: Bool) throws {
    let browser = try open(width: width, height: 800, isDark: isDark)
    let ground = try #require(try browser.value("getComputedStyle(document.body).backgroundColor") as? String)
    #expect((ground == "rgb(19, 20, 22)") == isDark, "\(ground)")
    // Nothing sticks out at the side, in no way of showing them, and both films are in sight.
    for key in 1...4 {
      try browser.press("\(key)", code: 48 + key)
      #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
      #expect(try browser.number("b.getBoundingClientRect().right") <= Double(width))
      #expect(try browser.number("b.getBoundingClientRect().width") > 100)
    }
    let fits =
      "[...document.querySelectorAll('.scroll, .card, #tiles div')].every((e) => e.scrollWidth <= e.clientWidth)"
    #expect(try browser.value(fits) as? Bool == true)
    // The scrubber's thumb stands over the curves' line.
    let apart =
      "(() => { show(count - 1); const s = $('scrubber').getBoundingClientRect(), h = document.querySelector('line.head')"
      + ".getBoundingClientRect(); return Math.abs(s.right - 8 - (h.left + h.right) / 2); })()"
    #expect(try browser.number(apart) < 1.5)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Pages of identical and of unrelated films stand as well")
  func others() throws {
    let films = try ComparedFilms.shared.get()
    let same = try films.compare("film.mp4")
    let browser = try Browser("\(films.shop.path(same.folder))/index.html")
    #expect(try browser.value("$('title').textContent") as? String == "filmagainstfilm.mp4Identical")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    // Into the same folder, whose films go.
    try films.shop.run(["render", "devotional", "--to", "6", "-o", "stranger.mp4"] + ComparedFilms.size)
    try films.shop.run(["compare", "film.mp4", "--against", "stranger.mp4", "-o", same.folder])
    let other = try Browser("\(films.shop.path(same.folder))/index.html", isDark: true)
    #expect(try other.value("$('player').hidden") as? Bool == true)
    #expect(!films.shop.files.contains("\(same.folder)/a.mp4"))
    #expect(other.complaints.isEmpty, "\(other.complaints)")
  }

  @Test("The page needs nothing but the films beside it")
  func alone() throws {
    let text = try String(contentsOfFile: "\(Self.page.get())/index.html", encoding: .utf8)
    #expect(
      !text.contains("http://")
        || !text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains("http://"))
    #expect(!text.contains("https://"))
    #expect(!text.contains("{{"))
  }
}
