/* How good a state is, for computer players. */
#ifndef KS_RULES1794_WORTH_H
#define KS_RULES1794_WORTH_H

#include "rules1794/state.h"

/* What is weighed against points, in hundredths of one. A unit is worth five to eight of them
 * where losses count, one where deeds do: what draws units into fire must be in keeping. */
struct weights {
    int pull;    /* per hex nearer to where the enemy began */
    int lag;     /* per hex a unit and its commander are too far apart */
    int shelled; /* a gun bears on a unit from afar; nearer it counts more */
};

static inline const struct weights *weights(const struct ks_game *g)
{
    static const struct weights by_points[2] = {{14, 5, 2}, {3, 3, 3}};
    return &by_points[r94(g)->setting.points_for_deeds != 0];
}

/* For side 0 less side 1, in hundredths of a victory point. */
int32_t r94_worth(const struct ks_game *g, const struct ks_state *s);

/* The parts of it: one piece, for side 0; points and melees. */
int worth_of_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u);
int32_t worth_of_rest(const struct ks_game *g, const struct ks_state *s);

void r94_account(const struct ks_game *g, const struct ks_state *s,
                 struct ks_account *out);
int32_t r94_worth_change(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_account *account);

#endif
