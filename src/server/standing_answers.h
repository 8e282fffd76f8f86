/* Standing answers: what a seat does not want to be asked about again. They decline, and only
 * where the enemy asks; they never choose anything else. */
#ifndef KS_SERVER_STANDING_ANSWERS_H
#define KS_SERVER_STANDING_ANSWERS_H

#include <jansson.h>

#include "core/ks.h"
#include "driver/refusal.h"

enum ks_scope { KS_SCOPE_ACTIVATION, KS_SCOPE_TURN, KS_SCOPE_GAME, KS_SCOPES };
enum { KS_STANDING_MOST = 16, KS_STANDING_CODE = 40 };

struct ks_standing_answer {
    char code[KS_STANDING_CODE]; /* of the prompt; "" any */
    int beyond;                  /* ask after all when the enemy is as near; 0 never */
    enum ks_scope scope;
    uint8_t turn;   /* when it was given, */
    ks_unit active; /* and who was active then */
};

struct ks_standing_answers {
    size_t n;
    struct ks_standing_answer v[KS_STANDING_MOST];
};

/* Reads a list of answers as given in that state. False and a refusal if it is no such list. */
bool ks_standing_answers_read(struct ks_standing_answers *out, const json_t *list,
                              uint8_t turn, ks_unit active, struct ks_refusal *no);

json_t *ks_standing_answers_json(const struct ks_standing_answers *s);

/* Drops what has had its time. True if something was dropped. */
bool ks_standing_answers_expire(struct ks_standing_answers *s, uint8_t turn,
                                ks_unit active);

/* Does one of them answer this decision? Then the answer. */
bool ks_standing_answers_find(const struct ks_standing_answers *s,
                              const struct ks_game *g, const struct ks_state *state,
                              struct ks_action *out);

#endif
