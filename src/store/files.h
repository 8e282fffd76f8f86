/* Names and folders around the store. */
#ifndef KS_STORE_FILES_H
#define KS_STORE_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "store/store.h"

/* The name without symbolic links, so that a store has one lock however it is called.
 * False if it is empty or leaves no room for endings. */
bool ks_real_path(const char *path, char real[KS_STORE_PATH]);

/* Makes the folders a path leads through, for their owner alone; errno says why not. */
bool ks_make_folders(const char *path);

/* The names in the folder of that file outlive a power cut from now on. */
void ks_sync_folder(const char *path);

/* PATH + ending, with -2, -3 ... where there is such a file already. False if the name
 * gets too long. */
bool ks_free_name(const char *path, const char *ending, char *out, size_t size);

/* Do both names lead to the same file? */
bool ks_same_file(const char *a, const char *b);

#endif
