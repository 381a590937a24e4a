import Synchronization

/// A bounded cache for any thread: two generations; when the young one is full it becomes the old one, and what was
/// used in the meantime moves back. It only ever saves work: values are functions of their keys.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Makes a cache that keeps between `capacity` and twice as many values.
  init(capacity: Int) { self.capacity = capacity }

  /// The value of a key, made when it is not kept.
  func value(_ key: Key, make: () -> Value) -> Value {
    let kept = state.withLock { state -> Value? in
      if let value = state.young[key] { return value }
      guard let value = state.old.removeValue(forKey: key) else { return nil }
      store(value, key, &state)
      return value
    }
    if let kept { return kept }
    let value = make()
    return state.withLock { state in
      if let first = state.young[key] { return first }
      store(value, key, &state)
      return value
    }
  }

  private func store(_ value: Value, _ key: Key, _ state: inout State) {
    if state.young.count >= capacity {
      state.old = state.young
      state.young = [:]
    }
    state.young[key] = value
  }
}
