/* What speaks for and against an assault at Raszyn, before any dice are rolled. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"
#include "labataille/game.h"

/* The number of a modifier by name and unit, 0 if it is not among them. */
static int modifier(const struct ks_game *g, const struct ks_events *all,
                    const char *name, const char *unit)
{
    ks_unit u = piece_by_id(g, unit);

    for (size_t i = 0; i < all->n; i++)
        if (strcmp(ks_event_name(g, &all->v[i]), name) == 0 && all->v[i].unit == u)
            return all->v[i].a;
    return 0;
}

static const char assault[] = "phase melee\n"
                              "unit pl_2pp_1 3108 side-W\n"
                              "unit pl_2pp_2 3009 side-NE met=1 left=5\n"
                              "unit pl_poniatowski 3009\n"
                              "unit au_ir48_1 3008 side-SW disordered\n";

/* [LB-2.15-4 LB-2.15-7 LB-2.15-8] Checks of both sides, values and leaders, as they would be with
 * the last answer given. */
Test(raszyn_forecast, an_assault)
{
    static struct ks_state s;
    static struct ks_events all;
    struct ks_game *g = load("raszyn/battle", "");

    read_position(g, &s, assault);
    act(g, &s, "assault 3008");
    act(g, &s, "attack pl_2pp_1 3108");
    act(g, &s, "attack pl_2pp_2 3009");
    uint64_t before = ks_hash(g, &s);
    ks_modifiers(g, &s, read_action(g, "lead pl_poniatowski"), &all);
    cr_expect_eq(modifier(g, &all, "PRE_ODDS", "au_ir48_1"), 3);
    cr_expect_eq(modifier(g, &all, "PRE_FLANK", "au_ir48_1"), -12);
    cr_expect_eq(modifier(g, &all, "PRE_FLANK", "pl_2pp_1"), 12);
    cr_expect_eq(modifier(g, &all, "PRE_FLANK", "pl_2pp_2"), 0);
    cr_expect_eq(modifier(g, &all, "PRE_FIRE", "pl_2pp_2"), -3);
    cr_expect_eq(modifier(g, &all, "TIMES_FLANK", "pl_2pp_1"), 2);
    cr_expect_eq(modifier(g, &all, "TIMES_DISORDER", "au_ir48_1"), 1);
    cr_expect_eq(modifier(g, &all, "MOD_LEADS", "pl_poniatowski"), 6);
    cr_expect_eq(ks_hash(g, &s), before);
}

/* Nothing speaks for what is not legal. */
Test(raszyn_forecast, illegal)
{
    static struct ks_state s;
    static struct ks_events all;
    struct ks_game *g = load("raszyn/battle", "");

    read_position(g, &s, assault);
    cr_expect_eq(ks_modifiers(g, &s, read_action(g, "assault 3007"), &all), 0);
}

/* Pairs of dice, one after the other, are summed without a remainder. */
Test(raszyn_forecast, exact_odds)
{
    static struct ks_state s;
    static struct ks_odds odds;
    struct ks_game *g = load("raszyn/battle", "");
    uint64_t sum = 0;

    read_position(g, &s, assault);
    act(g, &s, "assault 3008");
    act(g, &s, "attack pl_2pp_1 3108");
    cr_assert(ks_odds(g, &s, read_action(g, "go"), &odds));
    for (size_t i = 0; i < odds.n; i++)
        sum += odds.v[i].weight;
    cr_expect(odds.complete);
    cr_expect_eq(sum, odds.total);
}

/* ---- elite troops: no unit of the lists has such a morale, an overlay may ---- */

/* Gives a unit a printed morale of two dice. */
static void set_morale(struct ks_game *g, const char *id, int tens, int units)
{
    struct lb_game *r = (struct lb_game *)(uintptr_t)g->rules;

    r->unit[piece_by_id(g, id)].morale = (uint8_t)((tens - 1) * 6 + units - 1);
}

/* What a loss to the fire of that defender costs the attacker, and the other way round. */
static int elite(const char *id, int morale, const char *who, bool both)
{
    static struct ks_state s;
    static struct ks_events all;
    struct ks_game *g = load("raszyn/battle", "");

    set_morale(g, id, 1, morale);
    if (both)
        set_morale(g, who, 1, morale);
    read_position(g, &s,
                  "phase melee\nunit pl_2pp_1 3009 side-NE met=1 left=5\n"
                  "unit pl_2pp_2 2908 side-E\n"
                  "unit au_ir48_1 3008 side-SW met=2 left=6\n");
    act(g, &s, "assault 3008");
    act(g, &s, "attack pl_2pp_1 3009");
    ks_modifiers(g, &s, read_action(g, "go"), &all);
    int modifiers = modifier(g, &all, "PRE_ELITE", who);
    if (!modifiers)
        modifiers = modifier(g, &all, "PRE_FIRE", who);
    return modifiers;
}

/* [RZ-PRE-17 RZ-PRE-18 RZ-PRE-19 RZ-PRE-20] R76 */
Test(raszyn_forecast, losses_to_elite_fire)
{
    cr_expect_eq(elite("au_ir48_1", 5, "pl_2pp_1", false), -6, "[RZ-PRE-18]");
    cr_expect_eq(elite("au_ir48_1", 6, "pl_2pp_1", false), -6, "[RZ-PRE-18]");
    cr_expect_eq(elite("au_ir48_1", 3, "pl_2pp_1", false), -9, "[RZ-PRE-19]");
    cr_expect_eq(elite("au_ir48_1", 1, "pl_2pp_1", false), -12, "[RZ-PRE-20]");
    cr_expect_eq(elite("au_ir48_1", 1, "pl_2pp_1", true), -3, "elite against elite");
    cr_expect_eq(elite("pl_2pp_1", 2, "au_ir48_1", false), -24, "the defender's losses");
}
