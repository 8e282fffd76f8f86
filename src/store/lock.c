#include "store/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "store/files.h"
#include "store/store.h"

/* Who only looks whether there is a server holds the lock for a moment too. */
enum { TRIES = 10, WAIT_MS = 20 };

enum { NAME = KS_STORE_PATH + 8 };

static void lock_name(const char *path, char name[NAME])
{
    snprintf(name, NAME, "%s.lock", path);
}

static bool lock(int fd, int tries)
{
    const struct timespec moment = {.tv_nsec = WAIT_MS * 1000000L};
    while (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK || --tries == 0)
            return false;
        nanosleep(&moment, NULL);
        errno = EWOULDBLOCK;
    }
    return true;
}

int ks_lock_take(const char *path, struct ks_refusal *no)
{
    char name[NAME];
    lock_name(path, name);
    int fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd >= 0 && lock(fd, TRIES)) {
        ks_lock_tell(fd, "");
        return fd;
    }
    if (fd >= 0 && errno == EWOULDBLOCK)
        ks_refuse(no, "busy",
                  "%.200s: another kosynier has it open; nothing was changed. Next: go "
                  "on there, end it, or name another file with --db.",
                  path);
    else
        ks_refuse(no, "not_writable",
                  "%.200s: cannot be locked: %s; nothing was changed. Next: check the "
                  "rights of its folder, or name another file with --db.",
                  path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return -1;
}

bool ks_lock_tell(int lock, const char *url)
{
    size_t n = strlen(url);
    return ftruncate(lock, 0) == 0 && pwrite(lock, url, n, 0) == (ssize_t)n;
}

/* The file stays: to remove it would be a race with the next one who locks it. */
void ks_lock_release(int lock)
{
    ks_lock_tell(lock, "");
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
