/* The games of a balance run as jobs: game by game, all arms of each, so that a run stopped early
 * has about as many games of every arm. */
#include "driver/balance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/dice.h"
#include "driver/digest.h"
#include "driver/jobs.h"

/* Changes whenever the record does. */
enum { RECORD_VERSION = 2 };

static void work(void *context, uint32_t job, void *record)
{
    const struct ks_balance *b = context;
    ks_balance_play(b, &b->arm[job % b->arms], job / (uint32_t)b->arms, record);
}

static bool stop(void *context, const unsigned char *done, const void *records,
                 uint32_t finished)
{
    const struct ks_balance *b = context;
    (void)done;
    (void)records;
    return b->stop != NULL && b->stop(b->context, finished, b->games * (uint32_t)b->arms);
}

static void identify(const struct ks_balance *b, unsigned char out[KS_IDENTITY_BYTES])
{
    struct ks_digest d;
    ks_digest_init(&d);
    ks_digest_text(&d, "balance");
    ks_digest_number(&d, RECORD_VERSION);
    ks_digest_number(&d, b->seed);
    for (size_t i = 0; i < b->arms; i++) {
        const struct ks_balance_arm *arm = &b->arm[i];
        ks_digest_game(&d, arm->game);
        ks_digest_text(&d, b->level[arm->level].text);
        for (int side = 0; side < 2; side++)
            ks_digest_number(&d, (uint64_t)arm->start[side]);
        ks_digest_number(&d, arm->first);
    }
    ks_digest_final(&d, out);
}

void ks_balance_identity(const struct ks_balance *b, char out[33])
{
    unsigned char bytes[KS_IDENTITY_BYTES];
    identify(b, bytes);
    ks_bytes_write(bytes, sizeof bytes, out);
}

bool ks_balance_run(struct ks_balance *b, char error[512])
{
    struct ks_jobs jobs = {.n = b->games * (uint32_t)b->arms,
                           .threads = b->jobs,
                           .record = sizeof *b->record,
                           .work = work,
                           .path = b->path,
                           .stop = stop,
                           .context = b,
                           .hurry = &b->hurry};
    struct ks_jobs_outcome outcome = {0};
    unsigned char *done = calloc(jobs.n, 1);
    b->record = calloc(jobs.n, sizeof *b->record);
    if (done == NULL || b->record == NULL) {
        free(done);
        snprintf(error, 512, "not enough memory for so many games");
        return false;
    }
    identify(b, jobs.identity);
    bool good = ks_jobs_run(&jobs, b->record, done, &outcome);
    snprintf(error, 512, "%s", outcome.error);
    for (uint32_t i = 0; i < jobs.n; i++)
        if (!done[i])
            b->record[i].end = KS_NOT_PLAYED;
    b->done = outcome.finished;
    b->cpu = outcome.cpu;
    memcpy(b->note, outcome.note, sizeof b->note);
    free(done);
    return good;
}

void ks_balance_done(struct ks_balance *b)
{
    free(b->record);
    b->record = NULL;
    while (b->games_loaded > 0)
        ks_game_free(b->loaded[--b->games_loaded]);
}

const struct ks_balance_game *ks_balance_at(const struct ks_balance *b, size_t arm,
                                            uint32_t n)
{
    const struct ks_balance_game *r = &b->record[(size_t)n * b->arms + arm];
    return r->end == KS_PLAYED ? r : NULL;
}

uint32_t ks_balance_broken(const struct ks_balance *b, size_t arm)
{
    uint32_t broken = 0;
    for (uint32_t n = 0; n < b->games; n++)
        broken += b->record[(size_t)n * b->arms + arm].end == KS_BROKEN_OFF;
    return broken;
}

double ks_balance_score(const struct ks_balance_game *r)
{
    return r->winner == 0 ? 1 : r->winner == 1 ? 0 : 0.5;
}

void ks_balance_digest(const struct ks_balance *b, char out[33])
{
    struct ks_digest d;
    unsigned char bytes[KS_DIGEST_BYTES];
    ks_digest_init(&d);
    for (size_t i = 0; i < (size_t)b->games * b->arms; i++) {
        const struct ks_balance_game *r = &b->record[i];
        ks_digest_number(&d, i << 2 | r->end);
        ks_digest_number(&d, r->hash);
        ks_digest_number(&d, (uint64_t)r->decisions << 32 | r->chances);
    }
    ks_digest_final(&d, bytes);
    ks_bytes_write(bytes, sizeof bytes, out);
}
