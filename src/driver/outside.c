#include "driver/outside.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "data/text.h"
#include "driver/outside_process.h"
#include "driver/philox.h"

/* Characters of a line shown, up to a limit in bytes. */
enum { LAST_LINE = 200, LAST_BYTES = 400, FAREWELL_MS = 500 };

struct ks_outside {
    const struct ks_hire *hire;
    const struct ks_game *game;
    char name[KS_PLAYER_ROOM];
    const char *command; /* NULL: there is none for this player */
    int side;
    uint32_t number, seed, decisions;
    bool fresh;                /* it was just started */
    bool failed;               /* it is not asked again */
    char last[LAST_BYTES + 1]; /* its last line */
    struct ks_process process;
};

const char *ks_hire_exec(const struct ks_hire *hire, const struct ks_player *p)
{
    (void)hire;
    return ks_player_command(p);
}

/* A program that has gone must not end us when we write to it, and has to be waited for. */
static void set_signals(void)
{
    signal(SIGPIPE, SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
}

/* A number for the program's own choices: the same game is played the same way again. */
static uint32_t make_seed(uint64_t seed, uint32_t number, int side)
{
    struct ks_stream stream;
    ks_stream_init(&stream, seed, number, side == 0 ? KS_STREAM_SIDE_A : KS_STREAM_SIDE_B,
                   UINT32_MAX);
    return ks_stream_word(&stream);
}

struct ks_outside *ks_outside_new(const struct ks_hire *hire, const struct ks_game *g,
                                  const struct ks_player *p, int side, uint64_t seed,
                                  uint32_t number)
{
    if (hire == NULL || p->kind != KS_OUTSIDE)
        return NULL;
    struct ks_outside *o = calloc(1, sizeof *o);
    if (o == NULL)
        return NULL;
    set_signals();
    o->hire = hire;
    o->game = g;
    o->side = side;
    o->number = number;
    o->seed = make_seed(seed, number, side);
    o->command = hire->command(hire, p);
    o->process.to = o->process.from = -1;
    memcpy(o->name, p->text, sizeof o->name);
    return o;
}

/* ---- faults ---- */

/* The beginning of a line, in whole letters and without what a terminal would obey. */
static void keep_last(struct ks_outside *o)
{
    const char *line = o->process.heard;
    size_t length = o->process.line, n = 0;
    for (int letters = 0; letters < LAST_LINE && n < length; letters++) {
        size_t letter = ks_text_character(line + n, length - n);
        if (n + letter >= LAST_BYTES)
            break;
        n += letter == 0 ? 1 : letter;
    }
    memcpy(o->last, line, n);
    o->last[n] = '\0';
    for (size_t i = 0; i < n; i++)
        if (o->last[i] == '\0')
            o->last[i] = '?';
    ks_text_clean(o->last);
}

/* Nothing good comes from it any more: it is killed at once. Returns false. */
static bool fail(struct ks_outside *o, struct ks_asked *asked, const char *format, ...)
{
    char what[KS_TEXT];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    int n = snprintf(asked->fault, sizeof asked->fault, "%s %s (decision %lu)", o->name,
                     what, (unsigned long)o->decisions);
    if (n > 0 && (size_t)n < sizeof asked->fault)
        snprintf(asked->fault + n, sizeof asked->fault - (size_t)n, "%s%s",
                 o->last[0] == '\0' ? "; it has not written a line" : "; its last line: ",
                 o->last);
    ks_text_clean(asked->fault);
    ks_process_end(&o->process, 0);
    o->failed = true;
    if (o->hire->report != NULL)
        o->hire->report(o->hire, o->number, asked->fault);
    return false;
}

/* ---- asking ---- */

/* Queues a line that was made for it. */
static bool say(struct ks_outside *o, char *line)
{
    bool said = line != NULL && ks_process_say(&o->process, line);
    free(line);
    return said;
}

static bool start(struct ks_outside *o, struct ks_asked *asked)
{
    char error[KS_TEXT];
    if (o->process.pid != 0)
        return true;
    if (o->command == NULL)
        return fail(o, asked, "may not be started here");
    if (!ks_process_start(&o->process, o->command, o->hire->quiet, error, sizeof error))
        return fail(o, asked, "could not be started: %s", error);
    o->fresh = true;
    if (!say(o, o->hire->speech->begin(o->game, o->side, o->seed)))
        return fail(o, asked, "could not be asked: no memory");
    return true;
}

static bool is_unwanted(void *context)
{
    const struct ks_asked *asked = context;
    const struct ks_hire *hire = asked->outside->hire;
    return (asked->now != NULL && atomic_load(asked->now)) ||
           (hire->stop != NULL && hire->stop());
}

static bool hear(struct ks_outside *o, struct ks_asked *asked)
{
    static const char *const wrong[] = {
        [KS_HEARD_MORE] = "wrote more than the one line of its answer",
        [KS_HEARD_TOO_LONG] = "wrote a line that is longer than 64 KB",
        [KS_HEARD_CLOSED] = "closed its output",
    };
    char death[64];
    uint32_t ms = o->hire->ms + (o->fresh ? KS_OUTSIDE_START : 0);
    struct ks_patience patience = {ks_process_clock() + ms, is_unwanted, asked};
    enum ks_heard what = ks_process_hear(&o->process, &patience);
    o->fresh = false;
    if (o->process.length > 0)
        keep_last(o);
    switch (what) {
    case KS_HEARD_LINE: return true;
    /* its answer would come to a later question: when asked again, it is restarted */
    case KS_HEARD_STOP: ks_process_end(&o->process, 0); return false;
    case KS_HEARD_LATE:
        asked->late = true;
        return fail(o, asked, "did not answer within %lu ms", (unsigned long)ms);
    case KS_HEARD_DEATH:
        ks_process_death(&o->process, death, sizeof death);
        return fail(o, asked, "%s", death);
    default: return fail(o, asked, "%s", wrong[what]);
    }
}

/* The line that was heard, as an action that is legal. */
static bool understand(struct ks_outside *o, struct ks_asked *asked,
                       struct ks_action *out)
{
    char action[KS_TEXT], why[KS_TEXT];
    const char *wrong;
    bool read =
        o->hire->speech->answer(o->process.heard, o->process.line, action, &wrong);
    ks_process_forget(&o->process);
    if (!read)
        return fail(o, asked, "%s", wrong);
    if (!ks_action_parse(o->game, action, out))
        return fail(o, asked, "answered with something that is not an action");
    struct ks_event reason = ks_why_not(o->game, &asked->state, *out);
    if (reason.code == 0)
        return true;
    ks_event_text(o->game, &reason, KS_ENGLISH, why, sizeof why);
    return fail(o, asked, "answered with an illegal action: %.160s", why);
}

bool ks_outside_decide(struct ks_asked *asked, struct ks_action *out)
{
    struct ks_outside *o = asked->outside;
    if (o == NULL) {
        snprintf(asked->fault, sizeof asked->fault, "%s is not started here",
                 asked->player.text);
        return false;
    }
    o->decisions++;
    if (o->failed) /* its fault could not be written down: the disk is full */
        return fail(o, asked, "has failed before");
    if (!start(o, asked))
        return false;
    if (ks_process_has_spoken(&o->process)) {
        keep_last(o);
        return fail(o, asked, "wrote without being asked");
    }
    if (!say(o, o->hire->speech->decide(asked, o->hire->ms)))
        return fail(o, asked, "could not be asked: no memory");
    return hear(o, asked) && understand(o, asked, out);
}

/* ---- the end ---- */

void ks_outside_tell(struct ks_outside *o, const struct ks_farewell *f)
{
    if (o != NULL && o->process.pid != 0)
        say(o, o->hire->speech->end(o->game, f));
}

bool ks_outside_free(struct ks_outside *o)
{
    if (o == NULL)
        return true;
    bool started = o->process.pid != 0;
    bool by_itself = ks_process_end(&o->process, FAREWELL_MS);
    free(o);
    return by_itself || !started;
}

void ks_outside_pair(struct ks_outside *pair[2], const struct ks_hire *hire,
                     const struct ks_game *g, const struct ks_player player[2],
                     uint64_t seed, uint32_t number)
{
    for (int side = 0; side < 2; side++)
        pair[side] = ks_outside_new(hire, g, &player[side], side, seed, number);
}

void ks_outside_part(struct ks_outside *pair[2], const struct ks_farewell *f)
{
    for (int side = 0; side < 2; side++) {
        ks_outside_tell(pair[side], f);
        ks_outside_free(pair[side]);
        pair[side] = NULL;
    }
}
