import Foundation
import PackagePlugin

/// Writes a Swift file that holds the digest of the sources that draw and encode, so that cached chunks are redrawn
/// when these change and only then; and one of each folder that decides what frames show, so that a gate can name the
/// one that moved.
@main
struct SourceDigest: BuildToolPlugin {
  /// The targets that turn layer trees into pixels and pixels into bytes. What makes layer trees shows in the trees.
  private static let targets = ["CCairo", "CFFmpeg", "Compositor", "Video"]
  /// The folders that decide what frames show: those that draw layer trees, those that make them, and each demo's.
  private static let showing = ["CCairo", "Compositor", "Scenes", "Timelines"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let demos = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources/Demos").path())
      .filter { !$0.contains(".") }.map { "Demos/\($0)" }
    let folders = Self.showing + Self.sorted(demos)
    func names(_ folders: [String]) -> [String] {
      let sources = folders.flatMap { Self.files(in: root.appending(path: "Sources/\($0)")) }
      return Self.sorted(sources.map { String($0.path().dropFirst(root.path().count)) })
    }
    let drawn = names(Self.targets)
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceDigest.swift")
    // Names and contents, in an order that no locale changes; paths from the package's root, so that the digest is the
    // same in every folder. The files of each digest follow its name, and end with a "+".
    let script = """
      export LC_ALL=C; root="$1"; output="$2"; shift 2; cd "$root" || exit 1
      sum() {
        while [ "$1" != + ]; do printf '%s\\n' "$1"; cat "$1" || exit 1; shift; done | sha256sum | cut -c 1-64
      }
      digest=$(sum "$@") || exit 1
      while [ "$1" != + ]; do shift; done; shift
      { printf '/// What the sources were when this was built.\\nenum SourceDigest {\\n'
        printf '  /// Of all that draws and encodes.\\n  static let text = "%s"\\n' "$digest"
        printf '  /// Of each folder that decides what frames show.\\n  static let folders = [\\n'
        while [ $# -gt 0 ]; do
          name="$1"; shift; part=$(sum "$@") || exit 1
          printf '    (name: "%s", digest: "%s"),\\n' "$name" "$part"
          while [ "$1" != + ]; do shift; done; shift
        done
        printf '  ]\\n}\\n'
      } > "$output"
      """
    let parts = folders.flatMap { ["Sources/\($0)"] + names([$0]) + ["+"] }
    return [
      .buildCommand(
        displayName: "Digest the sources that draw and encode", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", root.path(), output.path()] + drawn + ["+"] + parts,
        inputFiles: names(Self.targets + Self.showing + demos).map { root.appending(path: $0) }, outputFiles: [output])
    ]
  }

  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let ends = ["swift", "h", "c", "modulemap"]
    return (found?.compactMap { $0 as? URL } ?? []).filter { ends.contains($0.pathExtension) }
  }
}
