/* Texts about a scenario outside its game (names of sides, clock), and the server's own messages
 * to players. */
#pragma once

#include <jansson.h>

#include "driver/match.h"

struct ks_server;

struct ks_scenario_words {
    char side[2][16];
    char side_name[2][KS_LANGUAGES][40];
    char title[KS_LANGUAGES][96]; /* of battle and scenario; "" unknown */
    unsigned turns;
    int start, minutes; /* clock of the first turn, minutes a turn takes; -1: unknown */
};

/* Fills in what is known of a scenario; unknown ones get default words. */
void ks_words_find(const struct ks_server *server, const char *scenario,
                   struct ks_scenario_words *out);

/* A temperament of computer players, as offered in the lobby. */
struct ks_temper_words {
    const char *id, *name[KS_LANGUAGES], *about[KS_LANGUAGES];
};

extern const struct ks_temper_words ks_temper_words[KS_TEMPERS]; /* as they are offered */

/* The display name of a player: "general, bold". */
void ks_words_player(const char *text, enum ks_language language, char *out, size_t size);

/* The clock by turn, ["16:00", ...]; empty if it is not known. */
json_t *ks_words_clock(const struct ks_scenario_words *w, unsigned turns);

/* A refusal in a language other than English: the server's own are translated by code; those of
 * the rules are already in the player's language. */
void ks_words_refusal(const struct ks_refusal *no, enum ks_language language, char *out,
                      size_t size);

/* Why something cannot be undone. */
const char *ks_words_barrier(enum ks_barrier barrier, enum ks_language language);
