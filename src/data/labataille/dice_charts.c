/* tables.json: charts that are read with dice. */
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/table.h"
#include "data/text.h"

enum { UNSET = 255 };

/* Columns of a chart that hold results, in the chart's own order. */
struct results {
    size_t count;
    int column[KS_TABLE_COLUMNS];
    uint8_t value[KS_TABLE_COLUMNS];
};

static bool is_remark(const char *column)
{
    return strcmp(column, "rule") == 0 || strcmp(column, "certainty") == 0;
}

static bool open_chart(const struct ks_json *top, const char *name, struct ks_json *self,
                       struct ks_table *t, size_t max)
{
    if (!ks_json_get(top, name, self) || !ks_table_open(t, self))
        return false;
    return t->rows <= max ||
           ks_json_fault(&t->row_list, "%zu rows; expected at most %zu", t->rows, max);
}

static bool open_row(struct lb_loading *l, const struct ks_table *t, size_t i,
                     struct ks_json *row)
{
    const char *name;

    return ks_table_row(t, i, row, &name, KS_PART_TABLES, &l->of->certainty);
}

/* A cell of a named column. */
static bool find_cell(const struct ks_table *t, const struct ks_json *row,
                      const char *column, struct ks_json *at)
{
    int c;

    if (!ks_table_need(t, column, &c))
        return false;
    *at = ks_json_item(row, (size_t)c);
    return true;
}

/* Better odds from row to row. */
static bool read_odds(const struct ks_json *row, size_t i, const uint8_t before[2],
                      uint8_t *num, uint8_t *den)
{
    struct ks_json at = ks_json_item(row, 0);

    if (!lb_value_odds(&at, num, den))
        return false;
    return i == 0 || *num * before[1] > before[0] * *den ||
           ks_json_fault(&at, "the odds are no better than those of the row above");
}

/* [LB-2.0-1] Each of the 36 rolls has one result. */
static bool read_rolls(const struct ks_json *row, const struct results *results,
                       uint8_t out[LB_ROLLS])
{
    memset(out, UNSET, LB_ROLLS);
    for (size_t i = 0; i < results->count; i++) {
        struct ks_json at = ks_json_item(row, (size_t)results->column[i]);
        int from, to;
        if (json_is_null(at.value))
            continue;
        if (!lb_value_range(&at, &from, &to))
            return false;
        for (int roll = from; roll <= to; roll++) {
            if (out[roll] != UNSET)
                return ks_json_fault(&at, "%d%d has a result already", roll / 6 + 1,
                                     roll % 6 + 1);
            out[roll] = results->value[i];
        }
    }
    for (int roll = 0; roll < LB_ROLLS; roll++) {
        if (out[roll] == UNSET)
            return ks_json_fault(row, "%d%d has no result", roll / 6 + 1, roll % 6 + 1);
    }
    return true;
}

/* ---- fire ---- */

/* [LB-4.1-1 .. LB-4.1-10] The columns are numbers of increments. */
static bool read_fire_table(struct lb_loading *l, const struct ks_json *top)
{
    struct results results = {.count = 0};
    struct ks_json self, row;
    struct ks_table t;
    int n;

    if (!open_chart(top, "fire_table", &self, &t, LB_FIRE_COLUMNS))
        return false;
    for (size_t c = 1; c < t.columns; c++) {
        if (is_remark(t.column[c]))
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
        if (!open_row(l, &t, i, &row) || !read_odds(&row, i, before, &x->num, &x->den) ||
            !read_rolls(&row, &results, x->loss))
            return false;
        l->r->fire_columns++;
    }
    return true;
}

/* ---- melee ---- */

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
                               struct results *results)
{
    for (size_t c = 1; c < t->columns; c++) {
        if (is_remark(t->column[c]))
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
    struct results results = {.count = 0};
    struct ks_json self, row;
    struct ks_table t;

    if (!open_chart(top, "melee_table", &self, &t, LB_MELEE_COLUMNS) ||
        !read_melee_columns(l, &t, &results))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        struct lb_melee_column *x = &l->r->melee_column[i];
        const uint8_t before[2] = {x[i > 0 ? -1 : 0].num, x[i > 0 ? -1 : 0].den};
        if (!open_row(l, &t, i, &row) || !read_odds(&row, i, before, &x->num, &x->den) ||
            !read_rolls(&row, &results, x->result))
            return false;
        l->r->melee_columns++;
    }
    return true;
}

