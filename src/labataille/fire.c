#include "labataille/fire.h"

#include "base/bits.h"
#include "labataille/check.h"
#include "labataille/dice.h"
#include "labataille/fire_loss.h"
#include "labataille/ford.h"
#include "labataille/frames.h"
#include "labataille/leader.h"
#include "labataille/procs.h"
#include "labataille/shot.h"

/* frame.step; the rest of the frame is described in shot.h. When the dice have fallen frame.a is
 * what they show. */
enum { NAMING, DICE, AFTERMATH };

enum lb_occasion lb_occasion(const struct ks_state *s)
{
    return look(s)->phase == LB_OFFENSIVE_FIRE   ? FIRE_OFFENSIVE
           : look(s)->phase == LB_DEFENSIVE_FIRE ? FIRE_DEFENSIVE
                                                 : FIRE_OPPORTUNITY;
}

struct ks_frame *lb_push_fire(struct play *p, ks_hex target, int side,
                              enum lb_occasion occasion)
{
    struct ks_frame *f = ks_push(p, PROC_FIRE);
    f->hex = target;
    f->side = (uint8_t)side;
    f->count = (uint8_t)occasion;
    f->mask[1] = KS_NONE;
    return f;
}

/* ---- naming ---- */

/* for each hex of the firing side that could reach; most are next to the target. */
static void each_volley(const struct ks_game *g, const struct ks_state *s,
                        struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    const uint64_t *own = look(s)->held[f->side];
    for (unsigned i = 0; i < LB_WORDS; i++)
        for (uint64_t bits = own[i]; bits && !has_enough(out); bits &= bits - 1) {
            ks_hex h = (ks_hex)(64 * i + ks_lowest_bit(bits));
            if (distance(g, h, f->hex) <=
                    lb_fire_reach(g, s, h, f->side, (enum lb_occasion)f->count) &&
                !lb_why_not_volley(g, s, h))
                offer(out, action(VOLLEY, KS_NONE, h, 0));
        }
}

bool lb_anybody_fires(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_aim *aim)
{
    struct lb_volley volley;
    if (holds(s, aim->target, aim->side) && !lb_volley(g, s, aim, aim->target, &volley))
        return true;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex h = next_hex(g, aim->target, d);
        if (holds(s, h, aim->side) && !lb_volley(g, s, aim, h, &volley))
            return true;
    }
    return false;
}

static bool has_named(const struct ks_frame *f)
{
    return f->mask[0] || f->a;
}

void lb_fire_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == DICE) {
        offer_two_dice(out);
        return;
    }
    if (has_named(f))
        offer(out, action(SHOOT, KS_NONE, KS_NONE, 0));
    else if (f->count == FIRE_OPPORTUNITY)
        offer(out, action(NONE, KS_NONE, KS_NONE, 0));
    each_volley(g, s, out);
}

uint16_t lb_fire_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == DICE)
        return why_not_two_dice(a);
    switch (a.verb) {
    case SHOOT: return has_named(f) ? 0 : NAME_A_FIRER;
    case NONE: return f->count == FIRE_OPPORTUNITY && !has_named(f) ? 0 : NAME_A_FIRER;
    case VOLLEY: return lb_why_not_volley(g, s, a.hex);
    default: return NAME_A_FIRER;
    }
}

/* ---- shooting ---- */

/* Firers are done for the phase; [LB-2.15-1] offensive fire binds an assault to its target. */
static void note_fired(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct lb_aim aim = lb_aim_of(f);
    ks_hex hex[LB_SHOT_HEXES];
    int n = lb_named_hexes(p->g, f, hex);
    for (int i = 0; i < n; i++) {
        struct lb_volley volley;
        lb_volley(p->g, p->s, &aim, hex[i], &volley);
        int d = ks_grid_direction(grid(p->g), hex[i], f->hex);
        int code = d == KS_NO_DIRECTION ? 7 : d + 1;
        for (int k = 0; k < volley.units; k++) {
            struct lb_piece *x = edit(p->s, volley.unit[k]);
            int part = lb_part_in(p->g, p->s, volley.unit[k], hex[i]);
            x->fired |= (uint8_t)lb_fired_bit(p->g, p->s, &aim, volley.unit[k], hex[i]);
            if (aim.occasion == FIRE_OFFENSIVE && x->form != LB_CARRE)
                x->aim |= (uint16_t)(code << 3 * part);
        }
    }
}

