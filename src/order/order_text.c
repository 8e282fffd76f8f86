/* Orders as text, both ways. */
#include <string.h>

#include "base/text.h"
#include "order/order.h"

static const char *const set_name[KS_SETS] = {"", "all", "guns"};

static bool has_goal(const struct ks_order *o)
{
    return o->kind <= KS_ORDER_FIRE;
}

/* ---- writing ---- */

static void put_hex(struct ks_writer *w, const struct ks_game *g, ks_hex hex)
{
    char text[5];
    ks_hex_text(&g->map, hex, text);
    ks_put_word(w, text);
}

static void put_number(struct ks_writer *w, const char *word, unsigned number)
{
    if (number == 0)
        return;
    ks_put_word(w, word);
    ks_put_figure(w, number);
}

static void put_goal(struct ks_writer *w, const struct ks_game *g,
                     const struct ks_order *o)
{
    if (o->kind == KS_ORDER_FIRE)
        ks_put_word(w, "at");
    if (o->goal != KS_NONE)
        put_hex(w, g, o->goal);
    else
        ks_put_word(w, "will");
    if (o->facing >= 0)
        ks_put_word(w, ks_facing_name(o->facing));
    if (o->ways > 0)
        ks_put_word(w, "via");
    for (size_t i = 0; i < o->ways; i++)
        put_hex(w, g, o->way[i]);
    if (o->formation[0] != '\0') {
        ks_put_word(w, "as");
        ks_put_word(w, o->formation);
    }
    if (o->safely)
        ks_put_word(w, "safely");
}

void ks_order_text(const struct ks_game *g, const struct ks_order *o, char *out,
                   size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    ks_put(&w, ks_order_kind_name((enum ks_order_kind)o->kind));
    if (o->kind == KS_ORDER_ACT) {
        char action[KS_TEXT];
        if (ks_action_text(g, o->action, action, sizeof action))
            ks_put_word(&w, action);
        return;
    }
    if (o->set != KS_SET_NAMED)
        ks_put_word(&w, set_name[o->set]);
    for (size_t i = 0; i < o->pieces; i++)
        ks_put_word(&w, g->piece[o->piece[i]].id);
    if (has_goal(o))
        put_goal(&w, g, o);
    put_number(&w, "near", o->near);
    put_number(&w, "above", o->above);
    put_number(&w, "shots", o->shots);
    put_number(&w, "until", o->until);
    if (o->loss)
        ks_put_word(&w, "loss");
}

/* ---- reading ---- */

struct reading {
    const struct ks_game *g;
    const char *rest;
    struct ks_word word; /* the next one; of length 0 at the end */
    struct ks_order *o;
    char *error;
};

static void next(struct reading *r)
{
    r->word = ks_next_word(&r->rest);
}

static bool refuse(const struct reading *r, const char *expected)
{
    struct ks_writer w = ks_writer(r->error, KS_TEXT);
    if (r->word.length > 0) {
        ks_put(&w, "\"");
        ks_put_part(&w, r->word.at, r->word.length);
        ks_put(&w, "\": ");
    }
    ks_put(&w, "expected ");
    ks_put(&w, expected);
    return false;
}

static bool take_hex(struct reading *r, ks_hex *out)
{
    if (!ks_hex_parse(&r->g->map, r->word.at, r->word.length, out))
        return false;
    next(r);
    return true;
}

static bool take_facing(struct reading *r)
{
    const char *name;
    for (int f = 0; (name = ks_facing_name(f)) != NULL; f++)
        if (ks_word_is(r->word, name)) {
            r->o->facing = (int8_t)f;
            next(r);
            return true;
        }
    return false;
}

static bool take_set(struct reading *r)
{
    int set = ks_word_among(r->word, set_name, KS_SETS);
    if (set <= 0)
        return false;
    r->o->set = (uint8_t)set;
    next(r);
    return true;
}

static bool take_pieces(struct reading *r)
{
    if (take_set(r))
        return true;
    for (ks_unit u; r->word.length > 0; next(r)) {
        u = ks_unit_parse(r->g, r->word.at, r->word.length);
        if (u == KS_NONE)
            break;
        if (r->g->piece[u].side != r->o->side)
            return refuse(r, "pieces of your own side");
        if (r->o->pieces == KS_ORDER_PIECES)
            return refuse(r, "at most 48 pieces");
        if (!ks_order_add(r->o, u))
            return refuse(r, "each piece once");
    }
    return r->o->pieces > 0 || refuse(r, "a piece by its id, all, or guns");
}

