/// Where a finger goes for a cue, and the control that it meets there.
struct Aim {
  /// The named thing itself.
  let target: Element
  /// The control that answers, which may hold the target or be held by it.
  let control: Element
  let responder: Responder
  /// Where the finger goes down, on the canvas.
  let point: Point
}

/// Why a finger cannot do what a cue asks: what is wrong, and how to mend it.
struct Miss: Error, Equatable {
  var what: String
  var mend: String
}

/// What a cue needs a control to answer to.
enum Gesture {
  case tap, hold, drag, type

  func isAnswered(by responder: Responder) -> Bool {
    switch self {
    case .tap: responder.tap != nil || responder.hold != nil
    case .hold: responder.hold != nil || responder.tap != nil
    case .drag: responder.drag != nil
    case .type: responder.type != nil
    }
  }

  var verb: String {
    switch self {
    case .tap: "tapped"
    case .hold: "held"
    case .drag: "dragged"
    case .type: "typed into"
    }
  }
}

/// A screen laid out at a moment, as a finger meets it.
struct TouchMap {
  let elements: [Element]
  let canvas: Rect

  /// Finds the target of a cue and the control that a finger on it would reach.
  func aim(at target: Target, for gesture: Gesture) throws(Miss) -> Aim {
    let index = try find(target)
    let element = elements[index]
    let name = describe(target)
    guard !element.visibleRect.isEmpty else {
      throw Miss(what: "\(name) is off the screen", mend: "scroll or wait until it is in sight")
    }
    if case .label = target, element.opacity < 0.5 {
      throw Miss(
        what: "\(name) is only \(percent(element.opacity)) visible", mend: "wait until it has faded in")
    }
    guard let control = responder(for: index, gesture) else {
      throw Miss(
        what: "\(name) cannot be \(gesture.verb)", mend: "name a control: \(names(of: gesture))")
    }
    let found = elements[control]
    guard let responder = found.responder else { throw Miss(what: "\(name) is no control", mend: "name a control") }
    guard found.isEnabled, element.isEnabled else {
      throw Miss(what: "\(name) is disabled", mend: "do first what enables it, or move this line later")
    }
    // A named view that merely holds the control is met where the control is.
    let place = isInside(control, of: index) && control != index ? found.visibleRect : element.visibleRect
    let point = place.center
    if let cover = cover(at: point, of: control) {
      throw Miss(what: "\(name) is covered by \(cover)", mend: "wait until that has gone, or move this line")
    }
    return Aim(target: element, control: found, responder: responder, point: point)
  }

  /// The control that a finger meets when a cue names no target: the topmost one under the middle of the screen.
  func aimAnywhere(for gesture: Gesture) throws(Miss) -> Aim {
    let fits = elements.indices.reversed().filter { index in
      guard let responder = elements[index].responder, gesture.isAnswered(by: responder) else { return false }
      return elements[index].isEnabled && elements[index].takesTouches && !elements[index].visibleRect.isEmpty
    }
    let middle = fits.first { elements[$0].visibleRect.contains(canvas.center) } ?? fits.first
    guard let index = middle, let responder = elements[index].responder else {
      throw Miss(what: "nothing on this screen can be \(gesture.verb)", mend: "name what you mean, or move this line")
    }
    let element = elements[index]
    return Aim(target: element, control: element, responder: responder, point: element.visibleRect.center)
  }

  /// True when a text that contains `text` can be seen.
  func shows(_ text: String) -> Bool {
    elements.contains {
      $0.kind == .text && $0.opacity >= 0.5 && !$0.visibleRect.isEmpty
        && flat($0.details.text ?? "").contains(flat(text))
    }
  }

  /// The labels that can be seen, in paint order.
  var labels: [String] {
    elements.compactMap {
      $0.kind == .text && $0.opacity > 0 && !$0.visibleRect.isEmpty ? $0.details.text.map(flat) : nil
    }
  }

