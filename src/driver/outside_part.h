/* What the files of a program outside share: outside_process.c, which ends it,
 * outside_start.c and outside_talk.c. */
#ifndef KS_DRIVER_OUTSIDE_PART_H
#define KS_DRIVER_OUTSIDE_PART_H

#include "driver/outside_process.h"

/* Closes an end of a pipe that may be closed already. */
void ks_process_close(int *fd);

/* Has it ended? It stays as it is, so that its number belongs to nobody else yet. */
bool ks_process_is_dead(const struct ks_process *p);

/* Waits till it has ended; false if that time comes first. */
bool ks_process_await(const struct ks_process *p, uint64_t until);

/* Writes as much as it takes now; true if nothing is left to say, or nobody listens. */
bool ks_process_speak(struct ks_process *p);

#endif
