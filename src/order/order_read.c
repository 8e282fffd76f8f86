/* Orders read from text: what a player types, what a file holds. Anything else is refused with
 * what was expected. */
#include <string.h>

#include "base/text.h"
#include "order/order_terms.h"

struct reading {
    const struct ks_game *g;
    const char *rest;
    struct ks_word word; /* the next one; of length 0 at the end */
    struct ks_order *o;
    char *error;
    unsigned said; /* a bit for each manner */
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

/* The facing that the next word names; -1: none. */
static int facing_named(const struct reading *r)
{
    const char *name;
    for (int f = 0; (name = ks_facing_name(f)) != NULL; f++)
        if (ks_word_is(r->word, name))
            return f;
    return -1;
}

static bool take_facing(struct reading *r)
{
    int facing = facing_named(r);
    if (facing < 0)
        return false;
    r->o->facing = (int8_t)facing;
    next(r);
    return true;
}

static bool take_set(struct reading *r)
{
    int set = ks_word_among(r->word, ks_set_name, KS_SETS);
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
        if (r->o->kind == KS_ORDER_FOLLOW && !ks_is_leader(r->g, u))
            return refuse(r, "commanders: they follow their troops");
        if (r->o->pieces == KS_ORDER_PIECES)
            return refuse(r, "at most 48 pieces");
        if (!ks_order_add(r->o, u))
            return refuse(r, "each piece once");
    }
    return r->o->pieces > 0 || refuse(r, "a piece by its id, all, or guns");
}

/* "at HEX", of fire; "at will", of fire and assaults; else a hex. */
static bool take_goal(struct reading *r)
{
    bool fire = r->o->kind == KS_ORDER_FIRE;
    if (ks_word_is(r->word, "at") && r->o->kind != KS_ORDER_MARCH) {
        next(r);
        if (ks_word_is(r->word, "will")) {
            next(r);
            return true;
        }
        if (!fire)
            return refuse(r, "\"at will\" or a hex of the map");
    } else if (fire) {
        return refuse(r, "\"at\" and a hex, or \"at will\"");
    }
    return take_hex(r, &r->o->goal) || refuse(r, "a hex of the map");
}

