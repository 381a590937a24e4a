// Rows of a bitmap that is turned: each pixel is a mix of the four nearest of the bitmap, by weights of seven bits, at
// places that are whole numbers (32 bits before the point and 32 behind it). By vectors of four pixels where the
// compiler may use AVX2, of two on other x86 processors, and one by one elsewhere; the bytes are the same.
#ifndef MK_SAMPLE_H
#define MK_SAMPLE_H

#include <stdint.h>
#include <string.h>

// A bitmap of pixels of four bytes, of two columns and two rows at least.
typedef struct {
  const uint8_t *pixels;
  long stride, width, height;
} mk_bitmap;

// Where a row of pixels lies in a bitmap: the place of the first, and what leads from each to the next.
typedef struct {
  int64_t u, v, du, dv;
} mk_line;

static inline long mk_within(long v, long most) { return v < 0 ? 0 : v > most ? most : v; }

// A mix of two pixels above and two below. Both shares of a row are rounded down.
static inline void mk_mix(
  const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, uint32_t across, uint32_t down, uint8_t *to
) {
  for (int i = 0; i < 4; i++) {
    uint32_t left = a[i] * (128 - down) + c[i] * down, right = b[i] * (128 - down) + d[i] * down;
    to[i] = (uint8_t)(((left * (128 - across) >> 7) + (right * across >> 7)) >> 7);
  }
}

