// FFmpeg's libraries for Swift, with functions in place of the macros that Swift cannot import.
#pragma once
#include <fcntl.h>
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/murmur3.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>
#include <libswscale/swscale.h>

static inline int mk_averror(int e) { return AVERROR(e); }
static inline int mk_averror_eof(void) { return AVERROR_EOF; }
static inline int64_t mk_nopts(void) { return AV_NOPTS_VALUE; }
static inline unsigned mk_tag(const char *t) { return MKTAG(t[0], t[1], t[2], t[3]); }

/// Swaps two names of one file system in one step (renameat2 with RENAME_EXCHANGE); 0 when done.
static inline long mk_exchange(const char *a, const char *b) {
  return syscall(SYS_renameat2, AT_FDCWD, a, AT_FDCWD, b, 2);
}
