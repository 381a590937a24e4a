import Scenes

extension ChatGPT {
  /// A text of an answer with its place in the turn and the number of its first unit.
  struct PlacedText {
    var text: String
    var frame: Rect
    var firstUnit: Int
  }

  /// A block of an answer, laid out in the coordinates of its turn.
  struct PlacedBlock {
    var block: Block
    var firstUnit: Int
    var frame: Rect
    /// Its texts: the items of a list, the cells of a table, the listing.
    var texts: [PlacedText]
    /// Where each of its lines ends, with the line's first unit.
    var lines: [(unit: Int, bottom: Double)]
  }

  /// A turn of a chat, laid out in its own coordinates at a moment.
  struct PlacedTurn {
    var index: Int
    var turn: Turn
    /// Where it begins in the transcript.
    var y: Double
    var bubble: Rect?
    /// What is attached to the question.
    var attachment: Rect?
    var thinking: Rect?
    /// The unfolded thought, at the height that shows.
    var thought: Rect?
    var blocks: [PlacedBlock] = []
    /// Below a picture.
    var pictureButtons: Rect?
    var actions: Rect
    var chips: [Rect] = []
    var height = 0.0
    /// Without actions and chips.
    var bodyHeight = 0.0
  }

  /// A chat laid out at a moment.
  struct Transcript {
    var turns: [PlacedTurn] = []
    var height = 0.0
  }
}