/* [RZ-PRE-1 .. RZ-PRE-6] */
static bool read_premelee_odds(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json self, row, at;
    struct ks_table t;
    int attacker, defender;

    if (!open_chart(top, "premelee_odds", &self, &t, LB_PREMELEE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        struct lb_premelee_row *x = &l->r->premelee_row[i];
        const uint8_t before[2] = {x[i > 0 ? -1 : 0].num, x[i > 0 ? -1 : 0].den};
        if (!open_row(l, &t, i, &row) || !read_odds(&row, i, before, &x->num, &x->den) ||
            !find_cell(&t, &row, "attacker", &at) ||
            !ks_json_int(&at, -36, 36, &attacker) ||
            !find_cell(&t, &row, "defender", &at) ||
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
    struct ks_json self, row, at;
    struct ks_table t;
    int from, to, modifier;

    if (!open_chart(top, "elite", &self, &t, LB_ELITE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!open_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_range(&first, &from, &to) ||
            !find_cell(&t, &row, "modifier", &at) || !ks_json_int(&at, -36, 0, &modifier))
            return false;
        l->r->elite_row[l->r->elite_rows++] =
            (struct lb_elite_row){(uint8_t)from, (uint8_t)to, (int8_t)modifier};
    }
    return true;
}

/* [LB-4.3-1 LB-4.3-2 LB-4.3-3] Fate and losses of who is beaten, by result. */
static bool read_fates(const struct ks_table *t, const struct ks_json *row,
                       struct lb_fate out[3])
{
    static const char *const fates[] = {"disorder", "rout", "eliminated", "taken", NULL};
    static const char *const columns[] = {"D", "R", "S"};
    static const char *const lost[] = {"D lost", "R lost", "S lost"};
    struct ks_json at;
    int fate, losses;

    for (int i = 0; i < 3; i++) {
        if (!find_cell(t, row, columns[i], &at) || !lb_value_word(&at, fates, &fate) ||
            !find_cell(t, row, lost[i], &at) || !ks_json_int(&at, 0, 9, &losses))
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
    struct ks_json self, row;
    struct ks_table t;
    int number;
    unsigned seen = 0;

    if (!open_chart(top, "beaten", &self, &t, LB_BEATEN))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!open_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_word(&first, who, &number) ||
            !read_fates(&t, &row, l->r->beaten[number]))
            return false;
        seen |= 1u << number;
    }
    return seen == (1u << LB_BEATEN) - 1 ||
           ks_json_fault(&t.row_list, "expected a row for each of %d kinds of troops",
                         LB_BEATEN);
}

/* ---- charges ---- */

/* Carré from 11 on, then disorder, then rout up to 66; the last two may be missing. */
static bool read_carre_rolls(const struct ks_table *t, const struct ks_json *row,
                             struct lb_carre_row *out)
{
    static const char *const columns[] = {"carre", "disorder", "rout"};
    int last[3], next = 0;
    struct ks_json at;

    for (int i = 0; i < 3; i++) {
        int from, to;
        if (!find_cell(t, row, columns[i], &at))
            return false;
        last[i] = next - 1;
        if (i > 0 && json_is_null(at.value))
            continue;
        if (!lb_value_range(&at, &from, &to))
            return false;
        if (from != next)
            return ks_json_fault(&at, "begins with %d%d; expected %d%d", from / 6 + 1,
                                 from % 6 + 1, next / 6 + 1, next % 6 + 1);
        last[i] = to;
        next = to + 1;
    }
    *out = (struct lb_carre_row){1, (uint8_t)last[0], (uint8_t)last[1]};
    return next == LB_ROLLS || ks_json_fault(row, "ends before 66");
}

/* [RZ-CARRE-1 .. RZ-CARRE-22] */
static bool read_carre(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const from[] = {"column", "line", NULL};
    struct ks_json self, row, at;
    struct ks_table t;
    int army, form, points;

    if (!open_chart(top, "carre", &self, &t, KS_TABLE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!open_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_word(&first, lb_army_name, &army) ||
            !find_cell(&t, &row, "from", &at) || !lb_value_word(&at, from, &form) ||
            !find_cell(&t, &row, "points", &at) ||
            !ks_json_int(&at, 1, LB_CARRE_REACH, &points))
            return false;
        struct lb_carre_row *x = &l->r->carre[army][form][points - 1];
        if (x->used)
            return ks_json_fault(&row, "%s, from %s, %d points: stands here already",
                                 lb_army_name[army], from[form], points);
        if (!read_carre_rolls(&t, &row, x))
            return false;
    }
    return true;
}

/* A chart with one figure for each of the names given; all must be there. */
static bool read_each(struct lb_loading *l, const struct ks_json *top, const char *name,
                      const char *const *rows, const char *column, uint8_t *out)
{
    unsigned seen = 0;
    struct ks_json self, row, at;
    struct ks_table t;
    int which, n;

    if (!open_chart(top, name, &self, &t, KS_TABLE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!open_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_word(&first, rows, &which) || !find_cell(&t, &row, column, &at) ||
            !ks_json_int(&at, 1, 6, &n))
            return false;
        out[which] = (uint8_t)n;
        seen |= 1u << which;
    }
    for (int i = 0; rows[i] != NULL; i++) {
        if (!(seen >> i & 1))
            return ks_json_fault(&t.row_list, "row \"%s\" is missing", rows[i]);
    }
    return true;
}

/* [LB-2.19-2] */
static bool read_casualties(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const dice[] = {"1", "2", "3", "4", "5", "6", NULL};
    static const char *const words[] = {
        [LB_KILLED] = "killed",     [LB_MORTAL] = "mortally_wounded",
        [LB_OUT] = "out",           [LB_WOUNDED] = "wounded",
        [LB_CAPTURED] = "captured", [LB_UNHURT] = "unhurt",
        [LB_UNHURT + 1] = NULL};
    struct ks_json self, row, at;
    struct ks_table t;
    int die, result;
    unsigned seen = 0;

    if (!open_chart(top, "casualties", &self, &t, 6))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!open_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!lb_value_word(&first, dice, &die) || !find_cell(&t, &row, "result", &at) ||
            !lb_value_word(&at, words, &result))
            return false;
        l->r->casualty[die] = (uint8_t)result;
        seen |= 1u << die;
    }
    return seen == 0x3F ||
           ks_json_fault(&t.row_list, "expected a row for each die, 1 to 6");
}

bool lb_load_dice_charts(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const levels[] = {"1", "2", "3", NULL};
    bool good = read_fire_table(l, top);

    good &= read_melee_table(l, top);
    good &= read_premelee_odds(l, top);
    good &= read_elite(l, top);
    good &= read_beaten(l, top);
    good &= read_carre(l, top);
    good &= read_each(l, top, "recall", lb_army_name, "from", l->r->recall);
    good &= read_each(l, top, "desertion", levels, "die", l->r->desertion_to);
    good &= read_casualties(l, top);
    return good;
}
