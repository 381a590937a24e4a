import Foundation
import Testing

@Suite("Gates of approved frames")
struct GateTests {
  @Test("Approve, build again, change a line: it and what it moved are named; approve again")
  func line() throws {
    let project = try GateShop()
    let first = try project.build()
    #expect(first.status == 1, "\(first.err)")
    #expect(first.err.contains("m: no frame of it was approved so far"), "\(first.err)")
    #expect(first.err.contains("mkdemo build --only m --approve"))
    #expect(!project.isThere("mkdemo-out/m.mp4") && !project.isThere("approved"))
    #expect((try project.page("m")["moments"] as? [Any])?.count == 3)

    let approved = try project.build("--approve")
    #expect(approved.status == 0, "\(approved.err)")
    for file in ["approval.txt", "rows-in.txt", "rows-in.jpg"] { #expect(project.isThere("approved/m/\(file)")) }
    #expect(!project.isThere("mkdemo-out/gates/m.html") && !project.isThere("mkdemo-out/gates/m"))
    let (movie, approval) = (try project.shop.bytes("mkdemo-out/m.mp4"), try project.text("approved/m/approval.txt"))
    #expect(approval.contains("|   3.5   tap     \"A clearer head\""))
    #expect(approval.contains("moment 192 \"rows in\""))

    // Approving alone is the same, and builds nothing.
    try project.remove("approved")
    let only = try project.build("--approve-only")
    #expect(only.status == 0 && !only.err.contains("built"), "\(only.err)")
    #expect(try project.text("approved/m/approval.txt") == approval)

    let again = try project.build()
    #expect(again.status == 0 && again.err.contains("1 unchanged"), "\(again.err)")
    #expect(try project.build("--approve").status == 0)
    #expect(try project.text("approved/m/approval.txt") == approval)

    try project.change("m.timeline", "\"A clearer head\"", to: "\"A new idea\"")
    let changed = try project.build()
    #expect(changed.status == 1)
    #expect(
      changed.err.contains(#"moved: m.timeline line 7: 3.5 tap "A clearer head" → 3.5 tap "A new idea""#),
      "\(changed.err)")
    #expect(changed.err.contains("#mind.row.1"), "\(changed.err)")
    // What nobody has approved takes no one's place.
    #expect(try project.shop.bytes("mkdemo-out/m.mp4") == movie)
    let page = try project.page("m")
    let stretches = try #require(page["stretches"] as? [[String: Any]])
    #expect(stretches.count == 1)
    let stretch = try #require(stretches.first)
    #expect(try #require(stretch["first"] as? Int) >= 210)
    for key in ["before", "after", "difference"] {
      let picture = try #require(stretch[key] as? [String: Any], "\(key)")
      #expect(project.isThere("mkdemo-out/gates/\(picture["src"] as? String ?? "")"))
      #expect(picture["width"] as? Int == 402)
    }
    let elements = try #require(stretch["elements"] as? [[String: Any]])
    #expect(elements.contains { ($0["line"] as? String)?.contains("colour") == true })
    #expect((page["causes"] as? [[String: Any]])?.count == 1)

    let accepted = try project.build("--approve")
    #expect(accepted.status == 0 && accepted.err.contains("m: approved as it is now"), "\(accepted.err)")
    #expect(try project.shop.bytes("mkdemo-out/m.mp4") != movie)
    #expect(try project.text("approved/m/approval.txt") != approval)
    #expect(try project.build().status == 0)
  }

  @Test("A comment and blanks need no approval")
  func comment() throws {
    let project = try GateShop()
    try project.build("--approve")
    try project.change("m.timeline", "  3.5   tap", to: "  # The first row.\n  3.5      tap")
    let outcome = try project.build()
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  @Test("A word of a remix is named with its key, and the text that shows it")
  func remix() throws {
    let project = try GateShop(
      #"{"clip": "m.timeline", "file": "m.mp4", "size": "100x216", "fps": 10, "remix": "luma.json"}"#)
    try project.shop.write("luma.json", #"{"brand": {"mind": {"title": "How Are\nYou?"}}}"#)
    try project.build("--approve")
    #expect(project.isThere("approved/m-luma/approval.txt"))
    try project.change("luma.json", #"How Are\nYou?"#, to: #"How Do\nYou Feel?"#)
    let outcome = try project.build()
    #expect(outcome.status == 1)
    #expect(outcome.err.contains(#"text "How Are You?""#), "\(outcome.err)")
    #expect(outcome.err.contains(#"now reads "How Do You Feel?""#), "\(outcome.err)")
    #expect(
      outcome.err.contains(#"moved: luma.json brand.mind.title: "How Are\nYou?" → "How Do\nYou Feel?""#),
      "\(outcome.err)")
    #expect(!outcome.err.contains("line"))
  }

  @Test("A changed picture is named, and what shows it")
  func art() throws {
    let project = try GateShop(
      #"{"clip": "d.timeline", "file": "d.mp4", "size": "100x216", "fps": 10, "assets": "own"}"#, GateShop.movie)
    try project.shop.write("d.timeline", "demo devotional\nduration 3s\n  2.5 moment \"notebook\"\n")
    let folder = project.shop.path("own/Devotional")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func draw(_ color: String) throws {
      try project.shop.write(
        "own/Devotional/notebook.svg",
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="120"><rect width="100" height="120" fill="\##(color)"/></svg>"##
      )
    }
    try draw("#884422")
    try project.build("--approve")
    try draw("#224488")
    let outcome = try project.build()
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("moved: art Devotional/notebook.svg is another file"), "\(outcome.err)")
    #expect(outcome.err.contains("image Devotional/notebook"), "\(outcome.err)")
    #expect(outcome.err.contains("is another picture"), "\(outcome.err)")
    // The other clip is as it was.
    #expect(outcome.err.contains("1 unchanged, 1 failed"), "\(outcome.err)")
    // Before comes from the movie that lies there.
    let stretch = try #require((try project.page("d-own")["stretches"] as? [[String: Any]])?.first)
    let before = try #require(stretch["before"] as? [String: Any])
    #expect((before["caption"] as? String)?.contains("movie") == true)
    // Without it, from the approved small picture.
    try project.remove("mkdemo-out/d.mp4")
    try project.build()
    let small = try #require((try project.page("d-own")["stretches"] as? [[String: Any]])?.first)
    #expect(((small["before"] as? [String: Any])?["caption"] as? String)?.contains("small picture") == true)
  }

  @Test("A damaged approval, a merge's conflict and missing pictures say so")
  func damage() throws {
    let project = try GateShop()
    try project.build("--approve")
    let approval = try project.text("approved/m/approval.txt")
    for (damaged, words) in [
      (String(approval.dropLast(30)), "is cut off"),
      (approval.replacingOccurrences(of: "moment 192", with: "moment 193"), "was changed by hand, or is damaged"),
      ("<<<<<<< HEAD\n" + approval, "holds a conflict of a merge"), ("", "is no approval"),
      (approval.replacingOccurrences(of: "mkdemo approval 1", with: "mkdemo approval 9"), "is of version 9"),
    ] {
      try project.shop.write("approved/m/approval.txt", damaged)
      let outcome = try project.build()
      #expect(outcome.status == 1 && outcome.err.contains("its approval \(words)"), "\(outcome.err)")
      #expect(outcome.err.contains("--approve"))
    }
    try project.shop.write("approved/m/approval.txt", approval)
    try project.remove("approved/m/row-chosen.jpg")
    try project.remove("approved/m/row-chosen.txt")
    let outcome = try project.build()
    #expect(outcome.status == 0, "\(outcome.err)")
    try project.change("m.timeline", "\"A clearer head\"", to: "\"A new idea\"")
    let changed = try project.build()
    #expect(changed.status == 1)
    #expect(changed.err.contains("the approved picture row-chosen.jpg is missing or damaged"), "\(changed.err)")
    #expect(changed.err.contains("the approved list row-chosen.txt is missing or was changed"), "\(changed.err)")
    #expect(try project.build("--approve").status == 0)
    #expect(project.isThere("approved/m/row-chosen.jpg"))
  }

  @Test("What draws has moved: the moments are drawn and looked at")
  func painters() throws {
    let project = try GateShop()
    try project.build("--approve")
    let file = "approved/m/approval.txt"
    func line(_ text: String, _ start: String) throws -> String {
      String(try #require(text.split(separator: "\n").first { $0.hasPrefix(start) }))
    }
    try project.forge(file) { text in
      let old = (try? line(text, "library cairo")) ?? ""
      return text.replacingOccurrences(of: old, with: "library cairo 1.0.0")
    }
    let same = try project.build()
    #expect(same.status == 0, "\(same.err)")
    #expect(same.err.contains("m: drawn by other code or libraries (cairo 1.0.0 → "), "\(same.err)")
    #expect(same.err.contains("all moments come out the same"))
    // Nothing moves any more, and nothing is said.
    #expect(try !project.build().err.contains("drawn by other"))
    try project.forge(file) { text in
      let old = (try? line(text, "moment 192")) ?? ""
      return text.replacingOccurrences(of: old, with: old.dropLast(8) + "AAAAAAAA")
    }
    let other = try project.build()
    #expect(other.status == 1)
    #expect(other.err.contains(#"m: it draws the same, and comes out otherwise at "rows in""#), "\(other.err)")
    #expect(other.err.contains("moved: cairo 1.0.0 → "), "\(other.err)")
  }

  @Test("Outputs that want none, clips that are gone, a manifest without approvals")
  func choices() throws {
    let free = GateShop.movie.replacingOccurrences(of: "}", with: #", "approve": false}"#)
    let project = try GateShop(free)
    let outcome = try project.build()
    #expect(outcome.status == 0 && project.isThere("mkdemo-out/m.mp4"), "\(outcome.err)")
    #expect(try project.build("--approve").status == 0)
    #expect(!project.isThere("approved"))

    try project.list([GateShop.movie])
    try project.build("--approve")
    #expect(project.isThere("approved/m/approval.txt"))
    try project.list([free])
    let gone = try project.build()
    #expect(gone.status == 0 && gone.err.contains("approved/m is of no output of mkdemo.json any more"), "\(gone.err)")
    try project.build("--approve")
    #expect(!project.isThere("approved/m"))

    func list(_ clips: String) throws {
      try project.shop.write(
        "mkdemo.json",
        #"{"mkdemo": 1, "approvals": {"folder": "approved", "clips": \#(clips)}, "outputs": [\#(GateShop.movie)]}"#)
    }
    try list(#"["*", "!m"]"#)
    #expect(try project.build().status == 0)
    try list(#""m*""#)
    #expect(try project.build().status == 1)
    try list(#"["m", "milo"]"#)
    let stranger = try project.build()
    #expect(stranger.status == 2 && stranger.err.contains(#"no output shows a clip "milo""#), "\(stranger.err)")

    try project.shop.write("mkdemo.json", #"{"mkdemo": 1, "outputs": [\#(GateShop.movie)]}"#)
    let none = try project.build("--approve")
    #expect(none.status == 2 && none.err.contains(#"add "approvals": "approved""#), "\(none.err)")
  }

  @Test("A shorter film, and one that shows only a part")
  func parts() throws {
    let part = GateShop.movie.replacingOccurrences(of: "}", with: #", "to": 3}"#)
    let project = try GateShop(part)
    try project.build("--approve")
    // What no output shows needs no approval.
    try project.change("m.timeline", "\"A clearer head\"", to: "\"A new idea\"")
    let outcome = try project.build()
    #expect(outcome.status == 0, "\(outcome.err)")
    try project.list([GateShop.movie])
    let longer = try project.build()
    #expect(longer.status == 1 && longer.err.contains("96 of 276 frames are not as approved"), "\(longer.err)")
    try project.build("--approve")
    try project.change("m.timeline", "duration  4.6s", to: "duration  4.4s")
    let shorter = try project.build()
    #expect(shorter.status == 1 && shorter.err.contains("12 approved frames are gone from its end"), "\(shorter.err)")
  }

  @Test("A dry run asks the gates too, and writes nothing")
  func dryRun() throws {
    let project = try GateShop()
    let new = try project.build("--dry-run")
    #expect(new.status == 1 && new.out.contains("refuse") && new.out.contains("no frame of it was approved"))
    #expect(new.out.contains("mkdemo build --only m.timeline --approve") || new.out.contains("--only m --approve"))
    #expect(project.shop.files == ["m.timeline", "mkdemo.json"])
    #expect(try project.build("--approve-only").status == 0)
    #expect(try project.build("--dry-run").status == 0)
    try project.change("m.timeline", "4.3", to: "4.4")
    try project.change("m.timeline", "3.5   tap", to: "3.6   tap")
    let files = project.shop.files
    let changed = try project.build("--dry-run", "--json")
    #expect(changed.status == 1 && changed.out.contains("frames are not as approved"), "\(changed.out)")
    #expect(project.shop.files == files)
    #expect(try project.build("--dry-run", "--approve").status == 0)
  }
}
