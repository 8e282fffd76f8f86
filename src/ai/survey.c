#include "ai/survey.h"

enum { GUN = 4 }; /* what a gun counts beside the strength of units */

static int force_of(ks_unit u, const struct ks_counter *c)
{
    if (c->force > 0)
        return c->force;
    return c->strength > 0 ? c->strength : c->commander == u ? 0 : GUN;
}

size_t ks_survey_command(struct ks_disposition *d, ks_unit commander)
{
    size_t i = 0;
    while (i < d->n && d->v[i].commander != commander)
        i++;
    if (i < d->n || d->n == KS_MAX_COMMANDS)
        return i < d->n ? i : 0;
    d->v[d->n++] =
        (struct ks_command){.commander = commander, .goal = KS_NONE, .foe = KS_NONE};
    return i;
}

/* A unit that may enter now counts as if it were on its entry hex: its commander is to be activated. */
static ks_hex stands_at(const struct ks_state *s, const struct ks_counter *c)
{
    bool comes = c->arrival && c->arrival <= s->turn;
    return c->hex == KS_NONE && comes ? c->entry[0] : c->hex;
}

static bool is_horse(const struct ks_game *g, ks_unit u)
{
    return ks_sign_is(ks_term_sign(g, "arm", g->piece[u].arm), 0, "horse");
}

static void enlist(struct ks_field *f, struct ks_disposition *d, ks_unit u,
                   const struct ks_counter *c, ks_hex at)
{
    size_t i = ks_survey_command(d, c->commander);
    int force = force_of(u, c);
    d->command[u] = (uint8_t)i;
    if (at == KS_NONE)
        return;
    d->v[i].strength = (uint16_t)(d->v[i].strength + force);
    d->v[i].awaited = (uint16_t)(d->v[i].awaited + (c->hex == KS_NONE ? force : 0));
    f->mobile[i] += c->drawn ? 0 : c->strength;
    f->mounted[i] += is_horse(f->g, u) ? c->strength : 0;
    f->col[i] += force * ks_grid_col(&f->g->map.grid, at);
    f->row[i] += force * ks_grid_row(&f->g->map.grid, at);
    f->own[f->owns++] = (struct ks_body){u, at, (uint8_t)force};
}

void ks_survey(struct ks_field *f, const struct ks_state *s, struct ks_disposition *d)
{
    struct ks_counter c;
    struct ks_objective place[KS_MAX_OBJECTIVES];
    f->places = ks_objectives(f->g, s, d->side, place) > 0;
    for (ks_unit u = 0; u < f->g->pieces; u++) {
        ks_describe(f->g, s, u, &c);
        if (c.eliminated)
            continue;
        bool own = f->g->piece[u].side == d->side;
        ks_hex at = own ? stands_at(s, &c) : c.hex;
        if (at == KS_NONE && c.arrival > 0)
            f->due[!own] += force_of(u, &c);
        if (own)
            enlist(f, d, u, &c, at);
        else if (at != KS_NONE)
            f->foe[f->foes++] = (struct ks_body){u, at, (uint8_t)force_of(u, &c)};
    }
}

int ks_force_around(const struct ks_field *f, const struct ks_body *v, size_t n,
                    ks_hex at, int radius)
{
    int sum = 0;
    for (size_t i = 0; i < n; i++)
        if (ks_grid_distance(&f->g->map.grid, v[i].hex, at) <= radius)
            sum += v[i].force;
    return sum;
}

ks_hex ks_survey_centre(const struct ks_field *f, const struct ks_disposition *d,
                        size_t i)
{
    int force = d->v[i].strength;
    return ks_grid_hex(&f->g->map.grid, (f->col[i] + force / 2) / force,
                       (f->row[i] + force / 2) / force);
}

int ks_force(const struct ks_body *v, size_t n)
{
    int sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i].force;
    return sum;
}
