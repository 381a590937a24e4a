extension Path {
  /// Length of the whole outline in the units of its points, over all subpaths, closing lines included.
  public var length: Double { PathPiece.pieces(of: self).reduce(0) { $0 + $1.length } }
}
