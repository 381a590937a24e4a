import Foundation

/// The folder that holds the timelines and the art of the demos.
struct Assets: Sendable {
  /// Its path.
  let folder: String

  /// The folder of scripts.
  var timelines: String { folder + "/Timelines" }

  /// Finds the folder: `Assets` in a folder above the executable, else $MKDEMO_ASSETS, else ../share/mkdemo from the
  /// executable.
  static func find(executable: String = Executable.path, environment: [String: String] = Executable.environment)
    throws(CommandError) -> Assets
  {
    if let above = above(executable) { return Assets(folder: above) }
    if let named = environment["MKDEMO_ASSETS"], !named.isEmpty {
      guard isAssets(named) else {
        throw CommandError(
          "$MKDEMO_ASSETS names \(named), which holds no Timelines", mend: "let it name mkdemo's Assets folder",
          status: .broke)
      }
      return Assets(folder: named)
    }
    let prefix = ((executable as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let shared = (prefix as NSString).appendingPathComponent("share/mkdemo")
    if isAssets(shared) { return Assets(folder: shared) }
    throw CommandError(
      "there is no Assets folder above \(executable) and none at \(shared)",
      mend: "set $MKDEMO_ASSETS to mkdemo's Assets folder, or install with make install", status: .broke)
  }

  private static func above(_ executable: String) -> String? {
    var folder = (executable as NSString).deletingLastPathComponent
    while folder.count > 1 {
      let candidate = folder + "/Assets"
      if isAssets(candidate) { return candidate }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isAssets(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path + "/Timelines", isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Names of the clips: the scripts in Timelines, sorted.
  var clipNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: timelines)) ?? []
    return files.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }.map {
      String($0.dropLast(Self.ending.count))
    }
    .sorted()
  }

  /// How names of script files end.
  static let ending = ".timeline"
}
