// Coverage of eight pixels from the areas that edges add to them (CoveragePlane): running sums, their amounts up to 1,
// times 255, rounded to nearest. Sums go from left to right, one after the other, so that the bytes are the same
// everywhere.
#ifndef MK_COVERAGE_H
#define MK_COVERAGE_H

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { mk_coverage_cells = 8 };

#if defined(__x86_64__)
#include <immintrin.h>

static inline __m128i mk_coverage_words(__m128 sums) {
  __m128 amounts = _mm_min_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), sums), _mm_set1_ps(1));
  return _mm_cvttps_epi32(_mm_add_ps(_mm_mul_ps(amounts, _mm_set1_ps(255)), _mm_set1_ps(0.5f)));
}
#endif

// Writes the coverage of eight cells, after the sum of those before them, and makes them 0. Returns the sum after them.
static inline float mk_coverage_block(float *cells, float sum, uint8_t *coverage) {
  float sums[mk_coverage_cells];
  for (int i = 0; i < mk_coverage_cells; i++) sums[i] = sum += cells[i];
  memset(cells, 0, sizeof sums);
#if defined(__x86_64__)
  __m128i words = _mm_packs_epi32(mk_coverage_words(_mm_loadu_ps(sums)), mk_coverage_words(_mm_loadu_ps(sums + 4)));
  _mm_storel_epi64((__m128i *)coverage, _mm_packus_epi16(words, words));
#else
  for (int i = 0; i < mk_coverage_cells; i++) coverage[i] = (uint8_t)(fminf(fabsf(sums[i]), 1) * 255 + 0.5f);
#endif
  return sum;
}

#endif
