/* The account of a game in win chance: what each entry changed, by luck, by a side's
 * decisions, or because a turn was over. All of it adds up: luck, time and decisions together
 * are the difference between the last value and the first, of an entry, an episode, a turn
 * and the whole game. */
#ifndef KS_DRIVER_LEDGER_H
#define KS_DRIVER_LEDGER_H

#include "driver/analysis_value.h"
#include "driver/match.h"

/* What the ledger needs to know of a match, as a copy: the match may go on. */
struct ks_course {
    const struct ks_game *game; /* borrowed */
    struct ks_state start;
    struct ks_entry *entry;
    size_t entries;
    bool over;
    int winner; /* then */
};

/* False if there is no memory. Free it either way. */
bool ks_course_take(struct ks_course *c, const struct ks_match *m);
void ks_course_free(struct ks_course *c);

/* Change for side 0 is luck + time + skill[0] - skill[1]: a side's skill is what its own
 * decisions changed in its favour; time, what a turn that ends changes by itself, is nobody's
 * merit. */
struct ks_swing {
    int32_t luck, time, skill[2];
};

int32_t ks_swing_change(const struct ks_swing *s);

struct ks_stake {   /* an entry */
    int32_t value;  /* win chance of side 0 after it */
    uint8_t author; /* who changed it: a side or KS_CHANCE */
    bool ticks;     /* the turn ended with it, as it would have without: of the change */
    int32_t deed;   /* only so much is the author's, for side 0, the rest is time's */
    uint8_t turn;   /* in which it was done */
    uint32_t episode;     /* index */
    uint32_t activation;  /* number: the same for all entries of one */
    struct ks_event said; /* what it brought; code 0: nothing that was told */
};

struct ks_episode {       /* an order with all that followed, a melee, a drawn chit */
    uint32_t first, last; /* entries, from 1 */
    uint32_t key;         /* the one that changed most */
    uint8_t turn, side;   /* side that began it, or KS_CHANCE */
    struct ks_swing swing;
};

enum { KS_LEDGER_TURNS = 256 };

struct ks_ledger {
    int32_t first;  /* value of the start */
    size_t entries; /* judged so far */
    struct ks_stake *entry;
    size_t episodes;
    struct ks_episode *episode;
    struct ks_swing turn[KS_LEDGER_TURNS], whole;
};

/* Asked after every step of the work with what is done of it; true ends early. */
typedef bool ks_halt(void *context, size_t done, size_t of);

/* Judges every entry. When halted it holds what was judged. False if there is no memory. Free
 * it either way. */
bool ks_ledger_make(struct ks_ledger *l, const struct ks_course *c, ks_halt *halt,
                    void *context);
void ks_ledger_free(struct ks_ledger *l);

/* Win chance of side 0 after an entry; 0: at the start. */
int32_t ks_ledger_value(const struct ks_ledger *l, size_t entry);

/* What an entry changed, for side 0. */
int32_t ks_ledger_change(const struct ks_ledger *l, size_t entry);

/* Bends the account so that it has other values after some entries, given in order, from the
 * start (0) to the last: what lies between is changed in proportion to what it changed
 * before. */
struct ks_knot {
    uint32_t entry;
    int32_t value;
};
void ks_ledger_bend(struct ks_ledger *l, const struct ks_knot *knot, size_t n);

/* The episodes that changed most, first the largest; returns how many. */
size_t ks_ledger_turning(const struct ks_ledger *l, uint32_t *episode, size_t most);

/* Entries of the rolls that helped a side most, first the largest; returns how many. */
size_t ks_ledger_lucky(const struct ks_ledger *l, int side, uint32_t *entry, size_t most);

#endif
