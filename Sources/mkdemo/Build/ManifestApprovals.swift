/// Which frames need approval, and where approvals are kept.
struct ManifestApprovals: Sendable {
  /// From the manifest's folder.
  let folder: String
  /// Clips whose frames need it: names with * and ?, those after a "!" left out; all when there is none.
  let clips: [ManifestChoice]

  /// Keys of the object.
  static let keys: [(name: String, help: String)] = [
    ("folder", "The folder of approvals, from the manifest's folder."),
    (
      "clips",
      "The clips whose frames need approval (default: all); * and ? stand for any letters, !NAME leaves some out."
    ),
  ]

  /// True when a clip's frames need approval: the last pattern that means it says so.
  func concern(_ clip: String) -> Bool {
    guard let first = clips.first else { return true }
    var isConcerned = first.text.hasPrefix("!")
    for choice in clips {
      let isExcluding = choice.text.hasPrefix("!")
      if Wildcard(isExcluding ? String(choice.text.dropFirst()) : choice.text).matches(clip) {
        isConcerned = !isExcluding
      }
    }
    return isConcerned
  }

  /// Patterns that mean none of some clips.
  func idle(_ clips: Set<String>) -> [ManifestChoice] {
    self.clips.filter { choice in
      let pattern = Wildcard(choice.text.hasPrefix("!") ? String(choice.text.dropFirst()) : choice.text)
      return !clips.contains { pattern.matches($0) }
    }
  }
}

extension ManifestReader {
  /// Reads `approvals`: a folder, or an object.
  mutating func approvals(_ node: JSONNode) -> ManifestApprovals? {
    if case .text = node.value { return text("approvals", node).map { ManifestApprovals(folder: $0, clips: []) } }
    guard let members = members(node, of: "approvals", known: ManifestApprovals.keys.map(\.name)) else { return nil }
    var folder: String?
    var clips: [ManifestChoice] = []
    for member in members {
      if member.key == "folder" {
        folder = text("folder", member.value)
      } else if case .list(let nodes) = member.value.value {
        clips = nodes.compactMap { node in text("clips", node).map { ManifestChoice([], $0, node.place) } }
      } else {
        clips = text("clips", member.value).map { [ManifestChoice([], $0, member.value.place)] } ?? []
      }
    }
    if folder == nil, !members.contains(where: { $0.key == "folder" }) {
      fail("approvals need a folder", node.place, "add \"folder\": \"approved\"")
    }
    return folder.map { ManifestApprovals(folder: $0, clips: clips) }
  }
}
