import Foundation

/// Hands values from one thread to another, a few at a time.
final class BoundedQueue<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var values: [Value] = []
  private var outcome: Result<Void, any Error>?
  private var isClosed = false

  /// A queue that holds so many values.
  init(capacity: Int) { self.capacity = capacity }

  /// Puts a value in when there is room; false when nobody wants any more.
  func put(_ value: Value) -> Bool {
    condition.withLock {
      while values.count >= capacity, !isClosed { condition.wait() }
      if isClosed { return false }
      values.append(value)
      condition.broadcast()
      return true
    }
  }

  /// Says that no more will come, or why.
  func end(_ result: Result<Void, any Error>) {
    condition.withLock {
      outcome = result
      condition.broadcast()
    }
  }

  /// True when the other thread is at its end.
  var isDone: Bool { condition.withLock { outcome != nil } }

  /// The next value; nil when there are no more.
  func take() throws -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while values.isEmpty, outcome == nil { condition.wait() }
    if values.isEmpty {
      try outcome?.get()
      return nil
    }
    condition.broadcast()
    return values.removeFirst()
  }

  /// Says that no more are wanted, and waits until the other thread has heard.
  func close() {
    condition.withLock {
      isClosed = true
      values.removeAll()
      condition.broadcast()
      while outcome == nil { condition.wait() }
    }
  }
}
