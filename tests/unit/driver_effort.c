/* Games played by orders, as they are counted. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data_help.h"
#include "driver/effort.h"
#include "driver/match_orders.h"
#include "order/price.h"

struct tally {
    const struct ks_game *g;
    unsigned marches, by_hand; /* a line begun, a step made by hand */
};

static void count(void *context, const struct ks_effort_order *given)
{
    struct tally *t = context;
    const struct ks_order *o = given->order;
    char text[KS_TEXT];
    t->marches += o->kind == KS_ORDER_MARCH;
    if (o->kind != KS_ORDER_ACT)
        return;
    cr_assert(ks_action_text(t->g, o->action, text, sizeof text));
    t->by_hand += strncmp(text, "line ", 5) == 0 || strncmp(text, "step ", 5) == 0;
}

/* Whatever begins as a move of a line is ordered as a march of those who go. */
Test(driver_effort, a_line_is_not_moved_by_hand)
{
    struct tally t = {.g = load("szczekociny/wywla", "")};
    for (uint32_t game = 0; game < 6; game++) {
        struct ks_effort e = {0};
        cr_assert(ks_effort_play(t.g, 1, game, NULL, count, &t, &e));
        cr_assert(e.finished);
    }
    cr_expect_gt(t.marches, 20);
    cr_expect_eq(t.by_hand, 0, "%u by hand, %u marches", t.by_hand, t.marches);
}

/* ---- stored games ---- */

#define FOLDER KS_SOURCE_DIR "/tests/web/games"

/* An order of a side at the price it was counted at, given at a table. */
static void give(struct ks_match *m, int side, uint32_t price, const char *text)
{
    struct ks_note n = {.kind = KS_NOTE_GIVEN, .side = (uint8_t)side};
    char error[KS_TEXT] = "";
    struct ks_refusal no;
    struct ks_state view;
    n.order = malloc(sizeof *n.order);
    cr_assert_not_null(n.order);
    cr_assert(ks_order_parse(m->game, side, text, n.order, error), "%s: %s", text, error);
    ks_view(m->game, &m->state, side, &view);
    cr_expect_eq(ks_order_price(m->game, &view, n.order), price, "%s", text);
    cr_assert(ks_match_command(m, &n, 0, &no), "%s: %s", text, no.message);
}

/* What `kosynier effort --orders` said of a game with the seed 5: lines of turn, side, price and order. */
static unsigned give_all(struct ks_match *m, FILE *stored)
{
    char line[KS_TEXT];
    unsigned orders = 0;
    for (; fgets(line, sizeof line, stored) != NULL; orders++) {
        unsigned turn, price;
        char side[16];
        int text = 0;
        line[strcspn(line, "\n")] = '\0';
        cr_assert(sscanf(line, "%u %15s %u %n", &turn, side, &price, &text) == 3, "%s",
                  line);
        give(m, strcmp(side, m->game->side[0]) != 0, price, line + text);
    }
    return orders;
}

static void is_still_counted_so(const char *scenario, const char *options,
                                const char *path)
{
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    struct ks_game *g = load(scenario, options);
    struct ks_refusal no;
    struct ks_dice dice;
    FILE *stored = fopen(path, "r");
    cr_assert_not_null(stored, "%s", path);
    ks_dice_simulate(&dice, 5, 0, scenario);
    struct ks_match *m = ks_match_new(g, NULL, &dice, &terms);
    cr_assert(m != NULL && ks_match_go(m, 0, &no));
    cr_assert_gt(give_all(m, stored), 10);
    fclose(stored);
    ks_match_free(m);
}

/* The hands of tests/web/effort.test.mjs give the same orders and take no more inputs. */
Test(driver_effort, prices_of_stored_games_stand)
{
    is_still_counted_so("raclawice/historical", "", FOLDER "/raclawice.orders");
    is_still_counted_so("raszyn/battle", "", FOLDER "/raszyn.orders");
    is_still_counted_so("szczekociny/wywla", "limits=none", FOLDER "/wywla.orders");
}
