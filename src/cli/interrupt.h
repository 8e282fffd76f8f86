/* Ctrl-C is recorded, so that the program can shut down in order. */
#pragma once

#include <stdbool.h>

/* From now on SIGINT, SIGHUP and SIGTERM are recorded, and a blocked read from the keyboard
 * returns. A file that exceeds its size limit no longer kills the program. */
void ks_interrupt_catch(void);
bool ks_interrupted(void);
