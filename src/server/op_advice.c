/* Help from the computer: hints, plans, analyses, and hurrying a computer player. */
#include <string.h>

#include "server/hint.h"
#include "server/now.h"
#include "server/op.h"
#include "server/ponder.h"
#include "server/review.h"
#include "wire/advice.h"

/* In a game without human players, spectators may hurry them too. */
bool ks_do_hurry(struct ks_request *r)
{
    struct ks_client *c = r->client;
    const struct ks_player *player = c->room->match->terms.player;
    if (c->sides == 0 &&
        (ks_player_is_human(&player[0]) || ks_player_is_human(&player[1])))
        return ks_refuse(&r->no, "not_yours", "Spectators cannot hurry the computer.");
    ks_hint_hurry(c);
    ks_ponder_hurry(c->room);
    return true;
}

bool ks_do_hint(struct ks_request *r)
{
    struct ks_client *c = r->client;
    if (!ks_request_fresh(r))
        return false;
    if (!c->room->stored.hints)
        return ks_refuse(&r->no, "no_hints", "This game is played without hints.");
    if (!ks_now_decides(c))
        return ks_refuse(&r->no, "not_your_turn", "It is not your decision.");
    return ks_hint_ask(c) || ks_refuse(&r->no, "internal", "Out of memory; try again.");
}

bool ks_now_shows_plan(const struct ks_client *c, int side)
{
    const struct ks_match *m = c->room->match;
    if (ks_match_over(m))
        return true;
    if (m->terms.player[side].kind == KS_OUTSIDE) /* has no plan to reveal */
        return false;
    if (!ks_player_is_human(&m->terms.player[side]))
        return c->room->stored.open_plans;
    return c->sat == side && c->sides >> side & 1 && c->room->stored.hints;
}

/* A computer player is asked what it has in mind, if it has. */
static void find_plan(const struct ks_match *m, int side, struct ks_disposition *out)
{
    const struct ks_mind *mind = &m->mind[side];
    if (mind->key != 0 && mind->disposition.n > 0 && !ks_match_over(m))
        *out = mind->disposition;
    else
        ks_advice_plan(m->game, &m->state, side,
                       (enum ks_temper)m->terms.player[side].style.temper, out);
}

bool ks_do_plan(struct ks_request *r)
{
    const struct ks_client *c = r->client;
    const struct ks_game *g = c->room->game;
    struct ks_disposition plan;
    const char *name;
    if (!ks_request_text(r, "side", &name))
        return false;
    int side = strcmp(name, g->side[0]) == 0 ? 0 : strcmp(name, g->side[1]) == 0 ? 1 : -1;
    if (side < 0)
        return ks_refuse(&r->no, "bad_request", "side: expected %s or %s.", g->side[0],
                         g->side[1]);
    if (!ks_now_shows_plan(c, side))
        return ks_refuse(&r->no, "no_hints", "You may not see that plan.");
    find_plan(c->room->match, side, &plan);
    ks_reply_plan(r->out, g, &plan, c->language);
    return true;
}

bool ks_do_analyse(struct ks_request *r)
{
    const struct ks_client *c = r->client;
    if (!ks_review_open(c))
        return ks_refuse(
            &r->no, "not_yours",
            "The analysis shows the whole game; you can open it when the game is over.");
    return ks_review_ask(c->room, r->out, c->language) ||
           ks_refuse(&r->no, "internal", "Out of memory; try again.");
}
