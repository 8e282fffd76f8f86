/* Plans in words. A sentence has two halves, the task and the reason; each is the first line of
 * its table (plan_words.def) that fits the task, the goal, the odds and the distance. */
#include <string.h>

#include "ai/disposition.h"
#include "base/text.h"

/* ---- names ---- */

static const char *const temper_name[KS_TEMPERS] = {"balanced", "cautious", "bold"};
static const char *const task_name[KS_TASKS] = {"assault", "hold", "screen", "bombard",
                                                "withdraw"};

const char *ks_temper_name(enum ks_temper temper)
{
    return temper_name[temper];
}

int ks_temper_parse(const char *name, size_t length)
{
    return ks_word_among((struct ks_word){name, length}, temper_name, KS_TEMPERS);
}

const char *ks_task_name(enum ks_task task)
{
    return task_name[task];
}

/* ---- what a command is like ---- */

/* Each is more than the one before it, so that a line can ask for the least it needs. */
enum { ANY = 0 };
enum where { NOWHERE, AT_PLACE, AT_FOE };
enum odds { HOPELESS, INFERIOR, EVEN, SUPERIOR, CRUSHING, NO_ENEMY };
enum reach { FAR, ON_THE_MARCH, AT_HAND };

/* Of a command with no unit on the map: none may enter now, or all that may are to. */
enum { NO_TASK = KS_TASKS, ENTERS };

bool ks_command_is_present(const struct ks_command *c)
{
    return c->strength > 0;
}

static int task_of(const struct ks_command *c)
{
    return !ks_command_is_present(c)   ? NO_TASK
           : c->strength == c->awaited ? ENTERS
                                       : c->task;
}

static enum where where_of(const struct ks_command *c)
{
    return c->goal == KS_NONE ? NOWHERE : c->foe == KS_NONE ? AT_PLACE : AT_FOE;
}

static enum odds odds_of(const struct ks_command *c)
{
    static const int hundredths[] = {
        [INFERIOR] = 50, [EVEN] = 80, [SUPERIOR] = 125, [CRUSHING] = 200};
    int odds = CRUSHING;
    if (c->against == 0)
        return NO_ENEMY;
    while (100 * c->strength < hundredths[odds] * c->against)
        odds--;
    return (enum odds)odds;
}

static enum reach reach_of(const struct ks_command *c)
{
    enum { CLOSE = 4, MIDDLE = 12 }; /* hexes: a choice of words, not a rule */
    return c->distance <= CLOSE ? AT_HAND : c->distance <= MIDDLE ? ON_THE_MARCH : FAR;
}

/* ---- the line that fits ---- */

struct line {
    uint8_t task, what, reach; /* what: in a clause enum where, in a reason enum odds */
    const char *text[KS_LANGUAGES];
};

static const struct line clause[] = {
#define CLAUSE(task, where, reach, english, polish)                                      \
    {task, where, reach, {english, polish}},
#define REASON(task, odds, reach, english, polish)
#include "ai/plan_words.def"
#undef CLAUSE
#undef REASON
};

static const struct line reason[] = {
#define CLAUSE(task, where, reach, english, polish)
#define REASON(task, odds, reach, english, polish) {task, odds, reach, {english, polish}},
#include "ai/plan_words.def"
#undef CLAUSE
#undef REASON
};

/* The last line of a task asks for nothing, so there always is one. */
static const struct line *find_line(const struct line *line, const struct ks_command *c,
                                    int what)
{
    while (line->task != task_of(c) || line->what > what ||
           line->reach > (int)reach_of(c))
        line++;
    return line;
}

/* ---- filling in ---- */

static void put_commander(struct ks_writer *w, const struct ks_game *g, ks_unit u,
                          enum ks_language language)
{
    static const char *const nobody[2][KS_LANGUAGES] = {
        {"The army", "Armia"}, {"The force without a commander", "Oddziały bez dowódcy"}};
    bool leaders = false; /* has the game any? */
    for (ks_unit i = 0; i < g->pieces; i++)
        leaders |= ks_is_leader(g, i);
    ks_put(w, u < g->pieces ? g->piece[u].name : nobody[leaders][language]);
}

static void put_hex(struct ks_writer *w, const struct ks_game *g, ks_hex h)
{
    char text[5];
    ks_hex_text(&g->map, h, text);
    ks_put(w, text);
}

/* Polish counts 1 pole, 2 to 4 pola, 5 pól; 12 to 14 are pól again, 22 to 24 pola. */
static void put_distance(struct ks_writer *w, unsigned n, enum ks_language language)
{
    bool few = n % 10 >= 2 && n % 10 <= 4 && n / 10 % 10 != 1;
    ks_put_number(w, n);
    if (language == KS_POLISH)
        ks_put(w, n == 1 ? " pole" : few ? " pola" : " pól");
    else
        ks_put(w, n == 1 ? " hex" : " hexes");
}

static void put_field(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_command *c, enum ks_language language, char field)
{
    switch (field) {
    case 'c': put_commander(w, g, c->commander, language); break;
    case 'f': ks_put(w, g->piece[c->foe].name); break;
    case 'h': put_hex(w, g, c->goal); break;
    case 's': ks_put_number(w, c->strength); break;
    case 'a': ks_put_number(w, c->against); break;
    default: put_distance(w, c->distance, language); break;
    }
}

static void put_line(struct ks_writer *w, const struct ks_game *g,
                     const struct ks_command *c, enum ks_language language,
                     const struct line *line)
{
    const char *text = line->text[language];
    for (const char *brace; (brace = strchr(text, '{')) != NULL; text = brace + 3) {
        ks_put_part(w, text, (size_t)(brace - text));
        put_field(w, g, c, language, brace[1]);
    }
    ks_put(w, text);
}

void ks_command_say(const struct ks_game *g, const struct ks_command *c,
                    enum ks_language language, char *out, size_t size)
{
    static const char *const why[KS_LANGUAGES] = {": ", " – "};
    struct ks_writer w = ks_writer(out, size);
    put_line(&w, g, c, language, find_line(clause, c, (int)where_of(c)));
    ks_put(&w, why[language]);
    put_line(&w, g, c, language, find_line(reason, c, (int)odds_of(c)));
    ks_put(&w, ".");
}
