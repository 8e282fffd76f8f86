/* Standing answers: questions a seat does not want to be asked again. They only ever decline
 * reactions. */
#pragma once

#include <jansson.h>

#include "core/ks.h"
#include "driver/refusal.h"

enum ks_scope { KS_SCOPE_ACTIVATION, KS_SCOPE_TURN, KS_SCOPE_GAME, KS_SCOPES };
enum { KS_STANDING_MOST = 16, KS_STANDING_CODE = 40 };

struct ks_standing_answer {
    char code[KS_STANDING_CODE]; /* of the prompt; "" any */
    int beyond;                  /* ask anyway if the enemy is this near; 0: never */
    enum ks_scope scope;
    uint8_t turn;   /* when it was given, */
    ks_unit active; /* and the commander active then */
};

struct ks_standing_answers {
    size_t n;
    struct ks_standing_answer v[KS_STANDING_MOST];
};

/* Parses a list of answers given in that state. False and a refusal if it is
 * malformed. */
bool ks_standing_answers_read(struct ks_standing_answers *out, const json_t *list,
                              uint8_t turn, ks_unit active, struct ks_refusal *no);

json_t *ks_standing_answers_json(const struct ks_standing_answers *s);

/* Drops expired answers. True if any was dropped. */
bool ks_standing_answers_expire(struct ks_standing_answers *s, uint8_t turn,
                                ks_unit active);

/* If one of them applies to this decision, returns the answer. */
bool ks_standing_answers_find(const struct ks_standing_answers *s,
                              const struct ks_game *g, const struct ks_state *state,
                              struct ks_action *out);
