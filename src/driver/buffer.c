#include "driver/buffer.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/ks.h"

/* Room for the text of any state: 416 pieces of less than 250 bytes. */
enum { STATE_ROOM = 1 << 17 };

void ks_buffer_free(struct ks_buffer *b)
{
    free(b->text);
    *b = (struct ks_buffer){0};
}

/* Makes room for that many more bytes and a NUL. */
static bool reserve(struct ks_buffer *b, size_t more)
{
    if (b->failed || more > SIZE_MAX / 4 || b->length > SIZE_MAX / 4)
        return !(b->failed = true);
    if (b->room - b->length > more)
        return true;
    size_t room = b->room == 0 ? 256 : b->room;
    while (room - b->length <= more)
        room *= 2;
    char *text = realloc(b->text, room);
    if (text == NULL)
        return !(b->failed = true);
    b->text = text;
    b->room = room;
    return true;
}

void ks_buffer_bytes(struct ks_buffer *b, const char *text, size_t length)
{
    if (!reserve(b, length))
        return;
    if (length > 0)
        memcpy(b->text + b->length, text, length);
    b->length += length;
    b->text[b->length] = '\0';
}

void ks_buffer_add(struct ks_buffer *b, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (n < 0)
        b->failed = true;
    else if (reserve(b, (size_t)n)) {
        vsnprintf(b->text + b->length, (size_t)n + 1, format, again);
        b->length += (size_t)n;
    }
    va_end(again);
}

void ks_buffer_state(struct ks_buffer *b, const struct ks_game *g,
                     const struct ks_state *s)
{
    if (!reserve(b, STATE_ROOM))
        return;
    size_t n = ks_state_text(g, s, b->text + b->length, STATE_ROOM);
    if (n >= STATE_ROOM)
        b->failed = true;
    else
        b->length += n;
    b->text[b->length] = '\0';
}

/* The rest of a stream, at most limit bytes; false if it cannot be read or is longer. */
static bool buffer_read(struct ks_buffer *b, FILE *f, size_t limit)
{
    char block[8192];
    size_t n;
    while ((n = fread(block, 1, sizeof block, f)) > 0) {
        if (n > limit - b->length) {
            errno = EFBIG;
            return false;
        }
        ks_buffer_bytes(b, block, n);
    }
    if (b->failed)
        errno = ENOMEM;
    return !ferror(f) && !b->failed;
}

bool ks_buffer_load(struct ks_buffer *b, const char *path, size_t limit, char *error,
                    size_t size)
{
    FILE *f = fopen(path, "rb");
    if (f == NULL) {
        snprintf(error, size, "%s: cannot be opened: %s", path, strerror(errno));
        return false;
    }
    bool good = buffer_read(b, f, limit);
    if (!good && errno == EFBIG)
        snprintf(error, size, "%s: larger than %zu bytes; no game file is that large",
                 path, limit);
    else if (!good)
        snprintf(error, size, "%s: cannot be read: %s", path, strerror(errno));
    fclose(f);
    return good;
}

bool ks_write_all(int fd, const void *bytes, size_t n)
{
    for (const char *at = bytes; n > 0;) {
        ssize_t now = write(fd, at, n);
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0) {
            errno = now == 0 ? EIO : errno;
            return false;
        }
        at += now;
        n -= (size_t)now;
    }
    return true;
}

static bool sync_all(int fd)
{
    return fsync(fd) == 0 || errno == EINVAL || errno == EROFS;
}

/* The rights the file has now, or those a new file gets. */
static mode_t rights(const char *path)
{
    struct stat now;
    return stat(path, &now) == 0 ? now.st_mode & 0777 : 0644;
}

bool ks_buffer_store(const struct ks_buffer *b, const char *path, char *error,
                     size_t size)
{
    struct stat now;
    bool plain = stat(path, &now) != 0 || S_ISREG(now.st_mode);
    char other[4096];
    int n = snprintf(other, sizeof other, plain ? "%s.part" : "%s", path);
    if (b->failed || n < 0 || (size_t)n >= sizeof other) {
        snprintf(error, size, "%s: %s", path,
                 b->failed ? "out of memory" : "name too long");
        return false;
    }
    int fd = open(other, O_WRONLY | O_CREAT | O_TRUNC, rights(path));
    if (fd < 0) {
        snprintf(error, size, "%s: cannot be written: %s", other, strerror(errno));
        return false;
    }
    bool good = ks_write_all(fd, b->text, b->length) && sync_all(fd);
    good = close(fd) == 0 && good;
    good = good && (!plain || rename(other, path) == 0);
    if (!good) {
        snprintf(error, size, "%s: cannot be written: %s", path, strerror(errno));
        if (plain)
            unlink(other);
    }
    return good;
}
