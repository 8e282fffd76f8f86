/* Bots registered with this server (docs/bots.md): NAME=COMMAND on its command line. Players know
 * them as bot:NAME. No message from a client can start anything else. */
#pragma once

#include "driver/match.h"
#include "server/server.h"

struct ks_thinker;

enum { KS_BOT_NAME = 32 };

struct ks_bots {
    struct ks_hire hire; /* permission to start these and no others */
    size_t n;
    struct ks_bot {
        char name[KS_BOT_NAME];
        const char *command; /* borrowed */
    } bot[KS_MOST_BOTS];
};

/* Parses the names; false and a refusal if one is invalid. */
bool ks_bots_read(struct ks_bots *bots, const struct ks_serve *how,
                  struct ks_refusal *no);

/* May that player take part in a game to be continued? */
bool ks_bots_allow(const struct ks_bots *bots, const struct ks_player *p,
                   struct ks_refusal *no);

/* Ends the bots of a match, in a thinking thread, which gives them time to exit. */
void ks_bots_dismiss(struct ks_match *m, struct ks_thinker *thinker);
