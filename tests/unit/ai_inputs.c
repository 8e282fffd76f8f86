/* What a net is told of positions: nothing of what a side may not know, and never more than fits. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/chance.h"
#include "base/mix.h"
#include "data_help.h"
#include "labataille/game.h"

enum { EVERY = 7 };

static size_t columns(const struct ks_game *g,
                      const char *(*name)(const struct ks_game *g, size_t i))
{
    size_t n = 0;
    while (name(g, n) != NULL)
        n++;
    return n;
}

static void expect_same(const struct ks_game *g, const struct ks_state *a,
                        const struct ks_game *h, const struct ks_state *b, uint32_t event)
{
    static struct ks_inputs x, y;
    size_t pieces = columns(g, ks_piece_input), whole = columns(g, ks_whole_input);
    ks_inputs(g, a, &x);
    ks_inputs(h, b, &y);
    cr_assert_eq(x.pieces, y.pieces);
    for (size_t i = 0; i < whole; i++)
        cr_assert_eq(x.whole[i], y.whole[i], "%s, event %u", ks_whole_input(g, i), event);
    for (size_t u = 0; u < x.pieces; u++)
        for (size_t i = 0; i < pieces; i++)
            cr_assert_eq(x.piece[u][i], y.piece[u][i], "%s of %s, event %u: %d, %d",
                         ks_piece_input(g, i), g->piece[x.unit[u]].id, event,
                         x.piece[u][i], y.piece[u][i]);
    cr_assert_eq(ks_chance(g, a), ks_chance(h, b));
}

/* The views of both sides, the view of neither, and what each may think is hidden there. Returns how
 * many of these differ from the state. */
static int look_at(const struct ks_game *g, const struct ks_state *s, uint64_t word,
                   uint32_t event)
{
    static struct ks_state view;
    int differed = 0;
    for (int side = 0; side <= KS_NOBODY; side++) {
        if (side == KS_CHANCE)
            continue;
        ks_view(g, s, side, &view);
        differed += ks_hash(g, s) != ks_hash(g, &view);
        expect_same(g, s, g, &view, event);
        ks_determinise(g, &view, word);
        differed += ks_hash(g, s) != ks_hash(g, &view);
        expect_same(g, s, g, &view, event);
    }
    return differed;
}

static int play(struct ks_game *g, uint64_t seed)
{
    static struct ks_state s;
    uint64_t word = seed;
    int differed = 0;
    ks_setup(g, &s);
    for (uint32_t n = 0; ks_actor(&s) != KS_NOBODY; n++) {
        word = ks_mix(word);
        if (n % EVERY == 0)
            differed += look_at(g, &s, word, n);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
    }
    return differed;
}

Test(ai_inputs, hidden_chits_do_not_show)
{
    static const char *const scenario[] = {"raclawice/historical", "szczekociny/wywla",
                                           "szczekociny/battle", "maciejowice/battle"};
    int differed = 0;
    for (size_t i = 0; i < sizeof scenario / sizeof *scenario; i++)
        differed += play(load(scenario[i], ""), 3 + i);
    cr_assert_gt(differed, 100);
}

/* Two games whose counters print other values are the same behind fog. */
Test(ai_inputs, what_fog_hides_does_not_show)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "fog=on"), *other;
    uint64_t word = 1809;
    other = load("raszyn/battle", "fog=on");
    struct lb_game *r = (struct lb_game *)(uintptr_t)other->rules;
    for (ks_unit u = 0; u < other->pieces; u++) {
        struct lb_unit *d = &r->unit[u];
        d->morale = (uint8_t)(d->morale + 1);
        d->fire = (uint8_t)(d->fire + (d->fire > 0));
        d->melee = (uint8_t)(d->melee + (d->melee > 0));
        for (int i = 0; i < 3; i++)
            d->fire_at[i] = (uint8_t)(d->fire_at[i] + (d->fire_at[i] > 0));
        d->range = (uint8_t)(d->range + (d->range > 0));
    }
    play(g, 5);
    ks_setup(g, &s);
    for (uint32_t n = 0; n < 3000 && ks_actor(&s) != KS_NOBODY; n++) {
        word = ks_mix(word);
        if (n % EVERY == 0)
            expect_same(g, &s, other, &s, n);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
    }
}
