import Foundation

extension ChatGPT {
  /// What a typed text is about.
  enum Topics {
    /// The typed words without a leading request word, at most so many of them.
    static func name(of text: String, _ typed: TypedFixtures) -> String {
      var words = text.words.map(String.init)
      for request in typed.requestWords.map({ $0.words.map(String.init) }) {
        let head = words.prefix(request.count).map { $0.lowercased() }
        if head == request, words.count > request.count {
          words.removeFirst(request.count)
          break
        }
      }
      let name = words.prefix(typed.mostTopicWords).joined(separator: " ")
      return String(name[...].trimmingPunctuation)
    }

    /// An answer whose `{topic}` is filled in.
    static func filled(_ answer: Answer, with topic: String) -> Answer {
      func fill(_ text: String) -> String { text.replacingOccurrences(of: "{topic}", with: topic) }
      var copy = answer
      copy.blocks = answer.blocks.map {
        switch $0 {
        case .heading(let text): .heading(fill(text))
        case .paragraph(let text): .paragraph(fill(text))
        case .bullets(let items): .bullets(items.map(fill))
        case .numbered(let items): .numbered(items.map(fill))
        case .table, .code, .image: $0
        }
      }
      return copy
    }
  }
}

extension Substring {
  /// Without punctuation at its ends.
  var trimmingPunctuation: Substring {
    var rest = self
    while let last = rest.last, last.isPunctuation { rest.removeLast() }
    while let first = rest.first, first.isPunctuation { rest.removeFirst() }
    return rest
  }
}
