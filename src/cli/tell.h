/* A game in sentences, entry by entry. */
#pragma once

#include "driver/match.h"

enum { KS_TELL_ALL = -1 };

struct ks_teller {
    const struct ks_game *game;
    enum ks_language language;
    int watcher;  /* a side, KS_NOBODY for a spectator, KS_TELL_ALL */
    bool numbers; /* put entry numbers in front */
    uint8_t turn; /* last one announced */
    uint8_t side; /* and number of the order announced last */
    uint32_t order;
    ks_hex last; /* where something happened, or KS_NONE */
};

void ks_teller_init(struct ks_teller *t, const struct ks_game *g,
                    enum ks_language language, int watcher);

/* A ks_listener that prints. */
void ks_tell(void *context, const struct ks_told *told);

/* One sentence with its paragraph. */
void ks_tell_event(const struct ks_game *g, const struct ks_event *e,
                   enum ks_language language, const char *before);

/* An action as a choice of a menu: in words, and as it can be typed. */
void ks_tell_choice(const struct ks_game *g, struct ks_action a,
                    enum ks_language language, char *out, size_t size);

/* The modifiers of an action and its chances. */
void ks_tell_odds(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                  const struct ks_odds *odds, enum ks_language language);
