/* A game accounted for in win chance: what each entry changed, through luck, a side's decisions,
 * or the end of a turn. It adds up: for an entry, an episode, a turn and the whole game, luck,
 * time and decisions together are the last value less the first. */
#pragma once

#include "driver/analysis_value.h"
#include "driver/match.h"

/* A copy of what the ledger needs from a match, which may continue. */
struct ks_course {
    const struct ks_game *game; /* borrowed */
    struct ks_state start;
    struct ks_entry *entry;
    size_t entries;
    bool over;
    int winner; /* then */
};

/* False if out of memory. Free it either way. */
bool ks_course_take(struct ks_course *c, const struct ks_match *m);
void ks_course_free(struct ks_course *c);

/* Change for side 0 is luck + time + skill[0] - skill[1]. A side's skill is what its decisions
 * changed in its favour; time is what the end of a turn changes by itself. */
struct ks_swing {
    int32_t luck, time, skill[2];
};

int32_t ks_swing_change(const struct ks_swing *s);

/* An entry. */
struct ks_stake {
    int32_t value;  /* win chance of side 0 after it */
    uint8_t author; /* who caused the change: a side or KS_CHANCE */
    bool ticks;     /* it ended the turn, as doing nothing would have */
    int32_t deed; /* then the author's part of the change, for side 0; the rest is time */
    uint8_t turn; /* in which it was done */
    uint32_t episode;     /* index */
    uint32_t activation;  /* number of its activation */
    struct ks_event said; /* its main event; code 0: none */
};

/* An order with all its consequences, a melee, a drawn chit. */
struct ks_episode {
    uint32_t first, last; /* entries, from 1 */
    uint32_t key;         /* the entry that changed most */
    uint8_t turn, side;   /* side that started it, or KS_CHANCE */
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

/* Called after every step with the progress; returns true to stop. */
typedef bool ks_halt(void *context, size_t done, size_t of);

/* Judges every entry. If halted, it has those judged so far. False if out of memory. Free it
 * either way. */
bool ks_ledger_make(struct ks_ledger *l, const struct ks_course *c, ks_halt *halt,
                    void *context);
void ks_ledger_free(struct ks_ledger *l);

/* Win chance of side 0 after an entry; 0: at the start. */
int32_t ks_ledger_value(const struct ks_ledger *l, size_t entry);

/* What an entry changed, for side 0. */
int32_t ks_ledger_change(const struct ks_ledger *l, size_t entry);

/* Bends the account to given values after some entries, listed in order from the start (0) to the
 * last: entries in between are adjusted in proportion to what they changed before. */
struct ks_knot {
    uint32_t entry;
    int32_t value;
};
void ks_ledger_bend(struct ks_ledger *l, const struct ks_knot *knot, size_t n);

/* The episodes that changed most, largest first; returns the count. */
size_t ks_ledger_turning(const struct ks_ledger *l, uint32_t *episode, size_t most);

/* Entries of the rolls that helped a side most, largest first; returns the count. */
size_t ks_ledger_lucky(const struct ks_ledger *l, int side, uint32_t *entry, size_t most);
