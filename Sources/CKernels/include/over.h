// Premultiplied pixels of four bytes laid over others: (s c + d (255 - a c / 255)) / 255, both quotients rounded to
// nearest. By vectors of 32 bytes where the compiler may use AVX2, of 16 on other x86 processors, and byte by byte
// elsewhere; the bytes are the same. Written in C since Swift's vectors have no saturating packs, and tests of whole
// vectors become many instructions.
#ifndef MK_OVER_H
#define MK_OVER_H

#include <stdint.h>
#include <string.h>

// A product of bytes divided by 255, rounded to nearest.
static inline uint32_t mk_by255(uint32_t product) { return ((product + 128) * 257) >> 16; }

// One pixel through a coverage of 0 to 255.
static inline void mk_over_pixel(const uint8_t *s, uint8_t *d, uint32_t c) {
  uint32_t left = 255 - mk_by255(s[3] * c);
  for (int i = 0; i < 4; i++) {
    uint32_t v = mk_by255(s[i] * c + d[i] * left);
    d[i] = (uint8_t)(v > 255 ? 255 : v);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

#if defined(__AVX2__)
enum { mk_lane = 8 };
typedef __m256i mk_bytes;
static inline mk_bytes mk_load(const uint8_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
static inline void mk_store(uint8_t *p, mk_bytes v) { _mm256_storeu_si256((__m256i *)p, v); }
static inline mk_bytes mk_zero(void) { return _mm256_setzero_si256(); }
static inline mk_bytes mk_all(int v) { return _mm256_set1_epi16((short)v); }
static inline mk_bytes mk_low(mk_bytes v) { return _mm256_unpacklo_epi8(v, mk_zero()); }
static inline mk_bytes mk_high(mk_bytes v) { return _mm256_unpackhi_epi8(v, mk_zero()); }
static inline mk_bytes mk_pack(mk_bytes a, mk_bytes b) { return _mm256_packus_epi16(a, b); }
static inline mk_bytes mk_add(mk_bytes a, mk_bytes b) { return _mm256_add_epi16(a, b); }
static inline mk_bytes mk_times(mk_bytes a, mk_bytes b) { return _mm256_mullo_epi16(a, b); }
static inline mk_bytes mk_high_times(mk_bytes a, mk_bytes b) { return _mm256_mulhi_epu16(a, b); }
static inline mk_bytes mk_xor(mk_bytes a, mk_bytes b) { return _mm256_xor_si256(a, b); }
static inline mk_bytes mk_alphas(mk_bytes v) {
  return _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(v, 0xFF), 0xFF);
}
static inline mk_bytes mk_pixels(const uint8_t *p) {
  int32_t v;
  memcpy(&v, p, 4);
  return _mm256_set1_epi32(v);
}
static inline int mk_is_clear(mk_bytes v) { return _mm256_testz_si256(v, v); }
static inline int mk_is_opaque(mk_bytes v) {
  return _mm256_testc_si256(v, _mm256_set1_epi32((int)0xFF000000));
}
// Each of eight bytes four times.
static inline mk_bytes mk_coverage(uint64_t c) {
  __m128i twice = _mm_cvtsi64_si128((long long)c);
  twice = _mm_unpacklo_epi8(twice, twice);
  return _mm256_set_m128i(_mm_unpackhi_epi16(twice, twice), _mm_unpacklo_epi16(twice, twice));
}
typedef uint64_t mk_coverages;
#else
enum { mk_lane = 4 };
typedef __m128i mk_bytes;
static inline mk_bytes mk_load(const uint8_t *p) { return _mm_loadu_si128((const __m128i *)p); }
static inline void mk_store(uint8_t *p, mk_bytes v) { _mm_storeu_si128((__m128i *)p, v); }
static inline mk_bytes mk_zero(void) { return _mm_setzero_si128(); }
static inline mk_bytes mk_all(int v) { return _mm_set1_epi16((short)v); }
static inline mk_bytes mk_low(mk_bytes v) { return _mm_unpacklo_epi8(v, mk_zero()); }
static inline mk_bytes mk_high(mk_bytes v) { return _mm_unpackhi_epi8(v, mk_zero()); }
static inline mk_bytes mk_pack(mk_bytes a, mk_bytes b) { return _mm_packus_epi16(a, b); }
static inline mk_bytes mk_add(mk_bytes a, mk_bytes b) { return _mm_add_epi16(a, b); }
static inline mk_bytes mk_times(mk_bytes a, mk_bytes b) { return _mm_mullo_epi16(a, b); }
static inline mk_bytes mk_high_times(mk_bytes a, mk_bytes b) { return _mm_mulhi_epu16(a, b); }
static inline mk_bytes mk_xor(mk_bytes a, mk_bytes b) { return _mm_xor_si128(a, b); }
static inline mk_bytes mk_alphas(mk_bytes v) { return _mm_shufflehi_epi16(_mm_shufflelo_epi16(v, 0xFF), 0xFF); }
static inline mk_bytes mk_pixels(const uint8_t *p) {
  int32_t v;
  memcpy(&v, p, 4);
  return _mm_set1_epi32(v);
}
static inline int mk_is_clear(mk_bytes v) { return _mm_movemask_epi8(_mm_cmpeq_epi8(v, mk_zero())) == 0xFFFF; }
static inline int mk_is_opaque(mk_bytes v) {
  return (_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8((char)0xFF))) & 0x8888) == 0x8888;
}
// Each of four bytes four times.
static inline mk_bytes mk_coverage(uint32_t c) {
  __m128i twice = _mm_cvtsi32_si128((int)c);
  twice = _mm_unpacklo_epi8(twice, twice);
  return _mm_unpacklo_epi16(twice, twice);
}
typedef uint32_t mk_coverages;
#endif

