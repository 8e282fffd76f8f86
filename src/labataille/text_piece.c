/* A piece of a state's text, or of a constructed position. */
#include <string.h>

#include "labataille/faces.h"
#include "labataille/ground.h"
#include "labataille/text_part.h"
#include "labataille/two_hex.h"

/* What a line says of a piece before it is put on the map. */
struct lying {
    ks_hex hex[LB_TRAIL + 1];
    int hexes, facing, form; /* facing, form -1: not said */
};

/* Unless it is said: column, general order in cover; guns limbered. */
static int usual_form(const struct ks_game *g, ks_unit u, ks_hex h)
{
    if (is_leader(g, u))
        return unit(g, u)->formation;
    return is_gun(g, u)                     ? LB_LIMBERED
           : h != KS_NONE && is_cover(g, h) ? LB_GENERAL
                                            : LB_COLUMN;
}

static bool read_value(struct ks_reader *r, ks_unit u, struct ks_word word,
                       const struct lb_piece_field *field, struct ks_word all)
{
    void *at = (char *)edit(r->s, u) + field->at;
    uint64_t v;
    if (!ks_word_number(word, 10, field->most, &v))
        return ks_read_fail(r, "no such number", all);
    if (field->size == 1)
        *(uint8_t *)at = (uint8_t)v;
    else
        *(uint16_t *)at = (uint16_t)v;
    return true;
}

static bool starts(struct ks_word word, const char *with, struct ks_word *rest)
{
    size_t n = strlen(with);
    if (word.length <= n || memcmp(word.at, with, n) != 0)
        return false;
    *rest = (struct ks_word){word.at + n, word.length - n};
    return true;
}

static bool read_field(struct ks_reader *r, ks_unit u, struct ks_word word)
{
    struct lb_piece *x = edit(r->s, u);
    struct ks_word rest;
    uint64_t v;
    for (int i = 0; i < LB_FIELDS; i++)
        if (starts(word, lb_piece_field[i].name, &rest))
            return read_value(r, u, rest, &lb_piece_field[i], word);
    if (starts(word, "came=", &rest)) {
        bool fits = ks_word_number(rest, 10, KS_DIRECTIONS - 1, &v);
        x->came = (uint8_t)(fits ? v : KS_NO_DIRECTION);
        return fits || ks_read_fail(r, "no such direction", word);
    }
    if (starts(word, "bound=", &rest))
        return ks_hex_parse(&r->g->map, rest.at, rest.length, &x->bound) ||
               ks_read_fail(r, "no such hex", word);
    int mark_number = ks_word_among(word, lb_mark_name, LB_MARKS);
    if (mark_number < 0)
        return ks_read_fail(r, "no such field of a unit", word);
    mark(r->s, u, 1u << mark_number);
    return true;
}

/* Words that say how it stands; true if it was one. */
static bool read_standing(struct ks_reader *r, ks_unit u, struct ks_word word,
                          struct lying *at)
{
    struct lb_piece *x = edit(r->s, u);
    int i = ks_word_among(word, lb_facing_name, LB_FACINGS);
    if (i >= 0) {
        at->facing = i;
        return true;
    }
    if ((i = ks_word_among(word, lb_form_name, LB_FORMATIONS)) >= 0) {
        at->form = i;
        return true;
    }
    if ((i = ks_word_among(word, lb_condition_name, 3)) >= 0) {
        x->condition = (uint8_t)i;
        return true;
    }
    if ((i = ks_word_among(word, lb_readiness_name, 3)) < 0)
        return false;
    x->readiness = (uint8_t)i;
    return true;
}

/* ---- does it fit? ---- */

static const char *misfit(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          const struct lying *at)
{
    const struct lb_piece *x = piece(s, u);
    bool guns = at->form == LB_LIMBERED || at->form == LB_UNLIMBERED;
    if (x->left > unit(g, u)->increments || (!x->left && !is_leader(g, u)))
        return "more or fewer increments than it can have";
    if (is_leader(g, u))
        return at->hexes > 1 ? "a leader lies in one hex" : NULL;
    if (guns != is_gun(g, u) && at->form != LB_ROAD_MARCH)
        return "a formation of another arm";
    if (at->form == LB_SKIRMISH && unit(g, u)->skirmish == LB_NO_FIRE)
        return "it does not skirmish";
    if ((at->form == LB_MASSE && !unit(g, u)->masse) ||
        (at->form == LB_CARRE && !is_foot(g, u)))
        return "no such formation for it";
    if (at->form != LB_CARRE && faces_corner(at->form) != (at->facing < 6))
        return "a facing its formation does not have";
    if (is_horse(g, u) && x->condition == LB_DISORDERED)
        return "cavalry is never disordered";
    return NULL;
}

/* Marks that only some pieces have. */
static const char *misfit_marks(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, const struct lying *at)
{
    bool off = has(s, u, LB_OFF_MAP | LB_GONE);
    if (has(s, u, LB_ABANDONED) && /* R35: left where and as they stand */
        !(is_gun(g, u) && at->form == LB_UNLIMBERED && (at->hexes || off)))
        return "only unlimbered guns are abandoned";
    return at->hexes && has(s, u, LB_GONE | LB_TAKEN | LB_OFF_MAP)
               ? "a piece on the map is neither gone nor taken nor off_map"
               : NULL;
}

/* Hexes that any piece can lie in. */
static const char *misfit_chain(const struct ks_game *g, ks_unit u,
                                const struct lying *at)
{
    if (at->hexes > unit(g, u)->nodes + 1)
        return "too many hexes for it";
    for (int i = 0; i + 1 < at->hexes; i++)
        if (ks_grid_direction(grid(g), at->hex[i], at->hex[i + 1]) == KS_NO_DIRECTION)
            return "its hexes are not next to each other";
    for (int i = 0; i < at->hexes; i++)
        for (int k = 0; k < i; k++)
            if (at->hex[i] == at->hex[k])
                return "it lies in a hex twice";
    return NULL;
}

