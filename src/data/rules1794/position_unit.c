/* The units of a constructed position: on the map, or withdrawn to the turn track. */
#include "data/rules1794/position_part.h"
#include "rules1794/game.h"

/* By enum r94_formation. */
static const char *const formations[] = {"line",     "skirmish", "square",
                                         "limbered", "ranked",   NULL};

/* What a unit has done, as docs/position.md has it; the last two are markers. */
enum { FLAG_MISFIRED = 10, FLAG_CARRIED };
static const char *const flags[] = {
    "moved",    "stopped", "fired", "used",     "shifted", "turned", "countered",
    "targeted", "fought",  "six",   "misfired", "carried", NULL};

static const struct r94_unit *unit_of(const struct r94_position *w, ks_unit u)
{
    return &r94(w->g)->unit[u];
}

static bool is_troop(const struct r94_position *w, ks_unit u)
{
    return unit_of(w, u)->branch <= R94_HORSE;
}

/* ---- fields ---- */

/* "lost" or "steps" (those left), not both. */
static bool write_loss(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    int steps = unit_of(w, u)->steps, left;
    struct ks_json at, other;

    if (!ks_json_has(unit, "steps", &at))
        return ks_position_put_number(w->of, unit, "lost", steps - 1);
    if (ks_json_has(unit, "lost", &other))
        return ks_json_fault(&other, "already given by \"steps\"");
    if (!ks_json_int(&at, 1, steps, &left))
        return false;
    ks_position_put(w->of, " lost=%d", steps - left);
    return true;
}

/* [10.10.4b@maciejowice] Only guns misfire; [10.9.10a@maciejowice] only troops carry the
 * marker of a shot into the next turn, where it is their first. */
static bool check_marker(const struct r94_position *w, const struct ks_json *unit,
                         const struct ks_json *at, ks_unit u, int flag)
{
    const struct r94_game *r = r94(w->g);
    struct ks_json shots;
    int n;

    if (flag == FLAG_MISFIRED)
        return (r->setting.guns_misfire && unit_of(w, u)->branch == R94_GUNS) ||
               ks_json_fault(at, "found \"misfired\"; expected it only of a battery, in "
                                 "games where guns misfire");
    if (flag != FLAG_CARRIED)
        return true;
    if (!r->setting.fire_marker_kept || !is_troop(w, u))
        return ks_json_fault(at, "found \"carried\"; expected it only of infantry and "
                                 "cavalry, in games that keep the fire marker");
    if (!ks_json_has(unit, "shots", &shots))
        return ks_json_fault(at, "found \"carried\" without \"shots\"; expected 1 or "
                                 "more");
    return ks_json_int(&shots, 1, r->shots_a_turn, &n);
}

static bool write_flags(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json list;
    size_t n;
    int flag;

    if (!ks_json_has(unit, "flags", &list))
        return true;
    if (!ks_json_is_array(&list, 0, 16, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!ks_position_word(&at, flags, KS_ANY_WORD, &flag) ||
            !check_marker(w, unit, &at, u, flag))
            return false;
        ks_position_put(w->of, " %s", flags[flag]);
    }
    return true;
}

/* Commanders have no facing [5.1]. */
static bool write_facing(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json at;
    int facing;

    if (unit_of(w, u)->branch == R94_LEADER)
        return !ks_json_has(unit, "facing", &at) ||
               ks_json_fault(&at, "a commander has no facing");
    if (!ks_json_get(unit, "facing", "a direction, as \"NE\"", &at) ||
        !ks_position_word(&at, ks_position_facings, KS_ANY_WORD, &facing))
        return false;
    ks_position_put(w->of, " %s", ks_position_facings[facing]);
    return true;
}

/* [8.12a@maciejowice] Guns may be limbered, [6.2.1a@maciejowice] stacks stand under a Line
 * marker. */
static int formations_of(const struct r94_game *r, const struct r94_unit *unit)
{
    int allowed = 1 << R94_LINE;

    if (unit->branch == R94_GUNS)
        return r->setting.guns_limber ? allowed | 1 << R94_LIMBERED : allowed;
    if (r->ranked[unit->branch][1] > 0)
        allowed |= 1 << R94_RANKED;
    return allowed | 1 << R94_SKIRMISH | 1 << R94_SQUARE;
}

static bool write_formation(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json at;
    int form;

    if (!ks_json_has(unit, "formation", &at))
        return true;
    if (unit_of(w, u)->branch == R94_LEADER)
        return ks_json_fault(&at, "a commander has no formation");
    if (!ks_position_word(&at, formations, formations_of(r94(w->g), unit_of(w, u)),
                          &form))
        return false;
    w->ranked[u] = form == R94_RANKED;
    ks_position_put(w->of, " form=%s", formations[form]);
    return true;
}

/* The hex next to its own by which it came into a melee hex. */
static bool write_entry(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json at;
    char number[8], own[8];
    ks_hex from;

    if (!ks_json_has(unit, "entry", &at))
        return true;
    if (!r94_position_hex(w, &at, &from, number))
        return false;
    ks_hex_text(&w->g->map, w->hex[u], own);
    if (ks_grid_direction(&w->g->map.grid, w->hex[u], from) == KS_NO_DIRECTION)
        return ks_json_fault(&at, "found \"%s\"; expected a hex next to %s", number, own);
    ks_position_put(w->of, " from=%s", number);
    return true;
}

/* ---- a unit ---- */

