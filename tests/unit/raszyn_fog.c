/* [LB-2.2-5] Under fog a side is told nothing that the enemy's counters print. Two games whose
 * counters of one side differ are played side by side: as long as the same comes of everything, the
 * other side hears and sees the same. */
#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#include "base/mix.h"
#include "data_help.h"
#include "game_help.h"
#include "labataille/game.h"

enum { HIDING = 1, LOOKING = 0, DECISIONS = 4000 };

/* Other values on every counter of a side. */
static void reprint(struct ks_game *g)
{
    struct lb_game *r = (struct lb_game *)(uintptr_t)g->rules;

    for (ks_unit u = 0; u < g->pieces; u++) {
        struct lb_unit *d = &r->unit[u];
        if (d->side != HIDING)
            continue;
        d->morale = (uint8_t)(d->morale + 1);
        d->lead_morale = (int8_t)(d->lead_morale + (d->lead_morale > 0));
        d->lead_melee = (int8_t)(d->lead_melee + (d->lead_melee > 0));
        d->fire = (uint8_t)(d->fire + (d->fire > 0));
        d->melee = (uint8_t)(d->melee + (d->melee > 0));
        d->limber = (uint8_t)(d->limber - (d->limber > 2));
    }
}

static void expect_same_told(const struct ks_game *a, const struct ks_events *x,
                             const struct ks_game *b, const struct ks_events *y)
{
    static struct ks_events seen[2];
    const struct ks_events *told[2] = {x, y};
    const struct ks_game *g[2] = {a, b};

    for (int i = 0; i < 2; i++) {
        seen[i].n = 0;
        for (size_t k = 0; k < told[i]->n; k++) {
            struct ks_event e = told[i]->v[k];
            if (ks_event_seen(g[i], LOOKING, &e))
                seen[i].v[seen[i].n++] = e;
        }
    }
    cr_assert_eq(seen[0].n, seen[1].n, "more is told of other counters");
    for (size_t k = 0; k < seen[0].n; k++)
        cr_assert_arr_eq(&seen[0].v[k], &seen[1].v[k], sizeof seen[0].v[k],
                         "%s tells what a counter prints",
                         ks_event_name(a, &seen[0].v[k]));
}

static void expect_same_shown(const struct ks_game *a, const struct ks_game *b,
                              const struct ks_state *s)
{
    static struct ks_state view[2];
    static struct ks_events said[2];
    struct ks_counter c, d;
    struct ks_event p = ks_prompt(a, s), q = ks_prompt(b, s);

    ks_view(a, s, LOOKING, &view[0]);
    ks_view(b, s, LOOKING, &view[1]);
    cr_assert_eq(ks_hash(a, &view[0]), ks_hash(b, &view[1]));
    cr_assert_arr_eq(&p, &q, sizeof p);
    ks_situation(a, &view[0], &said[0]);
    ks_situation(b, &view[1], &said[1]);
    cr_assert_eq(said[0].n, said[1].n);
    cr_assert_arr_eq(said[0].v, said[1].v, said[0].n * sizeof *said[0].v);
    for (ks_unit u = 0; u < a->pieces; u++) {
        ks_describe(a, &view[0], u, &c);
        ks_describe(b, &view[1], u, &d);
        cr_assert(c.morale == d.morale && c.strength == d.strength &&
                      c.firepower == d.firepower && c.figures == d.figures &&
                      c.lost == d.lost,
                  "%s", a->piece[u].id);
        for (int i = 0; i < c.figures; i++)
            cr_assert_eq(c.figure[i].value, d.figure[i].value, "%s", a->piece[u].id);
    }
}

/* Anything but an end, if there is a choice: so that there is fire, charges and melees. */
static struct ks_action choose(const struct ks_game *g, const struct ks_state *s,
                               uint64_t *random)
{
    static struct ks_actions legal;
    struct ks_action a;
    int tries = 0;

    ks_legal(g, s, &legal);
    do {
        *random = ks_mix(*random + 1);
        a = legal.v[(*random >> 8) % legal.n];
    } while (strcmp(ks_action_verb(g, a), "end") == 0 && ++tries < 3);
    return a;
}

static void play_beside(const char *position, uint64_t random, unsigned *heard)
{
    static struct ks_state s, t;
    static struct ks_events x, y;
    struct ks_game *a = load("raszyn/battle", "fog=on"),
                   *b = load("raszyn/battle", "fog=on");

    reprint(b);
    read_position(a, &s, position);
    for (int i = 0; i < DECISIONS && ks_actor(&s) != KS_NOBODY; i++) {
        expect_same_shown(a, b, &s);
        struct ks_action next = choose(a, &s, &random);
        ks_copy(a, &t, &s); /* whatever came of it before, from here on it is the same */
        x.n = y.n = 0;
        ks_step(a, &s, next, &x);
        if (!ks_apply(b, &t, next, &y) || ks_hash(a, &s) != ks_hash(b, &t))
            continue; /* a difference that is seen on the map */
        expect_same_told(a, &x, b, &y);
        *heard += (unsigned)x.n;
    }
}

static const char position[] =
    "turn 3\nside polish\nphase movement\n"
    "unit pl_2pp_1 3009 side-NE\nunit pl_2pp_2 3109 side-NE\n"
    "unit pl_poniatowski 3009\nunit pl_2ul 2912 side-E\n"
    "unit au_ir48_1 3008 side-SW\nunit au_ir48_2 3108 side-SW\n"
    "unit au_mohr 3008\nunit au_hr1 3106 side-SW\n";

Test(raszyn_fog, nothing_of_a_counter_is_told)
{
    unsigned heard = 0;

    for (uint64_t i = 0; i < 6; i++)
        play_beside(position, i, &heard);
    cr_expect_gt(heard, 1000, "hardly anything happened: %u", heard);
}

/* [LB-2.14-1] The owner hears all, the enemy the dice alone. */
Test(raszyn_fog, a_check_hides_the_morale)
{
    struct ks_game *g = load("raszyn/battle", "fog=on");
    ks_unit u = piece_by_id(g, "au_ir48_1");
    char text[KS_TEXT];
    struct ks_event e = {0}, own;

    e.unit = u;
    e.other = e.hex = KS_NONE;
    e.a = 43;
    e.b = 26;
    for (e.code = 0; strcmp(ks_event_name(g, &e), "PASSES_CHECK") != 0;)
        e.code++;
    own = e;
    cr_expect(ks_event_seen(g, HIDING, &own));
    cr_expect_eq(own.b, 26);
    cr_expect(ks_event_seen(g, LOOKING, &e));
    ks_event_text(g, &e, KS_ENGLISH, text, sizeof text);
    cr_expect_eq(e.b, 0);
    cr_expect_null(strstr(text, "26"), "%s", text);
}
