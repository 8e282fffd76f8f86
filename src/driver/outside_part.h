/* Shared by outside_process.c, outside_start.c and outside_talk.c. */
#pragma once

#include "driver/outside_process.h"

/* Closes one end of a pipe, if it is open. */
void ks_process_close(int *fd);

/* Has it ended? Does not reap it, so that its pid is not reused. */
bool ks_process_is_dead(const struct ks_process *p);

/* Waits until it has ended; false on timeout. */
bool ks_process_await(const struct ks_process *p, uint64_t until);

/* Writes as much as it accepts now; true if nothing is left or it no longer listens. */
bool ks_process_speak(struct ks_process *p);
