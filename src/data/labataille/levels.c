/* scenarios/NAME.json: morale levels, what they do and what they score [RZ-LEVEL-1]. */
#include <string.h>

#include "base/text.h"
#include "data/labataille/loading.h"
#include "data/table.h"

static int count_battalions(const struct lb_loading *l, int army)
{
    int n = 0;

    for (ks_unit u = 0; u < l->g->pieces; u++)
        n += l->r->unit[u].army == army && l->r->unit[u].branch == LB_FOOT;
    return n;
}

/* A row for another value of the option oob is read and passed over. */
static bool is_for_option(const struct lb_loading *l, const struct ks_json *at, bool *out)
{
    const char *text;

    *out = json_is_null(at->value);
    if (*out)
        return true;
    if ((text = ks_json_string(at)) == NULL)
        return false;
    *out = strcmp(ks_loading_option(l->of, "oob"), text) == 0;
    return ks_loading_has_value(l->of, "oob", text) ||
           ks_json_fault(
               at, "found \"%.40s\"; expected a value of the option oob, or null", text);
}

enum { LEVEL, OOB, OF, BATTALIONS, MODIFIER, FIGURES };

/* [RZ-LEVEL-3 .. RZ-LEVEL-10] army, level, oob, of, battalions, modifier. */
static bool read_level(struct lb_loading *l, const struct ks_table *t, size_t index,
                       const int column[FIGURES])
{
    struct ks_json row, cell[FIGURES];
    const char *name;
    int army, level, of, at, modifier;
    bool holds;

    if (!ks_table_row(t, index, &row, &name, KS_PART_SCENARIO, &l->of->certainty))
        return false;
    struct ks_json first = ks_json_item(&row, 0);
    for (int i = 0; i < FIGURES; i++)
        cell[i] = ks_json_item(&row, (size_t)column[i]);
    if (!ks_json_word(&first, lb_army_name, &army) ||
        !ks_json_int(&cell[LEVEL], 1, LB_LEVELS, &level) ||
        !is_for_option(l, &cell[OOB], &holds) || !ks_json_int(&cell[OF], 1, 99, &of) ||
        !ks_json_int(&cell[BATTALIONS], 1, of, &at) ||
        !ks_json_int(&cell[MODIFIER], -36, 0, &modifier))
        return false;
    if (!holds)
        return true;
    if (of != count_battalions(l, army))
        return ks_json_fault(
            &cell[OF], "found %d; the army has %s in units.csv", of,
            ks_count((unsigned)count_battalions(l, army), "battalion").text);
    struct lb_organisation *o = &l->r->organisation[army];
    if (o->at[level - 1] != 0)
        return ks_json_fault(&row, "%s level %d is here twice; expected it once", name,
                             level);
    o->used = 1;
    o->at[level - 1] = (uint8_t)at;
    o->modifier[level - 1] = (int8_t)modifier;
    return true;
}

/* Every army that is counted has all levels, each higher than the one before. */
static bool check_levels(const struct lb_loading *l, const struct ks_json *self)
{
    for (int army = 0; army < LB_ARMIES; army++) {
        const struct lb_organisation *o = &l->r->organisation[army];
        for (int i = 0; o->used && i < LB_LEVELS; i++) {
            if (o->at[i] <= (i > 0 ? o->at[i - 1] : 0))
                return ks_json_fault(self,
                                     "%s level %d is missing, or below the level before",
                                     lb_army_name[army], i + 1);
        }
    }
    return true;
}

static bool read_chart(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const columns[FIGURES] = {"level", "oob", "of", "battalions",
                                                 "modifier"};
    struct ks_table t;
    int column[FIGURES];
    bool good = true;

    if (!ks_table_get(top, "levels", &t))
        return false;
    for (int i = 0; i < FIGURES; i++)
        good &= ks_table_need(&t, columns[i], &column[i]);
    for (size_t i = 0; good && i < t.rows; i++)
        good &= read_level(l, &t, i, column);
    return good && check_levels(l, &t.self);
}

/* [LB-4.7-5] */
static bool read_level_points(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json fact, list;
    size_t n;

    if (!ks_scenario_get(l->of, top, "level_points", KS_KEYS("points"), &fact) ||
        !ks_json_get_array(&fact, "points", LB_LEVELS, LB_LEVELS, &list, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        int points;
        if (!ks_json_int(&at, 0, 99, &points))
            return false;
        for (int army = 0; army < LB_ARMIES; army++)
            l->r->organisation[army].points[i] = (uint8_t)points;
    }
    return true;
}

bool lb_load_levels(struct lb_loading *l, const struct ks_json *top)
{
    bool good = read_chart(l, top);

    return read_level_points(l, top) && good;
}
