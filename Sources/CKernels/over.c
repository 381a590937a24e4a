// All of it is inline, in the headers.
#include "coverage.h"
#include "over.h"
