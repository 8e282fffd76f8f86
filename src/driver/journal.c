#include "driver/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/buffer.h"

struct file_journal {
    struct ks_journal journal; /* first: a file_journal is a ks_journal */
    int fd;
    off_t length;
    char path[1024];
};

static void explain(char error[KS_TEXT], const char *path, const char *what,
                    const char *hint)
{
    snprintf(error, KS_TEXT, "%.120s: %s: %s; %s", path, what, strerror(errno), hint);
}

/* Half a write is taken back, so that the file always ends with a whole line. */
static bool append(struct ks_journal *j, const char *text, size_t length,
                   char error[KS_TEXT])
{
    struct file_journal *f = (struct file_journal *)j;
    if (ks_write_all(f->fd, text, length) && fdatasync(f->fd) == 0) {
        f->length += (off_t)length;
        return true;
    }
    explain(error, f->path, "cannot be written",
            "make room and try again, nothing is lost");
    if (ftruncate(f->fd, f->length) != 0 || lseek(f->fd, f->length, SEEK_SET) < 0)
        explain(error, f->path, "cannot be written", "what it held before is safe");
    return false;
}

static void close_file(struct ks_journal *j)
{
    struct file_journal *f = (struct file_journal *)j;
    close(f->fd);
    free(f);
}

/* The name of a new file must outlive a power cut too. */
static void sync_folder(const char *path)
{
    char folder[1024];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        strcpy(folder, ".");
    else
        slash[slash == folder] = '\0';
    int fd = open(folder, O_RDONLY);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

static bool lock(int fd)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_SETLK, &whole) == 0;
}

static struct ks_journal *wrap(int fd, const char *path, size_t length,
                               char error[KS_TEXT])
{
    struct file_journal *f = calloc(1, sizeof *f);
    if (f == NULL) {
        snprintf(error, KS_TEXT, "out of memory");
        close(fd);
        return NULL;
    }
    *f = (struct file_journal){.journal = {.append = append, .close = close_file},
                               .fd = fd};
    f->length = (off_t)length;
    snprintf(f->path, sizeof f->path, "%s", path);
    return &f->journal;
}

struct ks_journal *ks_journal_create(const char *path, char error[KS_TEXT])
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (fd < 0) {
        explain(error, path, "cannot be made", "choose another file with --save FILE");
        return NULL;
    }
    if (!lock(fd)) {
        explain(error, path, "cannot be locked", "choose another file with --save FILE");
        close(fd);
        return NULL;
    }
    sync_folder(path);
    return wrap(fd, path, 0, error);
}

struct ks_journal *ks_journal_reopen(const char *path, size_t length, char error[KS_TEXT])
{
    int fd = open(path, O_WRONLY);
    if (fd < 0) {
        explain(error, path, "cannot be opened for writing",
                "check its name and permissions");
        return NULL;
    }
    if (!lock(fd)) {
        explain(error, path, "is in use", "the game is being played in another terminal");
        close(fd);
        return NULL;
    }
    if (ftruncate(fd, (off_t)length) != 0 || lseek(fd, (off_t)length, SEEK_SET) < 0) {
        explain(error, path, "cannot be cut to its last whole line",
                "copy it and try again");
        close(fd);
        return NULL;
    }
    return wrap(fd, path, length, error);
}
