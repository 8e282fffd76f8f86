/* tables.json: losses that make troops check, desertion, leaders hit. */
#include "data/labataille/chart.h"

static const char *const checkers[] = {"polish_line", "polish_light",  "saxon",
                                       "dutch",       "austrian_line", "grenz",
                                       "cavalry",     "artillery",     NULL};
static const char *const losses[] = {"losses", NULL};

/* [RZ-CHECK-1 .. RZ-CHECK-10] */
static bool loss_cell(struct lb_loading *l, int row, int column, const struct ks_json *at)
{
    static const char *const words[] = {[LB_EVERY_LOSS] = "every",
                                        [LB_ODD_LOSS] = "odd",
                                        [LB_EVEN_LOSS] = "even",
                                        [LB_EVEN_LOSS + 1] = NULL};
    int n;

    (void)column;
    if (!ks_json_word(at, words, &n))
        return false;
    *(row < LB_TROOPS    ? &l->r->loss_check[row]
      : row == LB_TROOPS ? &l->r->loss_check_horse
                         : &l->r->loss_check_guns) = (uint8_t)n;
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
    struct ks_json row, at;
    struct ks_table t;
    int die, result;
    unsigned seen = 0;

    if (!lb_chart_open(top, "casualties", &t, 6))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!lb_chart_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!ks_json_word(&first, dice, &die) ||
            !lb_chart_cell(&t, &row, "result", &at) || !ks_json_word(&at, words, &result))
            return false;
        l->r->casualty[die] = (uint8_t)result;
        seen |= 1u << die;
    }
    return seen == 0x3F ||
           ks_json_fault(&t.row_list, "expected a row for each die, 1 to 6");
}

bool lb_load_morale_charts(struct lb_loading *l, const struct ks_json *top)
{
    static const struct lb_grid grid = {"loss_checks", checkers, losses, false,
                                        loss_cell};
    static const char *const levels[] = {"1", "2", "3", NULL};
    bool good = lb_chart_grid(l, top, &grid);

    good &= lb_chart_each(l, top, "desertion", levels, "die", l->r->desertion_to);
    return read_casualties(l, top) && good;
}
