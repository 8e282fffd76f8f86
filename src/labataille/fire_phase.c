/* [LB-2.9-1 LB-2.11-1] A fire phase: one target hex after the other, in any order, R29. The
 * frame's side may fire. */
#include <string.h>

#include "base/bits.h"
#include "labataille/fire.h"
#include "labataille/procs.h"
#include "labataille/volley.h"

static struct lb_aim aim_at(const struct ks_state *s, ks_hex target)
{
    return (struct lb_aim){target, KS_NONE, frame_of(s)->side, (uint8_t)lb_occasion(s)};
}

bool lb_fires_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

/* ---- targets ---- */

static bool may_aim(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                    ks_hex target)
{
    struct lb_aim aim = aim_at(s, target);
    struct lb_volley volley;
    return !lb_why_no_target(g, s, target, !aim.side) &&
           !lb_volley(g, s, &aim, from, &volley);
}

/* Adds what a hex can fire at. Most reach only their neighbours, so those are looked at first. */
static void add_targets(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                        uint64_t *found)
{
    int side = frame_of(s)->side;
    int reach = lb_fire_reach(g, s, from, side, lb_occasion(s));
    for (int d = 0; reach == 1 && d < KS_DIRECTIONS; d++) {
        ks_hex h = next_hex(g, from, d);
        if (holds(s, h, !side) && !in_set(found, h) && may_aim(g, s, from, h))
            set_add(found, h);
    }
    for (unsigned i = 0; reach > 1 && i < LB_WORDS; i++)
        for (uint64_t bits = look(s)->held[!side][i] & ~found[i]; bits;
             bits &= bits - 1) {
            ks_hex h = (ks_hex)(64 * i + ks_lowest_bit(bits));
            if (distance(g, from, h) <= reach && may_aim(g, s, from, h))
                set_add(found, h);
        }
}

void lb_fires_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    uint64_t found[LB_WORDS];
    const uint64_t *own = look(s)->held[frame_of(s)->side];
    memset(found, 0, sizeof found);
    offer(out, action(END, KS_NONE, KS_NONE, 0));
    for (unsigned i = 0; i < LB_WORDS; i++)
        for (uint64_t bits = own[i]; bits; bits &= bits - 1)
            add_targets(g, s, (ks_hex)(64 * i + ks_lowest_bit(bits)), found);
    for (unsigned i = 0; i < LB_WORDS; i++)
        for (uint64_t bits = found[i]; bits; bits &= bits - 1)
            offer(out, action(AIM, KS_NONE, (ks_hex)(64 * i + ks_lowest_bit(bits)), 0));
}

/* Why a hex cannot fire there: one that has fired gives that reason only where it could reach. */
static uint16_t why_not_from(const struct ks_game *g, const struct ks_state *s,
                             const struct lb_aim *aim, ks_hex from)
{
    struct lb_volley volley;
    uint16_t why = lb_volley(g, s, aim, from, &volley);
    if (why != HEX_HAS_FIRED && why != SIDE_HAS_FIRED)
        return why;
    return distance(g, from, aim->target) >
                   lb_fire_reach(g, s, from, aim->side, (enum lb_occasion)aim->occasion)
               ? OUT_OF_RANGE
               : OTHERS_HAVE_FIRED;
}

/* The reason of the hex that comes nearest to firing: those next to the target first. */
static uint16_t why_nobody(const struct ks_game *g, const struct ks_state *s,
                           ks_hex target)
{
    const uint64_t *own = look(s)->held[frame_of(s)->side];
    struct lb_aim aim = aim_at(s, target);
    uint16_t reason = NOBODY_TO_FIRE;
    int nearest = INT16_MAX;
    for (unsigned i = 0; i < LB_WORDS; i++)
        for (uint64_t bits = own[i]; bits; bits &= bits - 1) {
            ks_hex from = (ks_hex)(64 * i + ks_lowest_bit(bits));
            uint16_t why = why_not_from(g, s, &aim, from);
            if (!why)
                return 0;
            if (distance(g, from, target) < nearest) {
                nearest = distance(g, from, target);
                reason = why;
            }
        }
    return reason;
}

uint16_t lb_fires_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    if (a.verb == END)
        return 0;
    if (a.verb != AIM)
        return NAME_A_TARGET;
    uint16_t why = lb_why_no_target(g, s, a.hex, !frame_of(s)->side);
    return why ? why : why_nobody(g, s, a.hex);
}

void lb_fires_act(struct play *p, struct ks_action a)
{
    if (a.verb == END) {
        ks_pop(p);
        return;
    }
    int side = frame(p->s)->side;
    lb_push_fire(p, a.hex, side, lb_occasion(p->s));
}
