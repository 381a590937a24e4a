import Scenes

extension ChatGPT {
  /// Where a transcript scrolls by itself, as a formula of time: the question just sent goes to the top; then, as lines
  /// come in below, the end stays in sight. The way there is a line-by-line requirement, limited in speed by setting off
  /// early, and averaged over a moment, so that the speed never jumps.
  struct Follow {
    /// Points a second at most, and how long ahead of a line it has moved.
    let speed, lead: Double
    /// The least offset, which holds at once.
    let floor: Double
    /// From when on at least which offset is needed.
    let needs: [(at: Instant, offset: Double)]

    /// The offset at a moment.
    func offset(_ t: Instant) -> Double {
      guard let last = needs.max(by: { $0.offset < $1.offset }), last.offset > floor else { return floor }
      // The mean of what is needed from now until `lead` later; 32 samples are far finer than a frame.
      let count = 32
      var sum = 0.0
      for i in 0..<count { sum += limited(t + lead * (Double(i) + 0.5) / Double(count)) }
      return sum / Double(count)
    }

    /// The least offset at `t` from which every later need can be met without going faster than `speed`.
    private func limited(_ t: Instant) -> Double {
      needs.reduce(floor) { max($0, $1.offset - speed * max(0, $1.at.since(t))) }
    }
  }

  /// The transcript's window, and where it scrolls.
  struct Viewport {
    let look: Look
    /// Where the first line stands, and the end of what can be seen, from the canvas's top.
    let top, bottom: Double

    init(_ look: Look, composerTop: Double) {
      self.look = look
      top = look.barBottom + 8
      bottom = composerTop - 14
    }

    /// Where a chat scrolls by itself.
    func follow(_ transcript: Transcript) -> Double {
      guard let last = transcript.turns.last else { return 0 }
      let turn = last.turn
      func need(_ bottom: Double) -> Double { last.y + bottom + top - self.bottom }
      var needs: [(at: Instant, offset: Double)] = []
      for block in last.blocks {
        for line in block.lines {
          let time = turn.reply.times.indices.contains(line.unit) ? turn.reply.times[line.unit] : 0
          needs.append((turn.begins + time, need(line.bottom)))
        }
      }
      needs.append((turn.ends, need(last.height)))
      let script = look.script
      let follow = Follow(
        speed: script.scrollSpeed, lead: script.scrollLead, floor: floor(transcript), needs: needs)
      return max(0, follow.offset(look.t))
    }

    /// The furthest that a hand can scroll.
    func limit(_ transcript: Transcript) -> Double {
      max(0, floor(transcript), shownHeight(transcript) + top - bottom)
    }

    /// A question that was sent here stands at the top, with room below for its answer.
    private func floor(_ transcript: Transcript) -> Double {
      guard transcript.turns.count > 1, let last = transcript.turns.last, last.turn.asked > .longAgo else { return 0 }
      return last.y
    }

    /// The height of all that has been said by now.
    private func shownHeight(_ transcript: Transcript) -> Double {
      guard let last = transcript.turns.last, last.turn.isRunning(look.t) else { return transcript.height }
      let age = look.t.since(last.turn.begins)
      var bottom = last.blocks.first?.frame.minY ?? last.height
      for line in last.blocks.flatMap(\.lines)
      where
        last.turn.reply.times.indices.contains(line.unit) && last.turn.reply.times[line.unit] <= age
      {
        bottom = max(bottom, line.bottom)
      }
      return last.y + bottom
    }
  }
}
