import Foundation
import PackagePlugin

/// Writes a Swift file that holds the digest of the sources that draw and encode, so that cached chunks are redrawn
/// when these change and only then.
@main
struct SourceDigest: BuildToolPlugin {
  /// The targets that turn layer trees into pixels and pixels into bytes. What makes layer trees shows in the trees.
  private static let targets = ["CCairo", "CFFmpeg", "Compositor", "Video"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let sources = Self.targets.flatMap { Self.files(in: root.appending(path: "Sources/\($0)")) }
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceDigest.swift")
    // Names and contents, in an order that no locale changes; paths from the package's root, so that the digest is the
    // same in every folder.
    let script = """
      export LC_ALL=C; root="$1"; output="$2"; shift 2; cd "$root" || exit 1
      digest=$(for file; do printf '%s\\n' "$file"; cat "$file" || exit 1; done | sha256sum | cut -c 1-64) || exit 1
      printf '/// What the sources that draw and encode were when this was built.\\n%s\\n' \
      "enum SourceDigest { static let text = \\"$digest\\" }" > "$output"
      """
    let names = sources.map { String($0.path().dropFirst(root.path().count)) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return [
      .buildCommand(
        displayName: "Digest the sources that draw and encode", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", root.path(), output.path()] + names, inputFiles: sources, outputFiles: [output])
    ]
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let ends = ["swift", "h", "c", "modulemap"]
    return (found?.compactMap { $0 as? URL } ?? []).filter { ends.contains($0.pathExtension) }
  }
}
