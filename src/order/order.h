/* An order is what a player decides as one: "this battalion goes there and faces the wood", "the
 * battery fires at that hill until it is silent", "I am done". Orders are plain data above the
 * contract and hold no rule: they unfold into legal actions by asking the rules (orders.h). Each
 * has a text, both ways:
 *
 *   march PIECES HEX [FACING] [row] [via HEX...] [as FORMATION] [safely] [CONDITIONS]
 *   assault PIECES HEX|at will [CONDITIONS]
 *   fire PIECES at HEX|will [above PERCENT] [shots N] [CONDITIONS]
 *   hold PIECES [CONDITIONS]
 *   follow PIECES
 *   answer PIECES (by odds|fire|decline|ask) [to PROMPT] [within N] [beyond N] [above PERCENT]
 *          [for turn|activation] [CONDITIONS]
 *   done [above PERCENT] [CONDITIONS]
 *   act ACTION [always]
 *
 * PIECES are ids, or "all", or "guns". CONDITIONS say when the order stops and the player is asked
 * again: "near N", an enemy has come within so many hexes; "loss", after a loss; "until TURN", when
 * that turn begins. */
#pragma once

#include "core/ks.h"

enum { KS_ORDER_PIECES = 48, KS_ORDER_WAYS = 6, KS_ORDER_TEXT = 2048 };

enum ks_order_kind {
    KS_ORDER_MARCH,   /* pieces go to a hex, over several impulses if it is far */
    KS_ORDER_ASSAULT, /* pieces go up to the enemy in a hex and attack him */
    KS_ORDER_FIRE, /* pieces fire at a hex, or at what suits them best, until told otherwise */
    KS_ORDER_HOLD,   /* pieces stay where they are */
    KS_ORDER_FOLLOW, /* commanders ride with the pieces they command */
    KS_ORDER_ANSWER, /* pieces react to the enemy in a way, until told otherwise */
    KS_ORDER_DONE,   /* nothing more this impulse */
    KS_ORDER_ACT,    /* one action of the rules, once or whenever it can be done */
    KS_ORDER_KINDS
};

/* Orders of a sort replace each other: a piece may go somewhere and have a target. */
enum ks_order_sort {
    KS_SORT_GOING,
    KS_SORT_FIRING,
    KS_SORT_ANSWERING,
    KS_SORT_NOTHING_MORE,
    KS_SORT_ACTING,
    KS_SORT_ATTACKING
};

/* Which pieces an order is for. */
enum ks_order_set { KS_SET_NAMED, KS_SET_ALL, KS_SET_GUNS, KS_SETS };

/* How pieces answer the enemy: as is best by the rules system's judgement; with a shot; not at
 * all; as the player says each time. */
enum ks_answer_manner {
    KS_BY_ODDS,
    KS_BY_FIRE,
    KS_BY_DECLINING,
    KS_BY_ASKING,
    KS_MANNERS
};

/* How long an answer stands: until told otherwise, or only for what goes on when it is given. */
enum ks_answer_scope {
    KS_FOR_GAME,
    KS_FOR_TURN,
    KS_FOR_ACTIVATION,
    KS_SCOPES_OF_ANSWERS
};

struct ks_order {
    uint8_t kind; /* enum ks_order_kind */
    uint8_t side; /* that gives it */
    uint8_t set;  /* enum ks_order_set */
    uint8_t pieces, ways;
    bool safely;   /* by the way with the fewest enemy answers, not the cheapest */
    int8_t facing; /* at the end; -1: any */
    bool row; /* pieces of several hexes form up on a row, else they keep their places */
    /* least chance of an effect, in percent, with which it fires or is no longer done */
    uint8_t above;
    uint8_t shots;         /* fires so often; 0: as long as it can */
    uint8_t near;          /* stops if an enemy has come within so many hexes; 0: never */
    uint8_t until;         /* stops when that turn begins; 0: never */
    bool loss;             /* stops after a loss */
    bool always;           /* an action is done again whenever it can be */
    uint8_t manner, scope; /* of answers: enum ks_answer_manner, enum ks_answer_scope */
    uint8_t within, beyond; /* answers enemies at most so near, or farther; 0: all */
    char prompt[40];        /* answers only what the rules ask by that name; "": all */
    ks_hex goal;        /* where to go, attack or fire; KS_NONE: at will, or no goal */
    char formation[16]; /* at the end; "": any */
    ks_unit piece[KS_ORDER_PIECES];
    ks_hex way[KS_ORDER_WAYS]; /* to be passed, in order */
    struct ks_action action;   /* of KS_ORDER_ACT */
};

/* An order of a kind with nothing else in it. */
struct ks_order ks_order(enum ks_order_kind kind, int side);

/* "march", "assault" ... */
const char *ks_order_kind_name(enum ks_order_kind kind);

enum ks_order_sort ks_order_sort(const struct ks_order *o);

bool ks_order_has(const struct ks_game *g, const struct ks_order *o, ks_unit u);

/* The index of a piece that is named; the number of pieces if it is not. */
size_t ks_order_index(const struct ks_order *o, ks_unit u);

/* Adds a piece; false if it is there or there are too many. */
bool ks_order_add(struct ks_order *o, ks_unit u);

/* Text and back. What is not an order of that side is refused with what was expected. */
void ks_order_text(const struct ks_game *g, const struct ks_order *o, char *out,
                   size_t size);
bool ks_order_parse(const struct ks_game *g, int side, const char *text,
                    struct ks_order *out, char error[KS_TEXT]);

/* The same of what a player has typed: in the words of either language, refused in his own. */
bool ks_order_read(const struct ks_game *g, int side, const char *text,
                   enum ks_language language, struct ks_order *out, char error[KS_TEXT]);

/* Does a line that a player has typed begin as an order? Single actions are written without "act". */
bool ks_order_begins(const char *line);
