/// The choices of what the page shows. Radio buttons, so that arrow keys work as everywhere.
struct GalleryFilter: Sendable {
  let clips: [GalleryClip]

  /// The bar; nothing for a single clip.
  var html: HTML {
    guard clips.count > 1 else { return .none }
    return .tag(
      "form", ["class": "filter", "role": "search", "aria-label": "Filter"],
      .tag(
        "label", ["class": "find"], .tag("span", ["class": "unseen"], "Find a clip"),
        .tag("input", ["type": "search", "id": "find", "placeholder": "Find a clip", "autocomplete": "off"])),
      group("mark", "State", marks), group("format", "Format", formats),
      .tag("output", ["id": "count", "class": "unseen", "aria-live": "polite"]))
  }

  private struct Choice {
    let value: String
    let word: String
    var count: Int?
  }

  private var marks: [Choice] {
    let told = GalleryMark.allCases.compactMap { mark -> Choice? in
      let count = clips.count { $0.entries.contains { $0.mark == mark } }
      return count == 0 || mark == .unchanged ? nil : Choice(value: mark.rawValue, word: mark.word, count: count)
    }
    return told.isEmpty ? [] : [Choice(value: "", word: "All", count: clips.count)] + told
  }

  private var formats: [Choice] {
    var names: [String] = []
    for entry in clips.flatMap(\.entries) where !names.contains(entry.words.name) { names.append(entry.words.name) }
    return names.count < 2 ? [] : [Choice(value: "", word: "Any format")] + names.map { Choice(value: $0, word: $0) }
  }

  private func group(_ name: String, _ legend: String, _ choices: [Choice]) -> HTML {
    if choices.isEmpty { return .none }
    return .tag(
      "fieldset", ["class": "choice"], .tag("legend", ["class": "unseen"], legend),
      .list(
        choices.map { choice in
          .tag(
            "label", [:],
            .tag(
              "input",
              ["type": "radio", "name": name, "value": choice.value, "checked": choice.value.isEmpty ? "" : nil]),
            .tag(
              "span", [:], .text(choice.word), choice.count.map { .tag("b", [:], "\($0)") } ?? .none))
        }))
  }
}
