import Scenes
import Timelines
import Video

/// Makes outputs of the objects of a manifest: defaults are filled in, lists become products, names of files are made.
struct OutputPlanner {
  private let manifest: Manifest
  private var clips: ManifestClips
  private(set) var outputs: [BuildOutput] = []
  private(set) var problems: [Diagnostic] = []
  /// Paths that are taken, with the line that takes each.
  private var taken: [String: Int] = [:]
  /// Folders above them.
  private var folders: [String: Int] = [:]

  init(_ manifest: Manifest) {
    self.manifest = manifest
    clips = ManifestClips(folder: manifest.folder)
  }

  private mutating func fail(_ message: String, _ place: Place, _ mend: String) {
    let problem = manifest.source.diagnostic(message, at: place, mend: mend)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Adds all outputs of an object.
  mutating func add(_ object: ManifestOutput) {
    let isStill = object.values.contains { $0.key.name == StillOptions.at.entry.name }
    let allowed = Set((ManifestKeys.own + (isStill ? ManifestKeys.still : ManifestKeys.render)).map(\.name))
    let known = problems.count
    for value in object.values where !allowed.contains(value.key.name) {
      fail("a still has no \(value.key.name)", value.place, "remove it, or remove \"at\" for a movie")
    }
    if isStill, let value = object.values.first(where: { $0.reference != nil }) {
      fail("a still has no reference", value.place, "give it to the movie")
    }
    guard problems.count == known else { return }
    let values = inherited(object).filter { allowed.contains($0.key.name) } + object.values
    var cases: [[String: ManifestChoice]] = [[:]]
    for value in values where !value.choices.isEmpty {
      let choices = value.key.name == ManifestKeys.clip ? expanded(value.choices) : value.choices
      guard cases.count * choices.count + outputs.count <= BuildPlan.most else {
        return fail("this makes more than \(BuildPlan.most) outputs", value.place, "use shorter lists")
      }
      cases = cases.flatMap { old in choices.map { old.merging([value.key.name: $0]) { $1 } } }
    }
    let reference = object.values.lazy.compactMap(\.reference).first
    let order = values.map(\.key)
    for one in cases { add(one, order, reference, isStill: isStill, at: object.place) }
  }

  /// Defaults that an object does not overrule.
  private func inherited(_ object: ManifestOutput) -> [ManifestValue] {
    let own = Set(object.values.map(\.key.name))
    return manifest.defaults.filter { value in
      let rivals = ManifestKeys.rivals(of: value.key.name)
      return !own.contains(value.key.name) && own.isDisjoint(with: rivals)
    }
  }

  /// The clips that names mean: * and ? stand for any letters, and a name after ! is left out.
  private mutating func expanded(_ choices: [ManifestChoice]) -> [ManifestChoice] {
    var found: [ManifestChoice] = []
    for choice in choices {
      let isTaken = choice.text.hasPrefix("!")
      let name = isTaken ? String(choice.text.dropFirst()) : choice.text
      let pattern = Wildcard(name)
      if isTaken {
        if !found.contains(where: { pattern.matches($0.text) }) {
          fail("\(quoted(choice.text)) leaves out no clip before it", choice.place, "remove it, or put it last")
        }
        found.removeAll { pattern.matches($0.text) }
      } else if Wildcard.isOne(name), !name.contains("/") {
        let names = clips.catalogue.filter { pattern.matches($0) }
        if names.isEmpty { fail("no clip is called \(quoted(name))", choice.place, "see mkdemo list") }
        found += names.map { ManifestChoice([$0], $0, choice.place) }
      } else if clips.isMisspelt(name) {
        fail("there is no clip \(quoted(name))", choice.place, Mend.choice(name, clips.catalogue))
      } else {
        found.append(choice)
      }
    }
    return found
  }

  private mutating func add(
    _ choices: [String: ManifestChoice], _ order: [ManifestKey], _ reference: ManifestReference?, isStill: Bool,
    at place: Place
  ) {
    guard let word = choices[ManifestKeys.clip]?.text else { return }
    let clip = clips.clip(word)
    var words = order.filter { $0.option != nil }.flatMap { placed(choices[$0.name]?.words ?? [], $0.name) }
    words += ["--", clip.word]
    let draft: OutputDraft
    do {
      let arguments = try ArgumentReader.read(words, for: isStill ? Verbs.still : Verbs.render)
      draft = try OutputDraft(clip, arguments, choices, isStill: isStill)
      try FilePattern.check(draft.file)
    } catch {
      return explain(error, place, choices)
    }
    let filePlace = choices[ManifestKeys.file]?.place ?? place
    guard take(draft.file, filePlace, "outputs go to") else { return }
    if let stills = choices[RenderOptions.stills.entry.name] {
      do throws(BadValue) {
        try FilePattern.check(stills.text)
      } catch {
        return fail("stills \(quoted(stills.text)) \(error.why)", stills.place, error.mend)
      }
      guard take(stills.text, stills.place, "outputs write stills to") else { return }
    }
    outputs.append(
      draft.output(
        reference: reference.map { BuildReference(file: clips.path($0.file), words: $0.words) },
        place: "\(manifest.file):\(place.line):\(place.column)"))
  }

  /// Words whose values are paths, led from the manifest's folder.
  private func placed(_ words: [String], _ name: String) -> [String] {
    guard ManifestKeys.inputs.contains(name) else { return words }
    return words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? parts[0] + "=" + clips.path(parts[1]) : word
    }
  }

  private mutating func take(_ path: String, _ place: Place, _ what: String) -> Bool {
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let line = taken[plain] {
      fail(
        "two \(what) \(quoted(plain)) (line \(line) asks for it too)", place,
        "tell them apart, as in {clip}-{width}.{ext}")
      return false
    }
    // A file where another output needs a folder, or the other way round.
    let above = plain.indices.filter { plain[$0] == "/" }.map { String(plain[..<$0]) }
    if let line = folders[plain] ?? above.compactMap({ taken[$0] }).first {
      fail("\(quoted(plain)) and the file of line \(line) lie in each other", place, "use another name")
      return false
    }
    taken[plain] = place.line
    for folder in above { folders[folder] = place.line }
    return true
  }

  private mutating func explain(_ error: any Error, _ place: Place, _ choices: [String: ManifestChoice]) {
    let filePlace = choices[ManifestKeys.file]?.place ?? place
    /// Tells a fault at the key that it is about, in the manifest's spelling.
    func tell(_ fault: CommandError) {
      let name = fault.what.hasPrefix("--") ? String(fault.what.dropFirst(2).prefix { $0 != " " && $0 != ":" }) : ""
      let mend = fault.mends.joined(separator: "; ")
      guard let choice = choices[name], !fault.what.contains(" and --") else { return fail(fault.what, place, mend) }
      fail(String(fault.what.dropFirst(2)), choice.place, mend.replacing("--\(name) ", with: "\(name) "))
    }
    switch error {
    case let error as UsageError: error.faults.forEach { tell($0) }
    case let error as CommandError: tell(error)
    case let error as VideoError: fail(error.what, filePlace, error.mend ?? "")
    case let error as BadValue: fail("the file \(error.why)", filePlace, error.mend)
    default: fail("\(error)", place, "")
    }
  }
}
