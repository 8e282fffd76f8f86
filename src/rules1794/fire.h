/* Chapter 10: rifle fire [10.9], and what artillery fire shares with it. */
#pragma once

#include "rules1794/state.h"

enum r94_fire_moment {
    FIRE_IN_PHASE,    /* the active side's turn in the alternation [10.4b] */
    FIRE_OF_OTHER,    /* the other side's [10.4a] */
    FIRE_ON_THE_MOVE, /* by the unit, stack or line that moves [10.9.2] */
    FIRE_IN_REACTION, /* [9.1A-1 9.1B 9.1C-1] */
    FIRE_BY_HARRYING, /* by skirmishers alone [9.1A-4@maciejowice] */
};

/* Movement points a unit has in this round, and how many are left. */
int r94_allowance_of(const struct ks_game *g, const struct ks_state *s, ks_unit u);
int r94_points_left(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* May a hex be shot at by a side: enemies there, and no melee [10.6]? 0 or why not. */
uint16_t r94_why_no_target(const struct ks_state *s, ks_hex h, int side);

/* Is an enemy that can be shot at in the frontal zone of the unit? Then nothing else
 * may be the target [10.5]. Looked up once for all its targets. */
enum r94_pressed { NOT_ASKED, PRESSED, NOT_PRESSED };
bool r94_is_pressed(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    enum r94_pressed *known);

/* 0 if it may fire at that hex, else why not. */
uint16_t r94_why_not_fire_at(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex h);

/* Offers FIRE at every hex the unit may fire at. */
void r94_fire_offers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct list *out);

/* Begins the naming of firers. */
void r94_push_fire(struct play *p, ks_unit u, ks_hex target, enum r94_fire_moment moment);

/* A shot as the target's morale check sees it. */
struct r94_shot {
    bool cavalry, light,
        rifle;     /* cavalry fires; only shooters or jagers do; not artillery */
    int result;    /* number before M */
    bool flank;    /* all lines of fire cross its flank or rear [10.3.1@maciejowice] */
    uint8_t order; /* of the firers' shots this turn: first, second, later */
    uint8_t stars; /* of the battery [10.10.4@szczekociny] */
};

/* Does the line from a firer's hex cross the flank or rear of a unit? */
bool r94_is_from_flank(const struct ks_game *g, const struct ks_state *s, ks_unit target,
                       ks_hex from);

/* [10.9.7] Modifiers of a unit's check under fire; each is reported to the log. */
int r94_fire_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit target,
                       const struct r94_shot *shot, struct ks_events *log);

/* Applies a check under fire: loss [10.9.7j] and retreat [10.9.7b 10.9.7c]. */
void r94_check_under_fire(struct play *p, ks_unit target, int die,
                          const struct r94_shot *shot);

/* The modifiers of a shot before it is fired: a single unit at a hex. */
void r94_fire_forecast(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h, struct ks_events *log);
