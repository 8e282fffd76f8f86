/* An order is what a player decides as one: "this battalion goes there and faces the wood", "the
 * battery fires at that hill until it is silent", "I am done". Orders are plain data above the
 * contract and hold no rule: they unfold into legal actions by asking the rules (unfold.h). Each
 * has a text, both ways:
 *
 *   march PIECE... HEX [FACING] [via HEX...] [as FORMATION] [safely]
 *   fire PIECE... at HEX|will [above PERCENT] [shots N]
 *   hold PIECE... [near N] [loss] [until TURN]
 *   done [near N] [loss] [until TURN]
 *   act ACTION
 *
 * Pieces are written by id. Conditions after which an order stops and the player is asked again:
 * an enemy within N hexes, a loss, a turn that begins. */
#pragma once

#include "core/ks.h"

enum { KS_ORDER_PIECES = 200, KS_ORDER_WAYS = 6, KS_ORDER_TEXT = 1280 };

enum ks_order_kind {
    KS_ORDER_MARCH, /* pieces go to a hex, over several impulses if it is far */
    KS_ORDER_FIRE, /* pieces fire at a hex, or at what suits them best, until told otherwise */
    KS_ORDER_HOLD, /* pieces stay where they are */
    KS_ORDER_DONE, /* nothing more this impulse */
    KS_ORDER_ACT,  /* one action of the rules */
    KS_ORDER_KINDS
};

struct ks_order {
    uint8_t kind; /* enum ks_order_kind */
    uint8_t pieces, ways;
    bool safely;   /* by the way with the fewest enemy answers, not the cheapest */
    int8_t facing; /* at the end; -1: any */
    uint8_t near;  /* stops if an enemy is within so many hexes; 0: never */
    bool loss;     /* stops after a loss */
    uint8_t until; /* stops when that turn begins; 0: never */
    uint8_t above; /* fires only with at least that chance of an effect, in percent */
    uint8_t shots; /* fires so often; 0: as long as it can */
    ks_hex goal;   /* where to go or fire; KS_NONE: fire at will */
    char formation[16]; /* at the end; "": any */
    ks_unit piece[KS_ORDER_PIECES];
    ks_hex way[KS_ORDER_WAYS]; /* to be passed, in order */
    struct ks_action action;   /* of KS_ORDER_ACT */
};

/* "march", "fire" ... */
const char *ks_order_kind_name(enum ks_order_kind kind);

bool ks_order_has(const struct ks_order *o, ks_unit u);

/* Text and back. A text that is not an order is refused with a word or two about what was
 * expected; false then. */
void ks_order_text(const struct ks_game *g, const struct ks_order *o, char *out,
                   size_t size);
bool ks_order_parse(const struct ks_game *g, const char *text, struct ks_order *out,
                    char error[KS_TEXT]);
