/* A fixed piece of work to compare machines by: a flat copy of 4 KB and a search over
 * a map with a bucket queue, which is what a rules engine does all day. */
#ifndef KS_CLI_KERNEL_H
#define KS_CLI_KERNEL_H

#include <stdint.h>

/* Does it once; the number depends on the round, so that nothing can be left out. */
uint32_t ks_kernel(uint32_t round);

#endif