// `n` pixels anywhere. Beyond its edges the bitmap goes on as it ends.
static inline void mk_sample_anywhere(const mk_bitmap *from, mk_line at, uint8_t *to, long n) {
  for (long i = 0; i < n; i++, at.u += at.du, at.v += at.dv) {
    long x = (long)(at.u >> 32), y = (long)(at.v >> 32), right = from->width - 1, bottom = from->height - 1;
    const uint8_t *above = from->pixels + mk_within(y, bottom) * from->stride;
    const uint8_t *below = from->pixels + mk_within(y + 1, bottom) * from->stride;
    long x0 = 4 * mk_within(x, right), x1 = 4 * mk_within(x + 1, right);
    mk_mix(above + x0, above + x1, below + x0, below + x1, (uint32_t)(at.u >> 25) & 127, (uint32_t)(at.v >> 25) & 127,
           to + 4 * i);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

// Each half of 16 bytes of these vectors is of two pixels: their places and weights are numbers of 64 bits, and the
// two neighbours above (or below) are eight bytes.
#if defined(__AVX2__)
enum { mk_samples = 4 };
typedef __m256i mk_places;
static inline mk_places mk_first_places(int64_t v, int64_t d) {
  return _mm256_setr_epi64x(v, v + d, v + 2 * d, v + 3 * d);
}
static inline mk_places mk_all_places(int64_t v) { return _mm256_set1_epi64x(v); }
static inline mk_places mk_places_plus(mk_places a, mk_places b) { return _mm256_add_epi64(a, b); }
static inline mk_places mk_places_less(mk_places a, mk_places b) { return _mm256_sub_epi64(a, b); }
#define mk_left(v, bits) _mm256_slli_epi64(v, bits)
#define mk_right(v, bits) _mm256_srli_epi64(v, bits)
static inline mk_places mk_places_and(mk_places a, mk_places b) { return _mm256_and_si256(a, b); }
static inline mk_places mk_places_times(mk_places a, mk_places b) { return _mm256_mul_epu32(a, b); }
static inline void mk_store_places(int64_t *p, mk_places v) { _mm256_store_si256((__m256i *)p, v); }
static inline __m128i mk_two_pairs(const uint8_t *a, const uint8_t *b) {
  return _mm_castpd_si128(_mm_loadh_pd(_mm_castsi128_pd(_mm_loadl_epi64((const __m128i *)a)), (const double *)b));
}
static inline mk_places mk_pairs(const uint8_t *p, const int64_t *at) {
  return _mm256_inserti128_si256(
    _mm256_castsi128_si256(mk_two_pairs(p + at[0], p + at[1])), mk_two_pairs(p + at[2], p + at[3]), 1);
}
// (128 - down, down) as bytes, and bytes less 128 since one side of this product has signs; doubled.
static inline mk_places mk_rows_mixed(mk_places above_and_below, mk_places down) {
  mk_places v = _mm256_maddubs_epi16(down, _mm256_xor_si256(above_and_below, _mm256_set1_epi8((char)0x80)));
  return _mm256_xor_si256(_mm256_add_epi16(v, v), _mm256_set1_epi16((short)0x8000));
}
static inline mk_places mk_first_rows(mk_places above, mk_places below, mk_places down) {
  mk_places weights = _mm256_shuffle_epi8(down, _mm256_set1_epi16(0x0100));
  return mk_rows_mixed(_mm256_unpacklo_epi8(above, below), weights);
}
static inline mk_places mk_second_rows(mk_places above, mk_places below, mk_places down) {
  mk_places weights = _mm256_shuffle_epi8(down, _mm256_set1_epi16(0x0908));
  return mk_rows_mixed(_mm256_unpackhi_epi8(above, below), weights);
}
// Weights of rows from a fraction of seven bits: the other weight in the first byte, this in the second.
static inline mk_places mk_row_weights(mk_places down) {
  return mk_places_plus(mk_places_less(mk_left(down, 8), down), mk_all_places(128));
}
// Words times their weights: (128 - across) and across, x 256, which are the first two words of each place.
static inline mk_places mk_first_columns(mk_places rows, mk_places across) {
  __m256i order = _mm256_broadcastsi128_si256(_mm_setr_epi16(
    0x0100, 0x0100, 0x0100, 0x0100, 0x0302, 0x0302, 0x0302, 0x0302));
  return _mm256_mulhi_epu16(rows, _mm256_shuffle_epi8(across, order));
}
static inline mk_places mk_second_columns(mk_places rows, mk_places across) {
  __m256i order = _mm256_broadcastsi128_si256(_mm_setr_epi16(
    0x0908, 0x0908, 0x0908, 0x0908, 0x0B0A, 0x0B0A, 0x0B0A, 0x0B0A));
  return _mm256_mulhi_epu16(rows, _mm256_shuffle_epi8(across, order));
}
static inline void mk_store_mixed(uint8_t *to, mk_places a, mk_places b) {
  mk_places v = _mm256_srli_epi16(_mm256_add_epi16(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b)), 7);
  _mm_storeu_si128((__m128i *)to, _mm_packus_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1)));
}
#else
enum { mk_samples = 2 };
typedef __m128i mk_places;
static inline mk_places mk_first_places(int64_t v, int64_t d) { return _mm_set_epi64x(v + d, v); }
static inline mk_places mk_all_places(int64_t v) { return _mm_set1_epi64x(v); }
static inline mk_places mk_places_plus(mk_places a, mk_places b) { return _mm_add_epi64(a, b); }
static inline mk_places mk_places_less(mk_places a, mk_places b) { return _mm_sub_epi64(a, b); }
#define mk_left(v, bits) _mm_slli_epi64(v, bits)
#define mk_right(v, bits) _mm_srli_epi64(v, bits)
static inline mk_places mk_places_and(mk_places a, mk_places b) { return _mm_and_si128(a, b); }
static inline mk_places mk_places_times(mk_places a, mk_places b) { return _mm_mul_epu32(a, b); }
static inline void mk_store_places(int64_t *p, mk_places v) { _mm_store_si128((__m128i *)p, v); }
static inline mk_places mk_pairs(const uint8_t *p, const int64_t *at) {
  return _mm_unpacklo_epi64(
    _mm_loadl_epi64((const __m128i *)(p + at[0])), _mm_loadl_epi64((const __m128i *)(p + at[1])));
}
// One word, the first of a half, everywhere.
static inline mk_places mk_first_word(mk_places v) { return _mm_shuffle_epi32(_mm_shufflelo_epi16(v, 0), 0); }
static inline mk_places mk_rows_mixed(mk_places above, mk_places below, mk_places down) {
  mk_places v = _mm_add_epi16(
    _mm_slli_epi16(above, 7), _mm_mullo_epi16(_mm_sub_epi16(below, above), mk_first_word(down)));
  return _mm_add_epi16(v, v);
}
static inline mk_places mk_first_rows(mk_places above, mk_places below, mk_places down) {
  mk_places zero = _mm_setzero_si128();
  return mk_rows_mixed(_mm_unpacklo_epi8(above, zero), _mm_unpacklo_epi8(below, zero), down);
}
static inline mk_places mk_second_rows(mk_places above, mk_places below, mk_places down) {
  mk_places zero = _mm_setzero_si128();
  return mk_rows_mixed(_mm_unpackhi_epi8(above, zero), _mm_unpackhi_epi8(below, zero), _mm_srli_si128(down, 8));
}
static inline mk_places mk_row_weights(mk_places down) { return down; }
static inline mk_places mk_first_columns(mk_places rows, mk_places across) {
  return _mm_mulhi_epu16(rows, _mm_shuffle_epi32(_mm_shufflelo_epi16(across, 0x50), 0x50));
}
static inline mk_places mk_second_columns(mk_places rows, mk_places across) {
  return mk_first_columns(rows, _mm_srli_si128(across, 8));
}
static inline void mk_store_mixed(uint8_t *to, mk_places a, mk_places b) {
  mk_places v = _mm_srli_epi16(_mm_add_epi16(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b)), 7);
  _mm_storel_epi64((__m128i *)to, _mm_packus_epi16(v, v));
}
#endif

