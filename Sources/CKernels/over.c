// All of it is inline, in the headers.
#include "over.h"
#include "sample.h"
