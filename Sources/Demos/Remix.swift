import Foundation
import Scenes

/// Changes to a demo's brand, theme, fixtures and pace: a JSON file in the shape of the demo's content, of which it needs
/// to hold only what it changes, and single settings.
public struct Remix: Sendable {
  /// The file's bytes, if there is one.
  public var json: Data?
  /// The file's name, for errors; empty without one.
  public var file: String
  /// Settings as dotted keys and values, in order.
  public var settings: [(key: String, value: String)]

  /// Makes a remix; without arguments it changes nothing.
  public init(json: Data? = nil, file: String = "", settings: [(key: String, value: String)] = []) {
    self.json = json
    self.file = file
    self.settings = settings
  }

  /// The content with all changes, those of the script's `set` lines last.
  func applied<Content: Codable>(to content: Content, by script: Script) throws -> Content {
    if json == nil && settings.isEmpty && script.settings.isEmpty { return content }
    let defaults = try JSONSerialization.jsonObject(with: JSONEncoder().encode(content))
    var merged = defaults
    if let json {
      guard let change = try? JSONSerialization.jsonObject(with: json) else {
        throw RemixError("\(file) is no JSON", mend: "check its commas, quotes and brackets")
      }
      try Remix.checkNumbers(change, at: [], file: file)
      merged = try Remix.merge(change, into: merged, at: [], file: file)
    }
    for (key, value) in settings {
      merged = try Remix.set(key.split(separator: ".").map(String.init), value, in: merged, at: [])
    }
    for setting in script.settings {
      do {
        merged = try Remix.set(setting.key.split(separator: ".").map(String.init), setting.value, in: merged, at: [])
      } catch let error as RemixError {
        throw ScriptError([script.diagnostic(error.what, at: setting.place, mend: error.mend)])
      }
    }
    return try decoded(merged)
  }

  private func decoded<Content: Codable>(_ merged: Any) throws -> Content {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return (file.isEmpty ? "" : file + ": ") + (path.isEmpty ? "the whole" : path)
    }
    do {
      return try JSONDecoder().decode(Content.self, from: JSONSerialization.data(withJSONObject: merged))
    } catch let DecodingError.dataCorrupted(context) {
      throw RemixError("\(place(context)): \(context.debugDescription)", mend: "correct that value")
    } catch let DecodingError.typeMismatch(_, context) {
      throw RemixError(
        "\(place(context)) has the wrong kind of value", mend: "give it the kind that the demo's own has")
    } catch let DecodingError.valueNotFound(_, context) {
      throw RemixError("\(place(context)) is null", mend: "give it a value, or leave it out")
    } catch let DecodingError.keyNotFound(key, context) {
      throw RemixError("\(place(context)) lacks \"\(key.stringValue)\"", mend: "in lists, give every element whole")
    }
  }

  /// Beyond this nothing can be laid out or drawn.
  private static let largest = 1e6

  private static func checkNumbers(_ change: Any, at path: [String], file: String) throws {
    switch change {
    case let object as [String: Any]:
      for key in object.keys.sorted() { try checkNumbers(object[key] ?? 0, at: path + [key], file: file) }
    case let list as [Any]:
      for (index, value) in list.enumerated() { try checkNumbers(value, at: path + ["\(index)"], file: file) }
    case let number as NSNumber where !(abs(number.doubleValue) <= largest):
      throw RemixError(
        "\(file.isEmpty ? "" : file + ": ")\(path.joined(separator: ".")) is too large a number",
        mend: "give one between -1000000 and 1000000")
    default: break
    }
  }

  /// Objects merge by key, lists and values replace.
  private static func merge(_ change: Any, into old: Any, at path: [String], file: String) throws -> Any {
    guard let change = change as? [String: Any], let old = old as? [String: Any] else { return change }
    var merged = old
    for key in change.keys.sorted() {
      guard let value = change[key], let before = old[key] else { throw unknown(path + [key], old.keys, file) }
      merged[key] = try merge(value, into: before, at: path + [key], file: file)
    }
    return merged
  }

  private static func set(_ keys: [String], _ value: String, in old: Any, at path: [String]) throws -> Any {
    guard let key = keys.first else {
      if old is String { return value }
      if let flag = Bool(value), old is NSNumber { return flag }
      if let number = Double(value), abs(number) <= largest, old is NSNumber { return number }
      throw RemixError(
        "\(path.joined(separator: ".")) cannot be set to \"\(value)\"",
        mend:
          "give a \(old is NSNumber ? "number between -1000000 and 1000000, or true or false" : "whole object in a remix file")"
      )
    }
    let rest = Array(keys.dropFirst())
    if var object = old as? [String: Any] {
      guard let before = object[key] else { throw unknown(path + [key], object.keys, "") }
      object[key] = try set(rest, value, in: before, at: path + [key])
      return object
    }
    if var list = old as? [Any] {
      guard let index = Int(key), list.indices.contains(index) else {
        throw RemixError(
          "\(path.joined(separator: ".")) has no element \(key)", mend: "it has 0 to \(list.count - 1)")
      }
      list[index] = try set(rest, value, in: list[index], at: path + [key])
      return list
    }
    throw RemixError(
      "\(path.joined(separator: ".")) has no parts", mend: "leave out \".\(keys.joined(separator: "."))\"")
  }

  private static func unknown(_ path: [String], _ known: Dictionary<String, Any>.Keys, _ file: String) -> RemixError {
    let name = path.last ?? ""
    let mend =
      nearest(name, in: known.sorted()).map { "did you mean \"\($0)\"?" }
      ?? "there is: \(known.sorted().joined(separator: ", "))"
    return RemixError("\(file.isEmpty ? "" : file + ": ")there is no \"\(path.joined(separator: "."))\"", mend: mend)
  }
}

/// A remix that does not fit its demo: what is wrong, and how to mend it.
public struct RemixError: Error, CustomStringConvertible {
  /// What does not fit.
  public let what: String
  /// How to make it fit.
  public let mend: String

  init(_ what: String, mend: String) {
    self.what = what
    self.mend = mend
  }

  /// Both, a line each.
  public var description: String { "\(what)\n  \(mend)" }
}
