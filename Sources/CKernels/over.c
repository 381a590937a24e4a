// All of it is inline, in the header.
#include "over.h"
