/* Orders read from text: what a player types, what a file holds. Anything else is refused with
 * what was expected. */
#include <string.h>

#include "base/text.h"
#include "order/order_terms.h"

/* Words with a meaning of their own, and what is expected elsewhere. */
enum term {
#define TERM(name, english, polish) TERM_##name,
#include "order/order_terms.def"
#undef TERM
    TERMS
};
enum refusal {
#define REFUSAL(name, english, polish) REFUSE_##name,
#include "order/order_terms.def"
#undef REFUSAL
    REFUSALS
};
static ks_term_words term[TERMS] = {
#define TERM(name, english, polish) {english, polish},
#include "order/order_terms.def"
#undef TERM
};
static ks_term_words refusal[REFUSALS] = {
#define REFUSAL(name, english, polish) {english, polish},
#include "order/order_terms.def"
#undef REFUSAL
};

struct reading {
    const struct ks_game *g;
    const char *rest;
    struct ks_word word; /* the next one; of length 0 at the end */
    struct ks_order *o;
    char *error;
    unsigned said;             /* a bit for each manner */
    enum ks_language language; /* of the error */
    bool typed;                /* by a player, in either language */
};

static void next(struct reading *r)
{
    r->word = ks_next_word(&r->rest);
}

/* Is the word this term? */
static bool names(const struct reading *r, struct ks_word word, ks_term_words words)
{
    return ks_word_is(word, words[KS_ENGLISH]) ||
           (r->typed && ks_word_is(word, words[KS_POLISH]));
}

static bool is(const struct reading *r, enum term t)
{
    return names(r, r->word, term[t]);
}

/* Index of the next word in a list of terms, or -1. */
static int among(const struct reading *r, ks_term_words *list, int count)
{
    int i = 0;
    while (i < count && !names(r, r->word, list[i]))
        i++;
    return r->word.length > 0 && i < count ? i : -1;
}

static bool refuse_text(const struct reading *r, const char *expected)
{
    struct ks_writer w = ks_writer(r->error, KS_TEXT);
    if (r->word.length > 0) {
        ks_put(&w, "\"");
        ks_put_part(&w, r->word.at, r->word.length);
        ks_put(&w, "\": ");
    }
    ks_put(&w, r->language == KS_POLISH ? "podaj " : "expected ");
    ks_put(&w, expected);
    return false;
}

static bool refuse(const struct reading *r, enum refusal what)
{
    return refuse_text(r, refusal[what][r->language]);
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
    for (int f = 0; f < ks_facings(r->g) && (name = ks_facing_name(f)) != NULL; f++)
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
    int set = among(r, ks_set_name, KS_SETS);
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
            return refuse(r, REFUSE_OWN_PIECES);
        if (r->o->kind == KS_ORDER_FOLLOW && !ks_is_leader(r->g, u))
            return refuse(r, REFUSE_COMMANDERS);
        if (r->o->pieces == KS_ORDER_PIECES)
            return refuse(r, REFUSE_PIECES_AT_MOST);
        if (!ks_order_add(r->o, u))
            return refuse(r, REFUSE_PIECES_ONCE);
    }
    return r->o->pieces > 0 || refuse(r, REFUSE_A_PIECE);
}

/* "at HEX", of fire; "at will", of fire and assaults; else a hex. */
static bool take_goal(struct reading *r)
{
    bool fire = r->o->kind == KS_ORDER_FIRE;
    bool whose = is(r, TERM_AT_WHOSE), at = is(r, TERM_AT);
    if ((whose || at) && r->o->kind != KS_ORDER_MARCH) {
        next(r);
        if (whose && is(r, TERM_WILL)) {
            next(r);
            return true;
        }
        if (!fire || !at)
            return refuse(r, REFUSE_WILL_OR_HEX);
    } else if (fire) {
        return refuse(r, REFUSE_AT_HEX_OR_WILL);
    }
    return take_hex(r, &r->o->goal) || refuse(r, REFUSE_A_HEX);
}

/* The last word may say that it is done always. */
static bool take_action(struct reading *r)
{
    char text[KS_TEXT];
    size_t n = strlen(r->rest);
    const char *space = strrchr(r->rest, ' ');
    if (space != NULL && space > r->rest &&
        names(r, (struct ks_word){space + 1, strlen(space + 1)}, term[TERM_ALWAYS])) {
        r->o->always = true;
        n = (size_t)(space - r->rest);
    }
    struct ks_word said = {r->rest, n};
    while (said.length > 0 && said.at[0] == ' ') {
        said.at++;
        said.length--;
    }
    r->word = said;
    if (n >= sizeof text)
        return refuse(r, REFUSE_AN_ACTION);
    memcpy(text, r->rest, n);
    text[n] = '\0';
    return ks_action_parse(r->g, text, &r->o->action) || refuse(r, REFUSE_AN_ACTION);
}

static bool take_ways(struct reading *r)
{
    for (ks_hex hex; take_hex(r, &hex);) {
        if (r->o->ways == KS_ORDER_WAYS)
            return refuse(r, REFUSE_WAYS_AT_MOST);
        r->o->way[r->o->ways++] = hex;
    }
    return r->o->ways > 0 || refuse(r, REFUSE_A_HEX);
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
    return refuse(r, REFUSE_A_FORMATION);
}

static bool take_number(struct reading *r, uint64_t most, uint8_t *out)
{
    uint64_t number;
    if (!ks_word_number(r->word, 10, most, &number) || number == 0)
        return refuse(r, most == 100 ? REFUSE_UP_TO_100 : REFUSE_UP_TO_99);
    *out = (uint8_t)number;
    next(r);
    return true;
}

