#include "order_help.h"

#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"

struct field *on_the_field(const char *scenario, const char *position)
{
    static struct field f;

    f = (struct field){.g = load(scenario, "")};
    read_position(f.g, &f.s, position);
    f.side = (int)ks_actor(&f.s);
    return &f;
}

uint32_t order_given(struct field *f, const char *text)
{
    struct ks_order o;
    struct ks_state view;
    char error[KS_TEXT];

    cr_assert(ks_order_parse(f->g, f->side, text, &o, error), "%s: %s", text, error);
    ks_view(f->g, &f->s, f->side, &view);
    return ks_orders_give(&f->orders, f->g, &view, &o);
}

/* What somebody other than the player of the orders does. */
static struct ks_action others_do(const struct field *f)
{
    struct ks_action a;
    struct ks_actions list;

    if (ks_actor(&f->s) != KS_CHANCE && ks_answer(f->g, &f->s, KS_DECLINES, &a))
        return a;
    ks_legal(f->g, &f->s, &list);
    return list.v[ks_actor(&f->s) == KS_CHANCE ? f->die % list.n : 0];
}

int carried_out(struct field *f)
{
    for (int acts = 0, i = 0; i < 300; i++) {
        struct ks_action a;
        if (ks_actor(&f->s) == (enum ks_actor)f->side) {
            struct ks_state view;
            ks_view(f->g, &f->s, f->side, &view);
            ks_orders_next(&f->orders, f->g, &view, &f->last);
            if (!f->last.acts)
                return acts;
            a = f->last.action;
            acts++;
        } else {
            a = others_do(f);
        }
        cr_assert(ks_apply(f->g, &f->s, a, NULL), "an action is not legal");
    }
    cr_assert_fail("the orders do not end");
    return 0;
}

const char *done_now(struct field *f)
{
    static char text[KS_TEXT];
    struct ks_state view;

    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_next(&f->orders, f->g, &view, &f->last);
    text[0] = '\0';
    if (f->last.acts)
        ks_action_text(f->g, f->last.action, text, sizeof text);
    return text;
}

void as_if(struct field *f, const char *scenario, const char *position)
{
    struct ks_orders given = f->orders;
    int side = f->side;

    *f = *on_the_field(scenario, position);
    f->orders = given;
    f->side = side;
}

bool stands(const struct field *f, const char *id, const char *where)
{
    struct ks_counter c = described(f->g, &f->s, id);

    return c.hex == at(f->g, where) &&
           (strlen(where) < 5 || strcmp(ks_facing_name(c.facing), where + 5) == 0);
}
