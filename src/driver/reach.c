#include "driver/reach.h"

#include <stdlib.h>
#include <string.h>

/* Enemies that could react to a step decline, one after another. */
enum { MOST_ANSWERS = 16 };

struct node {
    struct ks_state state;
    struct ks_reached at;
    bool open; /* its own steps are still to be tried */
};

struct search {
    const struct ks_game *game;
    ks_unit unit;
    uint8_t side, spent; /* the mover; points spent before */
    size_t nodes;
    struct node *node;
};

/* Advances until the mover decides again; false if a die is rolled or the move has ended. */
static bool hear_answers(const struct search *x, struct ks_state *s)
{
    struct ks_action a;
    for (int i = 0; i < MOST_ANSWERS && ks_actor(s) == !x->side; i++) {
        if (!ks_answer(x->game, s, KS_DECLINES, &a))
            return false;
        ks_step(x->game, s, a, NULL);
    }
    return (uint8_t)ks_actor(s) == x->side;
}

static bool is_known(const struct search *x, const struct ks_reached *r)
{
    for (size_t i = 0; i < x->nodes; i++) {
        const struct ks_reached *o = &x->node[i].at;
        if (o->hex == r->hex && o->facing == r->facing && o->cost <= r->cost)
            return true;
    }
    return false;
}

/* A unit moves in its formation: changing formation is a separate decision. */
static bool forms_anew(const struct search *x, const struct node *from,
                       const struct ks_counter *after)
{
    struct ks_counter before;
    ks_describe(x->game, &from->state, x->unit, &before);
    return after->hex == before.hex && (after->others != before.others ||
                                        strcmp(after->formation, before.formation) != 0);
}

/* What it has cost to come here. Where the step has ended a round and what was spent is
 * forgotten, a point more than before. */
static uint8_t cost_of(const struct search *x, const struct node *from, unsigned spent)
{
    unsigned cost = spent > x->spent ? spent - x->spent : 0;
    return (uint8_t)(cost < from->at.cost ? from->at.cost + 1u : cost);
}

static void try_step(struct search *x, const struct node *from, struct ks_action a)
{
    struct ks_counter c;
    struct node *to = &x->node[x->nodes];
    if (x->nodes == KS_REACH_MOST || from->at.steps == KS_REACH_PATH)
        return;
    ks_copy(x->game, &to->state, &from->state);
    to->at = from->at;
    to->at.step[to->at.steps++] = a;
    ks_step(x->game, &to->state, a, NULL);
    ks_describe(x->game, &to->state, x->unit, &c);
    if (c.hex == KS_NONE || (c.hex == from->at.hex && c.facing == from->at.facing) ||
        forms_anew(x, from, &c))
        return;
    to->at.hex = c.hex;
    to->at.facing = c.facing;
    to->at.cost = cost_of(x, from, c.spent);
    if (is_known(x, &to->at))
        return;
    to->open = hear_answers(x, &to->state);
    to->at.rolls = ks_actor(&to->state) == KS_CHANCE;
    x->nodes++;
}

/* The cheapest place whose neighbours were not tried yet. */
static struct node *next_open(struct search *x)
{
    struct node *best = NULL;
    for (size_t i = 0; i < x->nodes; i++)
        if (x->node[i].open && (best == NULL || x->node[i].at.cost < best->at.cost))
            best = &x->node[i];
    return best;
}

/* A unit that is not on the move yet begins with its first choice that costs nothing. */
static void begin_move(struct search *x)
{
    struct ks_actions list;
    struct ks_counter c;
    ks_legal(x->game, &x->node[0].state, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit == x->unit)
            try_step(x, &x->node[0], list.v[i]);
    for (size_t i = 0; i < list.n && x->nodes == 1; i++) {
        struct node *to = &x->node[1];
        if (list.v[i].unit != x->unit)
            continue;
        *to = x->node[0];
        ks_step(x->game, &to->state, list.v[i], NULL);
        to->at.step[to->at.steps++] = list.v[i];
        ks_describe(x->game, &to->state, x->unit, &c);
        x->nodes += c.hex == to->at.hex && c.spent == x->spent &&
                    (uint8_t)ks_actor(&to->state) == x->side;
    }
    x->node[0].open = false;
}

static void look_around(struct search *x)
{
    struct ks_actions list;
    for (struct node *from; (from = next_open(x)) != NULL;) {
        from->open = false;
        ks_legal(x->game, &from->state, &list);
        for (size_t i = 0; i < list.n; i++)
            if (list.v[i].unit == x->unit)
                try_step(x, from, list.v[i]);
    }
}

/* Of the ways to a hex, which differ by the facing, the cheapest; the start is none. */
static void collect(const struct search *x, struct ks_reach *out)
{
    out->n = 0;
    for (size_t i = 1; i < x->nodes; i++) {
        const struct ks_reached *r = &x->node[i].at;
        size_t k = 0;
        while (k < out->n && out->v[k].hex != r->hex)
            k++;
        if (r->hex == x->node[0].at.hex || (k < out->n && out->v[k].cost <= r->cost))
            continue;
        out->v[k] = *r;
        out->n += k == out->n;
    }
}

bool ks_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u,
              struct ks_reach *out)
{
    struct ks_counter c;
    struct search x = {.game = g, .unit = u, .side = g->piece[u].side, .nodes = 1};
    out->n = 0;
    ks_describe(g, s, u, &c);
    if ((uint8_t)ks_actor(s) != x.side || c.hex == KS_NONE)
        return true;
    x.node = malloc((KS_REACH_MOST + 1) * sizeof *x.node);
    if (x.node == NULL)
        return false;
    x.spent = c.spent;
    ks_copy(g, &x.node[0].state, s);
    x.node[0].at = (struct ks_reached){.hex = c.hex, .facing = c.facing};
    x.node[0].open = true;
    begin_move(&x);
    look_around(&x);
    collect(&x, out);
    free(x.node);
    return true;
}
