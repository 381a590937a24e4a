// Refuses to start on a processor that lacks what the program was built for, before anything else runs: without this it
// would end at some later moment with "illegal instruction".

#if defined(__x86_64__) && defined(__AVX2__)
#include <unistd.h>

// Built without AVX itself, so that it can run anywhere.
__attribute__((constructor, target("no-avx,no-avx2"))) static void check_processor(void) {
  static const char message[] =
      "mkdemo: this program was built for processors with AVX2, which this one has not\n"
      "  build it on this machine, or anywhere with `make PORTABLE=1`\n";
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2")) return;
  write(2, message, sizeof message - 1);
  _exit(3);
}
#endif
