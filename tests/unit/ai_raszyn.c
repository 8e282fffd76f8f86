/* The players at Raszyn, where a whole side acts in a half-turn and places count. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/agent.h"
#include "data_help.h"
#include "labataille/worth.h"

enum { EVENTS = 160, REPEATED = 60 };

struct table {
    struct ks_game *g;
    struct ks_state s;
    struct ks_mind mind[2];
};

static struct ks_action ask(struct table *t, const struct ks_agent *agent,
                            uint64_t random)
{
    struct ks_query q = {.game = t->g,
                         .random = random,
                         .leash = {.nodes = 40},
                         .mind = &t->mind[ks_actor(&t->s)]};
    return ks_agent_ask(agent, &q, &t->s);
}

static void begin(struct table *t, const char *options)
{
    t->g = load("raszyn/battle", options);
    memset(t->mind, 0, sizeof t->mind);
    ks_setup(t->g, &t->s);
}

static ks_hex hex_at(const struct ks_game *g, int col, int row)
{
    return ks_grid_hex(&g->map.grid, col, row);
}

/* Plays so many events, in which every answer is legal; the digest after those to be repeated. */
static uint64_t play(struct table *t, const struct ks_agent *agent, uint64_t seed,
                     uint32_t events)
{
    uint64_t digest = 0;
    begin(t, "");
    for (uint32_t n = 0; n < events; n++) {
        seed = ks_mix(seed);
        struct ks_action a = ks_actor(&t->s) == KS_CHANCE ? ks_sample(t->g, &t->s, seed)
                                                          : ask(t, agent, seed);
        cr_assert(ks_apply(t->g, &t->s, a, NULL), "%s, event %u", agent->name, n);
        if (n + 1 == REPEATED)
            digest = ks_hash(t->g, &t->s);
    }
    cr_assert_null(ks_invariant(t->g, &t->s));
    return digest;
}

Test(ai_raszyn, every_player_keeps_to_the_rules_and_repeats_itself)
{
    static struct table t;
    for (int i = 0; ks_agents[i] != NULL; i++)
        cr_assert_eq(play(&t, ks_agents[i], 3, EVENTS),
                     play(&t, ks_agents[i], 3, REPEATED), "%s", ks_agents[i]->name);
}

/* The change is what counting both in full gives. */
Test(ai_raszyn, worth_by_what_changes)
{
    static struct table t;
    static struct ks_state before;
    static struct ks_account account;
    static struct ks_disposition d;
    static struct ks_intent intent;
    uint64_t word = 5;
    begin(&t, "");
    for (uint32_t n = 0; n < 3000 && ks_actor(&t.s) != KS_NOBODY; n++) {
        if (n % 16 == 0) {
            ks_copy(t.g, &before, &t.s);
            ks_disposition_make(t.g, &t.s, (int)(n / 16 % 2), (enum ks_temper)(n % 3),
                                &d);
            ks_disposition_intent(t.g, &d, &intent);
            ks_account(t.g, &before, &intent, &account);
        }
        word = ks_mix(word);
        ks_step(t.g, &t.s, ks_sample(t.g, &t.s, word), NULL);
        cr_assert_eq(ks_worth_change(t.g, &t.s, &account),
                     ks_worth(t.g, &t.s, &intent) - ks_worth(t.g, &before, &intent),
                     "event %u", n);
    }
}

/* However beaten and far away, a unit is worth more than its loss: else its owner would rather see it
 * surrender. */
Test(ai_raszyn, nobody_gains_by_losing_a_unit)
{
    static struct table t;
    static struct ks_disposition d;
    static struct ks_intent intent;
    begin(&t, "");
    for (int side = 0; side < 2; side++) {
        ks_disposition_make(t.g, &t.s, side, (enum ks_temper)0, &d);
        ks_disposition_intent(t.g, &d, &intent);
        for (ks_unit u = 0; u < t.g->pieces; u++) {
            struct lb_piece *x = edit(&t.s, u);
            if (x->hex == KS_NONE || is_leader(t.g, u))
                continue;
            x->condition = LB_ROUTED;
            x->readiness = LB_EXHAUSTED;
            x->left = 1;
            int sign = side_of(t.g, u) == 0 ? 1 : -1;
            int alive = sign * lb_worth_of_piece(t.g, &t.s, &intent, u);
            x->marks |= LB_GONE;
            int gone = sign * lb_worth_of_piece(t.g, &t.s, &intent, u);
            x->marks &= ~LB_GONE;
            cr_expect_gt(alive, gone, "unit %d", (int)u);
        }
    }
}