static bool take_goal(struct reading *r)
{
    if (r->o->kind == KS_ORDER_FIRE) {
        if (!ks_word_is(r->word, "at"))
            return refuse(r, "\"at\" and a hex, or \"at will\"");
        next(r);
        if (ks_word_is(r->word, "will")) {
            next(r);
            return true;
        }
    }
    return take_hex(r, &r->o->goal) || refuse(r, "a hex of the map");
}

static bool take_ways(struct reading *r)
{
    for (ks_hex hex; take_hex(r, &hex);) {
        if (r->o->ways == KS_ORDER_WAYS)
            return refuse(r, "at most 6 hexes on the way");
        r->o->way[r->o->ways++] = hex;
    }
    return r->o->ways > 0 || refuse(r, "a hex of the map");
}

static bool take_formation(struct reading *r)
{
    for (size_t i = 0; i < ks_terms(r->g); i++) {
        struct ks_term t = ks_term(r->g, i);
        if (strcmp(t.kind, "formation") != 0 || !ks_word_is(r->word, t.key) ||
            strlen(t.key) >= sizeof r->o->formation)
            continue;
        memcpy(r->o->formation, t.key, strlen(t.key) + 1);
        next(r);
        return true;
    }
    return refuse(r, "a formation of these rules");
}

static bool take_number(struct reading *r, uint64_t most, uint8_t *out)
{
    uint64_t number;
    if (!ks_word_number(r->word, 10, most, &number) || number == 0)
        return refuse(r,
                      most == 100 ? "a number from 1 to 100" : "a number from 1 to 99");
    *out = (uint8_t)number;
    next(r);
    return true;
}

/* A condition or manner: a word, and which kinds of order may have it. */
enum { ALL_KINDS = (1 << KS_ORDER_KINDS) - 1 };
enum manner { VIA, AS, SAFELY, NEAR, ABOVE, SHOTS, UNTIL, LOSS, MANNERS };
static const struct {
    const char *word;
    uint8_t kinds;
} manner[MANNERS] = {
    [VIA] = {"via", 1 << KS_ORDER_MARCH},
    [AS] = {"as", 1 << KS_ORDER_MARCH},
    [SAFELY] = {"safely", 1 << KS_ORDER_MARCH},
    [NEAR] = {"near", ALL_KINDS},
    [ABOVE] = {"above", 1 << KS_ORDER_FIRE},
    [SHOTS] = {"shots", 1 << KS_ORDER_FIRE},
    [UNTIL] = {"until", ALL_KINDS},
    [LOSS] = {"loss", ALL_KINDS},
};

static bool take_manner(struct reading *r)
{
    struct ks_order *o = r->o;
    int m = 0;
    while (m < MANNERS &&
           !(ks_word_is(r->word, manner[m].word) && (manner[m].kinds >> o->kind & 1)))
        m++;
    if (m == MANNERS)
        return (o->kind == KS_ORDER_MARCH && take_facing(r)) ||
               refuse(r, "via, as, safely, near, above, shots, until or loss");
    next(r);
    switch (m) {
    case VIA: return take_ways(r);
    case AS: return take_formation(r);
    case SAFELY: return o->safely = true;
    case NEAR: return take_number(r, 99, &o->near);
    case ABOVE: return take_number(r, 100, &o->above);
    case SHOTS: return take_number(r, 99, &o->shots);
    case UNTIL: return take_number(r, 99, &o->until);
    default: return o->loss = true;
    }
}

bool ks_order_parse(const struct ks_game *g, int side, const char *text,
                    struct ks_order *out, char error[KS_TEXT])
{
    struct reading r = {.g = g, .rest = text, .o = out};
    r.error = error;
    error[0] = '\0';
    *out = ks_order(KS_ORDER_KINDS, side);
    next(&r);
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        if (ks_word_is(r.word, ks_order_kind_name((enum ks_order_kind)k)))
            out->kind = (uint8_t)k;
    if (out->kind == KS_ORDER_KINDS)
        return refuse(&r, "march, assault, fire, hold, follow, done or act");
    if (out->kind == KS_ORDER_ACT)
        return ks_action_parse(g, r.rest, &out->action) ||
               refuse(&r, "an action of these rules");
    next(&r);
    if (out->kind != KS_ORDER_DONE && !take_pieces(&r))
        return false;
    if (has_goal(out) && !take_goal(&r))
        return false;
    while (r.word.length > 0)
        if (!take_manner(&r))
            return false;
    return true;
}
