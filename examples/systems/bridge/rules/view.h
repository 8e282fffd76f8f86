/* The parts of the contract (core/system.h) that do not play: what is known, shown, judged, written. */
#ifndef BRIDGE_VIEW_H
#define BRIDGE_VIEW_H

#include "bridge/rules/state.h"

/* view.c */
void br_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out);
void br_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random);
const char *br_invariant(const struct ks_game *g, const struct ks_state *s);
struct ks_event br_prompt(const struct ks_game *g, const struct ks_state *s);
void br_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out);
size_t br_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out);

/* worth.c */
int32_t br_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent);
size_t br_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective *out);

/* text.c */
extern const struct ks_frame_rule br_frame_rule[PROCS];
size_t br_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size);
bool br_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                    char *error);

#endif
