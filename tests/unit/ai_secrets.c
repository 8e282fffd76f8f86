/* What a side does not know changes nothing of what its player does: each is asked in the world as it is
 * and in another one that looks the same to his side, keeping in each what he remembers. */
#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#include "ai/agent.h"
#include "data_help.h"
#include "labataille/typical.h"

/* At Wywła each side has one chit, which the other knows. */
static const char *const chits[] = {"raclawice/historical", "raclawice/hypothetical",
                                    "szczekociny/battle", "maciejowice/battle"};

static const struct ks_agent *const agents[] = {&ks_agent_greedy, &ks_agent_staff,
                                                &ks_agent_search, &ks_agent_orders};

enum { AGENTS = sizeof agents / sizeof *agents, NODES = 30 };

struct world {
    struct ks_game *g;
    struct ks_state s;
    struct ks_mind mind[2];
};

static struct ks_action ask(struct world *w, const struct ks_agent *agent,
                            uint64_t random)
{
    struct ks_query q = {.game = w->g,
                         .random = random,
                         .leash = {.nodes = NODES},
                         .mind = &w->mind[ks_actor(&w->s)]};
    return ks_agent_ask(agent, &q, &w->s);
}

/* The answer in the world as it is, which must be the same in another one. */
static struct ks_action ask_in_both(struct world *here, struct world *there,
                                    const struct ks_agent *agent, uint64_t random)
{
    struct ks_action a = ask(here, agent, random);
    cr_assert_eq(ks_action_key(a), ks_action_key(ask(there, agent, random)),
                 "%s, %s, random word %llu", here->g->scenario, agent->name,
                 (unsigned long long)random);
    return a;
}

/* ---- drawn chits ---- */

/* Another world that looks the same to the side to move; false if there is none. */
static bool imagine(const struct world *here, struct world *there, uint64_t word)
{
    static struct ks_state view;
    ks_view(here->g, &here->s, (int)ks_actor(&here->s), &view);
    ks_copy(here->g, &there->s, &view);
    ks_determinise(here->g, &there->s, ks_mix(word));
    return ks_hash(here->g, &here->s) != ks_hash(here->g, &there->s);
}

/* A player goes on for both sides with a random game from where something is hidden; returns at how
 * many decisions something was. */
static int play_with_chits(const char *scenario, const struct ks_agent *agent,
                           uint64_t word, int decisions)
{
    static struct world here, there;
    int hidden = 0;
    here.g = there.g = load(scenario, "");
    memset(here.mind, 0, sizeof here.mind);
    memset(there.mind, 0, sizeof there.mind);
    ks_setup(here.g, &here.s);
    while (decisions > 0 && ks_actor(&here.s) != KS_NOBODY) {
        word = ks_mix(word);
        struct ks_action a = ks_sample(here.g, &here.s, word);
        if (ks_actor(&here.s) < KS_CHANCE) {
            hidden += imagine(&here, &there, word);
            if (hidden > 0) {
                a = ask_in_both(&here, &there, agent, word);
                decisions--;
            }
        }
        ks_step(here.g, &here.s, a, NULL);
    }
    return hidden;
}

Test(ai_secrets, hidden_chits_make_no_difference)
{
    for (size_t i = 0; i < sizeof chits / sizeof *chits; i++)
        for (size_t k = 0; k < AGENTS; k++)
            cr_assert_gt(play_with_chits(chits[i], agents[k], 17 + i, 90), 20, "%s",
                         chits[i]);
}

/* ---- counters under fog ---- */

static struct lb_game *rules_of(const struct ks_game *g)
{
    return (struct lb_game *)(uintptr_t)g->rules;
}

/* Exchanges what the counters print of two pieces that look alike. */
static void exchange(struct lb_unit *a, struct lb_unit *b)
{
    struct lb_unit was = *a;
#define EXCHANGE(value)                                                                  \
    do {                                                                                 \
        a->value = b->value;                                                             \
        b->value = was.value;                                                            \
    } while (0)
    EXCHANGE(morale);
    EXCHANGE(melee);
    EXCHANGE(fire);
    EXCHANGE(fire_at[0]);
    EXCHANGE(fire_at[1]);
    EXCHANGE(fire_at[2]);
    EXCHANGE(range);
    EXCHANGE(lance);
    EXCHANGE(limber);
    EXCHANGE(lead_morale);
    EXCHANGE(lead_artillery);
    EXCHANGE(lead_melee);
    EXCHANGE(lead_cavalry);
#undef EXCHANGE
}

