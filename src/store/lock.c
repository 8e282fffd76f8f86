#include "store/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "store/files.h"
#include "store/store.h"

/* A process that only checks for a server also holds the lock for a moment. */
enum { TRIES = 10, WAIT_MS = 20 };

enum { NAME = KS_STORE_PATH + 8 };

static void lock_name(const char *path, char name[NAME])
{
    snprintf(name, NAME, "%s.lock", path);
}

/* Is it still the file of that name, or did its holder remove it before we had it? */
static bool current(int fd, const char *name)
{
    struct stat ours, there;
    return fstat(fd, &ours) == 0 && stat(name, &there) == 0 &&
           ours.st_ino == there.st_ino && ours.st_dev == there.st_dev;
}

/* The locked file, or -1 and errno. */
static int try_lock(const char *name)
{
    int fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    if (flock(fd, LOCK_EX | LOCK_NB) == 0) {
        if (current(fd, name))
            return fd;
        errno = EWOULDBLOCK;
    }
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

int ks_lock_take(const char *path, struct ks_refusal *no)
{
    const struct timespec moment = {.tv_nsec = WAIT_MS * 1000000L};
    char name[NAME];
    lock_name(path, name);
    int fd = try_lock(name);
    for (int i = 1; fd < 0 && errno == EWOULDBLOCK && i < TRIES; i++) {
        nanosleep(&moment, NULL);
        fd = try_lock(name);
    }
    if (fd >= 0) {
        ks_lock_tell(fd, ""); /* of one that was killed */
        return fd;
    }
    if (errno == EWOULDBLOCK)
        ks_refuse(no, "busy",
                  "%.200s: another kosynier has it open; nothing was changed. Next: "
                  "continue there, stop it, or name another file with --db.",
                  path);
    else
        ks_refuse(no, "not_writable",
                  "%.200s: cannot be locked: %s; nothing was changed. Next: check the "
                  "permissions of its folder, or name another file with --db.",
                  path, strerror(errno));
    return -1;
}

bool ks_lock_tell(int lock, const char *url)
{
    size_t n = strlen(url);
    return ftruncate(lock, 0) == 0 && pwrite(lock, url, n, 0) == (ssize_t)n;
}

/* Removed while still held, so that no other process can have locked a new file of that name. */
void ks_lock_release(int lock, const char *path)
{
    char name[NAME];
    lock_name(path, name);
    unlink(name);
    close(lock);
}

bool ks_store_running(const char *path, char url[KS_STORE_URL])
{
    char real[KS_STORE_PATH], name[NAME];
    url[0] = '\0';
    if (!ks_real_path(path, real))
        return false;
    lock_name(real, name);
    int fd = open(name, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    bool running = flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ssize_t n = running ? pread(fd, url, KS_STORE_URL - 1, 0) : 0;
    url[n > 0 ? n : 0] = '\0';
    close(fd);
    return running;
}
