#include "wywla_help.h"

#include <criterion/criterion.h>

struct ks_game *g;
struct ks_match *m;

void begin_wywla(void)
{
    g = load("szczekociny/wywla", "");
    m = new_match(g, 5, "human", "human");
    go_on(m, 0);
}

void end_wywla(void)
{
    ks_match_free(m);
}

void do_nothing(void)
{
    struct ks_action a;
    struct ks_actions list;

    if (is_legal(g, &m->state, "arm 0")) {
        must(m, "arm 0");
        return;
    }
    if (!ks_answer(g, &m->state, KS_DECLINES, &a)) {
        ks_legal(g, &m->state, &list);
        a = list.v[0];
    }
    cr_assert(ks_match_apply(m, a, 0, NULL));
}

void until_our_infantry_acts(void)
{
    for (int i = 0; i < 400; i++) {
        if (ks_actor(&m->state) == KS_SIDE_A &&
            ks_matter(g, &m->state) == KS_MATTER_ORDER &&
            is_legal(g, &m->state, "move pl_4pp_1_1"))
            return;
        do_nothing();
    }
    cr_assert_fail("the infantry never acts");
}

struct ks_order order_of(const char *text)
{
    struct ks_order o;
    char error[KS_TEXT] = "";

    cr_assert(ks_order_parse(g, 0, text, &o, error), "%s: %s", text, error);
    return o;
}
