/// The JSON Schema (draft 2020-12) of manifests, made from the same tables that read them. It takes whatever the reader
/// takes; what it cannot say, such as the names of clips, the reader checks.
enum ManifestSchema {
  /// The schema.
  static var json: JSON {
    var top: [String: JSON] = [
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("mkdemo.json"),
      "description": .text("What mkdemo build makes. The reference is docs/build.md."),
    ]
    let properties = Dictionary(uniqueKeysWithValues: Manifest.keys.map { ($0.name, whole($0)) })
    top.merge(object(properties, required: ["mkdemo", "outputs"])) { $1 }
    top["$defs"] = ["defaults": .object(defaults), "output": .object(output)]
    return .object(top)
  }

  /// A key of the whole.
  private static func whole(_ key: (name: String, help: String)) -> JSON {
    var schema: [String: JSON] = ["description": .text(key.help)]
    switch key.name {
    case "mkdemo": schema["const"] = .int(1)
    case "defaults": schema["$ref"] = .text("#/$defs/defaults")
    case "outputs":
      schema["type"] = .text("array")
      schema["minItems"] = .int(1)
      schema["items"] = ["$ref": .text("#/$defs/output")]
    case "cache-limit":
      schema["type"] = .text("string")
      schema["pattern"] = .text(#"^[0-9]+(\.[0-9]+)? *[kKmMgGtT]?[bB]?$"#)
    case "approvals": schema["anyOf"] = .list([.object(text), .object(approvals)])
    default: schema.merge(text) { $1 }
    }
    return .object(schema)
  }

  private static var approvals: [String: JSON] {
    let properties = ManifestApprovals.keys.map { key -> (String, JSON) in
      var schema = key.name == "clips" ? oneOrMore(.object(text)) : text
      schema["description"] = .text(key.help)
      return (key.name, .object(schema))
    }
    return object(Dictionary(uniqueKeysWithValues: properties), required: ["folder"])
  }

  private static var defaults: [String: JSON] {
    var schema = object(properties(ManifestKeys.defaults))
    schema["allOf"] = exclusions
    return schema
  }

  private static var output: [String: JSON] {
    var schema = object(properties(ManifestKeys.output), required: [ManifestKeys.clip])
    schema["allOf"] = exclusions
    // What has a time is a still, and takes the options of stills.
    let own = ManifestKeys.own.map(\.name)
    schema["if"] = ["required": .list([.text(StillOptions.at.entry.name)])]
    schema["then"] = names(own.filter { $0 != ManifestKeys.reference } + ManifestKeys.still.map(\.name))
    schema["else"] = names(own + ManifestKeys.render.map(\.name))
    return schema
  }

  private static func names(_ names: [String]) -> JSON {
    ["propertyNames": ["enum": .list(names.map { .text($0) })]]
  }

  /// Options of which only one may stand.
  private static var exclusions: JSON {
    .list(ManifestKeys.exclusive.map { group in ["not": ["required": .list(group.map { .text($0) })]] })
  }

  private static func object(_ properties: [String: JSON], required: [String] = []) -> [String: JSON] {
    var schema: [String: JSON] = [
      "type": .text("object"), "additionalProperties": .bool(false), "properties": .object(properties),
    ]
    if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
    return schema
  }

  private static func properties(_ keys: [ManifestKey]) -> [String: JSON] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0.name, property($0)) })
  }

  private static func property(_ key: ManifestKey) -> JSON {
    var schema: [String: JSON]
    switch key.kind {
    case .option(let entry): schema = value(entry)
    case .clips: schema = oneOrMore(.object(text))
    case .pattern: schema = ["type": .text("string"), "pattern": .text(pattern)]
    case .text: schema = text
    case .reference: schema = reference
    case .flag: schema = ["type": .text("boolean")]
    }
    schema["description"] = .text(key.help)
    return .object(schema)
  }

  private static let text: [String: JSON] = ["type": .text("string"), "minLength": .int(1)]

  /// A relative path whose braces hold known names.
  private static let pattern = #"^(?!/)([^{}]|\{("# + FilePattern.names.joined(separator: "|") + #")\})+$"#

  private static func oneOrMore(_ item: JSON) -> [String: JSON] {
    ["anyOf": .list([item, ["type": .text("array"), "items": item, "minItems": .int(1)]])]
  }

  /// What the reader takes for an option.
  private static func value(_ entry: OptionEntry) -> [String: JSON] {
    if entry.placeholder == nil { return ["type": .text("boolean")] }
    if !entry.repeats { return oneOrMore(.object(item(entry))) }
    var forms: [JSON] = [.object(text), ["type": .text("array"), "items": .object(text)]]
    if entry.takesPairs {
      let plain: JSON = ["type": .list(["string", "number", "boolean"].map { .text($0) })]
      forms.append(["type": .text("object"), "additionalProperties": plain])
    }
    return ["anyOf": .list(forms)]
  }

  /// One value of an option.
  private static func item(_ entry: OptionEntry) -> [String: JSON] {
    if case .words(let words) = entry.completion {
      let list: JSON = ["enum": .list(words.map { .text($0) })]
      // Some readers are kinder than their list: those get the list as a hint.
      let isKind = words.contains { (try? entry.read($0.uppercased())) != nil }
      return isKind ? ["anyOf": .list([list, .object(text)])] : ["enum": .list(words.map { .text($0) })]
    }
    return entry.isNumeric ? ["type": .list([.text("number"), .text("string")])] : text
  }

  private static var reference: [String: JSON] {
    var keys: [String: JSON] = [ManifestKeys.file: .object(text)]
    for key in ManifestKeys.comparison {
      guard let entry = key.option else { continue }
      var schema = entry.repeats ? value(entry) : item(entry)
      schema["description"] = .text(key.help)
      keys[key.name] = .object(schema)
    }
    return ["anyOf": .list([.object(text), .object(object(keys, required: [ManifestKeys.file]))])]
  }
}
