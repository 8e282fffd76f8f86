/* Every sentence of every rules system, with awkward names and numbers in it. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/system.h"
#include "rules1794/sentence.h"
#include "rules1794/system.h"
#include "systems.h"

/* What a text is, for messages: "rules1794 FIRES". */
struct source {
    const char *system, *name;
    enum ks_language language;
};

typedef void look(const struct source *from, const char *text);

static void look_at(look *f, const struct ks_system *system, const char *name,
                    const char *const text[KS_LANGUAGES])
{
    for (int i = 0; i < KS_LANGUAGES; i++)
        f(&(struct source){system->name, name, (enum ks_language)i}, text[i]);
}

/* Templates, then what is shown as it stands. */
static void walk(look *sentence, look *word)
{
    for (int i = 0; ks_systems[i] != NULL; i++) {
        const struct ks_system *s = ks_systems[i];
        for (size_t j = 0; j < s->sentences; j++)
            look_at(sentence, s, s->sentence[j].name, s->sentence[j].text);
        for (size_t j = 0; j < s->verbs; j++) {
            look_at(sentence, s, s->verb[j].name, s->verb[j].text);
            look_at(word, s, s->verb[j].name, s->verb[j].label);
        }
        for (size_t j = 0; j < s->outcomes; j++)
            look_at(word, s, s->outcome[j].name, s->outcome[j].text);
        for (size_t j = 0; j < s->terms; j++)
            look_at(word, s, s->term[j].key, s->term[j].text);
    }
}

#define complain(from, text, fault)                                                      \
    cr_expect(false, "%s %s: %s: \"%s\"", (from)->system, (from)->name, fault, text)

static bool among(const char *at, size_t length, const char *const *words)
{
    for (; *words != NULL; words++)
        if (strlen(*words) == length && strncmp(at, *words, length) == 0)
            return true;
    return false;
}

/* ---- nothing is left open ---- */

static void expect_filled(const struct ks_system *system, const char *name,
                          const char *said)
{
    cr_expect(said[0] != '\0' && strpbrk(said, "{}|") == NULL, "%s %s: \"%s\"",
              system->name, name, said);
    cr_expect(strlen(said) < KS_TEXT - 1, "%s %s: cut", system->name, name);
}

Test(words, every_brace_is_filled)
{
    static struct ks_game g = {
        .side_name = {{"Poles and Saxons", "Polacy i Sasi"}, {"Allies", "Sprzymierzeni"}},
        .pieces = 4,
        .piece = {{.name = "gen. Zajączek"},
                  {.name = "Woltyżerowie"},
                  {.name = "1 bateria konna"},
                  {.name = "1 art."}},
        .naming = {[3] = {.army = {"Russians", "Rosjanie"}}}};
    static const int numbers[] = {0, 1, 2, 5, 12, 22, 112};
    char said[KS_TEXT];
    for (int i = 0; ks_systems[i] != NULL; i++)
        for (ks_unit u = 0; u < g.pieces; u++)
            for (size_t n = 0; n < sizeof numbers / sizeof numbers[0]; n++)
                for (int language = 0; language < KS_LANGUAGES; language++) {
                    struct ks_event e = {.unit = u,
                                         .other = (ks_unit)(3 - u),
                                         .hex = KS_NONE,
                                         .a = (int16_t)numbers[n],
                                         .b = (int16_t)numbers[n]};
                    struct ks_action a = {.unit = u, .arg = (uint8_t)numbers[n]};
                    g.system = ks_systems[i];
                    for (e.code = 0; e.code < g.system->sentences; e.code++) {
                        ks_event_text(&g, &e, (enum ks_language)language, said,
                                      sizeof said);
                        expect_filled(g.system, ks_event_name(&g, &e), said);
                    }
                    for (a.verb = 0; a.verb < g.system->verbs; a.verb++) {
                        ks_action_say(&g, a, (enum ks_language)language, said,
                                      sizeof said);
                        expect_filled(g.system, ks_action_verb(&g, a), said);
                    }
                }
}

/* ---- numbers ---- */

/* Words that may follow a number as they stand, since they do not inflect with it. */
static const char *const after_number[] = {
    "MP", "PR",    "against", "begins", "do",   "eliminates", "eliminuje", "for",
    "is", "left",  "more",    "needed", "of",   "on",         "tabeli",    "to",
    "w",  "beats", "większy", "more",   "lost", NULL};

/* "{a} points" would say "1 points": the word has its forms, or another word stands there. */
static void look_at_numbers(const struct source *from, const char *text)
{
    for (const char *at = text; (at = strchr(at, '{')) != NULL; at++) {
        bool form = at[2] == ':';
        const char *word = strchr(at, '}') + 1;
        size_t n = 0;
        if (strchr("abp", at[1]) == NULL || (at[2] != '}' && !form))
            continue;
        for (const char *bar = at; form && bar < word; bar++)
            n += *bar == '|';
        if (form && (n < 1 || (from->language == KS_ENGLISH && n > 1)))
            complain(from, text, "one form too few or too many");
        if (form || *word++ != ' ')
            continue;
        for (n = 0; isalpha((unsigned char)word[n]) || (unsigned char)word[n] >= 0x80;
             n++)
            ;
        if (n > 0 && !among(word, n, after_number))
            complain(from, text, "a word that inflects after a number");
    }
}

