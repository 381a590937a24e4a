import Foundation

/// Checks JSON by the words of JSON Schema that the schema of manifests uses; any other word is a fault of the schema.
struct SchemaValidator {
  private let root: [String: Any]

  init(_ schema: Any) { root = schema as? [String: Any] ?? [:] }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "pattern", "minLength", "minItems",
    "items", "required", "properties", "additionalProperties", "propertyNames", "anyOf", "allOf", "not", "if", "then",
    "else",
  ]

  /// What is wrong with a value.
  func faults(_ value: Any) -> [String] { faults(value, root, "") }

  private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var found = schema.keys.filter { !Self.known.contains($0) }.map { "the schema has an unknown word \($0)" }
    func check(_ holds: Bool, _ what: String) { if !holds { found.append("\(place): \(what)") } }
    func sub(_ word: String) -> [String: Any]? { schema[word] as? [String: Any] }
    func fits(_ schema: [String: Any]) -> Bool { faults(value, schema, place).isEmpty }

    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      found += faults(value, (root["$defs"] as? [String: [String: Any]])?[name] ?? [:], place)
    }
    if let type = schema["type"] { check((type as? [String] ?? [type as? String ?? ""]).contains(kind(value)), "type") }
    if let const = schema["const"] { check((value as? NSObject) == (const as? NSObject), "const") }
    if let list = schema["enum"] as? [NSObject] { check(list.contains { $0 == (value as? NSObject) }, "enum") }
    if let any = schema["anyOf"] as? [[String: Any]] { check(any.contains(where: fits), "anyOf") }
    for part in schema["allOf"] as? [[String: Any]] ?? [] { found += faults(value, part, place) }
    if let not = sub("not") { check(!fits(not), "not") }
    if let condition = sub("if"), let branch = sub(fits(condition) ? "then" : "else") {
      found += faults(value, branch, place)
    }
    if let text = value as? String {
      if let pattern = schema["pattern"] as? String {
        check(text.range(of: pattern, options: .regularExpression) != nil, "pattern")
      }
      if let least = schema["minLength"] as? Int { check(text.count >= least, "minLength") }
    }
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int { check(items.count >= least, "minItems") }
      if let each = sub("items") {
        for (index, item) in items.enumerated() { found += faults(item, each, "\(place)/\(index)") }
      }
    }
    if let members = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] { check(members[name] != nil, "no \(name)") }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for (name, member) in members {
        if let names = sub("propertyNames") { found += faults(name, names, "\(place)/\(name)") }
        if let property = properties[name] {
          found += faults(member, property, "\(place)/\(name)")
        } else if let rest = sub("additionalProperties") {
          found += faults(member, rest, "\(place)/\(name)")
        } else if let rest = schema["additionalProperties"] as? Bool {
          check(rest, "additional \(name)")
        }
      }
    }
    return found
  }

  private func kind(_ value: Any) -> String {
    switch value {
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber: String(cString: number.objCType) == "c" ? "boolean" : "number"
    default: "null"
    }
  }
}
