/* scenarios/NAME.json: turns, chits, commanders with a part of their own, entries,
 * thresholds. */
#include <stdio.h>
#include <string.h>

#include "data/loading.h"

/* The object of a fact: its keys, rule and certainty; counted once. */
static bool open_fact(struct ks_loading *l, const struct ks_json *at,
                      const char *const *keys)
{
    return ks_json_is_object(at) && ks_json_only(at, keys) &&
           ks_manifest_sure(at, KS_PART_SCENARIO, &l->certainty);
}

static bool read_commander(struct ks_loading *l, const struct ks_json *at, ks_unit *out)
{
    const char *id = ks_json_string(at);

    if (id == NULL)
        return false;
    *out = ks_loading_unit(l, id);
    if (*out == KS_NONE || l->r->unit[*out].branch != R94_LEADER)
        return ks_json_fault(at, "found \"%.40s\"; expected the id of a commander", id);
    return true;
}

static bool read_own_commander(struct ks_loading *l, const struct ks_json *at,
                               size_t side, ks_unit *out)
{
    return read_commander(l, at, out) &&
           (l->r->unit[*out].side == side ||
            ks_json_fault(at, "he is no commander of the %s side", l->g->side[side]));
}

static bool read_side(struct ks_loading *l, const struct ks_json *at, size_t *side)
{
    const char *name = ks_json_string(at);

    if (name == NULL)
        return false;
    for (*side = 0; *side < 2; ++*side) {
        if (strcmp(l->g->side[*side], name) == 0)
            return true;
    }
    return ks_json_fault(at, "found \"%.40s\"; expected %s or %s", name, l->g->side[0],
                         l->g->side[1]);
}

/* {"count": 15, ...} */
static bool read_count(struct ks_loading *l, const struct ks_json *top, const char *name,
                       int min, int max, int *out)
{
    static const char *const keys[] = {"count", "rule", "certainty", "note", NULL};
    struct ks_json fact, at;

    return ks_json_get(top, name, &fact) && open_fact(l, &fact, keys) &&
           ks_json_get(&fact, "count", &at) && ks_json_int(&at, min, max, out);
}

/* {"commander": "ru_tormasow", ...}; the whole fact may be missing. */
static bool read_role(struct ks_loading *l, const struct ks_json *top, const char *name,
                      ks_unit *out)
{
    static const char *const keys[] = {"commander", "rule", "certainty", "note", NULL};
    struct ks_json fact, at;

    *out = KS_NONE;
    if (!ks_json_has(top, name, &fact))
        return true;
    return open_fact(l, &fact, keys) && ks_json_get(&fact, "commander", &at) &&
           read_commander(l, &at, out);
}

/* [4.4a, 13-hypothetical-note1] The icon of a commander follows the part he plays. */
static bool read_overall(struct ks_loading *l, const struct ks_json *top)
{
    const char *const keys[] = {l->g->side[0], l->g->side[1], "rule",
                                "certainty",   "note",        NULL};
    struct ks_json fact, at;

    l->r->overall[R94_PRUSSIAN] = l->r->planner = l->r->late = KS_NONE;
    if (!ks_json_get(top, "overall_commanders", &fact) || !open_fact(l, &fact, keys))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (!ks_json_get(&fact, l->g->side[side], &at) ||
            !read_own_commander(l, &at, side, &l->r->overall[side]))
            return false;
    }
    for (size_t i = 0; i < l->r->commanders; i++) {
        ks_unit u = l->r->commander[i];
        bool overall = u == l->r->overall[0] || u == l->r->overall[1];
        l->r->unit[u].arm = overall ? R94_OVERALL_COMMANDER : R94_COMMANDER;
        snprintf(l->g->piece[u].arm, sizeof l->g->piece[u].arm, "%s",
                 overall ? "overall_commander" : "commander");
    }
    return true;
}

/* [4.4d] */
static bool read_six(struct ks_loading *l, const struct ks_json *top)
{
    const char *const keys[] = {l->g->side[0], l->g->side[1], "rule",
                                "certainty",   "note",        NULL};
    struct ks_json fact, at;

    l->r->six[0] = l->r->six[1] = KS_NONE;
    if (!ks_json_has(top, "six_units", &fact))
        return true;
    if (!open_fact(l, &fact, keys))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (ks_json_has(&fact, l->g->side[side], &at) &&
            !read_own_commander(l, &at, side, &l->r->six[side]))
            return false;
    }
    return true;
}

/* [13-historical-note2a] */
static bool read_locked(struct ks_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"commander", "until_turn", "rule",
                                       "certainty", "note",       NULL};
    struct ks_json fact, at;

    l->r->locked = KS_NONE;
    if (!ks_json_has(top, "locked", &fact))
        return true;
    return open_fact(l, &fact, keys) && ks_json_get(&fact, "commander", &at) &&
           read_commander(l, &at, &l->r->locked) &&
           ks_json_get(&fact, "until_turn", &at) &&
           ks_json_int(&at, 1, l->r->last_turn, &l->r->locked_until);
}

static bool read_chits(struct ks_loading *l, const struct ks_json *list,
                       struct r94_fixed_pool *pool)
{
    size_t n;

