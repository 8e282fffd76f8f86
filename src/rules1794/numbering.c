#include "rules1794/numbering.h"

#include <string.h>

#include "rules1794/game.h"
#include "rules1794/sentence.h"

enum { LATER_BOOKS = R94_RULEBOOKS - 1 };

struct number {
    const char *name, *in[LATER_BOOKS];
};

static const struct number number[] = {
#define NUMBER(name, szczekociny, maciejowice) {name, {szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

static const struct told {
    uint16_t code;
    const char *in[LATER_BOOKS];
} told[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define TOLD(sentence, szczekociny, maciejowice) {sentence, {szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

static const struct of_army {
    uint8_t army;
    struct number number;
} of_army[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define OF_ARMY(army, name, szczekociny, maciejowice)                                    \
    {army, {name, {szczekociny, maciejowice}}},
#include "rules1794/numbering.def"
};

static const struct arriving {
    uint8_t turn;
    const char *in[LATER_BOOKS];
} arriving[] = {
#define NUMBER(name, szczekociny, maciejowice)
#define ARRIVING(turn, szczekociny, maciejowice) {turn, {szczekociny, maciejowice}},
#include "rules1794/numbering.def"
};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* Depends on the unit: by whose it is, or by when it comes. */
static const char *by_unit(const struct r94_unit *u, const char *paragraph, int book)
{
    for (size_t i = 0; i < LENGTH(of_army); i++)
        if (of_army[i].army == u->army && strcmp(of_army[i].number.name, paragraph) == 0)
            return of_army[i].number.in[book];
    for (size_t i = 0; u->arrival && i < LENGTH(arriving); i++)
        if (arriving[i].turn == u->arrival && strncmp(paragraph, "13-", 3) == 0)
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

const char *r94_paragraph(const struct ks_game *g, const struct ks_event *e)
{
    const char *paragraph = r94_sentence[e->code < SENTENCES ? e->code : 0].paragraph;
    int book = r94(g)->rulebook - R94_SZCZEKOCINY;
    if (book < 0) /* Racławice: what is of another book never comes up */
        return strchr(paragraph, '@') == NULL ? paragraph : "";
    for (size_t i = 0; i < LENGTH(told); i++)
        if (told[i].code == e->code)
            return told[i].in[book];
    const char *special =
        e->unit < g->pieces ? by_unit(&r94(g)->unit[e->unit], paragraph, book) : NULL;
    return special != NULL ? special : by_name(paragraph, book);
}