/* ---- names ---- */

/* Polish words that only look like a verb or participle of the unit. */
static const char *const without_gender[] = {"oddział", "dział",  "udział", "strzał",
                                             "mało",    "strony", "zmiany", NULL};

static bool has_gender(const char *word, size_t n)
{
    static const char *const ends[] = {"ał",  "ił",  "ył",  "ął",   "edł", "ósł",
                                       "ało", "iło", "yło", "ęło",  "any", "ony",
                                       "ęty", "yty", "uty", "iany", NULL};
    if (among(word, n, without_gender))
        return false;
    for (int i = 0; ends[i] != NULL; i++) {
        size_t m = strlen(ends[i]);
        if (n > m && strncmp(word + n - m, ends[i], m) == 0)
            return true;
    }
    return false;
}

/* What is told of a name that begins a sentence holds for he, she, it and they. */
static void look_at_gender(const struct source *from, const char *text)
{
    const char *at = text + 4;
    size_t n = strcspn(at, ",:;(?");
    for (const char *end = at + n; at < end; at += n + strspn(at + n, " ")) {
        n = strcspn(at, " ,:;(?");
        if (n > 0 && has_gender(at, n))
            complain(from, text, "a name is taken for masculine or neuter");
        if (n == 0)
            break;
    }
}

/* Names do not inflect: they begin a sentence, or follow a colon, a bracket or a comma. */
static void look_at_names(const struct source *from, const char *text)
{
    if (from->language != KS_POLISH)
        return;
    for (const char *at = text; (at = strchr(at, '{')) != NULL; at++) {
        bool first = at == text || at[-1] == '|';
        if (strchr("uosS", at[1]) == NULL)
            continue;
        if (!first && at[-1] != '(' &&
            (at - text < 2 || at[-1] != ' ' || strchr(":,", at[-2]) == NULL))
            complain(from, text, "a name in a place that would inflect it");
        if (first && at[3] == ' ')
            look_at_gender(from, at);
    }
}

/* ---- words that give a translation away, and words that have another word ---- */

static void look_for(const struct source *from, const char *text)
{
    static const char *const tell_tales[KS_LANGUAGES][20] = {
        {"who has", "who is", "who would", "whom", "nobody", "somebody", "anybody",
         "everybody", "is no ", "are no ", "form no ", " no square", "it is asked",
         "asked whether", "is chosen now", "scythem", "border infantry", "open ground",
         NULL},
        {"pytanie brzmi", "kość", "kości", "mapa", "mapę", "mapie", "mapy", "otwarty",
         "komend", "linię widzenia", "odwoła", "w porządku", "szyku ogóln", "z okazji",
         "próba czworo", "szarżuje {", "tajemnic", NULL}};
    for (int i = 0; tell_tales[from->language][i] != NULL; i++) {
        const char *at = strstr(text, tell_tales[from->language][i]);
        if (at != NULL && (at - text < 6 || strncmp(at - 6, "there ", 6) != 0))
            complain(from, text, tell_tales[from->language][i]);
    }
}

static void look_at_sentence(const struct source *from, const char *text)
{
    look_at_numbers(from, text);
    look_at_names(from, text);
    look_for(from, text);
}

Test(words, templates_take_any_name_and_number)
{
    walk(look_at_sentence, look_for);
}

/* ---- words that go with a number ---- */

static void expect(int n, enum ks_language language, const char *text)
{
    static struct ks_game g = {
        .system = &r94_system,
        .side_name = {{"Poles", "Polacy"}, {"Allies", "Sprzymierzeni"}}};
    struct ks_event e = {.code = MINOR_VICTORY, .unit = KS_NONE, .a = (int16_t)n, .b = 1};
    char said[KS_TEXT];
    if (n < 0)
        ks_event_pattern(&g, &e, language, said, sizeof said);
    else
        ks_event_text(&g, &e, language, said, sizeof said);
    cr_expect_str_eq(said, text);
}

Test(words, one_few_many)
{
    expect(0, KS_ENGLISH, "the Allies win a minor victory by 0 points");
    expect(1, KS_ENGLISH, "the Allies win a minor victory by 1 point");
    expect(2, KS_ENGLISH, "the Allies win a minor victory by 2 points");
    expect(-1, KS_ENGLISH,
           "the Allies win a minor victory by … points"); /* the pattern */
    expect(1, KS_POLISH, "małe zwycięstwo: Sprzymierzeni, różnica 1 punkt");
    expect(3, KS_POLISH, "małe zwycięstwo: Sprzymierzeni, różnica 3 punkty");
    expect(13, KS_POLISH, "małe zwycięstwo: Sprzymierzeni, różnica 13 punktów");
    expect(22, KS_POLISH, "małe zwycięstwo: Sprzymierzeni, różnica 22 punkty");
}
