/* Writing to an external program and reading from it. */
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "driver/outside_part.h"

/* A death that leaves a pipe open (a child holds it) is seen after SLICE_MS at the latest. */
enum { SLICE_MS = 20 };

/* ---- speaking ---- */

bool ks_process_say(struct ks_process *p, const char *line)
{
    ks_buffer_bytes(&p->unsaid, line, strlen(line));
    ks_buffer_bytes(&p->unsaid, "\n", 1);
    return !p->unsaid.failed;
}

static bool is_unsaid(const struct ks_process *p)
{
    return p->to >= 0 && p->said < p->unsaid.length;
}

/* A program that closes its input may still answer. */
bool ks_process_speak(struct ks_process *p)
{
    while (is_unsaid(p)) {
        ssize_t n = write(p->to, p->unsaid.text + p->said, p->unsaid.length - p->said);
        if (n < 0 && errno == EAGAIN)
            return false;
        if (n < 0 && errno != EINTR)
            ks_process_close(&p->to);
        if (n > 0)
            p->said += (size_t)n;
    }
    p->said = p->unsaid.length = 0;
    return true;
}

/* ---- hearing ---- */

/* Reads as much as there is and fits. */
static void listen(struct ks_process *p)
{
    while (p->from >= 0 && p->length < KS_PROCESS_LINE) {
        ssize_t n = read(p->from, p->heard + p->length, KS_PROCESS_LINE - p->length);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n <= 0)
            ks_process_close(&p->from);
        else
            p->length += (size_t)n;
    }
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Empty lines say nothing; then comes the first that does. */
static void skip_blanks(struct ks_process *p)
{
    size_t n = 0;
    while (n < p->length && is_blank(p->heard[n]))
        n++;
    memmove(p->heard, p->heard + n, p->length - n);
    p->length -= n;
    p->heard[p->length] = '\0';
    const char *end = memchr(p->heard, '\n', p->length);
    p->line = end == NULL ? p->length : (size_t)(end - p->heard);
}

bool ks_process_has_spoken(struct ks_process *p)
{
    listen(p);
    skip_blanks(p);
    return p->length > 0;
}

void ks_process_forget(struct ks_process *p)
{
    p->length = p->line = 0;
}

/* Is a line complete, or too long ever to be? */
static bool is_settled(struct ks_process *p, enum ks_heard *what)
{
    skip_blanks(p);
    *what = p->line == p->length ? KS_HEARD_TOO_LONG : KS_HEARD_LINE;
    if (p->line == p->length)
        return p->length == KS_PROCESS_LINE;
    for (size_t i = p->line; i < p->length; i++)
        if (!is_blank(p->heard[i]))
            *what = KS_HEARD_MORE;
    p->heard[p->line] = '\0';
    return true;
}

/* Waits briefly until it writes or accepts more. */
static void wait_for(const struct ks_process *p, uint64_t until)
{
    uint64_t now = ks_process_clock();
    uint64_t left = until > now ? until - now : 0;
    struct pollfd end[2] = {{.fd = p->from, .events = POLLIN},
                            {.fd = is_unsaid(p) ? p->to : -1, .events = POLLOUT}};
    poll(end, 2, left < SLICE_MS ? (int)left : SLICE_MS);
}

enum ks_heard ks_process_hear(struct ks_process *p, const struct ks_patience *patience)
{
    enum ks_heard what;
    for (;;) {
        bool dead = ks_process_is_dead(p); /* asked before its last words are read */
        ks_process_speak(p);
        listen(p);
        if (is_settled(p, &what))
            return what;
        if (dead)
            return KS_HEARD_DEATH;
        if (p->from <
            0) /* a dying program closes its output first: which of the two was it? */
            return ks_process_await(p, ks_process_clock() + 10 * SLICE_MS)
                       ? KS_HEARD_DEATH
                       : KS_HEARD_CLOSED;
        if (ks_process_clock() >= patience->until)
            return KS_HEARD_LATE;
        if (patience->stop != NULL && patience->stop(patience->context))
            return KS_HEARD_STOP;
        wait_for(p, patience->until);
    }
}
