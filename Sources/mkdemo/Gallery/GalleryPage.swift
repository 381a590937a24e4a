/// index.html of a build's folder: all films of a project, for those who use them.
struct GalleryPage: Sendable {
  let report: BuildReport
  private let template: PageTemplate

  /// Finds the page's parts among the assets.
  init(_ report: BuildReport, _ assets: Assets) {
    self.report = report
    template = PageTemplate("Gallery", assets)
  }

  /// The page. Equal for equal reports.
  func text() throws(CommandError) -> String {
    let clips = GalleryClip.all(report)
    let curves = GalleryCurves(history: report.history)
    let cards = clips.map { GalleryCard(clip: $0, curves: curves).html }
    return try template.filled(
      title: report.project,
      [
        "HEADER": GalleryHeader(report: report, clips: clips, curves: curves).html.markup,
        "NEWS": GalleryNews(report: report, clips: clips).html.markup,
        "FILTER": GalleryFilter(clips: clips).html.markup,
        "CARDS": cards.map(\.markup).joined(separator: "\n"),
        "FOOTER": HTML.text("Made by mkdemo \(report.version)").markup,
      ])
  }
}
