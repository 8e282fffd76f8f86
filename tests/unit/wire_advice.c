/* What a table and a program are told of a plan. */
#include <criterion/criterion.h>

#include "data_help.h"
#include "wire/advice.h"

static struct ks_game *g;
static struct ks_state s;

static void begin(void)
{
    g = load("raclawice/hypothetical", "");
    ks_setup(g, &s);
}

TestSuite(wire_advice, .init = begin);

static json_t *plan_of(int side, struct ks_disposition *plan)
{
    json_t *out = json_object();
    ks_advice_plan(g, &s, side, KS_BALANCED, plan);
    ks_reply_plan(out, g, plan, KS_ENGLISH);
    return out;
}

static const char *commander(const json_t *plan, size_t i)
{
    const json_t *command = json_array_get(json_object_get(plan, "commands"), i);
    return json_string_value(json_object_get(command, "commander"));
}

/* Kościuszko has no troops of his own. */
Test(wire_advice, a_plan_tells_of_commands_with_troops_on_the_map)
{
    struct ks_disposition plan;
    json_t *out = plan_of(0, &plan);
    size_t told = 0, left_out = 0;
    for (int i = 0; i < plan.n; i++) {
        if (plan.v[i].strength == 0) {
            left_out++;
            continue;
        }
        if (plan.v[i].commander != KS_NONE)
            cr_expect_str_eq(commander(out, told), g->piece[plan.v[i].commander].id);
        told++;
    }
    cr_expect_eq(json_array_size(json_object_get(out, "commands")), told);
    cr_expect(told > 3 && left_out > 0, "%zu told, %zu left out", told, left_out);
    json_decref(out);
}

/* The Russians of the hypothetical battle are still to come. */
Test(wire_advice, who_has_nobody_has_no_plan)
{
    struct ks_disposition plan;
    json_t *out = plan_of(1, &plan);
    cr_expect_gt(plan.n, 0);
    cr_expect_eq(json_array_size(json_object_get(out, "commands")), 0);
    json_decref(out);
}
