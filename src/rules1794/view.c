/* What a side may know, digests, invariants, and what a table shows of a piece. */
#include <stddef.h>
#include <string.h>

#include "rules1794/command.h"
#include "rules1794/entry.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"

/* Does the owner of that army's chits choose them now? */
static bool is_choosing(const struct ks_state *s, int army)
{
    return s->depth && frame_of(s)->proc == PROC_POOL && frame_of(s)->a == army;
}

/* [3.1c 3.3b 13-hidden 13.2-hidden] The pool is hidden. A side knows how many of the enemy's
 * chosen chits are in it, not whose they are. */
void r94_view(const struct ks_game *g, const struct ks_state *s, int side,
              struct ks_state *out)
{
    ks_copy(g, out, s);
    struct r94_state *x = state(out);
    for (int other = 0; other < 2; other++) {
        if (other == side)
            continue;
        uint32_t hidden = x->chosen[other] & ~x->drawn;
        for (int i = 0; i < r94(g)->commanders; i++) {
            ks_unit c = r94(g)->commander[i];
            bool counts = x->pool >> i & 1 || is_choosing(s, army_of(g, c));
            x->unknown[army_of(g, c)] += (uint8_t)(hidden >> i & 1 && counts);
        }
        x->pool &= ~hidden;
        x->chosen[other] &= ~hidden;
    }
}

/* Commanders of an army who may have been chosen, as far as the enemy can tell. */
static uint32_t candidates(const struct ks_game *g, const struct ks_state *s, int army)
{
    const struct r94_game *r = r94(g);
    const struct r94_state *x = look(s);
    uint32_t set = 0;
    for (int i = 0; i < r->commanders; i++) {
        ks_unit c = r->commander[i];
        bool free = army_of(g, c) == army && !is_overall(g, c) && c != r->planner &&
                    r94_is_in_play(g, s, c) &&
                    !((x->pool | x->drawn | x->wounded) >> i & 1) &&
                    !(c == r->locked && s->turn < x->unlock_turn) &&
                    !(c == r->opener && s->turn == 1);
        set |= free ? 1u << i : 0u;
    }
    return set;
}

void r94_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    struct r94_state *x = state(s);
    for (int army = 0; army < R94_ARMIES; army++) {
        uint32_t set = candidates(g, s, army) & ~(x->chosen[0] | x->chosen[1]);
        for (; x->unknown[army] && set; x->unknown[army]--) {
            unsigned n = 0;
            for (uint32_t rest = set; rest; rest &= rest - 1)
                n++;
            random = ks_mix(random);
            unsigned pick = (unsigned)(random % n);
            for (int i = 0; i < r94(g)->commanders; i++)
                if (set >> i & 1 && pick-- == 0) {
                    x->chosen[side_of(g, r94(g)->commander[i])] |= 1u << i;
                    x->pool |= is_choosing(s, army) ? 0u : 1u << i;
                    set &= ~(1u << i);
                    break;
                }
        }
        x->unknown[army] = 0;
    }
}

/* ---- digest ---- */

static uint64_t fold(uint64_t h, uint64_t value)
{
    return ks_mix(h ^ value);
}

