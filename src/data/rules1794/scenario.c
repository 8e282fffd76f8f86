/* scenarios/NAME.json: turns, chits, commanders with a part of their own, entries,
 * thresholds. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "data/rules1794/loading.h"
#include "data/text.h"

static bool read_commander(struct r94_loading *l, const struct ks_json *at, ks_unit *out)
{
    const char *id = ks_json_string(at);

    if (id == NULL)
        return false;
    *out = ks_loading_unit(l->of, id);
    if (*out == KS_NONE || l->r->unit[*out].branch != R94_LEADER)
        return ks_json_fault(at, "found \"%.40s\"; expected the id of a commander%s", id,
                             l->only_placed ? " whom setup.csv places" : "");
    return true;
}

static bool read_own_commander(struct r94_loading *l, const struct ks_json *at,
                               size_t side, ks_unit *out)
{
    return read_commander(l, at, out) &&
           (l->r->unit[*out].side == side ||
            ks_json_fault(at, "found \"%s\"; expected a commander of the %s side",
                          l->g->piece[*out].id, l->g->side[side]));
}

static bool read_army_commander(struct r94_loading *l, const struct ks_json *at, int army,
                                ks_unit *out)
{
    return read_commander(l, at, out) &&
           (l->r->unit[*out].army == army ||
            ks_json_fault(at, "found \"%s\"; expected a commander of the %s army",
                          l->g->piece[*out].id, r94_army_name[army]));
}

/* {"army": "russian", ...} */
static bool read_army(struct r94_loading *l, const struct ks_json *fact, int *army)
{
    struct ks_json at;
    const char *name;

    if (!ks_json_get(fact, "army", "the name of an army of units.csv", &at) ||
        (name = ks_json_string(&at)) == NULL)
        return false;
    *army = ks_text_among(name, r94_army_name);
    return (*army >= 0 && l->has_army[*army]) ||
           ks_json_fault(&at, "found \"%.40s\"; expected an army of units.csv", name);
}

/* The keys of a fact with a value for each army that is in the game. */
struct army_keys {
    const char *key[R94_ARMIES + 1];
};

static struct army_keys keys_by_army(const struct r94_loading *l)
{
    struct army_keys k = {{NULL}};
    size_t n = 0;

    for (int army = 0; army < R94_ARMIES; army++) {
        if (l->has_army[army])
            k.key[n++] = r94_army_name[army];
    }
    return k;
}

static bool is_overall(const struct r94_game *r, ks_unit u)
{
    for (int army = 0; army < R94_ARMIES; army++) {
        if (r->overall[army] == u)
            return true;
    }
    return false;
}

/* [4.4a, 13-hypothetical-note1] The icon of a commander follows the part he plays. */
static void set_icons(struct r94_loading *l)
{
    for (size_t i = 0; i < l->r->commanders; i++) {
        ks_unit u = l->r->commander[i];
        bool overall = is_overall(l->r, u);
        l->g->piece[u].kind = overall ? KS_KIND_OVERALL : KS_KIND_LEADER;
        l->r->unit[u].arm = overall ? R94_OVERALL_COMMANDER : R94_COMMANDER;
        snprintf(l->g->piece[u].arm, sizeof l->g->piece[u].arm, "%s",
                 overall ? "overall_commander" : "commander");
    }
}

/* {"polish": "pl_kosciuszko", ...}; an army may have none [13.1-note4@szczekociny]. */
static bool read_overall(struct r94_loading *l, const struct ks_json *top)
{
    const struct army_keys keys = keys_by_army(l);
    struct ks_json fact, at;
    bool given = ks_json_has(top, "overall_commanders", &fact);

    for (int army = 0; army < R94_ARMIES; army++)
        l->r->overall[army] = KS_NONE;
    if (given && !ks_scenario_fact(l->of, &fact, keys.key))
        return false;
    for (int army = 0; given && army < R94_ARMIES; army++) {
        if (ks_json_has(&fact, r94_army_name[army], &at) &&
            !read_army_commander(l, &at, army, &l->r->overall[army]))
            return false;
    }
    set_icons(l);
    return true;
}

/* As many chits as the army has commanders at most. */
static int most_chits(const struct r94_loading *l, int army)
{
    int n = 0;

    for (size_t i = 0; i < l->r->commanders; i++)
        n += l->r->unit[l->r->commander[i]].army == army;
    return n;
}

