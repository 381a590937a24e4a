/// The part of a card that shows the clip: its poster, its film once one plays it, its looping picture.
struct GalleryStage: Sendable {
  let clip: GalleryClip

  /// The stage.
  var html: HTML {
    let (width, height) = clip.shape
    return .tag(
      "div", ["class": width > height ? "stage wide" : "stage", "style": "--w: \(width); --h: \(height)"],
      .tag("div", ["class": "screen"], picture, film, loop, play), views)
  }

  private var picture: HTML {
    guard let poster = clip.poster else {
      if clip.film != nil || clip.loop != nil { return .none }
      let isThere = clip.entries.contains(where: \.isThere)
      return .tag("p", ["class": "empty"], isThere ? "No browser can show this format" : "Nothing to show yet")
    }
    let alt = "The poster of \(clip.title)"
    return .tag(
      "img", ["class": "poster", "src": HTML.address(poster), "alt": alt, "loading": "lazy", "decoding": "async"])
  }

  private var film: HTML {
    guard let film = clip.film else { return .none }
    return .tag(
      "video",
      [
        "src": HTML.address(film.output.file) + (clip.poster == nil ? "#t=0.1" : ""), "controls": "", "muted": "",
        "playsinline": "", "preload": clip.poster == nil ? "metadata" : "none", "width": "\(film.output.width)",
        "height": "\(film.output.height)", "aria-label": "The film of \(clip.title)",
      ])
  }

  /// The looping picture is fetched when it is first shown.
  private var loop: HTML {
    guard let loop = clip.loop else { return .none }
    return .tag(
      "img",
      [
        "class": "loop", "src": HTML.address(loop.output.file), "alt": "\(clip.title), looping", "loading": "lazy",
        "width": "\(loop.output.width)", "height": "\(loop.output.height)", "hidden": clip.film == nil ? nil : "",
      ])
  }

  private var play: HTML {
    guard clip.film != nil else { return .none }
    return .tag(
      "button", ["class": "play", "type": "button", "aria-label": "Play \(clip.title)"], GalleryIcon.play.html)
  }

  /// Where there is a film and a looping picture, a choice between them.
  private var views: HTML {
    guard clip.film != nil, clip.loop != nil else { return .none }
    let choice = { (name: String, view: String) in
      HTML.tag(
        "button", ["type": "button", "data-view": view, "aria-pressed": view == "film" ? "true" : "false"], name)
    }
    return .tag(
      "div", ["class": "views", "role": "group", "aria-label": "What is shown of \(clip.title)"],
      choice("Film", "film"),
      choice("GIF", "loop"))
  }
}
