import CFFmpeg

/// What a filter graph must know of the frames that go into it.
struct PictureShape: Hashable {
  let width, height: Int
  let format: Int32

  /// The shape of a frame.
  init(_ frame: MovieFrame) {
    width = frame.width
    height = frame.height
    format = frame.frame.pointee.format
  }
}

/// A graph of libavfilter's filters that turns frames into frames, on one thread.
final class PictureGraph {
  private var graph: UnsafeMutablePointer<AVFilterGraph>?
  private var sources: [UnsafeMutablePointer<AVFilterContext>] = []
  private var sinks: [UnsafeMutablePointer<AVFilterContext>] = []

  /// Builds a graph.
  ///
  /// - Parameters:
  ///   - description: in libavfilter's language; inputs are named in0, in1 and so on, outputs out0, out1.
  ///   - inputs: the shapes of what goes in.
  ///   - outputs: how many come out.
  /// - Throws: `VideoError` of kind `failed`.
  init(_ description: String, inputs: [PictureShape], outputs: Int = 1) throws {
    graph = avfilter_graph_alloc()
    guard let graph else { throw VideoError(.failed, "out of memory") }
    graph.pointee.nb_threads = 1
    // The list of open outputs of the graph's beginning, and of open inputs of its end.
    var heads: UnsafeMutablePointer<AVFilterInOut>?
    var tails: UnsafeMutablePointer<AVFilterInOut>?
    defer {
      avfilter_inout_free(&heads)
      avfilter_inout_free(&tails)
    }
    for (index, shape) in inputs.enumerated().reversed() {
      let words =
        "video_size=\(shape.width)x\(shape.height):pix_fmt=\(shape.format):time_base=1/1000000:pixel_aspect=1/1"
      let made = try PictureGraph.end(graph, "buffer", "in\(index)", words)
      sources.insert(made, at: 0)
      heads = PictureGraph.link("in\(index)", made, before: heads)
    }
    for index in (0..<outputs).reversed() {
      let made = try PictureGraph.end(graph, "buffersink", "out\(index)", nil)
      sinks.insert(made, at: 0)
      tails = PictureGraph.link("out\(index)", made, before: tails)
    }
    try check(avfilter_graph_parse_ptr(graph, description, &tails, &heads, nil), "build the filters \(description)")
    try check(avfilter_graph_config(graph, nil), "set up the filters \(description)")
  }

  deinit { avfilter_graph_free(&graph) }

  private static func end(
    _ graph: UnsafeMutablePointer<AVFilterGraph>, _ kind: String, _ name: String, _ words: String?
  ) throws -> UnsafeMutablePointer<AVFilterContext> {
    var made: UnsafeMutablePointer<AVFilterContext>?
    try check(
      avfilter_graph_create_filter(&made, avfilter_get_by_name(kind), name, words, nil, graph), "make a \(kind)")
    guard let made else { throw VideoError(.failed, "out of memory") }
    return made
  }

  private static func link(
    _ name: String, _ filter: UnsafeMutablePointer<AVFilterContext>, before: UnsafeMutablePointer<AVFilterInOut>?
  ) -> UnsafeMutablePointer<AVFilterInOut>? {
    let end = avfilter_inout_alloc()
    end?.pointee.name = av_strdup(name)
    end?.pointee.filter_ctx = filter
    end?.pointee.pad_idx = 0
    end?.pointee.next = before
    return end
  }

  /// True when this FFmpeg has a filter.
  static func has(_ filter: String) -> Bool { avfilter_get_by_name(filter) != nil }

  /// Puts a frame in, which stays the caller's; nil ends the input.
  func push(_ frame: MovieFrame?, _ input: Int = 0) throws {
    try check(
      av_buffersrc_add_frame_flags(sources[input], frame?.frame, Int32(AV_BUFFERSRC_FLAG_KEEP_REF)),
      "filter a frame")
  }

  /// Takes a frame out; nil when there is none yet, or none any more.
  func pull(_ output: Int = 0) throws -> MovieFrame? {
    let frame = try MovieFrame()
    let code = av_buffersink_get_frame(sinks[output], frame.frame)
    if code == mk_averror(EAGAIN) || code == mk_averror_eof() { return nil }
    try check(code, "filter a frame")
    return frame
  }
}