/* [3.3a] {"polish": 2, ...}; an army that chooses none may be left out. */
static bool read_chosen(struct r94_loading *l, const struct ks_json *top)
{
    const struct army_keys keys = keys_by_army(l);
    struct ks_json fact, at;

    if (!ks_json_has(top, "chosen_chits", &fact))
        return true;
    if (!ks_scenario_fact(l->of, &fact, keys.key))
        return false;
    for (int army = 0; army < R94_ARMIES; army++) {
        if (ks_json_has(&fact, r94_army_name[army], &at) &&
            !ks_json_int(&at, 0, most_chits(l, army), &l->r->chosen_chits[army]))
            return false;
    }
    return true;
}

/* [4.4d] */
static bool read_six(struct r94_loading *l, const struct ks_json *top)
{
    struct ks_json fact, at;

    l->r->six[0] = l->r->six[1] = KS_NONE;
    if (!ks_json_has(top, "six_units", &fact))
        return true;
    if (!ks_scenario_fact(l->of, &fact, KS_KEYS(l->g->side[0], l->g->side[1])))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (ks_json_has(&fact, l->g->side[side], &at) &&
            !read_own_commander(l, &at, side, &l->r->six[side]))
            return false;
    }
    return true;
}

/* Commanders with a part of their own and the figures of it; each fact may be missing. */
static const struct role {
    const char *key;
    size_t commander; /* field of struct r94_game */
    struct {
        const char *key; /* NULL: none */
        bool turn;       /* a turn of the scenario, not any number */
        size_t field;
    } figure[2];
} roles[] = {
#define FIELD(member) offsetof(struct r94_game, member)
    {"orphan_maker", FIELD(orphan_maker), {{NULL, false, 0}}},
    {"opener", FIELD(opener), {{NULL, false, 0}}},
    /* [13-historical-note2a] */
    {"locked", FIELD(locked), {{"until_turn", true, FIELD(locked_until)}}},
    /* [4.5a@szczekociny] He gives orders to a commander of each army of his side. */
    {"planner",
     FIELD(planner),
     {{"from_turn", true, FIELD(planner_turn)}, {"delay", false, FIELD(planner_delay)}}},
    /* [13-Poninski-a, 13-Poninski-b] He comes when the dice say so. */
    {"late",
     FIELD(late),
     {{"delay", false, FIELD(late_delay)}, {"total", false, FIELD(late_total)}}},
#undef FIELD
};

static bool read_role(struct r94_loading *l, const struct ks_json *top,
                      const struct role *role)
{
    const char *keys[] = {"commander", role->figure[0].key, role->figure[1].key, NULL};
    ks_unit *commander = (ks_unit *)(void *)((char *)l->r + role->commander);
    struct ks_json fact, at;

    *commander = KS_NONE;
    if (!ks_json_has(top, role->key, &fact))
        return true;
    bool good = ks_scenario_fact(l->of, &fact, keys) &&
                ks_json_get(&fact, "commander", "the id of a commander", &at) &&
                read_commander(l, &at, commander);
    for (int i = 0; good && i < 2 && role->figure[i].key != NULL; i++) {
        bool turn = role->figure[i].turn;
        good =
            ks_json_get_int(&fact, role->figure[i].key, turn, turn ? l->r->last_turn : 99,
                            (int *)(void *)((char *)l->r + role->figure[i].field));
    }
    return good;
}

/* [13.1-note2@szczekociny] Its being there is all it says. */
static bool read_one_arm(struct r94_loading *l, const struct ks_json *top)
{
    static const char *const no_keys[] = {NULL};
    struct ks_json fact;

    l->r->one_arm = ks_json_has(top, "one_arm", &fact);
    return !l->r->one_arm || ks_scenario_fact(l->of, &fact, no_keys);
}

/* [13.1-note6@szczekociny] The last row of the map that is played on. */
static bool read_last_row(struct r94_loading *l, const struct ks_json *top)
{
    struct ks_json fact;

    l->r->last_row = 0;
    return !ks_json_has(top, "last_row", &fact) ||
           ks_scenario_count(l->of, top, "last_row", 1, l->g->map.grid.rows,
                             &l->r->last_row);
}

/* ---- chits ---- */

static bool read_chits(struct r94_loading *l, const struct ks_json *list,
                       struct r94_fixed_pool *pool)
{
    size_t n;