uint64_t r94_hash(const struct ks_game *g, const struct ks_state *s)
{
    const struct r94_state *x = look(s);
    uint64_t h =
        fold(s->actor, (uint64_t)s->turn << 16 | (uint64_t)s->over << 8 | s->result);
    h = fold(h, (uint64_t)(uint16_t)s->points[0] << 16 | (uint16_t)s->points[1]);
    for (int i = 0; i < s->depth; i++) {
        const struct ks_frame *f = &s->frame[i];
        h = fold(h, (uint64_t)f->proc << 24 | (uint64_t)f->step << 16 |
                        (uint64_t)f->side << 8 | f->count);
        h = fold(h, (uint64_t)f->unit << 48 | (uint64_t)f->hex << 32 |
                        (uint64_t)f->a << 16 | f->b);
        h = fold(h, (uint64_t)f->mask[0] << 32 | f->mask[1]);
    }
    h = fold(h, (uint64_t)x->pool << 32 | x->chosen[0]);
    h = fold(h, (uint64_t)x->chosen[1] << 32 | x->drawn);
    h = fold(h, (uint64_t)x->wounded << 32 | x->dead);
    h = fold(h, (uint64_t)x->unknown[0] << 40 | (uint64_t)x->unknown[1] << 32 |
                    (uint64_t)x->unknown[2] << 24 | (uint64_t)x->phase << 16 |
                    (uint64_t)x->round << 8 | x->side);
    h = fold(h, (uint64_t)x->unlock_turn << 8 | x->opened);
    h = fold(h, (uint64_t)x->acted << 32 | (uint64_t)x->arm << 24 |
                    (uint64_t)x->planner_turn << 16 | (uint64_t)x->late << 8 |
                    x->late_turn);
    for (int i = 0; i < x->trophies; i++)
        h = fold(h, (uint64_t)x->trophy[i].gun << 16 | x->trophy[i].hex);
    h = fold(h, (uint64_t)x->drawn_now << 32 | (uint64_t)x->leader << 16 | x->command);
    for (int i = 0; i < KS_DIRECTIONS; i++)
        h = fold(h, x->announced[i]);
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_piece *e = &x->piece[u];
        h = fold(h, (uint64_t)e->hex << 48 | (uint64_t)e->below << 32 |
                        (uint64_t)e->facing << 24 | (uint64_t)e->form << 16 |
                        (uint64_t)e->lost << 8 | e->shots);
        h = fold(h, (uint64_t)x->due[u] << 56 | (uint64_t)e->marks << 48 |
                        (uint64_t)e->spent << 40 | (uint64_t)e->from << 32 |
                        (uint64_t)e->flags << 16 | (uint64_t)e->group << 8 | e->run);
    }
    return h;
}

/* ---- invariants ---- */

static const char *check_piece(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u)
{
    const struct r94_piece *e = piece(s, u);
    const struct r94_unit *d = unit(g, u);
    if (e->flags & R94_GONE && e->hex != KS_NONE)
        return "an eliminated piece stands on the map";
    if (look(s)->due[u] && (e->hex != KS_NONE || e->flags & R94_GONE || !is_troop(g, u)))
        return "a withdrawn unit is not off the map";
    if (e->hex != KS_NONE && is_off(g, e->hex))
        return "a piece stands beyond the last row";
    if (e->hex != KS_NONE && !ks_grid_on_map(grid(g), e->hex))
        return "a piece stands off the map";
    if (e->flags & R94_MOVING && !(look(s)->movers[u / 64] >> u % 64 & 1))
        return "a piece on the move is not among the movers";
    if (is_troop(g, u) && !(e->flags & R94_GONE) && e->lost >= d->steps)
        return "a unit without steps is not eliminated";
    if (e->facing >= KS_FACINGS || e->form > R94_RANKED || e->shots > 4 ||
        (e->form == R94_LIMBERED) != (is_gun(g, u) && e->form != R94_LINE))
        return "facing, formation or shots out of bounds";
    if (e->hex == KS_NONE)
        return NULL;
    int steps = 0;
    for (ks_unit v = top(s, e->hex); v != u; v = below(s, v))
        if (v == KS_NONE || ++steps > KS_MAX_PIECES)
            return "a piece is not in the stack of its hex";
    return NULL;
}

/* The same sets of pieces, kept by stack.c. */
static const char *check_kept(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    bool aimed = is_gun(g, u) && on_map(s, u) && r94_finds_enemy(g, s, u);
    bool under = is_troop(g, u) && on_map(s, u) &&
                 r94_top_troop(g, s, piece(s, u)->hex, side_of(g, u)) != u;
    if ((look(s)->aimed[u / 64] >> u % 64 & 1) != aimed)
        return "a gun has enemies in its arc and is not known to, or the reverse";
    if ((look(s)->under[u / 64] >> u % 64 & 1) != under)
        return "a unit lies under others and is not known to, or the reverse";
    return NULL;
}

struct held {
    size_t n;
    ks_hex hex[KS_MAX_HEXES];
};

