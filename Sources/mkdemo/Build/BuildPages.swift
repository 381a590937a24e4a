/// What a build leaves in its folder for people and programs: build.json and the gallery.
struct BuildPages {
  let plan: BuildPlan

  /// Brings the pages up to date; a quiet build writes nothing. `isWhole` is false for a build of some outputs only.
  func publish(_ report: BuildReport) throws -> BuildReport {
    guard let lock = try FolderLock.wait(plan.folder.statePath("locks/pages")) else { return report }
    return try withExtendedLifetime(lock) {
      let file = BuildReportFile(folder: plan.folder.path)
      let old = try file.read()
      // Outputs that this build was not asked for stay as they were; those that left the manifest go.
      let gallery = Gallery(folder: plan.folder.path, assets: try Assets.find())
      return try gallery.publish(report, after: old, listed: plan.outputs.map(\.file))
    }
  }
}
