/* One kosynier at a time: PATH.lock is locked while a process has the store open, and contains
 * the address of its server. The system releases the lock when the process dies; a file left
 * behind is not a lock. */
#pragma once

#include <stdbool.h>

#include "driver/refusal.h"

/* The descriptor that holds the lock, or -1 and a refusal. */
int ks_lock_take(const char *path, struct ks_refusal *no);
bool ks_lock_tell(int lock, const char *url);
void ks_lock_release(int lock, const char *path);