    if (!ks_json_is_array(list, 0, R94_MAX_COMMANDERS, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(list, i);
        ks_unit u;
        if (!read_army_commander(l, &at, pool->army, &u))
            return false;
        uint32_t bit = (uint32_t)1 << l->r->unit[u].commander_number;
        if ((pool->chits & bit) != 0)
            return ks_json_fault(&at, "\"%s\" is here twice; expected it once",
                                 l->g->piece[u].id);
        pool->chits |= bit;
    }
    return true;
}

/* "turn": 12, or "turns": [9, 24]. */
static bool read_turns(struct r94_loading *l, const struct ks_json *fact, int *from,
                       int *to)
{
    struct ks_json at;
    size_t n;

    if (!ks_json_has(fact, "turns", &at)) {
        bool good = ks_json_get_int(fact, "turn", 1, l->r->last_turn, from);
        *to = *from;
        return good;
    }
    struct ks_json once;
    if (ks_json_has(fact, "turn", &once))
        return ks_json_fault(&once, "found turn and turns; expected one of them");
    if (!ks_json_is_array(&at, 2, 2, &n))
        return false;
    struct ks_json first = ks_json_item(&at, 0), last = ks_json_item(&at, 1);
    return ks_json_int(&first, 1, l->r->last_turn, from) &&
           ks_json_int(&last, *from, l->r->last_turn, to);
}

/* One pool for an army and turn. */
static bool check_overlap(const struct r94_loading *l, const struct ks_json *fact,
                          const struct r94_fixed_pool *pool)
{
    for (size_t i = 0; i < l->r->fixed_pools; i++) {
        const struct r94_fixed_pool *other = &l->r->fixed_pool[i];
        if (other->army == pool->army && other->from <= pool->to &&
            pool->from <= other->to)
            return ks_json_fault(fact, "the %s army has a pool for turn %d already",
                                 r94_army_name[pool->army],
                                 pool->from > other->from ? pool->from : other->from);
    }
    return true;
}

/* [13-historical-note1a, 13-historical-note3a] */
static bool read_pool(struct r94_loading *l, const struct ks_json *fact)
{
    struct r94_fixed_pool *pool = &l->r->fixed_pool[l->r->fixed_pools];
    static const char *const keys[] = {"turn", "turns", "army", "chits", "chosen", NULL};
    struct ks_json at;
    int army, from = 0, to = 0, chosen;

    if (!ks_scenario_fact(l->of, fact, keys) || !read_turns(l, fact, &from, &to) ||
        !read_army(l, fact, &army) ||
        !ks_json_get_int(fact, "chosen", 0, most_chits(l, army), &chosen))
        return false;
    *pool = (struct r94_fixed_pool){(uint8_t)from, (uint8_t)to, (uint8_t)army,
                                    (uint8_t)chosen, 0};
    bool good = ks_json_get(fact, "chits", "[ ids of commanders ]", &at) &&
                read_chits(l, &at, pool) && check_overlap(l, fact, pool);
    l->r->fixed_pools++;
    return good;
}

/* ---- places ---- */

/* Is the hex on the part of the map that is played on? */
static bool check_row(const struct r94_loading *l, const struct ks_json *at, ks_hex hex)
{
    int row = ks_grid_row(&l->g->map.grid, hex);

    return l->r->last_row == 0 || row <= l->r->last_row ||
           ks_json_fault(at, "row %d; expected a row up to last_row, %d", row,
                         l->r->last_row);
}

/* [11.11.4b@szczekociny, 11.11.4b@maciejowice] Nobody could come back to closed ground. */
static bool read_return(struct r94_loading *l, const struct ks_json *fact)
{
    struct r94_return *home = &l->r->home[l->r->returns++];
    struct ks_json at;
    const char *text;
    char range[40];
    int army;

    if (!ks_scenario_fact(l->of, fact, KS_KEYS("army", "commander", "hex")) ||
        !read_army(l, fact, &army))
        return false;
    home->army = (uint8_t)army;
    home->commander = KS_NONE;
    if (ks_json_has(fact, "commander", &at) &&
        !read_army_commander(l, &at, army, &home->commander))
        return false;
    if (!ks_json_get(fact, "hex", "a hex, as \"1206\"", &at) ||
        (text = ks_json_string(&at)) == NULL)
        return false;
    if (!ks_hex_parse(&l->g->map, text, strlen(text), &home->hex))
        return ks_json_fault(&at, "found \"%.40s\"; expected %s", text,
                             ks_loading_hex_range(l->of, range, sizeof range));
    int ground = l->g->map.terrain[home->hex];
    if (l->r->terrain_cost[R94_FOOT][ground] == 0 &&
        l->r->terrain_cost[R94_HORSE][ground] == 0)
        return ks_json_fault(&at, "\"%s\" is closed ground", text);
    return check_row(l, &at, home->hex);
}

/* "0126", or "1227-3427": all the hexes from the first to the last along a row or a
 * column. */
static bool read_hexes(struct r94_loading *l, const struct ks_json *at,
                       struct r94_entry *entry)
{
    const struct ks_grid *grid = &l->g->map.grid;
    const char *text = ks_json_string(at);
    ks_hex first, last;

