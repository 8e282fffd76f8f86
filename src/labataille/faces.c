#include "labataille/faces.h"

/* Kinds of front. Rows are counted from the faced side, or from the front-left side of the
 * faced corner, clockwise. */
enum front {
    DEEP,  /* [LB-2.4-1 LB-2.4-10 LB-2.4-12] column, heavy cavalry in column, guns */
    WIDE,  /* [LB-2.4-2 LB-2.4-9] general order, light cavalry */
    THIN,  /* [LB-2.4-3 LB-2.4-11] line, [LB-2.4-4] and each half of one in two hexes */
    LOOSE, /* [LB-2.4-5] skirmishers in one hex */
    LOOSE_LEFT, /* [LB-2.4-6] in two, R42 */
    LOOSE_RIGHT,
    MASSED, /* [LB-2.4-8] Masse, R64 */
    ROUND,  /* [LB-2.4-7] carré; R71: routed units have no flank or rear either */
    FRONTS
};

#define F KS_FRONT
#define L KS_FLANK
#define R KS_REAR
/* clang-format off */
static const uint8_t zone_of[FRONTS][KS_DIRECTIONS] = {
    [DEEP]        = {F, F, L, R, L, F},
    [WIDE]        = {F, F, F, R, F, F},
    [THIN]        = {F, F, L, R, R, L},
    [LOOSE]       = {F, F, F, L, L, F},
    [LOOSE_LEFT]  = {F, F, L, R, L, F},
    [LOOSE_RIGHT] = {F, F, F, L, R, L},
    [MASSED]      = {F, F, F, R, R, F},
    [ROUND]       = {F, F, F, F, F, F},
};
/* clang-format on */
#undef F
#undef L
#undef R

bool lb_is_left(const struct ks_state *s, ks_unit u, int part)
{
    const struct lb_piece *x = piece(s, u);
    bool base_is_left = trail_at(x->trail, 0) == (front_left(x->facing) + 2) % 6;
    return base_is_left == (part == 0);
}

static enum front front_of(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int part)
{
    const struct lb_piece *x = piece(s, u);
    bool two = x->parts > 1, left = two && lb_is_left(s, u, part);
    if (x->condition == LB_ROUTED)
        return ROUND;
    switch (x->form) {
    case LB_LINE: return THIN;
    case LB_SKIRMISH: return !two ? LOOSE : left ? LOOSE_LEFT : LOOSE_RIGHT;
    case LB_MASSE: return MASSED;
    case LB_CARRE: return ROUND;
    case LB_GENERAL: return WIDE;
    default: return is_horse(g, u) && !unit(g, u)->heavy ? WIDE : DEEP;
    }
}

/* [LB-2.4-13] R53: the side before the head is the front, the one behind the tail the rear. */
static enum ks_zone road_face(const struct ks_state *s, ks_unit u, int part,
                              int direction)
{
    const struct lb_piece *x = piece(s, u);
    int ahead = x->facing - 6;
    int back = part ? trail_at(x->trail, part - 1) : opposite(ahead);
    if (part == 0 && direction == ahead)
        return KS_FRONT;
    return part == x->parts - 1 && direction == back ? KS_REAR : KS_FLANK;
}

enum ks_zone lb_face(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int part, int direction)
{
    const struct lb_piece *x = piece(s, u);
    if (x->form == LB_ROAD_MARCH && x->condition != LB_ROUTED)
        return road_face(s, u, part, direction);
    int first = x->facing >= 6 ? x->facing - 6 : front_left(x->facing);
    return (enum ks_zone)zone_of[front_of(g, s, u, part)][(direction - first + 6) % 6];
}
