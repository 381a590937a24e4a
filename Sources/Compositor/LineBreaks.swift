import CCairo
import Synchronization

/// Where lines may break, by Pango's reading of the Unicode line breaking rules.
enum LineBreaks {
  /// Pango's own word lists and caches are not made for several threads.
  private static let lock = Mutex(())

  /// For each scalar of the text, and for its end: true when a line may begin there.
  static func opportunities(_ text: String, scalars count: Int) -> [Bool] {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return Array(repeating: true, count: count + 1) }
        var attributes = Array(repeating: PangoLogAttr(), count: count + 1)
        lock.withLock { _ in
          // A fixed language: Pango would otherwise ask the environment.
          pango_get_log_attrs(
            base, Int32(characters.count), -1, pango_language_from_string("en"), &attributes, Int32(count + 1))
        }
        return attributes.withUnsafeBufferPointer { attributes in
          (0...count).map { mk_line_break(attributes.baseAddress, $0) != 0 }
        }
      }
    }
  }
}
