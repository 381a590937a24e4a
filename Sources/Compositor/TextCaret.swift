/// Carets and hits, for text editors. Characters are counted over all spans of the paragraph, line ends included.
extension TextBlock {
  /// Where a caret stands before character `n` (clamped to the text): the line, x in points from the block's left
  /// edge, and the bar, 2 points wide and as high as the line box. At a soft line end it stands on the next line.
  public func caret(atCharacter n: Int) -> (line: Int, x: Double, box: Rect) {
    let line = lines.lastIndex { $0.characters.lowerBound <= n } ?? 0
    guard let set = lines[safe: line] else { return (0, 0, .zero) }
    let offset = min(max(0, n - set.characters.lowerBound), set.stops.count - 1)
    let x = set.stops[safe: offset] ?? set.box.x
    return (line, x, Rect(x, set.box.y, 2, set.box.height))
  }

  /// The character before which a caret goes when a finger touches `point` (points from the block's top-left corner):
  /// the nearest place on the line at that height; above the first line and below the last, on these.
  public func character(at point: Point) -> Int {
    guard let index = lines.firstIndex(where: { point.y < $0.box.maxY }) ?? lines.indices.last else { return 0 }
    let line = lines[index]
    var best = 0
    for (i, stop) in line.stops.enumerated() where abs(stop - point.x) < abs(line.stops[best] - point.x) { best = i }
    let character = line.characters.lowerBound + best
    // The end of a softly broken line is the start of the next one.
    if let next = lines[safe: index + 1], character == next.characters.lowerBound, best > 0 { return character - 1 }
    return character
  }
}