/* The last word may say that it is done always. */
static bool take_action(struct reading *r)
{
    static const char always[] = "always";
    char text[KS_TEXT];
    size_t n = strlen(r->rest), m = sizeof always - 1;
    if (n > m + 1 && strcmp(r->rest + n - m, always) == 0 && r->rest[n - m - 1] == ' ') {
        r->o->always = true;
        n -= m + 1;
    }
    struct ks_word said = {r->rest, n};
    while (said.length > 0 && said.at[0] == ' ') {
        said.at++;
        said.length--;
    }
    r->word = said;
    if (n >= sizeof text)
        return refuse(r, "an action of these rules");
    memcpy(text, r->rest, n);
    text[n] = '\0';
    return ks_action_parse(r->g, text, &r->o->action) ||
           refuse(r, "an action of these rules, like \"move PIECE\"");
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

static bool take_answer(struct reading *r)
{
    int m = ks_word_among(r->word, ks_manner_name, KS_MANNERS);
    if (m < 0)
        return refuse(r, "by odds, fire, decline or ask");
    r->o->manner = (uint8_t)m;
    next(r);
    if (m != KS_BY_ODDS)
        return true;
    if (!ks_word_is(r->word, "odds"))
        return refuse(r, "by odds");
    next(r);
    return true;
}

/* A question of the rules, by its name. */
static bool take_prompt(struct reading *r)
{
    for (size_t i = 0; i < ks_event_codes(r->g); i++) {
        uint16_t code = (uint16_t)i;
        struct ks_event e = {.code = code};
        const char *name = ks_event_name(r->g, &e);
        if (ks_event_kind(r->g, code) != KS_MESSAGE_PROMPT ||
            !ks_word_is(r->word, name) || strlen(name) >= sizeof r->o->prompt)
            continue;
        memcpy(r->o->prompt, name, strlen(name) + 1);
        next(r);
        return true;
    }
    return refuse(r, "a question of these rules by its name");
}

static bool take_scope(struct reading *r)
{
    int scope = ks_word_among(r->word, ks_scope_name, KS_SCOPES_OF_ANSWERS);
    if (scope < 0)
        return refuse(r, "activation, turn or game");
    r->o->scope = (uint8_t)scope;
    next(r);
    return true;
}

/* A condition or manner: a word, and which kinds of order may have it. */
enum { ALL_KINDS = (1 << KS_ORDER_KINDS) - 1 };
enum manner {
    ROW,
    VIA,
    AS,
    SAFELY,
    TO,
    WITHIN,
    BEYOND,
    FOR,
    NEAR,
    ABOVE,
    SHOTS,
    UNTIL,
    LOSS,
    MANNERS
};
static const struct {
    const char *word;
    uint16_t kinds;
} manner[MANNERS] = {
    [ROW] = {"row", 1 << KS_ORDER_MARCH},
    [VIA] = {"via", 1 << KS_ORDER_MARCH},
    [AS] = {"as", 1 << KS_ORDER_MARCH},
    [SAFELY] = {"safely", 1 << KS_ORDER_MARCH},
    [TO] = {"to", 1 << KS_ORDER_ANSWER},
    [WITHIN] = {"within", 1 << KS_ORDER_ANSWER},
    [BEYOND] = {"beyond", 1 << KS_ORDER_ANSWER},
    [FOR] = {"for", 1 << KS_ORDER_ANSWER},
    [NEAR] = {"near", ALL_KINDS},
    [ABOVE] = {"above", 1 << KS_ORDER_FIRE | 1 << KS_ORDER_ANSWER | 1 << KS_ORDER_DONE},
    [SHOTS] = {"shots", 1 << KS_ORDER_FIRE},
    [UNTIL] = {"until", ALL_KINDS},
    [LOSS] = {"loss", ALL_KINDS},
};

/* The words that a kind may have, for who has written another one. */
static bool refuse_manner(const struct reading *r)
{
    char expected[KS_TEXT];
    struct ks_writer w = ks_writer(expected, sizeof expected);
    if (r->o->kind == KS_ORDER_MARCH)
        ks_put(&w, "a facing, ");
    for (int m = 0; m < LOSS; m++)
        if (manner[m].kinds >> r->o->kind & 1) {
            ks_put(&w, manner[m].word);
            ks_put(&w, m == UNTIL ? " or " : ", ");
        }
    ks_put(&w, manner[LOSS].word);
    return refuse(r, expected);
}

/* A facing, or a word with what belongs to it; each may be said once. */
static bool take_manner(struct reading *r)
{
    struct ks_order *o = r->o;
    int m = 0;
    while (m < MANNERS &&
           !(ks_word_is(r->word, manner[m].word) && (manner[m].kinds >> o->kind & 1)))
        m++;
    if (m < MANNERS ? (r->said >> m & 1) != 0 : o->facing >= 0 && facing_named(r) >= 0)
        return refuse(r, "each condition once");
    if (m == MANNERS)
        return (o->kind == KS_ORDER_MARCH && take_facing(r)) || refuse_manner(r);
    r->said |= 1u << m;
    next(r);
    switch (m) {
    case ROW: return o->row = true;
    case VIA: return take_ways(r);
    case AS: return take_formation(r);
    case SAFELY: return o->safely = true;
    case TO: return take_prompt(r);
    case WITHIN: return take_number(r, 99, &o->within);
    case BEYOND: return take_number(r, 99, &o->beyond);
    case FOR: return take_scope(r);
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
    struct reading r = {.g = g, .rest = text, .o = out, .error = error};
    error[0] = '\0';
    *out = ks_order(KS_ORDER_KINDS, side);
    next(&r);
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        if (ks_word_is(r.word, ks_order_kind_name((enum ks_order_kind)k)))
            out->kind = (uint8_t)k;
    if (out->kind == KS_ORDER_KINDS)
        return refuse(&r, "march, assault, fire, hold, follow, answer, done or act");
    if (out->kind == KS_ORDER_ACT)
        return take_action(&r);
    next(&r);
    if (out->kind != KS_ORDER_DONE && !take_pieces(&r))
        return false;
    if (ks_order_has_goal(out) && !take_goal(&r))
        return false;
    if (out->kind == KS_ORDER_ANSWER && !take_answer(&r))
        return false;
    while (r.word.length > 0)
        if (!take_manner(&r))
            return false;
    return true;
}