    if (!ks_json_is_array(list, 0, R94_MAX_COMMANDERS, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(list, i);
        ks_unit u;
        if (!read_own_commander(l, &at, pool->army, &u))
            return false;
        pool->chits |= (uint32_t)1 << l->r->unit[u].commander_number;
    }
    return true;
}

/* [13-historical-note1a, 13-historical-note3a] */
static bool read_pool(struct ks_loading *l, const struct ks_json *fact,
                      struct r94_fixed_pool *pool)
{
    static const char *const keys[] = {"turn", "side",      "chits", "chosen",
                                       "rule", "certainty", "note",  NULL};
    struct ks_json at;
    size_t side;
    int turn, chosen;

    if (!open_fact(l, fact, keys) || !ks_json_get(fact, "turn", &at) ||
        !ks_json_int(&at, 1, l->r->last_turn, &turn) || !ks_json_get(fact, "side", &at) ||
        !read_side(l, &at, &side) || !ks_json_get(fact, "chosen", &at) ||
        !ks_json_int(&at, 0, R94_MAX_COMMANDERS, &chosen))
        return false;
    *pool = (struct r94_fixed_pool){(uint8_t)turn, (uint8_t)turn, (uint8_t)side,
                                    (uint8_t)chosen, 0};
    return ks_json_get(fact, "chits", &at) && read_chits(l, &at, pool);
}

static bool read_pools(struct ks_loading *l, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, "fixed_pools", &list))
        return true;
    if (!ks_json_is_array(&list, 0, R94_MAX_FIXED, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!read_pool(l, &at, &l->r->fixed_pool[i]))
            return false;
        l->r->fixed_pools++;
    }
    return true;
}

/* "0126", or "1227-3427": all the hexes from the first to the last along a row or a
 * column. */
static bool read_hexes(struct ks_loading *l, const struct ks_json *at,
                       struct r94_entry *entry)
{
    const struct ks_grid *grid = &l->g->map.grid;
    const char *text = ks_json_string(at);
    ks_hex first, last;

    if (text == NULL)
        return false;
    if (!ks_loading_hexes(l, text, &first, &last))
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
    return true;
}

static bool read_entry(struct ks_loading *l, const struct ks_json *fact,
                       struct r94_entry *entry)
{
    static const char *const keys[] = {
        "hexes", "unlimited", "free_by_edition", "rule", "certainty", "note", NULL};
    struct ks_json at;
    bool unlimited, cheap;

    if (!open_fact(l, fact, keys) || !ks_json_get(fact, "hexes", &at) ||
        !read_hexes(l, &at, entry) || !ks_json_get(fact, "unlimited", &at) ||
        !ks_json_bool(&at, &unlimited) || !ks_json_get(fact, "free_by_edition", &at) ||
        !ks_json_bool(&at, &cheap))
        return false;
    entry->unlimited = unlimited;
    entry->free = cheap;
    return true;
}

static bool read_entries(struct ks_loading *l, const struct ks_json *top)
{
    enum { MAX = sizeof l->r->entry / sizeof l->r->entry[0] };
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, "entries", &list))
        return true;
    if (!ks_json_is_array(&list, 0, MAX, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!read_entry(l, &at, &l->r->entry[i]))
            return false;
        l->r->entries++;
    }
    return true;
}

/* [12.3] Points a side needs to win at once. */
static bool read_thresholds(struct ks_loading *l, const struct ks_json *top)
{
    const char *const keys[] = {l->g->side[0], l->g->side[1], "rule",
                                "certainty",   "note",        NULL};
    struct ks_json fact, at;

    if (!ks_json_get(top, "automatic_victory", &fact) || !open_fact(l, &fact, keys))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (!ks_json_get(&fact, l->g->side[side], &at) ||
            !ks_json_int(&at, 1, 9999, &l->r->threshold[side]))
            return false;
    }
    return true;
}

/* "Racławice 1794: historical scenario" */
static bool read_title(struct ks_loading *l, const struct ks_json *top)
{
    if (!ks_manifest_texts(top, "title", l->title[0], sizeof l->title[0]))
        return false;
    for (size_t i = 0; i < KS_LANGUAGES; i++)
        snprintf(l->g->title[i], sizeof l->g->title[i], "%s: %s", l->manifest.title[i],
                 l->title[i]);
    return true;
}

static bool read_all(struct ks_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {
        "title",     "situation",    "turns",        "overall_commanders",
        "six_units", "orphan_maker", "chosen_chits", "fixed_pools",
        "opener",    "locked",       "entries",      "automatic_victory",
        NULL};
    bool good = ks_json_only(top, keys);

    good &= read_title(l, top);
    good &= ks_manifest_texts(top, "situation", l->situation[0], sizeof l->situation[0]);
    if (!read_count(l, top, "turns", 1, 99, &l->r->last_turn))
        return false;
    l->g->turns = (uint8_t)l->r->last_turn;
    good &=
        read_count(l, top, "chosen_chits", 0, R94_MAX_COMMANDERS, &l->r->chosen_chits[0]);
    l->r->chosen_chits[1] = l->r->chosen_chits[0];
    good &= read_overall(l, top);
    good &= read_six(l, top);
    good &= read_role(l, top, "orphan_maker", &l->r->orphan_maker);
    good &= read_role(l, top, "opener", &l->r->opener);
    good &= read_locked(l, top);
    good &= read_pools(l, top);
    good &= read_entries(l, top);
    good &= read_thresholds(l, top);
    return good;
}

bool ks_read_scenario(struct ks_loading *l)
{
    struct ks_json_file file;
    char path[96], name[64];

    snprintf(name, sizeof name, "scenarios/%s.json", l->scenario);
    ks_loading_path(l, name, path, sizeof path);
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_all(l, &top);
    ks_json_close(&file);
    return good;
}
