/* A fire that is being put together, as the frame of PROC_FIRE holds it: the target, and the hexes
 * that fire. Those within two hexes of the target, and the target itself, are a bit each in
 * mask[0]; batteries farther away are a and b. */
#pragma once

#include "labataille/fire_defence.h"
#include "labataille/volley.h"

enum { LB_SHOT_HEXES = 21, LB_SHOT_FAR = 2 };

/* The target and occasion of the fire on top of the stack. */
struct lb_aim lb_aim_of(const struct ks_frame *f);

/* The hexes named so far; returns the count. */
int lb_named_hexes(const struct ks_game *g, const struct ks_frame *f,
                   ks_hex hex[LB_SHOT_HEXES]);

bool lb_is_named(const struct ks_game *g, const struct ks_frame *f, ks_hex h);

void lb_name_hex(const struct ks_game *g, struct ks_frame *f, ks_hex h);

/* 0 if a hex may join the fire, else why not. */
uint16_t lb_why_not_volley(const struct ks_game *g, const struct ks_state *s, ks_hex h);

/* What the fire comes to. */
struct lb_shot {
    struct lb_fraction value;
    int defence, modifier;
    int column; /* of the fire table, -1: below the first */
};

/* Sums it up; the parts are reported to `out` unless that is NULL. */
struct lb_shot lb_shot_of(const struct ks_game *g, const struct ks_state *s,
                          struct ks_events *out);

/* [LB-4.1-1 .. LB-4.1-11] Increments lost with natural dice 0..35. */
int lb_shot_loss(const struct ks_game *g, const struct lb_shot *shot, int dice);
