/* tables.json: fire values, fire defence and the fire table. */
#include <string.h>

#include "data/labataille/chart.h"
#include "data/text.h"

static const char *const troops_word[LB_TROOPS + 1] = {
    [LB_POLISH_LINE] = "polish_line",
    [LB_POLISH_LIGHT] = "polish_light",
    [LB_SAXON_LINE] = "saxon",
    [LB_DUTCH_LINE] = "dutch",
    [LB_AUSTRIAN_LINE] = "austrian_line",
    [LB_GRENZ_TROOPS] = "grenz",
};

/* ---- fire values ---- */

static const char *const firing[] = {
    "column", "line", "general_order", "skirmish", "carre", "masse", NULL};

/* [RZ-FIRE-1 .. RZ-FIRE-6] "printed", "x3", or null. */
static bool fire_value_cell(struct lb_loading *l, int row, int column,
                            const struct ks_json *at)
{
    struct lb_fire_value *value = &l->r->fire_value[row][column];
    const char *text;

    *value = (struct lb_fire_value){LB_NO_FIRE, 0};
    if (json_is_null(at->value))
        return true;
    if ((text = ks_json_string(at)) == NULL)
        return false;
    if (strcmp(text, "printed") == 0) {
        value->kind = LB_PRINTED_FIRE;
        return true;
    }
    if (text[0] == 'x' && text[1] >= '1' && text[1] <= '9' && text[2] == '\0') {
        *value = (struct lb_fire_value){LB_MULTIPLE_FIRE, (uint8_t)(text[1] - '0')};
        return true;
    }
    return ks_json_fault(at, "found \"%.40s\"; expected printed, x2, x3 ... or null",
                         text);
}

/* ---- defence of those fired at ---- */

static const char *const defences[LB_DEFENCES + 1] = {
    [LB_DEFENCE_COLUMN] = "column",     [LB_DEFENCE_LINE] = "line",
    [LB_DEFENCE_CARRE] = "carre",       [LB_DEFENCE_GENERAL] = "general_order",
    [LB_DEFENCE_SKIRMISH] = "skirmish", [LB_DEFENCE_BROKEN] = "broken",
    [LB_DEFENCE_LIMBERED] = "limbered", [LB_DEFENCE_UNLIMBERED] = "unlimbered",
    [LB_DEFENCE_MASSE] = "masse",
};

/* [RZ-DEF-1 .. RZ-DEF-7] */
static bool defence_cell(struct lb_loading *l, int row, int column,
                         const struct ks_json *at)
{
    uint8_t *value = &l->r->fire_defence[row][column];
    int n;

    if (json_is_null(at->value))
        return true;
    if (*value != 0)
        return ks_json_fault(at, "%s in %s is in the table twice; expected it once",
                             defences[column], lb_ground_word[row]);
    if (!ks_json_int(at, 1, 99, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

/* Every unit that may be somewhere has a fire defence there: odds are divided by it. */
static bool check_defence(const struct lb_loading *l, const struct ks_json *top)
{
    enum {
        OPEN = 1 << LB_DEFENCE_COLUMN | 1 << LB_DEFENCE_LINE | 1 << LB_DEFENCE_CARRE |
               1 << LB_DEFENCE_MASSE,
        COVER = 1 << LB_DEFENCE_GENERAL,
        GUNS = 1 << LB_DEFENCE_LIMBERED | 1 << LB_DEFENCE_UNLIMBERED,
        LOOSE = 1 << LB_DEFENCE_SKIRMISH | 1 << LB_DEFENCE_BROKEN,
    };
    static const unsigned wanted[LB_GROUNDS] = {
        [LB_CLEAR] = OPEN | GUNS | LOOSE,
        [LB_FOREST] = COVER | LOOSE,
        [LB_HAMLET] = COVER | GUNS | LOOSE,
        [LB_VILLAGE] = COVER | GUNS | LOOSE,
        [LB_TOWN] = COVER | GUNS | LOOSE,
        [LB_SWAMP] = LOOSE,
        [LB_DIKE] = 1 << LB_DEFENCE_COLUMN | 1 << LB_DEFENCE_LIMBERED | LOOSE,
        [LB_GARDEN] = COVER | GUNS | LOOSE,
        [LB_POND] = OPEN | GUNS | LOOSE,
    };

    for (int g = 0; g < LB_GROUNDS; g++) {
        for (int d = 0; d < LB_DEFENCES; d++) {
            if ((wanted[g] >> d & 1) && l->r->fire_defence[g][d] == 0)
                return ks_json_fault(top, "fire_defence: no value for %s in %s",
                                     defences[d], lb_ground_word[g]);
        }
    }
    return true;
}

/* ---- the table ---- */

/* [LB-4.1-1 .. LB-4.1-10] The columns are numbers of increments. */
static bool read_fire_table(struct lb_loading *l, const struct ks_json *top)
{
    struct lb_results results = {.count = 0};
    struct ks_json row;
    struct ks_table t;
    int n;

    if (!lb_chart_open(top, "fire_table", &t, LB_FIRE_COLUMNS))
        return false;
    for (size_t c = 1; c < t.columns; c++) {
        if (lb_chart_is_remark(t.column[c]))
            continue;
        if (!ks_text_number(t.column[c], 0, 20, &n))
            return ks_json_fault(&t.column_list,
                                 "column \"%.40s\"; expected increments lost",
                                 t.column[c]);
        results.value[results.count] = (uint8_t)n;
        results.column[results.count++] = (int)c;
    }
    for (size_t i = 0; i < t.rows; i++) {
        struct lb_fire_column *x = &l->r->fire_column[i];
        const uint8_t before[2] = {x[i > 0 ? -1 : 0].num, x[i > 0 ? -1 : 0].den};
        if (!lb_chart_row(l, &t, i, &row) ||
            !lb_chart_odds(&row, i, before, &x->num, &x->den) ||
            !lb_chart_rolls(&row, &results, x->loss))
            return false;
        l->r->fire_columns++;
    }
    return true;
}

bool lb_load_fire_charts(struct lb_loading *l, const struct ks_json *top)
{
    static const struct lb_grid grids[] = {
        {"fire_values", firing, troops_word, false, fire_value_cell},
        {"fire_defence", lb_ground_word, defences, true, defence_cell},
    };
    bool good = true;

    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        good &= lb_chart_grid(l, top, &grids[i]);
    good = good && check_defence(l, top);
    return read_fire_table(l, top) && good;
}
_Static_assert(LB_COLUMN == 0 && LB_LINE == 1 && LB_GENERAL == 2 && LB_SKIRMISH == 3 &&
                   LB_CARRE == 4 && LB_MASSE == 5,
               "the formations that fire come first, as in firing[]");
