#include "server/bots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/text.h"
#include "server/thinker.h"
#include "wire/bot.h"

/* ---- the registered bots ---- */

static const char *command(const struct ks_hire *hire, const struct ks_player *p)
{
    const struct ks_bots *bots = hire->context;
    const char *name = ks_player_bot(p);
    for (size_t i = 0; i < bots->n && name != NULL; i++)
        if (strcmp(bots->bot[i].name, name) == 0)
            return bots->bot[i].command;
    return NULL;
}

static void report(const struct ks_hire *hire, uint32_t game, const char *fault)
{
    (void)game;
    if (!hire->quiet)
        fprintf(stderr, "kosynier serve: %s\n", fault);
}

static bool read_one(struct ks_bots *bots, const char *text, struct ks_refusal *no)
{
    struct ks_bot *b = &bots->bot[bots->n];
    size_t length = strcspn(text, "=");
    if (length < sizeof b->name && text[length] == '=' && text[length + 1] != '\0') {
        memcpy(b->name, text, length);
        b->name[length] = '\0';
        b->command = text + length + 1;
        for (size_t i = 0; i < bots->n; i++)
            if (strcmp(bots->bot[i].name, b->name) == 0)
                return ks_refuse(no, "bad_request",
                                 "--bot %s=...: this name is given twice.", b->name);
        bots->n += ks_text_is_key(b->name);
        if (ks_text_is_key(b->name))
            return true;
    }
    return ks_refuse(no, "bad_request",
                     "--bot %.60s is not valid; write --bot NAME=COMMAND with a name of "
                     "at most %d lower-case letters, digits, - and _.",
                     text, KS_BOT_NAME - 1);
}

bool ks_bots_read(struct ks_bots *bots, const struct ks_serve *how, struct ks_refusal *no)
{
    *bots =
        (struct ks_bots){.hire = {.speech = &ks_bot_speech,
                                  .command = command,
                                  .report = report,
                                  .context = bots,
                                  .ms = how->bot_ms == 0 ? KS_OUTSIDE_MS : how->bot_ms,
                                  .quiet = how->quiet}};
    for (size_t i = 0; i < how->bots; i++)
        if (!read_one(bots, how->bot[i], no))
            return false;
    return true;
}

bool ks_bots_allow(const struct ks_bots *bots, const struct ks_player *p,
                   struct ks_refusal *no)
{
    if (p->kind != KS_OUTSIDE || command(&bots->hire, p) != NULL)
        return true;
    if (ks_player_command(p) != NULL)
        return ks_refuse(no, "bad_request",
                         "This server does not start programs that a player or a file "
                         "names (\"%.60s\"). Register bots when you start it: kosynier "
                         "serve --bot NAME=COMMAND.",
                         p->text);
    return ks_refuse(no, "bad_request",
                     "No bot \"%.40s\" is registered with this server. Register it when "
                     "you start the server: kosynier serve --bot %.40s=COMMAND.",
                     ks_player_bot(p), ks_player_bot(p));
}

/* ---- their end ---- */

struct farewell {
    struct ks_job job;
    struct ks_outside *outside;
};

static void work(struct ks_job *job)
{
    struct farewell *f = (struct farewell *)job;
    ks_outside_free(f->outside);
    f->outside = NULL;
}

static void finish(struct ks_job *job)
{
    (void)job; /* its job is no longer wanted */
}

/* It may not have worked: the table closes. */
static void free_farewell(struct ks_job *job)
{
    work(job);
    free((struct farewell *)job);
}

void ks_bots_dismiss(struct ks_match *m, struct ks_thinker *thinker)
{
    for (int side = 0; side < 2; side++) {
        struct ks_outside *outside = ks_match_release(m, side);
        struct farewell *f = outside == NULL ? NULL : calloc(1, sizeof *f);
        if (f == NULL) {
            ks_outside_free(outside);
            continue;
        }
        f->job = (struct ks_job){.work = work, .finish = finish, .free = free_farewell};
        f->outside = outside;
        ks_thinker_start(thinker, &f->job);
    }
}