/* Constraints on a position. In a saved state a unit just hit or broken may still have to close
 * up; its check value vouches for the rest. */
static const char *misfit_hexes(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, const struct lying *at)
{
    const struct lb_piece *x = piece(s, u);
    int most = at->form == LB_ROAD_MARCH
                   ? lb_road_length(g, x->left)
                   : 1 + (at->form == LB_LINE || at->form == LB_SKIRMISH);
    if (at->hexes > most)
        return "too many hexes for its formation";
    if (at->hexes > 1 && x->condition != LB_GOOD)
        return "a disordered or routed unit lies in one hex";
    if (at->form == LB_SKIRMISH && (at->hexes == 2) != (x->left > lb(g)->skirmish_one))
        return "too many skirmishers for one hex, or too few for two";
    if (at->form == LB_LINE && at->hexes == 2 && x->left < lb_line_least(g, u))
        return "too few for a line in two hexes";
    int axis = at->hexes == 2 ? ks_grid_direction(grid(g), at->hex[0], at->hex[1]) : 0;
    if (at->hexes == 2 && at->form != LB_ROAD_MARCH &&
        (axis - front_left(at->facing) + 6) % 6 % 3 != 2)
        return "it does not face square to its hexes";
    return NULL;
}

/* ---- the line ---- */

static bool read_hexes(struct ks_reader *r, struct lying *at)
{
    const char *ahead = r->line;
    for (struct ks_word word = ks_next_word(&ahead); word.length;
         word = ks_next_word(&ahead)) {
        ks_hex h;
        if (!ks_hex_parse(&r->g->map, word.at, word.length, &h))
            break;
        if (at->hexes > LB_TRAIL)
            return ks_read_fail(r, "too many hexes", word);
        at->hex[at->hexes++] = h;
        r->line = ahead;
    }
    return at->hexes || ks_read_fail(r, "no such hex",
                                     (struct ks_word){r->line, strcspn(r->line, "\n")});
}

static void put_down(struct ks_reader *r, ks_unit u, const struct lying *at)
{
    uint16_t trail = 0;
    for (int i = 0; i + 1 < at->hexes; i++)
        trail = trail_with(trail, i,
                           ks_grid_direction(grid(r->g), at->hex[i], at->hex[i + 1]));
    edit(r->s, u)->form = (uint8_t)at->form;
    edit(r->s, u)->facing = (uint8_t)at->facing;
    if (at->hexes)
        lb_put(r->g, r->s, u, at->hex[0], trail, at->hexes, LB_AT_BOTTOM);
}

bool lb_read_piece(struct ks_reader *r, bool on)
{
    struct lying at = {.facing = -1, .form = -1};
    ks_unit u;
    if (!ks_read_unit(r, &u))
        return false;
    if (on_map(r->s, u))
        return ks_read_misfit(r, "named twice", u);
    if (on && !read_hexes(r, &at))
        return false;
    for (struct ks_word word; (word = ks_next_word(&r->line)).length;)
        if (!read_standing(r, u, word, &at) && !read_field(r, u, word))
            return false;
    if (at.form < 0)
        at.form = on ? usual_form(r->g, u, at.hex[0]) : unit(r->g, u)->formation;
    if (at.facing < 0)
        at.facing = faces_corner(at.form) ? lb_corner(0) : lb_side(0);
    const char *what = misfit_marks(r->g, r->s, u, &at);
    if (!what && on)
        what = misfit(r->g, r->s, u, &at);
    if (!what && on)
        what = misfit_chain(r->g, u, &at);
    if (!what && on && !r->saved && !is_leader(r->g, u))
        what = misfit_hexes(r->g, r->s, u, &at);
    if (what)
        return ks_read_misfit(r, what, u);
    put_down(r, u, &at);
    return true;
}

bool lb_read_gone(struct ks_reader *r)
{
    ks_unit u;
    if (!ks_read_unit(r, &u))
        return false;
    if (on_map(r->s, u))
        return ks_read_fail(r, "a unit that is gone is on the map",
                            ks_next_word(&r->line));
    set_marks(r->s, u, LB_GONE);
    edit(r->s, u)->left = 0;
    return true;
}

bool lb_read_stack(struct ks_reader *r)
{
    ks_hex h;
    if (!ks_read_hex(r, &h))
        return false;
    uint8_t *link = &state(r->s)->top[h];
    int there = 0, named = 0;
    uint8_t order[LB_MAX_PIECES];
    for (EACH_NODE(n, r->s, h))
        there++;
    for (const char *ahead = r->line; ks_next_word(&ahead).length; named++) {
        ks_unit u;
        if (!ks_read_unit(r, &u))
            return false;
        int part = lb_part_in(r->g, r->s, u, h);
        if (part < 0 || named >= there)
            return ks_read_fail(r, "not in that hex",
                                (struct ks_word){r->g->piece[u].id, 1});
        order[named] = node_of(r->g, u, part);
        for (int i = 0; i < named; i++)
            if (order[i] == order[named])
                return ks_read_wrong(r, "named twice");
        ahead = r->line;
    }
    if (named != there)
        return ks_read_wrong(r, "somebody of that hex is left out");
    for (int i = 0; i < named; i++) {
        *link = order[i];
        link = &state(r->s)->below[order[i]];
    }
    *link = LB_NO_NODE;
    return true;
}
