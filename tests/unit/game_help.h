/* A game by the words of its files: hexes, pieces, positions, actions. What cannot be read ends
 * the test. */
#pragma once

#include "core/ks.h"

ks_hex at(const struct ks_game *g, const char *number);
ks_unit piece_by_id(const struct ks_game *g, const char *id);

/* Has the side between two hexes its bit? */
bool has_side(const struct ks_game *g, const uint8_t *bits, const char *a, const char *b);

void read_position(const struct ks_game *g, struct ks_state *s, const char *text);
struct ks_counter described(const struct ks_game *g, const struct ks_state *s,
                            const char *id);

struct ks_action read_action(const struct ks_game *g, const char *text);
bool is_legal(const struct ks_game *g, const struct ks_state *s, const char *text);
void act(const struct ks_game *g, struct ks_state *s, const char *text);
