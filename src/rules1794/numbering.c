/* The number of a rule in the rulebook of the game. */
#include <string.h>

#include "rules1794/game.h"
#include "rules1794/sentence.h"
#include "rules1794/system.h"

struct number {
    const char *name, *in[R94_RULEBOOKS];
};

static const struct number number[] = {
#define NUMBER(name, szczekociny, maciejowice) {name, {name, szczekociny, maciejowice}},
#define LATER(name, szczekociny, maciejowice)  {name, {"", szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

static const struct told {
    uint16_t code;
    const char *in[R94_RULEBOOKS];
} told[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define TOLD(sentence, szczekociny, maciejowice)                                         \
    {sentence, {NULL, szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

static const struct of_army {
    uint8_t army;
    struct number number;
} of_army[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define OF_ARMY(army, name, szczekociny, maciejowice)                                    \
    {army, {name, {NULL, szczekociny, maciejowice}}},
#include "rules1794/numbering.def"
};

static const struct arriving {
    uint8_t turn;
    const char *in[R94_RULEBOOKS];
} arriving[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define ARRIVING(turn, szczekociny, maciejowice) {turn, {NULL, szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* NULL stands for: nothing special about it. */
static const char *by_sentence(uint16_t code, int book)
{
    for (size_t i = 0; i < LENGTH(told); i++)
        if (told[i].code == code)
            return told[i].in[book];
    return NULL;
}

static const char *by_army(const struct r94_unit *u, const char *paragraph, int book)
{
    for (size_t i = 0; u != NULL && i < LENGTH(of_army); i++)
        if (of_army[i].army == u->army && strcmp(of_army[i].number.name, paragraph) == 0)
            return of_army[i].number.in[book];
    return NULL;
}

static const char *by_arrival(const struct r94_unit *u, int book)
{
    for (size_t i = 0; u != NULL && u->arrival && i < LENGTH(arriving); i++)
        if (arriving[i].turn == u->arrival)
            return arriving[i].in[book];
    return NULL;
}

static const char *by_name(const char *paragraph, int book)
{
    for (size_t i = 0; i < LENGTH(number); i++)
        if (strcmp(number[i].name, paragraph) == 0)
            return number[i].in[book];
    return paragraph;
}

static const struct r94_unit *unit_or_null(const struct ks_game *g, ks_unit u)
{
    return u < g->pieces ? &r94(g)->unit[u] : NULL;
}

/* Depends on the army of the commander drawn, even if another is named; the planner names
 * commanders as overall commanders do, by a paragraph of his own. */
static const char *by_drawn(const struct ks_game *g, const struct ks_event *e,
                            const char *paragraph)
{
    ks_unit drawn = e->other < g->pieces ? e->other : e->unit;
    if (drawn < g->pieces && drawn == r94(g)->planner && strcmp(paragraph, "4.4b") == 0)
        paragraph = "4.5a@szczekociny";
    const char *found = by_army(unit_or_null(g, drawn), paragraph, r94(g)->rulebook);
    return found != NULL ? found : by_name(paragraph, r94(g)->rulebook);
}

const char *r94_paragraph(const struct ks_game *g, const struct ks_event *e)
{
    const char *paragraph = r94_sentence[e->code < SENTENCES ? e->code : 0].paragraph;
    const char *found = by_sentence(e->code, r94(g)->rulebook);
    if (found != NULL)
        return found;
    found = by_drawn(g, e, paragraph);
    /* a scenario note this book lacks: it has its own notes on arrivals */
    const char *other = found[0] == '\0' && strncmp(paragraph, "13-h", 4) == 0
                            ? by_arrival(unit_or_null(g, e->unit), r94(g)->rulebook)
                            : NULL;
    return other != NULL ? other : found;
}
