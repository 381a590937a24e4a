/// What the sources that draw and encode were when this was built.
enum SourceDigest { static let text = "1cb5fdd1f7ae9ee7b12358068a73d017206976d629e870e94dd8f5656070a955" }
