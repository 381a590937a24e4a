import Foundation
import Scenes
import Video

extension Verbs {
  static let doctor = Verb(
    "doctor", "Says what this machine has and what is missing, and how to get it", options: [CommonOptions.json.entry],
    notes: ["Exit status: 0 when nothing that is needed is missing, else 1."]
  ) { arguments in
    let examination = Examination()
    Console.data(arguments.has(CommonOptions.json) ? examination.json.pretty : examination.text)
    return examination.isSound ? .done : .gate
  }
}

/// What was found on this machine.
private struct Examination {
  /// One thing that was looked at.
  struct Finding {
    let part: String
    let name: String
    /// What is there, or what is wrong.
    let what: String
    /// How to get it; nil when it is there.
    var mend: String?
    /// True when clips can be rendered without it.
    var isOptional = false
  }

  private var findings: [Finding] = []

  init() {
    examineFonts()
    for library in DrawingLibraries.versions + VideoLibraries.versions {
      note("library", library.name, library.version)
    }
    for codec in Codec.all {
      if codec.isAvailable {
        note("encoder", codec.name, codec.title)
      } else {
        miss("encoder", codec.name, "FFmpeg cannot encode \(codec.title)", Codec.mend)
      }
    }
    examineFolders()
    for program in ["ffmpeg", "ffprobe"] {
      if let path = Examination.program(program) {
        note("program", program, path)
      } else {
        miss(
          "program", program, "not found; the tests and benchmarks need it", "apt-get install ffmpeg", isOptional: true)
      }
    }
  }

  private mutating func note(_ part: String, _ name: String, _ what: String) {
    findings.append(Finding(part: part, name: name, what: what))
  }

  private mutating func miss(_ part: String, _ name: String, _ what: String, _ mend: String, isOptional: Bool = false) {
    findings.append(Finding(part: part, name: name, what: what, mend: mend, isOptional: isOptional))
  }

  private mutating func examineFonts() {
    let files = FontList.files
    note("fonts", "files", "\(files.count) of the font list")
    for isOptional in [false, true] {
      for problem in FontList.problems(optional: isOptional) {
        // Sentences come as "what: how to mend it".
        let parts = problem.split(separator: ": ", maxSplits: 1).map(String.init)
        let use = isOptional ? "; only texts in Chinese, Japanese or Korean need it" : ""
        miss("fonts", "file", parts[0] + use, parts.count > 1 ? parts[1] : "install it", isOptional: isOptional)
      }
    }
  }

  /// Plays every clip and looks for what it cannot draw.
  private mutating func examineClips(_ assets: Assets) {
    var known = Set<String>()
    for name in assets.clipNames {
      do {
        let clip = try Clip.load(ArgumentReader.read([name], for: Verbs.check))
        for (sentence, _) in Preflight.faults(clip) where known.insert(sentence).inserted {
          // Of a picture "what; how to mend it".
          let parts = sentence.split(separator: "; ", maxSplits: 1).map(String.init)
          miss("clip", name, parts[0], parts.count > 1 ? parts[1] : "install mkdemo anew")
        }
      } catch {
        let errors = Failure.words(error).errors
        miss("clip", name, errors.first?.what ?? "\(error)", "mkdemo check \(name) says more")
      }
    }
  }

  private mutating func examineFolders() {
    do {
      let assets = try Assets.find()
      note("folder", "assets", "\(assets.folder), \(assets.clipNames.count) clips")
      // Without its fonts no clip can be played.
      if FontList.problems().isEmpty { examineClips(assets) }
    } catch { miss("folder", "assets", error.what, error.mends.joined(separator: "; ")) }
    let cache = ChunkCache.defaultFolder
    note("folder", "cache", FileManager.default.fileExists(atPath: cache) ? cache : "\(cache) (not made yet)")
    for (name, path) in [("cache", cache), ("here", FileManager.default.currentDirectoryPath)] {
      guard let free = Examination.freeBytes(path) else { continue }
      let room = "\(JSON.digits((Double(free) / 1e9 * 10).rounded() / 10)) GB free"
      if free > 500_000_000 {
        note("disk", name, room)
      } else {
        miss("disk", name, room, "free some space: a clip and its chunks take about 100 MB a minute")
      }
    }
  }

  /// Of the disk that holds a path, or the nearest folder above that is there.
  private static func freeBytes(_ path: String) -> Int? {
    var folder = path
    while folder.count > 1, !FileManager.default.fileExists(atPath: folder) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    var info = statvfs()
    guard statvfs(folder, &info) == 0 else { return nil }
    return Int(info.f_bavail) * Int(info.f_frsize)
  }

  private static func program(_ name: String) -> String? {
    let folders = (Executable.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// True when nothing that is needed is missing.
  var isSound: Bool { findings.allSatisfy { $0.mend == nil || $0.isOptional } }

  var text: String {
    var table = TextTable(["", "", "", ""])
    for finding in findings {
      let mark = finding.mend == nil ? "ok" : finding.isOptional ? "--" : "MISSING"
      table.add([mark, finding.part, finding.name, finding.what])
    }
    var lines = table.text.split(separator: "\n").map(String.init)
    var mends: [String] = []
    for mend in findings.compactMap(\.mend) where !mends.contains(mend) { mends.append(mend) }
    if !mends.isEmpty { lines += ["", "To mend:"] + mends.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  var json: JSON {
    [
      "ok": .bool(isSound), "version": .text(Executable.version),
      "findings": .list(
        findings.map {
          [
            "part": .text($0.part), "name": .text($0.name), "what": .text($0.what), "mend": .text($0.mend),
            "isNeeded": .bool(!$0.isOptional),
          ]
        }),
    ]
  }
}
