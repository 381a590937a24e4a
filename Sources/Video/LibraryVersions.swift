import CFFmpeg
import Foundation

/// Which builds of the libraries that decide coded bytes this program runs with.
enum LibraryVersions {
  /// A text that changes whenever one of the libraries does: names with GNU build IDs, which linkers derive from a
  /// library's contents.
  static let text: String = {
    let names = [
      "libavcodec", "libavformat", "libavutil", "libswscale", "libx264", "libx265", "libSvtAv1Enc", "libvpx", "libz",
    ]
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    var found: [String: String] = [:]
    for line in maps.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/") else { continue }
      let path = String(line[slash...]), name = (path as NSString).lastPathComponent
      if found[name] == nil, names.contains(where: { name.hasPrefix("\($0).so") }) {
        found[name] = buildID(path) ?? "unknown"
      }
    }
    let builds = found.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (["avcodec=\(avcodec_version())", "avformat=\(avformat_version())"] + builds).joined(separator: " ")
  }()

  /// The GNU build ID in the notes of a 64-bit little-endian ELF file (System V ABI, chapter 5); nil without one.
  static func buildID(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0, offset + size <= data.count else { return nil }
      return (0..<size).reversed().reduce(0) { $0 << 8 | Int(data[data.startIndex + offset + $1]) }
    }
    guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(32, 4), let entrySize = number(54, 2),
      let entries = number(56, 2)
    else { return nil }
    for entry in 0..<entries {
      let header = table + entry * entrySize
      guard number(header, 4) == 4, var place = number(header + 8, 4), let length = number(header + 32, 4) else {
        continue
      }
      let end = place + length
      while place + 12 <= end, let name = number(place, 4), let size = number(place + 4, 4),
        let type = number(place + 8, 4)
      {
        let content = place + 12 + (name + 3) / 4 * 4
        guard content + size <= data.count else { break }
        if type == 3, name == 4 {
          return data[data.startIndex + content..<data.startIndex + content + size].hex
        }
        place = content + (size + 3) / 4 * 4
      }
    }
    return nil
  }
}