static void find_held(const struct ks_game *g, const struct ks_state *s, int side,
                      struct held *out)
{
    out->n = 0;
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (holds(s, h, side))
            out->hex[out->n++] = h;
}

/* What stack.c keeps up to date must agree with where the pieces stand. */
static const char *check_near(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, const struct held *enemy)
{
    const struct r94_piece *e = piece(s, u);
    int near = 0, rows = (R94_RIFLE_RANGE + 1) * grid(g)->stride;
    if (is_leader(g, u))
        return NULL;
    if (e->hex != KS_NONE && !holds(s, e->hex, side_of(g, u)))
        return "a hex with units is not marked as held";
    for (size_t i = 0; i < enemy->n && e->hex != KS_NONE; i++) {
        int apart = enemy->hex[i] - e->hex; /* whoever is rows away needs no measuring */
        near += apart < rows && apart > -rows &&
                ks_grid_distance(grid(g), e->hex, enemy->hex[i]) <= R94_RIFLE_RANGE;
    }
    if (near != e->near || (look(s)->front[u / 64] >> u % 64 & 1) != (near > 0))
        return "enemies near a unit are miscounted";
    return NULL;
}

/* Between phases no hex is overstacked, and a stack has one facing [6.0d 6.2f]; in a
 * melee hex all keep the facing they came with [6.10a]. */
static const char *check_hex(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    bool melee = is_melee_hex(s, h);
    for (int side = 0; side < 2; side++) {
        struct r94_crowd c = r94_crowd_of(g, s, h, side);
        if (r94_crowd_limit(g, &c))
            return "a hex is overstacked";
        for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
            if (side_of(g, u) == side && is_troop(g, u) && !is_square(s, u) && !melee &&
                piece(s, u)->facing != piece(s, c.troop)->facing)
                return "a stack faces two ways";
        if (c.troop != KS_NONE && is_square(s, c.troop) &&
            c.count[R94_FOOT] < r94(g)->square_units)
            return "a square has too few companies";
    }
    return NULL;
}

/* Points are the sum of what is gone [12.1]; removed commanders may not count [r89]. */
static const char *check_points(const struct ks_game *g, const struct ks_state *s)
{
    if (r94(g)->setting.points_for_deeds) /* deeds leave no trace to add up */
        return NULL;
    int sum[2] = {0, 0}, unsure[2] = {0, 0};
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_gone(s, u)) {
            if (is_leader(g, u) && !r94(g)->setting.removed_commander_scores)
                unsure[!side_of(g, u)] += unit(g, u)->vp;
            else
                sum[!side_of(g, u)] += unit(g, u)->vp;
        }
    for (int i = 0; i < 2; i++)
        if (s->points[i] < sum[i] || s->points[i] > sum[i] + unsure[i])
            return "points do not match the losses";
    return NULL;
}

const char *r94_invariant(const struct ks_game *g, const struct ks_state *s)
{
    const char *fault = check_points(g, s);
    struct held held[2];
    for (int side = 0; side < 2; side++)
        find_held(g, s, side, &held[side]);
    for (ks_unit u = 0; u < g->pieces && !fault; u++)
        fault = check_piece(g, s, u);
    for (ks_unit u = 0; u < g->pieces && !fault; u++)
        fault = check_kept(g, s, u);
    for (ks_unit u = 0; u < g->pieces && !fault; u++)
        fault = check_near(g, s, u, &held[!side_of(g, u)]);
    if (look(s)->shooter[0] >= g->pieces || look(s)->shooter[1] >= g->pieces ||
        look(s)->doer >= g->pieces)
        fault = "phase 2 looks first at a piece that is none";
    bool calm = !s->over && s->depth > 0 && look(s)->phase != R94_FIRE_AND_MOVE &&
                (frame_of(s)->proc == PROC_GAME || frame_of(s)->proc == PROC_LEADER ||
                 frame_of(s)->proc == PROC_PHASE4);
    for (ks_hex h = 0; h < grid(g)->hexes && !fault && calm; h++)
        if (top(s, h) != KS_NONE)
            fault = check_hex(g, s, h);
    if (s->depth > KS_MAX_FRAMES)
        fault = "too many procedures";
    return fault;
}

