#include "order/order_words.h"

#include <string.h>

#include "base/text.h"

enum { NAMED = 4 }; /* pieces named before the rest is counted */

/* A part of an order: "#" stands for its number, its hex or its name. */
typedef const char *const part[KS_LANGUAGES];

static part kinds[KS_ORDER_KINDS] = {
    [KS_ORDER_MARCH] = {"march to #", "marsz na #"},
    [KS_ORDER_ASSAULT] = {"assault #", "szturm na #"},
    [KS_ORDER_FIRE] = {"fire at #", "ogień na #"},
    [KS_ORDER_HOLD] = {"hold", "trzymać pozycje"},
    [KS_ORDER_FOLLOW] = {"ride with the troops", "jechać z oddziałami"},
    [KS_ORDER_DONE] = {"Done", "Koniec działań"},
};

static part at_will[] = {
    [KS_ORDER_ASSAULT] = {"assault at will", "szturm według uznania"},
    [KS_ORDER_FIRE] = {"fire at will", "ogień według uznania"},
};
static part manners[KS_MANNERS] = {
    [KS_BY_ODDS] = {"answer the enemy by the odds", "odpowiadać wrogowi według szans"},
    [KS_BY_FIRE] = {"answer the enemy with fire", "odpowiadać wrogowi ogniem"},
    [KS_BY_DECLINING] = {"do not answer the enemy", "nie odpowiadać wrogowi"},
    [KS_BY_ASKING] = {"ask before answering the enemy",
                      "pytać przed odpowiedzią wrogowi"},
};
static part scopes[KS_SCOPES_OF_ANSWERS] = {
    [KS_FOR_GAME] = {"", ""},
    [KS_FOR_TURN] = {", this turn", ", w tym etapie"},
    [KS_FOR_ACTIVATION] = {", this activation", ", w tej aktywacji"},
};
static part sets[KS_SETS] = {[KS_SET_ALL] = {"Everybody", "Wszyscy"},
                             [KS_SET_GUNS] = {"All guns", "Wszystkie działa"}};

static part facing = {", facing #", ", frontem na #"}, by = {", by #", ", przez #"},
            formed = {", in formation: #", ", szyk: #"},
            safely = {", by the safest way", ", najbezpieczniejszą drogą"},
            above = {", only at # % or better", ", tylko przy szansie co najmniej # %"},
            good = {", until there is a shot at # % or better",
                    ", dopóki nie trafi się strzał z szansą co najmniej # %"},
            loss = {", until a loss", ", do pierwszej straty"},
            until = {", until turn #", ", do etapu #"},
            row = {", in a row", ", w szeregu"},
            to = {", when asked: #", ", na pytanie: #"},
            always = {" (always)", " (zawsze)"}, more = {" and # more", " i jeszcze #"};

/* What is said otherwise of one hex, or of one shot. */
static const struct counted {
    part one, more;
} shots = {{", one shot", ", jeden strzał"}, {", # shots", ", strzały: #"}},
  near = {{", until an enemy is adjacent", ", dopóki wróg nie stanie na sąsiednim polu"},
          {", until an enemy is within # hexes",
           ", dopóki wróg nie podejdzie na odległość #"}},
  within = {{", only adjacent enemies", ", tylko wróg na sąsiednim polu"},
            {", only enemies within # hexes", ", tylko wróg w odległości najwyżej #"}},
  beyond = {
      {", only enemies that are not adjacent",
       ", tylko wróg dalej niż na sąsiednim polu"},
      {", only enemies more than # hexes away", ", tylko wróg w odległości ponad #"}};

static void put(struct ks_writer *w, part text, enum ks_language language,
                const char *what)
{
    for (const char *p = text[language]; *p != '\0'; p++)
        if (*p == '#')
            ks_put(w, what);
        else
            ks_put_part(w, p, 1);
}

static void put_number(struct ks_writer *w, part text, enum ks_language language,
                       unsigned number)
{
    char digits[24];
    struct ks_writer n = ks_writer(digits, sizeof digits);
    ks_put_number(&n, number);
    if (number > 0)
        put(w, text, language, digits);
}

static void put_counted(struct ks_writer *w, const struct counted *texts,
                        enum ks_language language, unsigned number)
{
    put_number(w, number == 1 ? texts->one : texts->more, language, number);
}

