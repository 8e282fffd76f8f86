/* What a side means to do: a task for each of its commands, and why. */
#ifndef KS_AI_DISPOSITION_H
#define KS_AI_DISPOSITION_H

#include "core/ks.h"

enum { KS_MAX_COMMANDS = 40, KS_MAX_GOALS = 6 };

enum ks_temper { KS_BALANCED, KS_CAUTIOUS, KS_BOLD, KS_TEMPERS };

struct ks_command {
    ks_unit commander;          /* KS_NONE: units that obey nobody */
    uint8_t task;               /* enum ks_task */
    ks_hex goal;                /* where it is to go or stay; KS_NONE: nowhere special */
    ks_unit foe;                /* an enemy piece that stands there, or KS_NONE */
    uint16_t strength, against; /* its own, and that of the enemies it deals with */
    uint8_t distance;           /* hexes to the goal */
};

struct ks_disposition {
    uint8_t side;
    uint8_t n;
    bool waits; /* the side would win as it stands */
    struct ks_command v[KS_MAX_COMMANDS];
    uint8_t command[KS_MAX_PIECES]; /* of each piece of the side: its place in v */
};

/* The disposition of a side, from a state it may look at (a view with its blots filled
 * in). */
void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out);

/* Enemy hexes a command could go for, the best first; returns how many, at most
 * KS_MAX_GOALS. They lie apart from each other. */
size_t ks_command_goals(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_disposition *d, size_t command,
                        struct ks_command out[KS_MAX_GOALS]);

/* The same, piece by piece. */
void ks_disposition_intent(const struct ks_game *g, const struct ks_disposition *d,
                           struct ks_intent *out);

/* Has it troops on the map? A command without any is not told of in a plan. */
bool ks_command_is_present(const struct ks_command *c);

/* A command's task and the reason for it, in a sentence or two: "gen. Denisow marches on 1209,
 * 5 hexes away, to attack 3/strz. Dembowski: 92 against 18 will tell on arrival." KS_TEXT is
 * room enough. */
void ks_command_say(const struct ks_game *g, const struct ks_command *c,
                    enum ks_language language, char *out, size_t size);

/* "cautious" ... and back; -1 if there is none of that name. */
const char *ks_temper_name(enum ks_temper temper);
int ks_temper_parse(const char *name, size_t length);

/* "assault", "hold" ... */
const char *ks_task_name(enum ks_task task);

#endif
