import CCairo

extension FontList {
  /// Makes fontconfig know the files of the table and nothing else, for text in SVG art: librsvg asks fontconfig, and
  /// would otherwise take whatever the machine or the user's configuration offers. Call before the first SVG; later
  /// calls do nothing. The typesetter itself opens its files by path and never asks fontconfig.
  public static func confineFontconfig() { _ = configuration }

  /// False when fontconfig would not take the private configuration.
  private static let configuration: Bool = {
    guard let config = FcConfigCreate() else { return false }
    for file in files { FcConfigAppFontAddFile(config, file) }
    // Current keeps its own reference.
    let isCurrent = FcConfigSetCurrent(config) != 0
    FcConfigDestroy(config)
    return isCurrent
  }()
}
