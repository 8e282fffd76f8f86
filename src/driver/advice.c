#include "driver/advice.h"

#include "ai/staff.h"
#include "driver/advice_order.h"

void ks_advice_ask(const struct ks_match *m, const struct ks_player *adviser,
                   const struct ks_mind *mind, struct ks_asked *out)
{
    *out = (struct ks_asked){.game = m->game,
                             .player = *adviser,
                             .event = (uint32_t)m->entries,
                             .mind = *mind};
    out->player.style.steady = true; /* an order that its reason speaks for */
    ks_view(m->game, &m->state, (int)ks_actor(&m->state), &out->state);
    out->seed = ks_hash(m->game, &out->state);
}

/* ---- the plan ---- */

void ks_advice_plan(const struct ks_game *g, const struct ks_state *s, int side,
                    enum ks_temper temper, struct ks_disposition *out)
{
    struct ks_state view;
    ks_view(g, s, side, &view);
    ks_determinise(g, &view, ks_hash(g, &view));
    ks_disposition_make(ks_known_game(g, side), &view, side, temper, out);
    ks_disposition_stand(out);
}

/* Does the action choose one of several commanders, and the one whose command is the most urgent? */
static bool is_foremost(const struct ks_asked *asked, const struct ks_disposition *d,
                        struct ks_action chosen)
{
    struct ks_actions list;
    int others = 0;
    ks_legal(asked->game, &asked->state, &list);
    for (size_t i = 0; i < list.n; i++) {
        ks_unit u = list.v[i].unit;
        if (u >= asked->game->pieces || d->command[u] >= d->n)
            continue; /* pass, or one without troops */
        if (d->v[d->command[u]].commander != u || list.v[i].hex != KS_NONE ||
            ks_command_urgency(&d->v[d->command[u]]) >
                ks_command_urgency(&d->v[d->command[chosen.unit]]))
            return false;
        others += u != chosen.unit;
    }
    return others > 0;
}

/* The plan in the player's mind takes precedence over a fresh one. An action without a unit
 * belongs to the active commander's command. */
static void find_command(const struct ks_asked *asked, int side, struct ks_action a,
                         struct ks_advice *out)
{
    const struct ks_game *g = asked->game;
    struct ks_disposition fresh;
    const struct ks_disposition *d = &asked->mind.disposition;
    ks_unit u = a.unit < g->pieces ? a.unit : ks_active(g, &asked->state);
    if (u >= g->pieces || g->piece[u].side != side)
        return;
    if (asked->mind.key == 0 || d->n == 0 || d->side != side) {
        ks_advice_plan(g, &asked->state, side, (enum ks_temper)asked->player.style.temper,
                       &fresh);
        d = &fresh;
    }
    out->planned = d->command[u] < d->n;
    if (!out->planned)
        return;
    out->command = d->v[d->command[u]];
    out->foremost =
        a.unit == u && out->command.commander == u && is_foremost(asked, d, a);
}

/* ---- the order ---- */

/* An order that opens a procedure is done when that is; one that continues an open procedure,
 * when that ends or another unit acts. */
static bool is_done(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_advice *order, unsigned before, unsigned opened)
{
    if (opened > before)
        return ks_depth(s) <= before;
    return ks_depth(s) < before || ks_prompt(g, s).unit != order->step[0].unit;
}

static void find_steps(struct ks_asked *asked, struct ks_advice *out)
{
    const struct ks_game *g = asked->game;
    struct ks_state *s = &asked->state;
    int side = (int)ks_actor(s);
    unsigned before = ks_depth(s), opened = before;
    while (out->n < KS_ADVICE_STEPS) {
        struct ks_action a;
        if (!ks_player_decide(asked, &a))
            return;
        if (out->n == 0)
            find_command(asked, side, a, out);
        out->step[out->n++] = a;
        ks_step(g, s, a, NULL);
        asked->event++;
        opened = out->n == 1 ? ks_depth(s) : opened;
        if ((int)ks_actor(s) != side || is_done(g, s, out, before, opened))
            return;
    }
}

void ks_advise(struct ks_asked *asked, struct ks_advice *out)
{
    struct ks_state view;
    ks_copy(asked->game, &view, &asked->state);
    *out = (struct ks_advice){.n = 0};
    find_steps(asked, out);
    out->ordered = ks_advice_order(asked->game, &view, out, &out->order);
}
