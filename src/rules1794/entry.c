#include "rules1794/entry.h"

#include "rules1794/command.h"
#include "rules1794/stack.h"

bool r94_is_due(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return unit(g, u)->arrival && r94_has_come(g, s, u) && !on_map(s, u) &&
           !is_gone(s, u) && !is_withdrawn(s, u);
}

/* Closed by enemies: units, and to a commander other commanders too, r204. */
static bool is_held(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h)
{
    return is_leader(g, u) ? r94_present(g, s, h, !side_of(g, u))
                           : holds(s, h, !side_of(g, u));
}

static bool all_held(const struct ks_game *g, const struct ks_state *s,
                     const struct r94_entry *e, ks_unit u)
{
    for (int i = 0; i < e->hexes; i++)
        if (!is_held(g, s, u, e->hex[i]))
            return false;
    return true;
}

static bool on_edge(const struct ks_game *g, ks_hex h)
{
    int c = ks_grid_col(grid(g), h), r = ks_grid_row(grid(g), h);
    return c == 1 || r == 1 || c == grid(g)->cols || r == grid(g)->rows;
}

static int distance_to_entry(const struct ks_game *g, const struct r94_entry *e, ks_hex h)
{
    int best = INT16_MAX;
    for (int i = 0; i < e->hexes; i++) {
        int d = ks_grid_distance(grid(g), e->hex[i], h);
        best = d < best ? d : best;
    }
    return best;
}

/* [13-historical-note3c] How far the nearest edge hex free of enemies is. */
static int nearest_free(const struct ks_game *g, const struct ks_state *s,
                        const struct r94_entry *e, ks_unit u)
{
    int best = INT16_MAX;
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (ks_grid_on_map(grid(g), h) && on_edge(g, h) && !is_held(g, s, u, h)) {
            int d = distance_to_entry(g, e, h);
            best = d < best ? d : best;
        }
    return best;
}

uint16_t r94_why_not_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h)
{
    const struct r94_entry *e = &r94(g)->entry[unit(g, u)->entry];
    if (!r94_is_due(g, s, u))
        return NOT_DUE;
    if (!ks_grid_on_map(grid(g), h) || is_off(g, h))
        return why_off(g, h);
    if (is_held(g, s, u, h))
        return e->unlimited ? ENTRY_LINE_HELD : ENTRY_IS_HELD;
    if (all_held(g, s, e, u))
        return on_edge(g, h) && distance_to_entry(g, e, h) == nearest_free(g, s, e, u)
                   ? 0
                   : NOT_ENTRY_HEX;
    return distance_to_entry(g, e, h) == 0 ? 0
           : e->unlimited                  ? NOT_ENTRY_LINE
                                           : NOT_ENTRY_HEX;
}

void r94_entry_list(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    struct list *out)
{
    const struct r94_entry *e = &r94(g)->entry[unit(g, u)->entry];
    if (!all_held(g, s, e, u)) {
        for (int i = 0; i < e->hexes; i++)
            if (!r94_why_not_entry(g, s, u, e->hex[i]))
                offer(out, action(ENTER, u, e->hex[i], 0));
        return;
    }
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (ks_grid_on_map(grid(g), h) && on_edge(g, h) && !r94_why_not_entry(g, s, u, h))
            offer(out, action(ENTER, u, h, 0));
}

/* Is the active command that commander's: his own, or led by the overall commander after his
 * fall? */
static bool leads(const struct ks_game *g, const struct ks_state *s, ks_unit commander)
{
    ks_unit command = look(s)->command;
    return commander == command ||
           (is_overall(g, command) && look(s)->dead & commander_bit(g, commander));
}

/* r122: guns come with the command that enters by the same hexes, after its units. */
uint16_t r94_why_not_gun_entry(const struct ks_game *g, const struct ks_state *s,
                               ks_unit gun)
{
    bool company = false;
    if (!r94_is_due(g, s, gun))
        return NOT_DUE;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *d = unit(g, u);
        if (!d->arrival || d->entry != unit(g, gun)->entry ||
            d->side != side_of(g, gun) || !is_troop(g, u) || !leads(g, s, d->commander))
            continue;
        company = true;
        if (r94_is_due(g, s, u) && !has(s, u, R94_MOVED))
            return GUNS_COME_LAST;
    }
    return company ? 0 : GUNS_COME_WITH_COMMAND;
}
