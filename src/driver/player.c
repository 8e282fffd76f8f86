#include "driver/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/stance.h"
#include "base/text.h"
#include "data/text.h"
#include "driver/helpers.h"
#include "driver/outside.h"
#include "driver/philox.h"

enum { SEARCH_MS = 500 }; /* unless something else is said */

/* clang-format off */
const struct ks_level ks_levels[KS_LEVELS] = {
    {"recruit", {"recruit", "rekrut"},
     {"Looks one order ahead and often misjudges it.",
      "Widzi jeden rozkaz naprzód i często się myli."}, "greedy:noise=65"},
    {"lieutenant", {"lieutenant", "porucznik"},
     {"Plans for the whole army and sometimes misjudges.",
      "Układa plan dla całej armii i czasem się myli."}, "staff:noise=80"},
    {"colonel", {"colonel", "pułkownik"},
     {"Plans for the whole army and weighs every order by its exact chances.",
      "Układa plan dla całej armii i waży każdy rozkaz według dokładnych szans."}, "staff"},
    {"general", {"general", "generał"},
     {"Plays out several plans before it acts. Takes a second or two.",
      "Zanim zadziała, rozgrywa w myśli kilka planów. Zajmuje to sekundę lub dwie."},
     "search:ms=1500"},
};
/* clang-format on */

/* ---- reading ---- */

/* What there is to choose from, for messages. */
static const char kinds[] =
    "the players are human, recruit, lieutenant, colonel, general, random, greedy, "
    "staff, search, orders, rush, turtle, aloof, exec:COMMAND";
static const char words[] =
    "the words after the colon are cautious, balanced, bold, nodes=N, ms=N, "
    "threads=1..64, noise=1..65535, random=N, doctrine=STANCE or STANCE-TURN-STANCE "
    "with plan, charge, stand, avoid";
static const char no_words[] = "a human player takes no words after a colon";
static const char no_doctrine[] = "only staff, search, orders, lieutenant, colonel and "
                                  "general take a doctrine";

/* NAME=NUMBER, a doctrine, or a temperament. */
static bool read_word(struct ks_word w, struct ks_player *out)
{
    const char *sign = memchr(w.at, '=', w.length);
    uint64_t n;
    if (sign == NULL) {
        int temper = ks_temper_parse(w.at, w.length);
        out->style.temper = (uint8_t)temper;
        return temper >= 0;
    }
    struct ks_word name = {w.at, (size_t)(sign - w.at)};
    struct ks_word number = {sign + 1, w.length - name.length - 1};
    if (ks_word_is(name, "doctrine")) {
        out->style.has_doctrine = true;
        return ks_doctrine_parse(number.at, number.length, &out->style.doctrine);
    }
    if (!ks_word_number(number, 10, KS_PLAYER_MOST, &n) || n == 0)
        return false;
    if (ks_word_is(name, "nodes"))
        out->nodes = (uint32_t)n, out->ms = 0;
    else if (ks_word_is(name, "ms"))
        out->ms = (uint32_t)n, out->nodes = 0;
    else if (ks_word_is(name, "threads") && n <= KS_PLAYER_THREADS)
        out->threads = (uint16_t)n;
    else if (ks_word_is(name, "noise") && n <= UINT16_MAX)
        out->style.noise = (uint16_t)n;
    else if (ks_word_is(name, "random"))
        out->random = (uint32_t)n;
    else
        return false;
    return true;
}

static bool read_words(struct ks_word w, struct ks_player *out)
{
    while (w.length > 0) {
        const char *comma = memchr(w.at, ',', w.length);
        size_t length = comma == NULL ? w.length : (size_t)(comma - w.at);
        if (!read_word((struct ks_word){w.at, length}, out))
            return false;
        length += comma != NULL;
        w = (struct ks_word){w.at + length, w.length - length};
    }
    return true;
}

static bool read_kind(struct ks_word kind, struct ks_player *out)
{
    out->kind = ks_word_is(kind, "human") ? KS_HUMAN : KS_COMPUTER;
    if (out->kind == KS_HUMAN)
        return true;
    for (int i = 0; i < KS_LEVELS; i++)
        if (ks_word_is(kind, ks_levels[i].id)) {
            *out = ks_player(ks_levels[i].player);
            return true;
        }
    out->agent = ks_agent_find(kind.at, kind.length);
    if (out->agent == &ks_agent_search)
        out->ms = SEARCH_MS;
    return out->agent != NULL;
}

/* Programs outside: the rest of the text is theirs. A line of a replay has to hold it. */
static const char exec[] = "exec:", bot[] = "bot:";

static const char *after(const char *text, const char *prefix)
{
    size_t n = strlen(prefix);
    return strncmp(text, prefix, n) == 0 ? text + n : NULL;
}