  private func find(_ target: Target) throws(Miss) -> Int {
    switch target {
    case .anchor(let name):
      let fits = elements.indices.filter { elements[$0].name == name }
      if let best = fits.last(where: { !elements[$0].visibleRect.isEmpty && elements[$0].opacity > 0 }) ?? fits.last {
        return best
      }
      let known = Array(Set(elements.compactMap(\.name))).sorted()
      throw Miss(what: "there is no #\(name)", mend: advice(name, known, "#"))
    case .label(let text):
      let fits = elements.indices.filter {
        elements[$0].kind == .text && flat(elements[$0].details.text ?? "") == flat(text)
      }
      // Of several equal labels the one that can be seen best, and of those the topmost.
      if let best = fits.max(by: { seen($0) < seen($1) }) { return best }
      throw Miss(what: "there is no \"\(text)\"", mend: advice(text, labels, "\""))
    }
  }

  private func seen(_ index: Int) -> Double { elements[index].visibleRect.isEmpty ? 0 : elements[index].opacity }

  private func advice(_ word: String, _ known: [String], _ mark: String) -> String {
    let close = mark == "#" ? "" : "\""
    if let best = nearest(word, in: known) { return "did you mean \(mark)\(best)\(close)?" }
    let list = known.filter { !$0.isEmpty }.prefix(8).map { "\(mark)\($0)\(close)" }.joined(separator: ", ")
    return list.isEmpty ? "nothing can be named here; move this line to another time" : "there is: \(list)"
  }

  private func names(of gesture: Gesture) -> String {
    let known = elements.indices.compactMap { index -> String? in
      guard let responder = elements[index].responder, gesture.isAnswered(by: responder) else { return nil }
      if let name = elements[index].name ?? ancestors(of: index).lazy.compactMap({ self.elements[$0].name }).first {
        return "#\(name)"
      }
      return elements.indices.first { isInside($0, of: index) && elements[$0].kind == .text }
        .flatMap { elements[$0].details.text }.map { "\"\(flat($0))\"" }
    }
    return known.isEmpty ? "there is none here now" : Array(Set(known)).sorted().prefix(8).joined(separator: ", ")
  }

  /// The control for a gesture on an element: itself, what holds it, or the first that it holds.
  private func responder(for index: Int, _ gesture: Gesture) -> Int? {
    let chain = [index] + ancestors(of: index)
    let up = chain.first { elements[$0].responder.map(gesture.isAnswered) ?? false }
    if let up { return up }
    return elements.indices.first {
      isInside($0, of: index) && (elements[$0].responder.map(gesture.isAnswered) ?? false)
    }
  }

  private func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = elements[index].parent
    while let parent = next {
      found.append(parent)
      next = elements[parent].parent
    }
    return found
  }

  private func isInside(_ index: Int, of holder: Int) -> Bool { ancestors(of: index).contains(holder) }

  /// What a finger at `point` would meet in place of the control, as words; nil when it meets the control.
  private func cover(at point: Point, of control: Int) -> String? {
    for index in elements.indices.reversed() {
      let element = elements[index]
      guard element.takesTouches, element.visibleRect.contains(point) else { continue }
      let isPane = element.responder != nil || (element.isSolid && element.opacity >= 0.5)
      guard isPane else { continue }
      if index == control || isInside(index, of: control) { return nil }
      // What lies within the control's holder but is no control itself, such as a label on a row, passes touches on.
      if element.responder == nil, sharesControl(index, control) { return nil }
      return name(of: index)
    }
    return nil
  }

  private func sharesControl(_ index: Int, _ control: Int) -> Bool {
    ancestors(of: index).first { elements[$0].responder != nil } == control
  }

  private func name(of index: Int) -> String {
    let element = elements[index]
    if let text = element.details.text { return "\"\(flat(text))\"" }
    if let name = ([index] + ancestors(of: index)).lazy.compactMap({ self.elements[$0].name }).first {
      return "#\(name)"
    }
    return "another \(element.kind.rawValue)"
  }

  private func describe(_ target: Target) -> String {
    switch target {
    case .anchor(let name): "#\(name)"
    case .label(let text): "\"\(text)\""
    }
  }

  private func percent(_ opacity: Double) -> String { "\(Int((opacity * 100).rounded())) %" }
}

/// A label as one writes it in a script: line breaks count as spaces.
func flat(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

extension Element {
  /// True for what hides what lies beneath it.
  var isSolid: Bool {
    switch kind {
    case .text, .image, .glass: true
    case .shape: !details.isGradient && (details.fill?.alpha ?? 0) >= 0.5
    case .group, .control: false
    }
  }
}