static inline mk_bytes mk_by255s(mk_bytes v) { return mk_high_times(mk_add(v, mk_all(128)), mk_all(257)); }

// Words of pixels over others.
static inline mk_bytes mk_over_words(mk_bytes s, mk_bytes d) {
  return mk_add(s, mk_by255s(mk_times(d, mk_xor(mk_alphas(s), mk_all(255)))));
}

// The same through coverage.
static inline mk_bytes mk_over_words_through(mk_bytes s, mk_bytes d, mk_bytes c) {
  mk_bytes left = mk_xor(mk_by255s(mk_times(mk_alphas(s), c)), mk_all(255));
  return mk_by255s(mk_add(mk_times(s, c), mk_times(d, left)));
}

static inline mk_bytes mk_over(mk_bytes s, mk_bytes d) {
  return mk_pack(mk_over_words(mk_low(s), mk_low(d)), mk_over_words(mk_high(s), mk_high(d)));
}

static inline mk_bytes mk_over_through(mk_bytes s, mk_bytes d, mk_bytes c) {
  return mk_pack(
    mk_over_words_through(mk_low(s), mk_low(d), mk_low(c)), mk_over_words_through(mk_high(s), mk_high(d), mk_high(c)));
}

static inline mk_coverages mk_load_coverages(const uint8_t *p) {
  mk_coverages c;
  memcpy(&c, p, sizeof c);
  return c;
}
#else
enum { mk_lane = 1 };
#endif

// `n` pixels over others, through one coverage.
static inline void mk_over_run(const uint8_t *restrict s, uint8_t *restrict d, long n, uint8_t coverage) {
  long i = 0;
#if defined(__x86_64__)
  mk_bytes c = mk_all(coverage);
  for (; i + mk_lane <= n; i += mk_lane) {
    mk_bytes v = mk_load(s + 4 * i);
    if (mk_is_clear(v)) continue;
    if (coverage == 255) {
      mk_store(d + 4 * i, mk_is_opaque(v) ? v : mk_over(v, mk_load(d + 4 * i)));
    } else {
      mk_bytes beneath = mk_load(d + 4 * i);
      mk_store(d + 4 * i, mk_pack(mk_over_words_through(mk_low(v), mk_low(beneath), c),
                                  mk_over_words_through(mk_high(v), mk_high(beneath), c)));
    }
  }
#endif
  for (; i < n; i++) mk_over_pixel(s + 4 * i, d + 4 * i, coverage);
}

// `n` pixels over others, each through a coverage of its own.
static inline void mk_over_row(const uint8_t *restrict s, const uint8_t *restrict coverage, uint8_t *restrict d, long n) {
  long i = 0;
#if defined(__x86_64__)
  for (; i + mk_lane <= n; i += mk_lane) {
    mk_coverages c = mk_load_coverages(coverage + i);
    if (c == 0) continue;
    mk_store(d + 4 * i, mk_over_through(mk_load(s + 4 * i), mk_load(d + 4 * i), mk_coverage(c)));
  }
#endif
  for (; i < n; i++) mk_over_pixel(s + 4 * i, d + 4 * i, coverage[i]);
}

// One pixel over `n` others.
static inline void mk_over_color(const uint8_t *restrict color, uint8_t *restrict d, long n) {
  long i = 0;
#if defined(__x86_64__)
  mk_bytes v = mk_pixels(color);
  if (color[3] == 255) {
    for (; i + mk_lane <= n; i += mk_lane) mk_store(d + 4 * i, v);
  } else {
    for (; i + mk_lane <= n; i += mk_lane) mk_store(d + 4 * i, mk_over(v, mk_load(d + 4 * i)));
  }
#endif
  for (; i < n; i++) mk_over_pixel(color, d + 4 * i, 255);
}

// One pixel over `n` others, each through a coverage of its own.
static inline void mk_over_color_row(
  const uint8_t *restrict color, const uint8_t *restrict coverage, uint8_t *restrict d, long n
) {
  long i = 0;
#if defined(__x86_64__)
  mk_bytes v = mk_pixels(color);
  int is_opaque = color[3] == 255;
  for (; i + mk_lane <= n; i += mk_lane) {
    mk_coverages c = mk_load_coverages(coverage + i);
    if (c == 0) continue;
    if (is_opaque && c == (mk_coverages)~(mk_coverages)0) {
      mk_store(d + 4 * i, v);
    } else {
      mk_store(d + 4 * i, mk_over_through(v, mk_load(d + 4 * i), mk_coverage(c)));
    }
  }
#endif
  for (; i < n; i++) mk_over_pixel(color, d + 4 * i, coverage[i]);
}

// `n` pixels times the alpha of as many others.
static inline void mk_keep(uint8_t *restrict d, const uint8_t *restrict mask, long n) {
  long i = 0;
#if defined(__x86_64__)
  for (; i + mk_lane <= n; i += mk_lane) {
    mk_bytes v = mk_load(d + 4 * i), m = mk_load(mask + 4 * i);
    mk_store(d + 4 * i, mk_pack(mk_by255s(mk_times(mk_low(v), mk_alphas(mk_low(m)))),
                                mk_by255s(mk_times(mk_high(v), mk_alphas(mk_high(m))))));
  }
#endif
  for (; i < n; i++) {
    for (int j = 0; j < 4; j++) d[4 * i + j] = (uint8_t)mk_by255(d[4 * i + j] * mask[4 * i + 3]);
  }
}

#endif
