/* [13] Reinforcements: when and where pieces enter the map. r121, r122, r149. */
#pragma once

#include "rules1794/state.h"

/* Is the piece off the map and due by now? */
bool r94_is_due(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* 0 if a piece that is due may enter by a hex, else why not; ignores the stacking
 * limit. */
uint16_t r94_why_not_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h);

/* Offers ENTER for each hex where a piece may enter. */
void r94_entry_list(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    struct list *out);

/* [8.11] 0 if a gun may enter with the active command, else why not. */
uint16_t r94_why_not_gun_entry(const struct ks_game *g, const struct ks_state *s,
                               ks_unit gun);
