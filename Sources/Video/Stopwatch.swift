import Foundation

/// Measures processor time of the thread that makes it. Its readings reach reports only, never a file.
struct Stopwatch {
  private var last = Stopwatch.now

  /// Seconds since it was made or last read.
  mutating func lap() -> Double {
    let now = Stopwatch.now
    defer { last = now }
    return now - last
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
