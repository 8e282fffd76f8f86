#include "driver/jobs_file.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/buffer.h"
#include "driver/dice.h"

enum { FORMAT = 1, HEAD_ROOM = 96, NUMBER_BYTES = 4, SUM_BYTES = 16 };

static const char MAGIC[] = "kosynier-jobs ";

/* ---- errors ---- */

static bool explain(const struct ks_jobs_file *f, struct ks_jobs_outcome *o,
                    const char *what, const char *next)
{
    snprintf(o->error, sizeof o->error, "%.240s: %s; %s", f->jobs->path, what, next);
    return false;
}

/* The same with what the system said. */
static bool explain_errno(const struct ks_jobs_file *f, struct ks_jobs_outcome *o,
                          const char *what, const char *next)
{
    char text[160];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    return explain(f, o, text, next);
}

/* ---- bytes ---- */

/* As many bytes as there are, up to n; -1 if they cannot be read. */
static ssize_t read_some(int fd, void *bytes, size_t n)
{
    size_t have = 0;
    while (have < n) {
        ssize_t now = read(fd, (char *)bytes + have, n - have);
        if (now < 0 && errno == EINTR)
            continue;
        if (now < 0)
            return -1;
        if (now == 0)
            break;
        have += (size_t)now;
    }
    return (ssize_t)have;
}

static size_t packet_bytes(const struct ks_jobs *jobs)
{
    return NUMBER_BYTES + jobs->record + SUM_BYTES;
}

static void make_sum(const struct ks_jobs *jobs, const unsigned char *packet,
                     unsigned char sum[SUM_BYTES])
{
    crypto_generichash(sum, SUM_BYTES, packet, NUMBER_BYTES + jobs->record,
                       jobs->identity, sizeof jobs->identity);
}

static bool is_whole(const struct ks_jobs *jobs, const unsigned char *packet)
{
    unsigned char sum[SUM_BYTES];
    make_sum(jobs, packet, sum);
    return memcmp(sum, packet + NUMBER_BYTES + jobs->record, SUM_BYTES) == 0;
}

/* Takes back what was written half. If even this fails, the next run cuts it off. */
static bool take_back(int fd, off_t length)
{
    if (ftruncate(fd, length) == 0)
        lseek(fd, length, SEEK_SET);
    return false;
}

/* ---- the first line ---- */

static size_t write_head(const struct ks_jobs *jobs, char head[HEAD_ROOM])
{
    char identity[2 * KS_IDENTITY_BYTES + 1];
    ks_bytes_write(jobs->identity, sizeof jobs->identity, identity);
    return (size_t)snprintf(head, HEAD_ROOM, "%s%d %s %zu\n", MAGIC, FORMAT, identity,
                            jobs->record);
}

/* Says what kind of other file it is. */
static bool refuse_head(struct ks_jobs_file *f, const char *head,
                        struct ks_jobs_outcome *o)
{
    static const char other[] = "name another file";
    char format[16];
    snprintf(format, sizeof format, "%d ", FORMAT);
    if (strncmp(head, MAGIC, strlen(MAGIC)) != 0)
        return explain(f, o, "this is not a file of results; it was left as it is",
                       other);
    if (strncmp(head + strlen(MAGIC), format, strlen(format)) != 0)
        return explain(f, o, "it was written by another version of the program", other);
    return explain(
        f, o,
        "it holds the results of another run: players, scenarios, options, seed, "
        "data or program differ",
        "name another file, or use the arguments it was started with");
}

/* A new file gets its first line, and so does one whose first line was cut short. */
static bool check_head(struct ks_jobs_file *f, struct ks_jobs_outcome *o)
{
    char want[HEAD_ROOM], have[HEAD_ROOM] = "";
    size_t length = write_head(f->jobs, want);
    ssize_t n = read_some(f->fd, have, length);
    if (n < 0)
        return explain_errno(f, o, "it cannot be read", "name another file");
    if (memcmp(have, want, (size_t)n) != 0)
        return refuse_head(f, have, o);
    f->length = (off_t)length;
    if ((size_t)n == length)
        return true;
    if (ftruncate(f->fd, 0) == 0 && lseek(f->fd, 0, SEEK_SET) == 0 &&
        ks_write_all(f->fd, want, length))
        return true;
    explain_errno(f, o, "it cannot be written", "make room, or name another file");
    return take_back(f->fd, 0);
}

/* ---- the records ---- */

