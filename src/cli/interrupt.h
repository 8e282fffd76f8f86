/* Ctrl-C: noted, so that the program can finish in order. */
#ifndef KS_CLI_INTERRUPT_H
#define KS_CLI_INTERRUPT_H

#include <stdbool.h>

/* From now on Ctrl-C, a hang-up and a request to end are noted, and a read that waits
 * for the keyboard returns. A file that has reached its allowed size no longer ends
 * the program. */
void ks_interrupt_catch(void);
bool ks_interrupted(void);

#endif
