/* Are the pending procedures of a state that was read what they could have come to in a game? */
#pragma once

#include "core/frame.h"
#include "labataille/state.h"

/* By the number of a procedure. */
extern const struct ks_frame_rule lb_frame_rule[PROCS];

/* Checks frames whose fields are valid against each other and against the pieces: NULL, or what
 * is wrong. */
const char *lb_misfit(const struct ks_game *g, const struct ks_state *s);

/* NULL, or what is wrong with the frame of one procedure. */
const char *lb_fire_misfit(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_frame *f);
const char *lb_gallop_misfit(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_frame *f);
const char *lb_casualty_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f);