    if (text == NULL)
        return false;
    if (!ks_loading_hexes(l->of, text, &first, &last))
        return ks_json_fault(at,
                             "found \"%.40s\"; expected hexes of the map as 0126 or "
                             "1227-3427",
                             text);
    int dc = ks_grid_col(grid, last) - ks_grid_col(grid, first);
    int dr = ks_grid_row(grid, last) - ks_grid_row(grid, first);
    if (dc < 0 || dr < 0 || (dc > 0 && dr > 0) || dc + dr >= R94_MAX_ENTRY)
        return ks_json_fault(at,
                             "found \"%.40s\"; expected at most %d hexes of one row or "
                             "column, the lower number first",
                             text, (int)R94_MAX_ENTRY);
    for (int i = 0; i <= dc + dr; i++)
        entry->hex[entry->hexes++] =
            ks_grid_hex(grid, ks_grid_col(grid, first) + (dc > 0 ? i : 0),
                        ks_grid_row(grid, first) + (dr > 0 ? i : 0));
    return check_row(l, at, last);
}

static bool read_entry(struct r94_loading *l, const struct ks_json *fact)
{
    struct r94_entry *entry = &l->r->entry[l->r->entries++];
    static const char *const keys[] = {"hexes", "unlimited", "free_by_edition", NULL};
    struct ks_json at;
    bool unlimited, cheap;

    if (!ks_scenario_fact(l->of, fact, keys) ||
        !ks_json_get(fact, "hexes", "hexes, as \"0126\" or \"1227-3427\"", &at) ||
        !read_hexes(l, &at, entry) || !ks_json_get_bool(fact, "unlimited", &unlimited) ||
        !ks_json_get_bool(fact, "free_by_edition", &cheap))
        return false;
    entry->unlimited = unlimited;
    entry->free = cheap;
    return true;
}

/* A fact that there may be several of. */
static bool read_list(struct r94_loading *l, const struct ks_json *top, const char *key,
                      size_t most,
                      bool (*read)(struct r94_loading *l, const struct ks_json *fact))
{
    struct ks_json list;
    bool good = true;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, most, &n))
        return false;
    for (size_t i = 0; good && i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        good = read(l, &at);
    }
    return good;
}

/* [12.4b@szczekociny, 12.4b@maciejowice] The players may agree on other limits. */
static int agreed_limit(const char *limits, int points)
{
    return strcmp(limits, "half") == 0     ? (points + 1) / 2
           : strcmp(limits, "double") == 0 ? 2 * points
           : strcmp(limits, "none") == 0   ? R94_NO_LIMIT
                                           : points;
}

/* Points a side needs to win at once, as one fact of the scenario has them. */
static bool read_limits(struct r94_loading *l, const struct ks_json *top,
                        const char *name, int limit[2])
{
    struct ks_json fact;

    return ks_scenario_get(l->of, top, name, KS_KEYS(l->g->side[0], l->g->side[1]),
                           &fact) &&
           ks_json_get_int(&fact, l->g->side[0], 1, 9999, &limit[0]) &&
           ks_json_get_int(&fact, l->g->side[1], 1, 9999, &limit[1]);
}

/* [12.3, 12.4a@szczekociny, 12.4a@maciejowice] The printed points, and those that even the
 * scenario where it has any: both are read, so that a fault in either is found. */