static void put_hex(struct ks_writer *w, const struct ks_game *g, part text,
                    enum ks_language language, ks_hex hex)
{
    char number[8] = "";
    if (hex != KS_NONE)
        ks_hex_text(&g->map, hex, number);
    put(w, text, language, number);
}

static const char *formation_name(const struct ks_game *g, const char *key,
                                  enum ks_language language)
{
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        if (strcmp(t.kind, "formation") == 0 && strcmp(t.key, key) == 0)
            return t.text[language];
    }
    return key;
}

/* Whom the order is for; it comes first. */
static void put_pieces(struct ks_writer *w, const struct ks_game *g,
                       const struct ks_order *o, enum ks_language language)
{
    if (o->kind == KS_ORDER_DONE || (o->set == KS_SET_NAMED && o->pieces == 0))
        return;
    if (o->set != KS_SET_NAMED)
        ks_put(w, sets[o->set][language]);
    for (size_t i = 0; i < o->pieces && o->set == KS_SET_NAMED && i < NAMED; i++) {
        ks_put(w, i > 0 ? ", " : "");
        ks_put(w, g->piece[o->piece[i]].name);
    }
    if (o->set == KS_SET_NAMED && o->pieces > NAMED)
        put_number(w, more, language, o->pieces - (unsigned)NAMED);
    ks_put(w, ": ");
}

/* The question by its own sentence. */
static void put_prompt(struct ks_writer *w, const struct ks_game *g, const char *name,
                       enum ks_language language)
{
    char said[KS_TEXT];
    for (size_t i = 0; i < ks_event_codes(g) && name[0] != '\0'; i++) {
        struct ks_event e = {
            .code = (uint16_t)i, .unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
        if (ks_event_kind(g, e.code) != KS_MESSAGE_PROMPT ||
            strcmp(ks_event_name(g, &e), name) != 0)
            continue;
        ks_event_pattern(g, &e, language, said, sizeof said);
        put(w, to, language, said);
        return;
    }
}

/* What the order is, before its conditions. */
static void put_kind(struct ks_writer *w, const struct ks_game *g,
                     const struct ks_order *o, enum ks_language language)
{
    if (o->kind == KS_ORDER_ANSWER) {
        ks_put(w, manners[o->manner][language]);
        ks_put(w, scopes[o->scope][language]);
    } else if ((o->kind == KS_ORDER_FIRE || o->kind == KS_ORDER_ASSAULT) &&
               o->goal == KS_NONE)
        ks_put(w, at_will[o->kind][language]);
    else
        put_hex(w, g, kinds[o->kind], language, o->goal);
}

static void put_conditions(struct ks_writer *w, const struct ks_order *o,
                           enum ks_language language)
{
    put_counted(w, &within, language, o->within);
    put_counted(w, &beyond, language, o->beyond);
    put_number(w, o->kind == KS_ORDER_DONE ? good : above, language, o->above);
    put_counted(w, &shots, language, o->shots);
    put_counted(w, &near, language, o->near);
    put_number(w, until, language, o->until);
    if (o->loss)
        ks_put(w, loss[language]);
}

void ks_order_words(const struct ks_game *g, const struct ks_order *o,
                    enum ks_language language, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    char said[KS_TEXT] = "";
    if (o->kind == KS_ORDER_ACT) {
        ks_action_say(g, o->action, language, said, sizeof said);
        ks_put(&w, said);
        ks_put(&w, o->always ? always[language] : "");
        return;
    }
    put_pieces(&w, g, o, language);
    put_kind(&w, g, o, language);
    for (size_t i = 0; i < o->ways; i++)
        put_hex(&w, g, by, language, o->way[i]);
    if (o->facing >= 0) {
        ks_facing_say(o->facing, language, said, sizeof said);
        put(&w, facing, language, said);
    }
    if (o->row)
        ks_put(&w, row[language]);
    if (o->formation[0] != '\0')
        put(&w, formed, language, formation_name(g, o->formation, language));
    if (o->safely)
        ks_put(&w, safely[language]);
    put_prompt(&w, g, o->prompt, language);
    put_conditions(&w, o, language);
}