/* ---- a piece as the table shows it ---- */

static const char *status_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_piece *e = piece(s, u);
    if (e->flags & R94_GONE)
        return "eliminated";
    if (is_withdrawn(s, u))
        return "withdrawn";
    if (e->hex == KS_NONE)
        return r94_is_due(g, s, u) ? "due" : "later";
    if (is_melee_hex(s, e->hex))
        return "melee";
    if (e->flags & R94_MOVING)
        return "moving";
    if (e->flags & R94_STOPPED)
        return "stopped";
    if (is_gun(g, u) && (e->flags & R94_GUN_FIRED || e->marks & R94_SWUNG))
        return "fired";
    return e->flags & (R94_MOVED | R94_GUN_MOVED) ? "moved" : "";
}

/* What the battles of the family have and what they lack. */
bool r94_has_term(const struct ks_game *g, const char *kind, const char *key)
{
    const struct r94_game *r = r94(g);
    const struct {
        const char *kind, *key;
        bool has;
    } some[] = {
        {"formation", "ranked", r->ranked[0][1] > 0 || r->ranked[1][1] > 0},
        {"formation", "limbered", r->setting.guns_limber},
        {"mark", "carried", r->setting.fire_marker_kept},
        {"mark", "misfired", r->setting.guns_misfire},
    };
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        if (strcmp(some[i].kind, kind) == 0 && strcmp(some[i].key, key) == 0)
            return some[i].has;
    return true;
}

void r94_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  struct ks_counter *out)
{
    static const char *const form[] = {"line", "skirmish", "square", "limbered",
                                       "ranked"};
    const struct r94_piece *e = piece(s, u);
    const struct r94_unit *d = unit(g, u);
    bool gone = is_gone(s, u);
    *out = (struct ks_counter){.hex = e->hex,
                               .steps = d->steps,
                               .lost = e->lost,
                               .shots = e->shots,
                               .spent = e->spent,
                               .commander = d->commander};
    out->facing = (int8_t)(is_leader(g, u) || e->hex == KS_NONE ? -1 : e->facing);
    out->entry[0] = out->entry[1] = KS_NONE;
    if (e->hex == KS_NONE && !gone && d->arrival && !is_withdrawn(s, u)) {
        const struct r94_entry *entry = &r94(g)->entry[d->entry];
        out->arrival = d->arrival != R94_BY_DICE          ? d->arrival
                       : look(s)->late == R94_ON_THE_ROAD ? look(s)->late_turn
                                                          : 0;
        out->entry[0] = entry->hex[0];
        out->entry[1] = entry->hex[entry->hexes - 1];
        out->never_comes = d->arrival == R94_BY_DICE && look(s)->late == R94_IS_OVER;
    }
    if (is_withdrawn(s, u))
        out->arrival = look(s)->due[u];
    out->formation = is_troop(g, u) || is_limbered(s, u) ? form[e->form] : "";
    out->status = status_of(g, s, u);
    out->eliminated = gone;
    out->comes_back = is_withdrawn(s, u);
    out->fired_before = (e->marks & R94_CARRIED) != 0;
    out->cannot_fire = (e->marks & R94_MISFIRED) != 0;
    out->wounded = is_leader(g, u) && look(s)->wounded & commander_bit(g, u);
    if (is_troop(g, u) && !gone) {
        const struct r94_step *v = values(g, s, u);
        out->morale = v->morale;
        out->strength = v->strength;
        out->firepower = v->firepower;
    }
    for (int i = 0; i < look(s)->trophies; i++)
        if (look(s)->trophy[i].gun == u)
            out->booty = look(s)->trophy[i].hex;
    out->in_command =
        !gone && e->hex != KS_NONE &&
        (d->commander == KS_NONE || r94_reaches(g, s, d->commander, e->hex));
    for (ks_unit v = e->hex == KS_NONE ? KS_NONE : top(s, e->hex); v != KS_NONE;
         v = below(s, v)) {
        out->order = (uint8_t)(out->order + (side_of(g, v) == d->side));
        if (v == u)
            break;
    }
}