static bool write_on_map(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json at;
    char number[8];

    if (!ks_json_get(unit, "hex", "a hex, as \"1206\"", &at) ||
        !r94_position_hex(w, &at, &w->hex[u], number))
        return false;
    ks_position_put(w->of, "unit %s %s", w->g->piece[u].id, number);
    return write_facing(w, unit, u) && write_loss(w, unit, u) &&
           write_formation(w, unit, u) &&
           ks_position_put_number(w->of, unit, "shots", r94(w->g)->shots_a_turn) &&
           ks_position_put_number(w->of, unit, "mp", 99) &&
           ks_position_put_number(w->of, unit, "run", 99) && write_entry(w, unit, u) &&
           write_flags(w, unit, u);
}

/* [11.11.1] Units beaten in melee wait on the turn track, with losses and shots. */
static bool write_withdrawn(struct r94_position *w, const struct ks_json *unit, ks_unit u)
{
    static const char *const unfit[] = {"hex", "facing", "formation", "order",
                                        "mp",  "run",    "entry",     NULL};
    struct ks_json at, other;
    int turn;

    if (!ks_json_get(unit, "due", "the turn it comes back", &at))
        return false;
    if (!r94(w->g)->setting.withdraw_to_track)
        return ks_json_fault(&at, "no unit is withdrawn to the turn track in this game");
    if (!is_troop(w, u))
        return ks_json_fault(&at,
                             "found %s; expected infantry or cavalry: no other "
                             "unit is withdrawn",
                             w->g->piece[u].id);
    for (size_t i = 0; unfit[i] != NULL; i++)
        if (ks_json_has(unit, unfit[i], &other))
            return ks_json_fault(&other, "a unit with \"due\" is not on the map");
    if (!ks_json_int(&at, 1, w->g->turns, &turn))
        return false;
    ks_position_put(w->of, "off %s due=%d", w->g->piece[u].id, turn);
    return write_loss(w, unit, u) &&
           ks_position_put_number(w->of, unit, "shots", r94(w->g)->shots_a_turn) &&
           write_flags(w, unit, u);
}

static bool write_unit(void *context, const struct ks_json *unit)
{
    struct r94_position *w = context;
    struct ks_json at;
    ks_unit u;

    if (!ks_position_unit(w->of, unit, &u) ||
        !(ks_json_has(unit, "due", &at) ? write_withdrawn(w, unit, u)
                                        : write_on_map(w, unit, u)))
        return false;
    ks_position_put(w->of, "\n");
    return true;
}

/* ---- all units ---- */

/* A unit in its scenario position. Guns get their order from there automatically. */
static void write_as_set_up(struct r94_position *w, ks_unit u)
{
    const struct r94_unit *unit = unit_of(w, u);
    char number[8];

    w->hex[u] = unit->hex;
    w->ranked[u] = unit->form == R94_RANKED;
    ks_hex_text(&w->g->map, unit->hex, number);
    ks_position_put(w->of, "unit %s %s", w->g->piece[u].id, number);
    if (unit->branch != R94_LEADER)
        ks_position_put(w->of, " %s", ks_position_facings[unit->facing]);
    ks_position_put(w->of, "%s\n", w->ranked[u] ? " form=ranked" : "");
}

/* "only": false leaves the units that are not named where the scenario puts them. */
static bool write_others(struct r94_position *w, const struct ks_json *top)
{
    struct ks_json at;
    bool only = true;

    if (ks_json_has(top, "only", &at) && !ks_json_bool(&at, &only))
        return false;
    for (int order = 1; !only && order < 100; order++)
        for (ks_unit u = 0; u < w->g->pieces; u++)
            if (unit_of(w, u)->order == order && unit_of(w, u)->hex != KS_NONE &&
                !w->of->named[u])
                write_as_set_up(w, u);
    return true;
}

/* [6.2.1a@maciejowice] A Line marker is for a whole stack. */
static bool check_ranks(const struct r94_position *w, const struct ks_json *list)
{
    for (ks_unit u = 0; u < w->g->pieces; u++)
        for (ks_unit v = 0; w->ranked[u] && v < w->g->pieces; v++) {
            char number[8];
            if (w->hex[v] != w->hex[u] || w->ranked[v] || !is_troop(w, v) ||
                unit_of(w, v)->side != unit_of(w, u)->side)
                continue;
            ks_hex_text(&w->g->map, w->hex[u], number);
            return ks_json_fault(list,
                                 "found %s ranked and %s not, both in %s; expected the "
                                 "whole stack under its Line marker",
                                 w->g->piece[u].id, w->g->piece[v].id, number);
        }
    return true;
}

bool r94_position_units(struct r94_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {"unit",      "hex",   "facing", "lost", "steps",
                                       "formation", "order", "shots",  "mp",   "entry",
                                       "run",       "flags", "due",    NULL};
    struct ks_json list;

    if (!ks_json_has(top, "units", &list))
        return write_others(w, top);
    return ks_position_units(w->of, &list, keys, write_unit, w) && write_others(w, top) &&
           check_ranks(w, &list);
}

/* ---- single values ---- */

bool r94_position_commander(const struct ks_position *w, const struct ks_json *at,
                            ks_unit *out)
{
    return ks_position_piece(w, at, out) &&
           (r94(w->g)->unit[*out].branch == R94_LEADER ||
            ks_json_fault(at, "found \"%.40s\"; expected the id of a commander",
                          w->g->piece[*out].id));
}

bool r94_position_hex(const struct r94_position *w, const struct ks_json *at, ks_hex *hex,
                      char number[8])
{
    if (!ks_position_hex(w->of, at, hex, number))
        return false;
    return !r94(w->g)->off[*hex] ||
           ks_json_fault(at,
                         "found \"%.40s\"; expected a hex up to row %d, the last of the "
                         "scenario",
                         ks_json_string(at), r94(w->g)->last_row);
}
