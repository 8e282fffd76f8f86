#define _XOPEN_SOURCE 700 /* for realpath */
#include "store/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* For the longest ending and its number: ".before-restore-2-wal". */
enum { ENDING = 40 };

bool ks_real_path(const char *path, char real[KS_STORE_PATH])
{
    char *found = realpath(path, NULL);
    int n = snprintf(real, KS_STORE_PATH, "%s", found == NULL ? path : found);
    free(found);
    return n > 0 && n < KS_STORE_PATH - ENDING;
}

bool ks_make_folders(const char *path)
{
    char part[KS_STORE_PATH];
    snprintf(part, sizeof part, "%s", path);
    for (char *p = strchr(part + 1, '/'); p != NULL; p = strchr(p + 1, '/')) {
        *p = '\0';
        if (mkdir(part, 0700) != 0 && errno != EEXIST)
            return false;
        *p = '/';
    }
    return true;
}

void ks_sync_folder(const char *path)
{
    char folder[KS_STORE_PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        strcpy(folder, ".");
    else
        slash[slash == folder] = '\0';
    int fd = open(folder, O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

bool ks_free_name(const char *path, const char *ending, char *out, size_t size)
{
    int n = snprintf(out, size, "%s%s", path, ending);
    for (int i = 2; n > 0 && (size_t)n < size && access(out, F_OK) == 0; i++)
        n = snprintf(out, size, "%s%s-%d", path, ending, i);
    return n > 0 && (size_t)n < size;
}

bool ks_same_file(const char *a, const char *b)
{
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev &&
           x.st_ino == y.st_ino;
}
