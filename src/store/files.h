/* Names and folders around the store. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "store/store.h"

/* Resolves symbolic links, so that a store has one lock whatever its name. False if the path is
 * empty or too long to append suffixes. */
bool ks_real_path(const char *path, char real[KS_STORE_PATH]);

/* Creates the folders of a path, private to their owner; on failure see errno. */
bool ks_make_folders(const char *path);

/* Syncs the folder of that file, so that its names survive a power cut. */
void ks_sync_folder(const char *path);

/* PATH + ending, with -2, -3 ... appended if that exists. False if the name gets too long. */
bool ks_free_name(const char *path, const char *ending, char *out, size_t size);

/* Do both names lead to the same file? */
bool ks_same_file(const char *a, const char *b);
