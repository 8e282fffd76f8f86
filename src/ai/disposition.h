/* A side's plan: a task for each of its commands, and the reason. */
#pragma once

#include "core/ks.h"

enum { KS_MAX_COMMANDS = 40, KS_MAX_GOALS = 6 };

enum ks_temper { KS_BALANCED, KS_CAUTIOUS, KS_BOLD, KS_TEMPERS };

struct ks_command {
    ks_unit commander;          /* KS_NONE: units without a commander */
    uint8_t task;               /* enum ks_task */
    ks_hex goal;                /* where to go or stay; KS_NONE: anywhere */
    ks_unit foe;                /* an enemy piece there, or KS_NONE */
    uint16_t strength, against; /* its own, and that of the enemies it faces */
    uint16_t awaited;           /* of its own, what may enter the map now */
    uint8_t distance;           /* hexes to the goal */
};

struct ks_disposition {
    uint8_t side;
    uint8_t n;
    bool waits;   /* the side would win as things stand */
    bool defends; /* so it would by its places, against an enemy who will be stronger */
    struct ks_command v[KS_MAX_COMMANDS];
    uint8_t command[KS_MAX_PIECES]; /* index in v, for each piece of the side */
};

/* Makes the disposition of a side from a state it may see (a view with hidden parts filled
 * in). */
void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out);

/* A sober officer's view of it: a side that would win as things stand gives no ground, and one that
 * has places to defend against a stronger enemy does not go out to him. */
void ks_disposition_stand(struct ks_disposition *d);

/* Enemy hexes a command could attack, best first and spaced apart; returns the count, at most
 * KS_MAX_GOALS. */
size_t ks_command_goals(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_disposition *d, size_t command,
                        struct ks_command out[KS_MAX_GOALS]);

/* The disposition as an intent for each piece. */
void ks_disposition_intent(const struct ks_game *g, const struct ks_disposition *d,
                           struct ks_intent *out);

/* Does it have troops on the map? A command without any is left out of plans. */
bool ks_command_is_present(const struct ks_command *c);

/* A command's task and the reason for it, in a sentence or two: "gen. Denisow marches on 1209, 5
 * hexes away, to attack 3/strz. Dembowski: 92 against 18 will tell on arrival." KS_TEXT bytes are
 * enough. */
void ks_command_say(const struct ks_game *g, const struct ks_command *c,
                    enum ks_language language, char *out, size_t size);

/* "cautious" ... and back; -1 if unknown. */
const char *ks_temper_name(enum ks_temper temper);
int ks_temper_parse(const char *name, size_t length);

/* "assault", "hold" ... */
const char *ks_task_name(enum ks_task task);
