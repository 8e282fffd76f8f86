/* Could the pending procedures of a state that was read have come about in a game? */
#pragma once

#include "core/frame.h"
#include "rules1794/state.h"

/* By the number of a procedure. */
extern const struct ks_frame_rule r94_frame_rule[PROCS];

/* Checks frames whose fields are valid against each other and against the pieces: NULL, or what
 * is wrong. */
const char *r94_misfit(const struct ks_game *g, const struct ks_state *s);

/* NULL, or what is wrong with the frame of one procedure. */
const char *r94_fire_misfit(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_frame *f);
const char *r94_gun_misfit(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_frame *f);
const char *r94_reaction_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f);
const char *r94_contact_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f);
const char *r94_melee_misfit(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_frame *f);
const char *r94_withdraw_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f);
