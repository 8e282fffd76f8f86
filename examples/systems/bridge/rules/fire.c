/* 4 Fire. */
#include "bridge/rules/chapters.h"

/* [4.1] */
uint16_t br_why_not_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex at)
{
    ks_unit target = br_piece_in(g, s, at);
    return unit(g, u)->arm != BR_GUN                                  ? ONLY_GUNS_FIRE
           : target == KS_NONE || side_of(g, target) == side_of(g, u) ? NO_ENEMY_THERE
           : !br_covers(g, s, u, at)                                  ? OUT_OF_RANGE
                                                                      : 0;
}

bool br_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex at)
{
    return unit(g, u)->arm == BR_GUN && on_map(s, u) &&
           distance(g, piece(s, u)->hex, at) <= figure(g, GUN_RANGE);
}

void br_begin_fire(struct play *p, ks_unit u, ks_hex at)
{
    struct ks_frame *f = ks_push(p, PROC_FIRE);
    f->side = (uint8_t)side_of(p->g, u);
    f->unit = u;
    f->hex = at;
}

/* [4.3] */
int br_fire_modifiers(const struct ks_game *g, ks_hex at, struct ks_events *out)
{
    return br_modifier(out, MOD_COVER, br_is_cover(g, at) ? -figure(g, COVER) : 0);
}

bool br_fire_run(struct play *p)
{
    p->s->actor = KS_CHANCE;
    return true;
}

/* [4.2] */
void br_fire_act(struct play *p, struct ks_action a)
{
    const struct ks_frame f = *frame(p->s);
    int least = figure(p->g, GUN_HITS) - br_fire_modifiers(p->g, f.hex, p->events);
    ks_pop(p);
    tell(p, sentence(FIRE_DIE, f.unit, f.hex, a.arg, least));
    if (a.arg >= least)
        br_lose(p, br_piece_in(p->g, p->s, f.hex), 1);
    else
        event(p, MISSES, f.unit, f.hex, 0);
}