Test(ai_raszyn, an_impulse_is_a_half_turn_of_a_whole_side)
{
    static struct table t;
    struct ks_impulse first, next;
    struct ks_action end;
    begin(&t, "");
    ks_impulse(t.g, &t.s, &first);
    cr_assert_eq(first.side, 0);
    cr_assert_eq(first.commander, KS_NONE);
    do {
        cr_assert(ks_answer(t.g, &t.s, KS_DECLINES, &end));
        ks_step(t.g, &t.s, end, NULL);
        ks_impulse(t.g, &t.s, &next);
    } while (next.side == 0);
    cr_assert_neq(next.key, first.key);
}

Test(ai_raszyn, ways_lead_by_bridges_and_dikes)
{
    static struct table t;
    begin(&t, "");
    ks_hex south = hex_at(t.g, 28, 27), north = hex_at(t.g, 28, 18);
    int straight = ks_grid_distance(&t.g->map.grid, south, north);
    cr_assert_geq(ks_march_distance(t.g, south, north),
                  2 * straight); /* by the ford or the dike */
    cr_assert_eq(ks_march_distance(t.g, north, hex_at(t.g, 30, 16)),
                 ks_grid_distance(&t.g->map.grid, north, hex_at(t.g, 30, 16)));
}

Test(ai_raszyn, places_are_worth_going_to_and_keeping)
{
    static struct table t;
    struct ks_objective own[KS_MAX_OBJECTIVES], wanted[KS_MAX_OBJECTIVES];
    begin(&t, "");
    size_t n = ks_objectives(t.g, &t.s, 0, own);
    cr_assert_gt(n, 5);
    cr_assert_eq(ks_objectives(t.g, &t.s, 1, wanted), n);
    for (size_t i = 0; i < n; i++) {
        cr_assert(own[i].own && !wanted[i].own);
        cr_assert_eq(own[i].hex, wanted[i].hex);
    }
}

/* Divisions are the commands; everybody who stays behind keeps what he has. */
Test(ai_raszyn, the_staff_plans_by_divisions)
{
    static struct table t;
    static struct ks_disposition d;
    char text[KS_TEXT];
    begin(&t, "");
    ks_disposition_make(t.g, &t.s, 0, KS_BALANCED, &d);
    ks_unit kamieniecki = ks_unit_parse(t.g, "pl_kamieniecki", 14);
    ks_unit battalion = ks_unit_parse(t.g, "pl_1pp_1", 8);
    const struct ks_command *c = &d.v[d.command[battalion]];
    cr_assert_eq(c->commander, kamieniecki);
    cr_assert_eq(c->task, KS_HOLD);
    cr_assert_leq(c->distance, 3);
    ks_command_say(t.g, c, KS_POLISH, text, sizeof text);
    cr_assert_eq(strncmp(text, "Kamieniecki: obrona", 19), 0, "%s", text);
}

/* The Poles hold what scores against an army most of which has still to come: a sober officer does not
 * go out to its vanguard, though it is weaker than he is. The Austrians have to take it. */
Test(ai_raszyn, a_sober_defender_does_not_go_out)
{
    static struct table t;
    static struct ks_disposition d;
    begin(&t, "");
    ks_disposition_make(t.g, &t.s, 0, KS_BALANCED, &d);
    cr_assert(d.defends && !d.waits);
    int attack = 0;
    for (int i = 0; i < d.n; i++)
        attack += d.v[i].task == KS_ASSAULT;
    cr_assert_gt(attack, 0); /* by the odds at hand */
    ks_disposition_stand(&d);
    for (int i = 0; i < d.n; i++)
        cr_expect_eq(d.v[i].task, KS_HOLD, "command %d", i);
    ks_disposition_make(t.g, &t.s, 1, KS_BALANCED, &d);
    cr_assert(!d.defends);
    ks_disposition_stand(&d);
    ks_unit mohr = ks_unit_parse(t.g, "au_mohr", 7);
    cr_expect_eq(d.v[d.command[mohr]].task, KS_ASSAULT);
}
