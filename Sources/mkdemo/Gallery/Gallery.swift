import Foundation

/// The two files that tell of a build, index.html and build.json, in its folder.
struct Gallery {
  let folder: String
  let assets: Assets

  /// Writes what a build did, after the report of the build before, which `BuildReportFile.read` gave. `listed` are all
  /// files of the manifest, in its order; those that this build was not asked for stay as they were. A build that changed
  /// nothing touches neither file, so that a quiet night leaves the folder as it was. Gives the report of this build.
  @discardableResult
  func publish(_ report: BuildReport, after old: BuildReport?, listed: [String] = []) throws -> BuildReport {
    let next = report.following(old, listed: listed)
    if let old, next.isQuiet(after: old) {
      // The page may have been thrown away, or be of an earlier design.
      try write("index.html", GalleryPage(old, assets).text())
      return next
    }
    // The page first: a report without its page would count as published.
    try write("index.html", GalleryPage(next, assets).text())
    try write("build.json", BuildReportFile.text(next))
    return next
  }

  private func write(_ name: String, _ text: String) throws {
    try BuildFolder.write(Data(text.utf8), to: "\(folder)/\(name)")
  }
}