static bool read_thresholds(struct r94_loading *l, const struct ks_json *top)
{
    const char *limits = ks_loading_option(l->of, "limits");
    int printed[2], even[2];
    struct ks_json at;
    bool has_even = ks_json_has(top, "even_victory", &at);

    if (!read_limits(l, top, "automatic_victory", printed) ||
        (has_even && !read_limits(l, top, "even_victory", even)))
        return false;
    const int *points = has_even && strcmp(limits, "even") == 0 ? even : printed;
    for (size_t side = 0; side < 2; side++)
        l->r->threshold[side] = agreed_limit(limits, points[side]);
    return true;
}

/* [3.3a, 3.3b] A side without a chit would never act. */
static bool check_chits(const struct r94_loading *l, const struct ks_json *top)
{
    const struct r94_game *r = l->r;
    bool acts[2] = {false};

    for (size_t i = 0; i < r->commanders; i++) {
        const struct r94_unit *c = &r->unit[r->commander[i]];
        acts[c->side] |= r->chosen_chits[c->army] > 0 || is_overall(r, r->commander[i]);
        for (size_t k = 0; k < r->fixed_pools; k++)
            acts[c->side] |= r->fixed_pool[k].army == c->army &&
                             (r->fixed_pool[k].chits != 0 || r->fixed_pool[k].chosen > 0);
    }
    return (acts[0] && acts[1]) ||
           ks_json_fault(top,
                         "the %s side has no chit and could never act; expected "
                         "\"overall_commanders\" or \"chosen_chits\" for it",
                         l->g->side[acts[0]]);
}

/* [11.11.4b] Where beaten units leave the map, every army needs a place to return. A scenario of few
 * units may do without. */
static bool check_returns(const struct r94_loading *l, const struct ks_json *top)
{
    bool found[R94_ARMIES] = {false};

    if (!l->r->setting.withdraw_to_track || (l->only_placed && l->r->returns == 0))
        return true;
    for (size_t i = 0; i < l->r->returns; i++)
        found[l->r->home[i].army] = true;
    for (int army = 0; army < R94_ARMIES; army++)
        if (l->has_army[army] && !found[army])
            return ks_json_fault(top,
                                 "no hex where the %s army returns; add "
                                 "{\"army\": \"%s\", \"hex\": ...} to \"returns\"",
                                 r94_army_name[army], r94_army_name[army]);
    return true;
}

static bool read_all(struct r94_loading *l, const struct ks_json *top)
{
    /* clang-format off */
    static const char *const keys[] = {
        "title", "situation", "like", "turns", "last_row", "only_placed_units",
        "overall_commanders", "six_units", "orphan_maker", "chosen_chits", "fixed_pools",
        "opener", "locked", "planner", "late", "one_arm", "entries", "returns",
        "automatic_victory", "even_victory", NULL};
    /* clang-format on */
    bool good = ks_json_only(top, keys);

    good &= ks_scenario_heading(l->of, top);
    if (!ks_scenario_count(l->of, top, "turns", 1, 99, &l->r->last_turn) ||
        !read_last_row(l, top))
        return false;
    l->g->turns = (uint8_t)l->r->last_turn;
    good &= read_chosen(l, top);
    good &= read_overall(l, top);
    good &= read_six(l, top);
    for (size_t i = 0; i < sizeof roles / sizeof roles[0]; i++)
        good &= read_role(l, top, &roles[i]);
    good &= read_one_arm(l, top);
    good &= read_list(l, top, "fixed_pools", R94_MAX_FIXED, read_pool);
    good &= read_list(l, top, "entries", sizeof l->r->entry / sizeof l->r->entry[0],
                      read_entry);
    good &= read_list(l, top, "returns", R94_MAX_RETURNS, read_return);
    return read_thresholds(l, top) && good && check_chits(l, top) &&
           check_returns(l, top);
}

bool r94_scenario_only_placed(struct r94_loading *l, bool *out)
{
    struct ks_json_file file;
    struct ks_json at;
    bool good = true;

    *out = false;
    if (!ks_scenario_open(l->of, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    if (ks_json_has(&top, "only_placed_units", &at))
        good = ks_json_bool(&at, out);
    ks_json_close(&file);
    return good;
}

bool r94_read_scenario(struct r94_loading *l)
{
    struct ks_json_file file;

    if (!ks_scenario_open(l->of, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_all(l, &top);
    ks_json_close(&file);
    return good;
}
