/* What a table shows round a piece: zones, field of fire, command. */
#ifndef KS_RULES1794_FIELD_H
#define KS_RULES1794_FIELD_H

#include "rules1794/state.h"

enum ks_bearing r94_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h);
const char *r94_phase(const struct ks_game *g, const struct ks_state *s);
void r94_pool(const struct ks_game *g, const struct ks_state *s, struct ks_pool *out);
ks_unit r94_active(const struct ks_game *g, const struct ks_state *s);
bool r94_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h);
bool r94_commands(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                  ks_hex h);

#endif
