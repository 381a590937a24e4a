extension JSON: Decodable {
  /// Any JSON value; whole numbers come as `int`.
  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      let pairs = try members.allKeys.map { ($0.stringValue, try members.decode(JSON.self, forKey: $0)) }
      self = .object(Dictionary(pairs) { first, _ in first })
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !list.isAtEnd { values.append(try list.decode(JSON.self)) }
      self = .list(values)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .bool(flag)
      } else if let number = try? value.decode(Int.self) {
        self = .int(number)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
