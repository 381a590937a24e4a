import Foundation
import Scenes
import Video

/// What a gate found: that frames are as approved, or what of them is not.
enum GateVerdict {
  /// All is as approved. The note says what moved without any effect on a pixel.
  case holds(note: String?)
  /// Something is not.
  case fails(GateFinding)
}

/// Why a gate does not hold.
struct GateFinding {
  enum Reason {
    /// Nothing was approved so far.
    case unapproved
    /// What was approved cannot be read: why.
    case damaged(String)
    /// Frames draw something else.
    case changed
    /// Frames draw the same, and it comes out otherwise: the moments at which it shows.
    case painted([Approval.Moment])
  }

  let reason: Reason
  /// What was approved, where it can be read.
  let approval: Approval?
  /// What the frames draw now.
  let survey: ClipSurvey
  let inputs: DrawnInputs
  let stretches: [ChangedStretch]

  /// Frames that are not as approved.
  var changed: Int { stretches.reduce(0) { $0 + $1.changed } }
  /// Approved frames that the film no longer has.
  let gone: Int
}

/// Compares a clip's frames with what was approved of them.
struct GateCheck {
  let clip: GateClip
  let part: Range<Int>
  let folder: ApprovalFolder
  let threads: Int

  /// Looks at every frame; draws only where what draws has moved.
  /// - Throws: `VideoError` of kind `cancelled`, and what keeps frames from being described.
  func verdict() throws -> GateVerdict {
    let survey = try ClipSurvey(clip.frames, part, threads: threads)
    let inputs = try clip.inputs(survey)
    func finding(
      _ reason: GateFinding.Reason, _ approval: Approval? = nil, _ stretches: [ChangedStretch] = [], gone: Int = 0
    ) -> GateVerdict {
      .fails(
        GateFinding(
          reason: reason, approval: approval, survey: survey, inputs: inputs, stretches: stretches, gone: gone))
    }
    let approval: Approval?
    do {
      approval = try folder.read()
    } catch {
      return finding(.damaged(error.what))
    }
    guard let approval else { return finding(.unapproved) }
    let stretches = ChangedStretch.list(from: approval.marks, to: survey.marks, cuts: clip.cuts)
    let gone = approval.marks.frames.count { $0 >= clip.frames.count }
    if !stretches.isEmpty || gone > 0 { return finding(.changed, approval, stretches, gone: gone) }
    guard inputs.painters != approval.inputs.painters else { return .holds(note: nil) }
    let painter = try clip.frames.painter()
    let others = try approval.moments.filter { moment in
      guard part.contains(moment.frame) else { return false }
      return try painter.paint(moment.frame).bitmap.mark != moment.pixels
    }
    if others.isEmpty {
      let moved = InputChange.painters(from: approval.inputs, to: inputs).map(\.words).joined(separator: ", ")
      return .holds(note: "drawn by other code or libraries (\(moved)), and all moments come out the same")
    }
    let frames = others.map { ChangedStretch(frames: $0.frame..<$0.frame + 1, changed: 1) }
    return finding(.painted(others), approval, frames)
  }

  /// Records the frames as they are now.
  /// - Returns: false when they were approved already, just so.
  func approve(_ name: String) throws -> Bool {
    let survey = try ClipSurvey(clip.frames, part, threads: threads)
    let inputs = try clip.inputs(survey)
    let old = try? folder.read()
    if let old, old.marks == survey.marks, old.inputs.withoutShownCode == inputs.withoutShownCode,
      old.moments.allSatisfy({ folder.list($0) != nil && folder.picture($0) != nil })
    {
      return false
    }
    let painter = try clip.frames.painter()
    var moments: [Approval.Moment] = []
    var records: [(record: MomentRecord, picture: Bitmap)] = []
    for (name, frame) in clip.moments(in: part) {
      if Signals.received != nil { throw VideoError(.cancelled, "stopped") }
      let record = try clip.record(name, frame)
      let picture = try painter.paint(frame).bitmap
      moments.append(
        Approval.Moment(
          name: name, frame: frame, stem: Self.stem(name, besides: moments.map(\.stem)),
          list: ApprovalFolder.mark(record.text), pixels: picture.mark))
      records.append((record, picture.thumbnail))
    }
    try folder.write(Approval(name: name, inputs: inputs, marks: survey.marks, moments: moments), records)
    return true
  }

  /// A file's name for a moment: letters and digits of any script, with "-" for all else.
  static func stem(_ name: String, besides taken: [String]) -> String {
    let stem = FileStem.plain(name, or: "moment")
    // Some file systems take "A" and "a" for one.
    let own = (ApprovalFolder.file as NSString).deletingPathExtension
    let known = Set((taken + [own]).map { $0.lowercased() })
    var name = stem, number = 1
    while known.contains(name.lowercased()) {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
  }
}

/// Names of files that are made of names of things.
enum FileStem {
  /// Letters and digits, and "-" for whatever stands between them.
  static func plain(_ name: String, or other: String) -> String {
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let stem = String(parts.joined(separator: "-").prefix(80)).trimmingPrefix(".")
    return stem.isEmpty ? other : String(stem)
  }
}

extension DrawnInputs {
  /// Without the code that shows in frames' marks.
  var withoutShownCode: DrawnInputs {
    var inputs = self
    let painters = Set(painters)
    inputs.pieces = pieces.filter { $0.kind != .code || painters.contains($0) }
    return inputs
  }
}

extension Bitmap {
  /// A small copy, at most 120 pixels wide, as approvals keep it.
  var thumbnail: Bitmap {
    let narrow = min(width, 120)
    return scaled(width: narrow, height: max(1, height * narrow / width))
  }
}