static bool is_one_line(const char *text)
{
    size_t n = strlen(text);
    return n > 0 && text[0] != ' ' && text[n - 1] != ' ' && ks_text_fault(text, n) == n &&
           strpbrk(text, "\t\r\n") == NULL;
}

static bool read_outside(struct ks_player *out)
{
    const char *command = after(out->text, exec), *name = after(out->text, bot);
    if (command == NULL && name == NULL)
        return false;
    out->kind = KS_OUTSIDE;
    return command != NULL ? is_one_line(command) : ks_text_is_key(name);
}

/* Random and greedy have no plan, and those of one idea no other: a doctrine would do nothing. */
static bool takes_doctrine(const struct ks_player *p)
{
    return p->agent == &ks_agent_staff || p->agent == &ks_agent_search ||
           p->agent == &ks_agent_orders;
}

/* Returns NULL, or what there is to choose from instead. */
static const char *read_player(const char *text, size_t length, struct ks_player *out)
{
    const char *colon = memchr(text, ':', length);
    struct ks_word kind = {text, colon == NULL ? length : (size_t)(colon - text)};
    *out = (struct ks_player){0};
    if (length >= sizeof out->text)
        return kinds;
    memcpy(out->text, text, length);
    if (ks_word_is(kind, "exec") || ks_word_is(kind, "bot"))
        return read_outside(out) ? NULL : kinds;
    if (!read_kind(kind, out))
        return kinds;
    memset(out->text, 0, sizeof out->text);
    memcpy(out->text, text, length);
    if (colon == NULL)
        return NULL;
    if (out->kind == KS_HUMAN)
        return no_words;
    if (kind.length + 1 == length ||
        !read_words((struct ks_word){colon + 1, length - kind.length - 1}, out))
        return words;
    return out->style.has_doctrine && !takes_doctrine(out) ? no_doctrine : NULL;
}

bool ks_player_parse(const char *text, size_t length, struct ks_player *out)
{
    return read_player(text, length, out) == NULL;
}

const char *ks_player_choices(const char *text, size_t length)
{
    struct ks_player p;
    const char *choices = read_player(text, length, &p);
    return choices == NULL ? kinds : choices;
}

struct ks_player ks_player(const char *text)
{
    struct ks_player p;
    if (!ks_player_parse(text, strlen(text), &p))
        abort();
    return p;
}

bool ks_player_is_human(const struct ks_player *p)
{
    return p->kind == KS_HUMAN;
}

const char *ks_player_command(const struct ks_player *p)
{
    return p->kind == KS_OUTSIDE ? after(p->text, exec) : NULL;
}

const char *ks_player_bot(const struct ks_player *p)
{
    return p->kind == KS_OUTSIDE ? after(p->text, bot) : NULL;
}

/* ---- deciding ---- */

struct clock {
    struct ks_asked *asked;
    int64_t start; /* in microseconds */
};

static int64_t microseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Of a limit in milliseconds the time that has gone by is what is done: the player does not
 * know it. */
static unsigned gone_by(void *context, unsigned done)
{
    const struct clock *c = context;
    const struct ks_asked *asked = c->asked;
    uint32_t ms = asked->player.ms;
    int64_t gone = ms > 0 ? (microseconds() - c->start) / ms : 0;
    if (gone > 1000 || (asked->now != NULL && atomic_load(asked->now)))
        gone = 1000;
    if (asked->done != NULL)
        atomic_store(asked->done, gone > done ? (unsigned)gone : done);
    return (unsigned)gone;
}

bool ks_player_decide(struct ks_asked *asked, struct ks_action *out)
{
    struct ks_stream stream;
    struct clock clock = {asked, microseconds()};
    const struct ks_player *p = &asked->player;
    if (p->kind == KS_OUTSIDE)
        return ks_outside_decide(asked, out);
    bool first = ks_actor(&asked->state) == KS_SIDE_A;
    ks_stream_init(&stream, asked->seed, asked->number,
                   first ? KS_STREAM_SIDE_A : KS_STREAM_SIDE_B, asked->event);
    if (asked->event < p->random) {
        *out = ks_sample(asked->game, &asked->state, ks_stream_long(&stream));
        return true;
    }
    struct ks_query q = {.game = asked->game,
                         .random = ks_stream_long(&stream),
                         .style = p->style,
                         .leash = {p->nodes, gone_by, &clock},
                         .mind = &asked->mind};
    struct ks_helpers *helpers = p->threads > 1 ? ks_helpers_new(p->threads) : NULL;
    q.hands = ks_helpers_hands(helpers);
    *out = ks_agent_ask(p->agent, &q, &asked->state);
    ks_helpers_free(helpers);
    if (ks_why_not(asked->game, &asked->state, *out).code != 0) {
        snprintf(asked->fault, sizeof asked->fault, "%s answered with an illegal action",
                 p->text);
        *out = ks_sample(asked->game, &asked->state, asked->event);
    }
    return true;
}