static void tell_firers(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct lb_aim aim = lb_aim_of(f);
    ks_hex hex[LB_SHOT_HEXES];
    int n = lb_named_hexes(p->g, f, hex);
    for (int i = 0; i < n; i++) {
        struct lb_volley volley;
        lb_volley(p->g, p->s, &aim, hex[i], &volley);
        event(p, FIRES_AT, volley.unit[0], f->hex, 0);
    }
}

static void tell_loss(struct play *p, ks_hex h, int dice, int loss)
{
    static const uint16_t told[] = {FIRE_NO_EFFECT, FIRE_COSTS_1, FIRE_COSTS_2,
                                    FIRE_COSTS_MORE};
    tell(p, sentence(told[loss < 3 ? loss : 3], KS_NONE, h, dice_label(dice), loss));
}

/* Whose value it is: not for the other side under fog [LB-2.2-5]. */
static ks_unit first_firer(const struct play *p)
{
    const struct ks_frame *f = frame_of(p->s);
    ks_hex hex[LB_SHOT_HEXES];
    lb_named_hexes(p->g, f, hex);
    return lb_top_unit(p->g, p->s, hex[0], f->side);
}

static void shoot(struct play *p, int dice)
{
    struct ks_frame *f = frame(p->s);
    struct lb_victims v = lb_victims_in(p->g, p->s, f->hex, !f->side, f->unit);
    struct lb_shot shot = lb_shot_of(p->g, p->s, p->events);
    uint8_t share[LB_MAX_STACK];
    int loss = lb_shot_loss(p->g, &shot, dice);
    tell(p, sentence(FIRE_ODDS, first_firer(p), f->hex,
                     (int)(shot.value.num / shot.value.den), shot.defence));
    tell_loss(p, f->hex, dice, lb_share_losses(p->g, p->s, &v, loss, share));
    note_fired(p);
    if (f->count != FIRE_OPPORTUNITY) /* R24: opportunity fire is left out of the count */
        set_add(state(p->s)->target, f->hex);
    f->step = AFTERMATH;
    f->a = (uint16_t)dice;
    lb_take_fire(p, &v, loss);
}

/* When two-hex units have closed up: leaders, checks, flights. */
static void aftermath(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    int enemy = !f->side, dice = f->a, occasion = f->count;
    bool hit = dice >= lb(p->g)->fire_casualty_from; /* [LB-2.9-9] natural */
    ks_pop(p);
    if (occasion == FIRE_OFFENSIVE) /* [RZ-FORD-1] */
        lb_push_ford(p, h, !enemy);
    if (!hit)
        lb_orphans(p, h, enemy, false);
    lb_push_checks(p);
    if (hit)
        lb_push_casualty(p, h, enemy, KS_NONE, true);
}

bool lb_fire_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == AFTERMATH) {
        aftermath(p);
        return false;
    }
    p->s->actor = f->step == DICE ? KS_CHANCE : f->side;
    return true;
}

void lb_fire_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    switch (a.verb) {
    case VOLLEY: lb_name_hex(p->g, f, a.hex); return;
    case SHOOT:
        f->step = DICE;
        tell_firers(p);
        return;
    case NONE: ks_pop(p); return;
    default: shoot(p, dice_of(a.arg)); return;
    }
}

/* ---- a frame that was read ---- */

/* Every firer named can fire, and there is a target. */
const char *lb_fire_misfit(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_frame *f)
{
    struct lb_aim aim = lb_aim_of(f);
    struct lb_volley volley;
    ks_hex hex[LB_SHOT_HEXES];
    if (f->step == AFTERMATH)
        return f->a < LB_ROLLS ? NULL : "no such dice";
    if (f->step == DICE && !has_named(f))
        return "no unit fires";
    if (!holds(s, f->hex, !f->side) ||
        (f->unit != KS_NONE &&
         (side_of(g, f->unit) == f->side || lb_part_in(g, s, f->unit, f->hex) < 0)))
        return "no unit is fired at";
    if ((f->b && !f->a) || (f->a && f->a == f->b))
        return "the batteries that fire are not two";
    int n = lb_named_hexes(g, f, hex);
    for (int i = 0; i < n; i++)
        if (!is_on_map(g, hex[i]) || !lb_is_named(g, f, hex[i]) ||
            lb_volley(g, s, &aim, hex[i], &volley))
            return "a hex fires that cannot";
    return NULL;
}