static void take(const struct ks_jobs *jobs, const unsigned char *packet, void *records,
                 unsigned char *done, struct ks_jobs_outcome *o)
{
    uint32_t job = (uint32_t)packet[0] | (uint32_t)packet[1] << 8 |
                   (uint32_t)packet[2] << 16 | (uint32_t)packet[3] << 24;
    if (job >= jobs->n || done[job]) /* of a longer run, or done by both of two runs */
        return;
    memcpy((char *)records + job * jobs->record, packet + NUMBER_BYTES, jobs->record);
    done[job] = 1;
    o->kept++;
}

/* Bytes after the last whole record were being written when a run ended: they are cut off. But a
 * bad record with others after it means that the file was damaged. */
static bool cut(struct ks_jobs_file *f, ssize_t rest, struct ks_jobs_outcome *o)
{
    unsigned char more;
    if ((size_t)rest == packet_bytes(f->jobs) && read_some(f->fd, &more, 1) > 0)
        return explain(f, o, "it is damaged: a record does not match its checksum",
                       "name another file; this one was left as it is");
    if (ftruncate(f->fd, f->length) != 0)
        return explain_errno(f, o, "its torn end cannot be cut off", "name another file");
    snprintf(o->note, sizeof o->note,
             "%.160s: the last record was torn and has been cut off", f->jobs->path);
    return true;
}

static bool read_records(struct ks_jobs_file *f, void *records, unsigned char *done,
                         struct ks_jobs_outcome *o)
{
    size_t size = packet_bytes(f->jobs);
    for (;;) {
        ssize_t n = read_some(f->fd, f->packet, size);
        if (n < 0)
            return explain_errno(f, o, "it cannot be read", "name another file");
        if (n == 0)
            break;
        if ((size_t)n < size || !is_whole(f->jobs, f->packet)) {
            if (!cut(f, n, o))
                return false;
            break;
        }
        take(f->jobs, f->packet, records, done, o);
        f->length += n;
    }
    return lseek(f->fd, f->length, SEEK_SET) >= 0;
}

/* ---- opening, adding ---- */

static bool lock(int fd)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_SETLK, &whole) == 0;
}

static bool open_plain(struct ks_jobs_file *f, struct ks_jobs_outcome *o)
{
    struct stat kind;
    f->fd = open(f->jobs->path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (f->fd < 0)
        return explain_errno(f, o, "the results cannot be written there",
                             "name another file");
    if (fstat(f->fd, &kind) != 0 || !S_ISREG(kind.st_mode))
        return explain(f, o, "this is not a regular file", "name another one");
    if (!lock(f->fd))
        return explain_errno(f, o, "another run is writing it",
                             "wait for it or name another file");
    return true;
}

bool ks_jobs_file_open(struct ks_jobs_file *f, const struct ks_jobs *jobs, void *records,
                       unsigned char *done, struct ks_jobs_outcome *o)
{
    *f = (struct ks_jobs_file){.jobs = jobs, .fd = -1};
    if (jobs->path == NULL)
        return true;
    f->packet = malloc(packet_bytes(jobs));
    if (f->packet == NULL)
        return explain(f, o, "out of memory", "close other programs");
    return open_plain(f, o) && check_head(f, o) && read_records(f, records, done, o);
}

bool ks_jobs_file_add(struct ks_jobs_file *f, uint32_t job, const void *record,
                      struct ks_jobs_outcome *o)
{
    size_t size = packet_bytes(f->jobs);
    if (f->fd < 0)
        return true;
    for (int i = 0; i < NUMBER_BYTES; i++)
        f->packet[i] = (unsigned char)(job >> 8 * i);
    memcpy(f->packet + NUMBER_BYTES, record, f->jobs->record);
    make_sum(f->jobs, f->packet, f->packet + NUMBER_BYTES + f->jobs->record);
    if (ks_write_all(f->fd, f->packet, size)) {
        f->length += (off_t)size;
        return true;
    }
    explain_errno(f, o, "the results cannot be written",
                  "make room and start again: what is in the file is kept");
    return take_back(f->fd, f->length);
}

bool ks_jobs_file_close(struct ks_jobs_file *f, struct ks_jobs_outcome *o)
{
    bool kept = true;
    if (f->fd >= 0) {
        kept = fdatasync(f->fd) == 0;
        if (!kept && o->error[0] == '\0')
            explain_errno(f, o, "the results may not have reached the disk",
                          "make room and start again");
        close(f->fd);
    }
    free(f->packet);
    *f = (struct ks_jobs_file){.fd = -1};
    return kept;
}
