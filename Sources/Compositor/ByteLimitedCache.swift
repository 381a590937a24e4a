/// Values that are kept by key until those used longest ago must go to stay within a number of bytes.
struct ByteLimitedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    let bytes: Int
    var lastUse: UInt64
  }

  /// The most bytes that are kept; one value alone may exceed it.
  let limit: Int
  private(set) var bytes = 0
  private var uses: UInt64 = 0
  private var entries: [Key: Entry] = [:]

  init(limit: Int) { self.limit = limit }

  /// The value for a key, which then counts as used last.
  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      uses += 1
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
  }

  /// Keeps a value and drops others, oldest use first, until all fit.
  mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
    while bytes + size > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key,
      let gone = entries.removeValue(forKey: oldest)
    {
      bytes -= gone.bytes
    }
    uses += 1
    entries[key] = Entry(value: value, bytes: size, lastUse: uses)
    bytes += size
  }
}
