/* [LB-2.12-1 LB-2.7-6] Fire before an act of the mover takes effect, so that it is hit where and
 * as it was [LB-2.12-4]: one fire at each of its hexes, R24. frame.unit: the mover; frame.hex:
 * the carré it is about to enter; frame.step: its next hex. The fires ask for firers; this asks
 * nothing itself. */
#include "labataille/fire.h"
#include "labataille/procs.h"

bool lb_opportunity_fire_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit mover = f->unit;
    if (!on_map(p->s, mover) || f->step >= parts(p->s, mover)) {
        ks_pop(p);
        return false;
    }
    ks_hex onto = f->hex;
    struct lb_aim aim = {lb_part_hex(p->g, p->s, mover, f->step++), onto, f->side,
                         FIRE_OPPORTUNITY};
    if (!lb_anybody_fires(p->g, p->s, &aim))
        return false;
    f = lb_push_fire(p, aim.target, aim.side, FIRE_OPPORTUNITY);
    f->unit = mover;
    f->mask[1] = onto;
    return false;
}
