/* The schema: what a file must look like, and how an older one is upgraded. */
#pragma once

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

#include "driver/refusal.h"

enum {
    KS_STORE_VERSION = 3,
    KS_STORE_APPLICATION = 0x6b6f7379, /* "kosy": marks our files, see file(1) */
};

struct ks_store_facts {
    int version; /* 0: an empty file */
    size_t games;
};

/* Checks a file that nobody else is writing, without touching it. False and a refusal (corrupt,
 * not_ours, newer ...) if it is not one of ours. */
bool ks_store_examine(const char *path, struct ks_store_facts *facts,
                      struct ks_refusal *no);

/* Upgrades an empty or older file to the current version, in one transaction. */
int ks_store_upgrade(sqlite3 *db, int version);
