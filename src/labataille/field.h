/* What a table shows of ground and pieces: fronts, fields of fire, lines of sight. */
#ifndef KS_LABATAILLE_FIELD_H
#define KS_LABATAILLE_FIELD_H

#include "labataille/state.h"

const char *lb_phase(const struct ks_game *g, const struct ks_state *s);
ks_unit lb_active(const struct ks_game *g, const struct ks_state *s);
void lb_impulse(const struct ks_game *g, const struct ks_state *s,
                struct ks_impulse *out);
struct ks_event lb_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                         ks_hex b);
enum ks_bearing lb_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h);
bool lb_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h);
bool lb_commands(const struct ks_game *g, const struct ks_state *s, ks_unit leader,
                 ks_hex h);

#endif
