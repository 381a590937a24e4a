// FFmpeg's libraries for Swift, with functions in place of the macros that Swift cannot import.
#pragma once
#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

static inline int mk_averror(int e) { return AVERROR(e); }
static inline int mk_averror_eof(void) { return AVERROR_EOF; }
static inline int64_t mk_nopts(void) { return AV_NOPTS_VALUE; }
