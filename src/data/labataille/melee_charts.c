/* tables.json: the melee table, checks before it, and the fate of beaten units. */
#include <string.h>

#include "data/labataille/chart.h"

/* ---- the table ---- */

/* [LB-2.15-11 LB-2.15-12 LB-2.15-13 LB-2.15-14] "AD", or "2/1*": what attacker and defender
 * lose, and both check. */
static bool read_result(const char *text, struct lb_melee_result *out)
{
    static const struct {
        const char *text;
        enum lb_melee_code code;
    } codes[] = {{"-", LB_NOTHING}, {"AR", LB_AR}, {"AD", LB_AD},
                 {"DD", LB_DD},     {"DR", LB_DR}, {"DS", LB_DS}};

    *out = (struct lb_melee_result){.code = LB_EXCHANGE};
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        if (strcmp(codes[i].text, text) == 0) {
            out->code = (uint8_t)codes[i].code;
            return true;
        }
    }
    size_t n = strlen(text);
    if (n < 3 || n > 4 || text[0] < '0' || text[0] > '9' || text[1] != '/' ||
        text[2] < '0' || text[2] > '9' || (n == 4 && text[3] != '*'))
        return false;
    out->attacker = (uint8_t)(text[0] - '0');
    out->defender = (uint8_t)(text[2] - '0');
    out->star = n == 4;
    return true;
}

static bool read_melee_columns(struct lb_loading *l, const struct ks_table *t,
                               struct lb_results *results)
{
    for (size_t c = 1; c < t->columns; c++) {
        if (lb_chart_is_remark(t->column[c]))
            continue;
        if (!read_result(t->column[c], &l->r->melee_result[l->r->melee_results]))
            return ks_json_fault(&t->column_list,
                                 "column \"%.40s\"; expected -, AR, AD, DD, DR, DS, or "
                                 "losses as 2/1*",
                                 t->column[c]);
        results->value[results->count] = l->r->melee_results++;
        results->column[results->count++] = (int)c;
    }
    return true;
}
_Static_assert((int)KS_TABLE_COLUMNS <= (int)LB_MELEE_RESULTS, "each column has room");

/* [LB-4.2-1 .. LB-4.2-9] */
static bool read_melee_table(struct lb_loading *l, const struct ks_json *top)
{
    struct lb_results results = {.count = 0};
    struct ks_json row;
    struct ks_table t;

    if (!lb_chart_open(top, "melee_table", &t, LB_MELEE_COLUMNS) ||
        !read_melee_columns(l, &t, &results))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        struct lb_melee_column *x = &l->r->melee_column[i];
        const uint8_t before[2] = {x[i > 0 ? -1 : 0].num, x[i > 0 ? -1 : 0].den};
        if (!lb_chart_row(l, &t, i, &row) ||
            !lb_chart_odds(&row, i, before, &x->num, &x->den) ||
            !lb_chart_rolls(&row, &results, x->result))
            return false;
        l->r->melee_columns++;
    }
    return true;
}

/* ---- before the melee ---- */

/* [RZ-PRE-1 .. RZ-PRE-6] */
static bool read_premelee_odds(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json row, at;
    struct ks_table t;
    int attacker, defender;

    if (!lb_chart_open(top, "premelee_odds", &t, LB_PREMELEE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        struct lb_premelee_row *x = &l->r->premelee_row[i];
        const uint8_t before[2] = {x[i > 0 ? -1 : 0].num, x[i > 0 ? -1 : 0].den};
        if (!lb_chart_row(l, &t, i, &row) ||
            !lb_chart_odds(&row, i, before, &x->num, &x->den) ||
            !lb_chart_cell(&t, &row, "attacker", &at) ||
            !ks_json_int(&at, -36, 36, &attacker) ||
            !lb_chart_cell(&t, &row, "defender", &at) ||
            !ks_json_int(&at, -36, 36, &defender))
            return false;
        x->attacker = (int8_t)attacker;
        x->defender = (int8_t)defender;
        l->r->premelee_rows++;
    }
    return true;
}

/* [RZ-PRE-18 RZ-PRE-19 RZ-PRE-20] */
static bool read_elite(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json row, at;
    struct ks_table t;
    int from, to, modifier;

    if (!lb_chart_open(top, "elite", &t, LB_ELITE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!lb_chart_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_range(&first, &from, &to) ||
            !lb_chart_cell(&t, &row, "modifier", &at) ||
            !ks_json_int(&at, -36, 0, &modifier))
            return false;
        l->r->elite_row[l->r->elite_rows++] =
            (struct lb_elite_row){(uint8_t)from, (uint8_t)to, (int8_t)modifier};
    }
    return true;
}

/* ---- after it ---- */

/* [LB-4.3-1 LB-4.3-2 LB-4.3-3] Fate and losses of beaten units, by result. */
static bool read_fates(const struct ks_table *t, const struct ks_json *row,
                       struct lb_fate out[3])
{
    static const char *const fates[] = {"disorder", "rout", "eliminated", "taken", NULL};
    static const char *const columns[] = {"D", "R", "S"};
    static const char *const lost[] = {"D lost", "R lost", "S lost"};
    struct ks_json at;
    int fate, losses;

    for (int i = 0; i < 3; i++) {
        if (!lb_chart_cell(t, row, columns[i], &at) || !ks_json_word(&at, fates, &fate) ||
            !lb_chart_cell(t, row, lost[i], &at) || !ks_json_int(&at, 0, 9, &losses))
            return false;
        out[i] = (struct lb_fate){(uint8_t)fate, (uint8_t)losses};
    }
    return true;
}

static bool read_beaten(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const who[] = {"foot",     "foot_disordered", "foot_routed",
                                      "limbered", "limbered_broken", "unlimbered",
                                      "horse",    "horse_routed",    NULL};
    struct ks_json row;
    struct ks_table t;
    int number;
    unsigned seen = 0;

    if (!lb_chart_open(top, "beaten", &t, LB_BEATEN))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!lb_chart_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!ks_json_word(&first, who, &number) ||
            !read_fates(&t, &row, l->r->beaten[number]))
            return false;
        seen |= 1u << number;
    }
    return seen == (1u << LB_BEATEN) - 1 ||
           ks_json_fault(&t.row_list, "expected a row for each of %d kinds of troops",
                         LB_BEATEN);
}

bool lb_load_melee_charts(struct lb_loading *l, const struct ks_json *top)
{
    bool good = read_melee_table(l, top);

    good &= read_premelee_odds(l, top);
    good &= read_elite(l, top);
    return read_beaten(l, top) && good;
}
