/// Finished chunks on disk.
public struct ChunkCache: Sendable {}
