#include "driver/deeds.h"

#include <stdlib.h>
#include <string.h>

static bool is_move(const struct ks_game *g, enum ks_matter matter, struct ks_action a)
{
    enum ks_role role = ks_action_role(g, a);
    return (matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING) &&
           a.unit != KS_NONE && role != KS_ATTACKS && role != KS_DECLINES;
}

static bool is_attack(const struct ks_game *g, enum ks_matter matter, struct ks_action a)
{
    return (matter == KS_MATTER_ORDER || matter == KS_MATTER_ATTACK) &&
           ks_action_role(g, a) == KS_ATTACKS;
}

static struct ks_deed begin(const struct ks_game *g, const struct ks_state *s,
                            struct ks_action a, size_t entry)
{
    enum ks_matter matter = ks_matter(g, s);
    struct ks_impulse impulse;
    ks_impulse(g, s, &impulse);
    return (struct ks_deed){.kind = is_move(g, matter, a)       ? KS_DEED_MOVE
                                    : matter == KS_MATTER_ORDER ? KS_DEED_SHOT
                                                                : KS_DEED_ATTACK,
                            .key = impulse.key,
                            .first = entry,
                            .last = entry,
                            .unit = a.unit,
                            .from = KS_NONE,
                            .hex = a.hex};
}

static void go_on(struct ks_deed *d, const struct ks_game *g, struct ks_action a,
                  size_t entry)
{
    enum ks_role role = ks_action_role(g, a);
    d->last = entry;
    if (role == KS_JOINS && d->others < KS_DEED_OTHERS)
        d->other[d->others++] = a.unit;
    if (role == KS_GOES && a.hex != KS_NONE && d->ways < KS_DEED_WAYS)
        d->way[d->ways++] = a.hex;
}

/* How the move has left its piece, compared with how it stood before. */
static void look(struct ks_deed *d, const struct ks_game *g,
                 const struct ks_counter *before, const struct ks_state *after)
{
    struct ks_counter c;
    ks_describe(g, after, d->unit, &c);
    if (c.hex == KS_NONE)
        return;
    const char *now = c.formation ? c.formation : "";
    const char *then = before->formation ? before->formation : "";
    d->from = before->hex;
    d->hex = c.hex;
    d->facing = c.facing;
    d->turned = c.facing != before->facing;
    d->formed = strcmp(now, then) != 0 && strlen(now) < sizeof d->formation;
    memset(d->formation, 0, sizeof d->formation);
    if (strlen(now) < sizeof d->formation)
        memcpy(d->formation, now, strlen(now));
}

static bool add(struct ks_deeds *deeds, size_t *room, const struct ks_deed *d)
{
    if (deeds->n == *room) {
        size_t more = *room == 0 ? 256 : 2 * *room;
        struct ks_deed *v = realloc(deeds->v, more * sizeof *v);
        if (v == NULL)
            return false;
        deeds->v = v;
        *room = more;
    }
    deeds->v[deeds->n++] = *d;
    return true;
}

bool ks_deeds_gather(struct ks_deeds *out, const struct ks_game *g,
                     const struct ks_state *start, const struct ks_entry *entry, size_t n,
                     int side)
{
    struct ks_state s;
    struct ks_counter before = {.formation = ""};
    size_t room = 0;
    *out = (struct ks_deeds){0};
    ks_copy(g, &s, start);
    for (size_t i = 0; i < n && entry[i].kind == KS_ENTRY_ACTION; i++) {
        struct ks_action a = entry[i].action;
        enum ks_matter matter = ks_matter(g, &s);
        struct ks_deed *last = out->n > 0 ? &out->v[out->n - 1] : NULL;
        bool own = entry[i].actor == side;
        bool moves = own && is_move(g, matter, a);
        bool same = moves && last && last->kind == KS_DEED_MOVE &&
                    ks_unit_in_hand(&s) == last->unit;
        if (moves && !same)
            ks_describe(g, &s, a.unit, &before);
        if (own && !same && (moves || is_attack(g, matter, a))) {
            struct ks_deed d = begin(g, &s, a, i);
            if (!add(out, &room, &d))
                return false;
        }
        if (moves)
            go_on(&out->v[out->n - 1], g, a, i);
        ks_step(g, &s, a, NULL);
        if (moves)
            look(&out->v[out->n - 1], g, &before, &s);
    }
    return true;
}

void ks_deeds_free(struct ks_deeds *deeds)
{
    free(deeds->v);
    *deeds = (struct ks_deeds){0};
}

size_t ks_deeds_find(const struct ks_deeds *deeds, size_t entry)
{
    size_t low = 0, high = deeds->n;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (deeds->v[middle].last < entry)
            low = middle + 1;
        else
            high = middle;
    }
    return low < deeds->n && deeds->v[low].first <= entry ? low : deeds->n;
}
