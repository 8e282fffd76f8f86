#include "rules1794/line.h"

#include "rules1794/command.h"
#include "rules1794/move.h"
#include "rules1794/stack.h"

bool r94_are_in_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_unit v)
{
    const struct r94_piece *a = piece(s, u), *b = piece(s, v);
    if (branch(g, u) != branch(g, v) || army_of(g, u) != army_of(g, v) ||
        a->hex == KS_NONE || b->hex == KS_NONE) /* r126 */
        return false;
    int d = ks_grid_direction(grid(g), a->hex, b->hex);
    if (d == KS_NO_DIRECTION)
        return false;
    if (a->form == R94_SQUARE || b->form == R94_SQUARE)
        return a->form == b->form && r94(g)->setting.squares_make_line;
    return a->facing == b->facing && ks_zone_of(a->facing, d) == KS_FLANK;
}

bool r94_may_join_line(const struct ks_game *g, uint16_t r94_why_not_moving)
{
    return !r94_why_not_moving ||
           (r94_why_not_moving == NOT_HIS_UNIT && r94(g)->setting.line_of_one_command);
}

/* `why` is the reason why it may not move alone, or 0. [8.10c] Units of one command; [8.10d 8.10e]
 * the overall commander, in his own round, leads a line of any commands within his reach, of fallen
 * and wounded commanders too. */
static uint16_t why_not_along(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, uint16_t why)
{
    const struct r94_state *x = look(s);
    if (!why || !r94_may_join_line(g, why))
        return why;
    if (x->round != R94_OWN_COMMAND || !is_overall(g, x->leader))
        return LINE_OF_ONE_COMMAND;
    if (!r94_in_radius(g, s, u))
        return OUT_OF_COMMAND;
    return r94_why_not_free_to_move(g, s, u);
}

static uint16_t why_not_in_line(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    return why_not_along(g, s, u, r94_why_not_moving(g, s, u));
}

/* All movable units of that arm and side in a hex. */
static int gather(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                  ks_unit like, ks_unit *out)
{
    int n = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side_of(g, like) && branch(g, u) == branch(g, like) &&
            !why_not_in_line(g, s, u))
            out[n++] = u;
    return n;
}

/* A hex next to another whose topmost unit is in line with the unit on top there. */
static bool is_beside(const struct ks_game *g, const struct ks_state *s, ks_unit w,
                      ks_hex h)
{
    int side = side_of(g, w);
    ks_unit v = holds(s, h, side) ? r94_top_troop(g, s, h, side) : KS_NONE;
    return v != KS_NONE && r94_are_in_line(g, s, w, v);
}

/* Has the stack anybody beside it? Few have. */
static bool has_neighbour(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side)
{
    ks_unit w = r94_top_troop(g, s, h, side);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (is_beside(g, s, w, next_hex(g, h, d)))
            return true;
    return false;
}

/* The line through a unit; it may break off when it is long enough to be one. */
static int follow_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       bool whole, ks_unit *out)
{
    ks_hex seen[64];
    int side = side_of(g, u);
    seen[0] = piece(s, u)->hex;
    if (!has_neighbour(g, s, seen[0], side))
        return 0;
    int hexes = 1, n = gather(g, s, seen[0], u, out);
    for (int i = 0; i < hexes; i++) {
        ks_unit w = r94_top_troop(g, s, seen[i], side);
        for (int d = 0; d < KS_DIRECTIONS && hexes < 64; d++) {
            ks_hex h = next_hex(g, seen[i], d);
            if (!is_beside(g, s, w, h))
                continue;
            bool known = false;
            for (int k = 0; k < hexes; k++)
                known |= seen[k] == h;
            int more = known ? 0 : gather(g, s, h, u, out + n);
            if (more == 0)
                continue;
            n += more;
            seen[hexes++] = h;
            if (!whole && n >= r94(g)->setting.line_minimum)
                return n;
        }
    }
    return hexes > 1 && n >= r94(g)->setting.line_minimum ? n : 0;
}

int r94_line_through(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_unit *out)
{
    return follow_line(g, s, u, true, out);
}

/* Is the line too short only because its neighbours have another commander? */
static bool continues_in_other_command(const struct ks_game *g, const struct ks_state *s,
                                       ks_unit u)
{
    for (int way = 1; way <= 4; way += 3) { /* to the right and to the left */
        ks_hex h = piece(s, u)->hex;
        for (int i = 0; i < 8; i++) {
            h = next_hex(g, h, (piece(s, u)->facing + way) % 6);
            ks_unit v = r94_top_troop(g, s, h, side_of(g, u));
            if (v == KS_NONE || piece(s, v)->facing != piece(s, u)->facing)
                break;
            if (why_not_in_line(g, s, v) == LINE_OF_ONE_COMMAND)
                return true;
        }
    }
    return false;
}

static bool is_of_other_command(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    ks_unit c = unit(g, u)->commander;
    return look(s)->round == R94_OWN_COMMAND && c != look(s)->command && c != KS_NONE;
}

/* [8.10d 8.10e] The overall commander combines commands, or leads those of fallen and wounded
 * commanders; a line of one able commander remains his own. */
bool r94_is_sound_other_command(const struct ks_game *g, const struct ks_state *s,
                                const ks_unit *units, int n)
{
    ks_unit c = unit(g, units[0])->commander;
    if (!is_of_other_command(g, s, units[0]))
        return false;
    for (int i = 1; i < n; i++)
        if (unit(g, units[i])->commander != c)
            return false;
    return !((look(s)->dead | look(s)->wounded) & commander_bit(g, c));
}

/* `alone` is the reason why it may not move alone, or 0. */
static uint16_t why_no_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            uint16_t alone)
{
    ks_unit units[KS_MAX_PIECES];
    if (!is_troop(g, u))
        return NO_LINE_OF_GUNS;
    uint16_t why = why_not_along(g, s, u, alone);
    if (why)
        return why;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    int n = follow_line(g, s, u, false, units);
    if (n == 0)
        return LINE_TOO_SHORT;
    if (!is_of_other_command(g, s, units[0]))
        return 0;
    n = r94_line_through(g, s, u, units);
    return r94_is_sound_other_command(g, s, units, n) ? NOT_HIS_UNIT : 0;
}

bool r94_leads_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    uint16_t alone)
{
    return !why_no_line(g, s, u, alone);
}

uint16_t r94_why_no_line(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    uint16_t why = why_no_line(g, s, u, r94_why_not_moving(g, s, u));
    return why == LINE_TOO_SHORT && continues_in_other_command(g, s, u)
               ? LINE_OF_ONE_COMMAND
               : why;
}
