/* Formations that can be seen on the ground: ranks under a counter, over all hexes of its unit. Which
 * shape a formation has is a sign of the rules (ks_term); rules without such signs have none. */
#pragma once

#include "cli/show_counter.h"

/* Have the rules formations with a shape; the shape of a sign, round the origin, looking up. */
bool ks_has_formations(const struct ks_game *g);
void ks_formation_draw(struct ks_svg *s, const char *sign);

/* Has the piece a formation with a shape? */
bool ks_is_formed(const struct ks_scene *scene, ks_unit u);

/* Where the counter of a formed unit stands: in the middle of its ranks, at the head of a column. */
struct ks_point ks_formed_middle(const struct ks_scene *scene,
                                 const struct ks_sheet *sheet, ks_unit u);

/* Its ranks; and the front it has in each of its hexes. */
void ks_formed_ranks(struct ks_svg *s, const struct ks_scene *scene,
                     const struct ks_sheet *sheet, ks_unit u);
void ks_formed_fronts(struct ks_svg *s, const struct ks_scene *scene,
                      const struct ks_sheet *sheet, ks_unit u);
