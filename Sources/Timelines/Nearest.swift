/// The candidate that a mistyped `word` most likely means, or nil when none is near. Near is: the same but for case, few
/// keystrokes away (one in three of the shorter text, at least one; two swapped letters count as one), or else a longer
/// text that has the word in it. Of equals the first wins.
public func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty else { return nil }
  var best: (text: String, distance: Int)?
  var container: String?
  for candidate in candidates {
    let text = Array(candidate.lowercased())
    let limit = min(max(1, min(wanted.count, text.count) / 3), (best?.distance ?? .max) - 1)
    if let distance = editDistance(wanted, text, atMost: limit) { best = (candidate, distance) }
    if container == nil, wanted.count >= 3, text.count > wanted.count, holds(text, wanted) { container = candidate }
  }
  return best?.text ?? container
}

private func holds(_ text: [Character], _ part: [Character]) -> Bool {
  text.indices.contains { start in text[start...].starts(with: part) }
}

/// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`, or nil when it takes more than
/// `limit` (optimal string alignment distance).
private func editDistance(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int? {
  guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
  var beforeLast = [Int]()
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    if row.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
