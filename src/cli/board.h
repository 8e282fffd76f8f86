/* The map as text: a section of it with terrain and stacks. */
#pragma once

#include "driver/match.h"

extern const char *const ks_board_arrow[KS_ALL_FACINGS]; /* of a facing */

/* Prints the section round a hex; KS_NONE: round the middle of all pieces. */
void ks_board_print(const struct ks_game *g, const struct ks_state *s, ks_hex centre,
                    enum ks_language language);

/* Prints the pieces in a hex, top first. */
void ks_board_stack(const struct ks_game *g, const struct ks_state *s, ks_hex hex,
                    enum ks_language language);

/* One piece on a line; a card spells out its name on another one. */
void ks_board_unit(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   enum ks_language language);

void ks_board_card(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   enum ks_language language);

/* Turn, points, and who is to decide or who has won. */
void ks_board_status(const struct ks_match *m, enum ks_language language);