// Pixels whose four neighbours are all in the bitmap, by whole vectors: how many of `n`.
static inline long mk_sample_vectors(const mk_bitmap *from, mk_line at, uint8_t *to, long n) {
  mk_places u = mk_first_places(at.u, at.du), v = mk_first_places(at.v, at.dv);
  mk_places du = mk_all_places(mk_samples * at.du), dv = mk_all_places(mk_samples * at.dv);
  mk_places stride = mk_all_places(from->stride), fraction = mk_all_places(127), whole = mk_all_places(128);
  const uint8_t *first = from->pixels, *second = first + from->stride;
  long i = 0;
  for (; i + mk_samples <= n; i += mk_samples) {
    _Alignas(32) int64_t places[mk_samples];
    mk_store_places(places, mk_places_plus(mk_places_times(mk_right(v, 32), stride), mk_left(mk_right(u, 32), 2)));
    mk_places across = mk_places_and(mk_right(u, 25), fraction);
    mk_places weights = mk_places_plus(mk_left(mk_places_less(whole, across), 8), mk_left(across, 24));
    mk_places down = mk_row_weights(mk_places_and(mk_right(v, 25), fraction));
    mk_places above = mk_pairs(first, places), below = mk_pairs(second, places);
    mk_store_mixed(to + 4 * i, mk_first_columns(mk_first_rows(above, below, down), weights),
                   mk_second_columns(mk_second_rows(above, below, down), weights));
    u = mk_places_plus(u, du);
    v = mk_places_plus(v, dv);
  }
  return i;
}
#else
static inline long mk_sample_vectors(const mk_bitmap *from, mk_line at, uint8_t *to, long n) { return 0; }
#endif

// A quotient rounded up; the divisor is positive.
static inline int64_t mk_quotient_up(int64_t a, int64_t b) { return a > 0 ? (a - 1) / b + 1 : a / b; }

// Narrows columns to those at which a coordinate, `start` at first and `step` more at each, is at least 0 and less than
// `length`, a whole number.
static inline void mk_narrow(int64_t start, int64_t step, long length, int64_t *first, int64_t *last) {
  int64_t end = (int64_t)length << 32, from = 0, to = INT64_MAX;
  if (step > 0) {
    from = mk_quotient_up(-start, step);
    to = mk_quotient_up(end - start, step);
  } else if (step < 0) {
    from = mk_quotient_up(start - end + 1, -step);
    to = mk_quotient_up(start + 1, -step);
  } else if (start < 0 || start >= end) {
    to = 0;
  }
  if (from > *first) *first = from;
  if (to < *last) *last = to;
}

// `at` after `n` pixels.
static inline mk_line mk_line_after(mk_line at, int64_t n) {
  at.u += n * at.du;
  at.v += n * at.dv;
  return at;
}

// `n` pixels of a row. Beyond its edges the bitmap goes on as it ends.
static inline void mk_sample(const mk_bitmap *from, mk_line at, uint8_t *to, long n) {
  int64_t first = 0, last = n;
  mk_narrow(at.u, at.du, from->width - 1, &first, &last);
  mk_narrow(at.v, at.dv, from->height - 1, &first, &last);
  if (first < last) {
    mk_sample_anywhere(from, at, to, (long)first);
    first += mk_sample_vectors(from, mk_line_after(at, first), to + 4 * first, (long)(last - first));
  } else {
    first = 0;
  }
  mk_sample_anywhere(from, mk_line_after(at, first), to + 4 * first, (long)(n - first));
}

#endif