/* Deals the counters of a side anew among those of a kind; returns how many have others now. */
static int deal(struct ks_game *g, int side, uint64_t word)
{
    struct lb_game *r = rules_of(g);
    int changed = 0;
    for (ks_unit u = 0; u < g->pieces; u++) {
        word = ks_mix(word);
        for (ks_unit i = 0; i < g->pieces; i++) {
            ks_unit v = (ks_unit)((i + word % g->pieces) % g->pieces);
            if (r->unit[u].side != side || !lb_looks_like(&r->unit[u], &r->unit[v]))
                continue;
            changed += r->unit[u].morale != r->unit[v].morale;
            exchange(&r->unit[u], &r->unit[v]);
            break;
        }
    }
    return changed;
}

/* A world in which the enemies of a side are other ones than they look. */
static struct ks_game *other_enemies(int side, uint64_t word)
{
    struct ks_game *g = load("raszyn/battle", "fog=on");
    cr_assert_gt(deal(g, !side, word), 3);
    *rules_of(g->known[side]) = *rules_of(g);
    lb_conceal(g->known[side], rules_of(g->known[side]), side);
    return g;
}

static void expect_same_choice(const struct ks_game *g, const struct ks_state *s)
{
    static struct ks_actions real, known;
    ks_legal(g, s, &real);
    ks_legal(ks_known_game(g, (int)ks_actor(s)), s, &known);
    cr_assert_eq(real.n, known.n, "%zu actions, %zu seem legal", real.n, known.n);
    for (size_t i = 0; i < real.n; i++)
        cr_assert_eq(ks_action_key(real.v[i]), ks_action_key(known.v[i]));
}

static void play_in_fog(const struct ks_agent *agent, uint64_t word, int decisions)
{
    static struct world here, there[2];
    here.g = load("raszyn/battle", "fog=on");
    memset(here.mind, 0, sizeof here.mind);
    ks_setup(here.g, &here.s);
    for (int i = 0; i < 2; i++) {
        there[i].g = other_enemies(i, word + (uint64_t)i);
        memset(there[i].mind, 0, sizeof there[i].mind);
    }
    while (decisions > 0 && ks_actor(&here.s) != KS_NOBODY) {
        word = ks_mix(word);
        struct ks_action a = ks_sample(here.g, &here.s, word);
        if (ks_actor(&here.s) < KS_CHANCE) {
            struct world *other = &there[ks_actor(&here.s)];
            ks_copy(here.g, &other->s, &here.s);
            expect_same_choice(here.g, &here.s);
            a = ask_in_both(&here, other, agent, word);
            decisions--;
        }
        ks_step(here.g, &here.s, a, NULL);
    }
}

Test(ai_secrets, counters_under_fog_make_no_difference)
{
    for (size_t k = 0; k < AGENTS; k++)
        play_in_fog(agents[k], 11 + k, agents[k] == &ks_agent_search ? 60 : 400);
}

/* What may be done does not depend on it either, or the list would tell. */
Test(ai_secrets, the_same_is_legal_whatever_fog_hides)
{
    static struct world w;
    uint64_t word = 3;
    w.g = load("raszyn/battle", "fog=on");
    ks_setup(w.g, &w.s);
    for (int n = 0; n < 20000 && ks_actor(&w.s) != KS_NOBODY; n++) {
        word = ks_mix(word);
        if (ks_actor(&w.s) < KS_CHANCE)
            expect_same_choice(w.g, &w.s);
        ks_step(w.g, &w.s, ks_sample(w.g, &w.s, word), NULL);
    }
}

/* The mean of their kind, and nothing that one counter alone would tell. */
Test(ai_secrets, enemies_under_fog_are_judged_by_typical_values)
{
    struct ks_game *g = load("raszyn/battle", "fog=on"),
                   *open = load("raszyn/battle", "");
    cr_assert_null(open->known[0]);
    ks_unit first = ks_unit_parse(g, "au_ir48_1", 9),
            other = ks_unit_parse(g, "au_ir30_1", 9);
    const struct lb_unit *real = rules_of(g)->unit,
                         *known = rules_of(ks_known_game(g, 0))->unit;
    cr_assert_neq(real[first].morale, real[other].morale);
    cr_expect_eq(known[first].morale, known[other].morale);
    cr_expect_eq(known[first].melee, 30);
    const struct lb_unit *own = rules_of(ks_known_game(g, 1))->unit;
    for (ks_unit u = 0; u < g->pieces; u++)
        cr_expect_eq(memcmp(real[u].side ? &own[u] : &known[u], &real[u], sizeof *real),
                     0);
}