static bool take_answer(struct reading *r)
{
    int m = among(r, ks_manner_name, KS_MANNERS);
    if (m < 0)
        return refuse(r, REFUSE_A_MANNER);
    r->o->manner = (uint8_t)m;
    next(r);
    if (m != KS_BY_ODDS)
        return true;
    if (!is(r, TERM_ODDS))
        return refuse(r, REFUSE_BY_ODDS);
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
    return refuse(r, REFUSE_A_PROMPT);
}

static bool take_scope(struct reading *r)
{
    int scope = among(r, ks_scope_name, KS_SCOPES_OF_ANSWERS);
    if (scope < 0)
        return refuse(r, REFUSE_A_SCOPE);
    r->o->scope = (uint8_t)scope;
    next(r);
    return true;
}

/* A condition or manner: a word, and which kinds of order may have it. */
enum { ALL_KINDS = (1 << KS_ORDER_KINDS) - 1 };
static const uint16_t manner[TERMS] = {
    [TERM_ROW] = 1 << KS_ORDER_MARCH,
    [TERM_VIA] = 1 << KS_ORDER_MARCH,
    [TERM_AS] = 1 << KS_ORDER_MARCH,
    [TERM_SAFELY] = 1 << KS_ORDER_MARCH,
    [TERM_TO] = 1 << KS_ORDER_ANSWER,
    [TERM_WITHIN] = 1 << KS_ORDER_ANSWER,
    [TERM_BEYOND] = 1 << KS_ORDER_ANSWER,
    [TERM_FOR] = 1 << KS_ORDER_ANSWER,
    [TERM_NEAR] = ALL_KINDS,
    [TERM_ABOVE] = 1 << KS_ORDER_FIRE | 1 << KS_ORDER_ANSWER | 1 << KS_ORDER_DONE,
    [TERM_SHOTS] = 1 << KS_ORDER_FIRE,
    [TERM_UNTIL] = ALL_KINDS,
    [TERM_LOSS] = ALL_KINDS,
};

/* The words that a kind may have, where another one was written. */
static bool refuse_manner(const struct reading *r)
{
    static ks_term_words facing = {"a facing, ", "front, "}, or = {" or ", " albo "};
    char expected[KS_TEXT];
    struct ks_writer w = ks_writer(expected, sizeof expected);
    if (r->o->kind == KS_ORDER_MARCH)
        ks_put(&w, facing[r->language]);
    for (int m = 0; m < TERM_LOSS; m++)
        if (manner[m] >> r->o->kind & 1) {
            ks_put(&w, term[m][r->language]);
            ks_put(&w, m == TERM_UNTIL ? or [r->language] : ", ");
        }
    ks_put(&w, term[TERM_LOSS][r->language]);
    return refuse_text(r, expected);
}

/* A facing, or a word with what belongs to it; each may be said once. */
static bool take_manner(struct reading *r)
{
    struct ks_order *o = r->o;
    int m = 0;
    while (m < TERMS && !((manner[m] >> o->kind & 1) && is(r, (enum term)m)))
        m++;
    if (m < TERMS ? (r->said >> m & 1) != 0 : o->facing >= 0 && facing_named(r) >= 0)
        return refuse(r, REFUSE_CONDITIONS_ONCE);
    if (m == TERMS)
        return (o->kind == KS_ORDER_MARCH && take_facing(r)) || refuse_manner(r);
    r->said |= 1u << m;
    next(r);
    switch (m) {
    case TERM_ROW: return o->row = true;
    case TERM_VIA: return take_ways(r);
    case TERM_AS: return take_formation(r);
    case TERM_SAFELY: return o->safely = true;
    case TERM_TO: return take_prompt(r);
    case TERM_WITHIN: return take_number(r, 99, &o->within);
    case TERM_BEYOND: return take_number(r, 99, &o->beyond);
    case TERM_FOR: return take_scope(r);
    case TERM_NEAR: return take_number(r, 99, &o->near);
    case TERM_ABOVE: return take_number(r, 100, &o->above);
    case TERM_SHOTS: return take_number(r, 99, &o->shots);
    case TERM_UNTIL: return take_number(r, 99, &o->until);
    default: return o->loss = true;
    }
}

static bool read_order(struct reading *r, int side)
{
    struct ks_order *out = r->o;
    r->error[0] = '\0';
    *out = ks_order(KS_ORDER_KINDS, side);
    next(r);
    int kind = among(r, ks_kind_name, KS_ORDER_KINDS);
    if (kind < 0)
        return refuse(r, REFUSE_AN_ORDER);
    out->kind = (uint8_t)kind;
    if (out->kind == KS_ORDER_ACT)
        return take_action(r);
    next(r);
    if (out->kind != KS_ORDER_DONE && !take_pieces(r))
        return false;
    if (ks_order_has_goal(out) && !take_goal(r))
        return false;
    if (out->kind == KS_ORDER_ANSWER && !take_answer(r))
        return false;
    while (r->word.length > 0)
        if (!take_manner(r))
            return false;
    return true;
}

bool ks_order_parse(const struct ks_game *g, int side, const char *text,
                    struct ks_order *out, char error[KS_TEXT])
{
    struct reading r = {.g = g, .rest = text, .o = out, .error = error};
    return read_order(&r, side);
}

bool ks_order_read(const struct ks_game *g, int side, const char *text,
                   enum ks_language language, struct ks_order *out, char error[KS_TEXT])
{
    struct reading r = {.g = g,
                        .rest = text,
                        .o = out,
                        .error = error,
                        .language = language,
                        .typed = true};
    return read_order(&r, side);
}

bool ks_order_begins(const char *line)
{
    struct reading r = {.rest = line, .typed = true};
    next(&r);
    int kind = among(&r, ks_kind_name, KS_ORDER_KINDS);
    return kind >= 0 && kind != KS_ORDER_ACT;
}
