#include "case.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ks.h"
#include "data/load.h"
#include "data/manifest.h"
#include "data/source.h"

enum { LINE = 512, POSITION = 1 << 15, WORDS = 16, GAMES = 64 };

struct bench {                  /* a case being run */
    const char *path, *edition; /* edition NULL: the game has no such option */
    int line;
    char title[LINE], scenario[64];
    struct ks_option option[8];
    size_t options;
    const struct ks_game *g;
    char position[POSITION];
    bool built, failed, setup;
    struct ks_state s;
    struct ks_events events;
};

static void fail(struct bench *b, const char *format, ...)
{
    va_list args;
    printf("not ok %s:%d [%s] %s: ", b->path, b->line,
           b->edition ? b->edition : b->scenario, b->title);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    b->failed = true;
}

/* ---- games, loaded once ---- */

struct loaded {
    char key[256];
    struct ks_game *g;
};
static struct loaded loaded[GAMES];
static int nloaded;

/* The message of a failure is printed; NULL then. */
static const struct ks_game *game_for(struct bench *b)
{
    char key[256] = "", text[512];
    struct ks_data_source source;
    struct ks_data_error error;
    strcat(key, b->scenario);
    for (size_t i = 0; i < b->options; i++) {
        strcat(key, " ");
        strncat(key, b->option[i].name, 24);
        strncat(key, b->option[i].value, 24);
    }
    for (int i = 0; i < nloaded; i++)
        if (strcmp(loaded[i].key, key) == 0)
            return loaded[i].g;
    if (nloaded == GAMES) {
        fail(b, "more than %d games: see GAMES", GAMES);
        return NULL;
    }
    ks_data_source_init(&source);
    ks_data_source_embedded(&source, NULL);
    struct ks_game *g = ks_game_load(&source, b->scenario, b->option, b->options, &error);
    ks_data_source_done(&source);
    if (!g) {
        ks_data_error_text(&error, text, sizeof text);
        fail(b, "the game cannot be loaded: %s", text);
        return NULL;
    }
    strcpy(loaded[nloaded].key, key);
    loaded[nloaded++].g = g;
    return g;
}

/* [2.1] What a turn, a hex, a point and a counter stand for; all 0 if it cannot be read. */
static struct ks_scale scale_of(const struct bench *b)
{
    struct ks_data_source source;
    struct ks_data_report report;
    struct ks_certainty_count certainty = {0};
    struct ks_manifest m;
    char game[sizeof m.game] = "";
    strncat(game, b->scenario, strcspn(b->scenario, "/"));
    ks_report_init(&report);
    ks_data_source_init(&source);
    ks_data_source_embedded(&source, NULL);
    if (!ks_manifest_read(&m, &source, game, &certainty, &report))
        m.scale = (struct ks_scale){0};
    ks_data_source_done(&source);
    return m.scale;
}

void ks_case_done(void)
{
    for (int i = 0; i < nloaded; i++)
        ks_game_free(loaded[i].g);
    nloaded = 0;
}

/* ---- helpers ---- */

static bool build(struct bench *b)
{
    char error[KS_TEXT];
    if (b->built)
        return true;
    b->built = true;
    b->g = game_for(b);
    if (!b->g)
        return false;
    if (b->setup)
        ks_setup(b->g, &b->s);
    else if (!ks_state_parse(b->g, b->position, &b->s, error)) {
        fail(b, "position: %s", error);
        return false;
    }
    return true;
}

static int split(char *line, char **word)
{
    int n = 0;
    for (char *w = strtok(line, " \t\r\n"); w && n < WORDS; w = strtok(NULL, " \t\r\n")) {
        if (w[0] == '#' || w[0] == '[')
            break; /* a remark, or the paragraphs this line bears witness to */
        word[n++] = w;
    }
    return n;
}

static void join(char **word, int from, int to, char *out)
{
    out[0] = '\0';
    for (int i = from; i < to; i++) {
        strcat(out, i > from ? " " : "");
        strcat(out, word[i]);
    }
}

static bool parse(struct bench *b, char **word, int from, int to, struct ks_action *a)
{
    char text[LINE];
    join(word, from, to, text);
    if (ks_action_parse(b->g, text, a))
        return true;
    fail(b, "cannot read the action '%s'", text);
    return false;
}

static const char *actor_name(const struct bench *b)
{
    static const char *const name[] = {"", "", "chance", "nobody"};
    return b->s.actor < 2 ? b->g->side[b->s.actor] : name[b->s.actor];
}

static bool listed(struct bench *b, struct ks_action a)
{
    static struct ks_actions all;
    ks_legal(b->g, &b->s, &all);
    for (size_t i = 0; i < all.n; i++)
        if (ks_action_key(all.v[i]) == ks_action_key(a))
            return true;
    return false;
}

static void tell_state(struct bench *b)
{
    char text[KS_TEXT];
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    ks_event_text(b->g, &prompt, KS_ENGLISH, text, sizeof text);
    printf("    now %s: %s [%s]\n", actor_name(b), text,
           ks_event_paragraph(b->g, &prompt));
}

/* ---- commands ---- */

static void do_legal(struct bench *b, char **word, int n)
{
    struct ks_action a;
    char text[KS_TEXT];
    if (!parse(b, word, 1, n, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    if (why.code) {
        ks_event_text(b->g, &why, KS_ENGLISH, text, sizeof text);
        fail(b, "should be legal, but: %s [%s]", text, ks_event_paragraph(b->g, &why));
        tell_state(b);
    } else if (!listed(b, a)) {
        fail(b, "legal but not listed");
    }
}

static void do_illegal(struct bench *b, char **word, int n)
{
    struct ks_action a;
    if (n < 3 || !parse(b, word, 1, n - 1, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    if (!why.code) {
        fail(b, "should be illegal by %s", word[n - 1]);
        tell_state(b);
    } else if (strcmp(ks_event_paragraph(b->g, &why), word[n - 1]) != 0 &&
               strcmp(ks_event_name(b->g, &why), word[n - 1]) != 0) {
        fail(b, "illegal by %s (%s), not by %s", ks_event_paragraph(b->g, &why),
             ks_event_name(b->g, &why), word[n - 1]);
    } else if (listed(b, a)) {
        fail(b, "illegal but listed");
    }
}

static void do_action(struct bench *b, char **word, int from, int n)
{
    struct ks_action a;
    char text[KS_TEXT];
    if (!parse(b, word, from, n, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    b->events.n = 0;
    if (ks_apply(b->g, &b->s, a, &b->events))
        return;
    ks_event_text(b->g, &why, KS_ENGLISH, text, sizeof text);
    fail(b, "refused: %s [%s]", text, ks_event_paragraph(b->g, &why));
    tell_state(b);
}

/* event NAME|PARAGRAPH [unit ID] [hex HEX] [a N] [b N] */
static bool matches(struct bench *b, const struct ks_event *e, char **word, int n)
{
    if (strcmp(ks_event_paragraph(b->g, e), word[1]) != 0 &&
        strcmp(ks_event_name(b->g, e), word[1]) != 0)
        return false;
    for (int i = 2; i + 1 < n; i += 2) {
        uint16_t hex = KS_NONE;
        if (strcmp(word[i], "unit") == 0 &&
            ks_unit_parse(b->g, word[i + 1], strlen(word[i + 1])) != e->unit)
            return false;
        if (strcmp(word[i], "hex") == 0 &&
            (!ks_hex_parse(&b->g->map, word[i + 1], strlen(word[i + 1]), &hex) ||
             hex != e->hex))
            return false;
        if (strcmp(word[i], "a") == 0 && atoi(word[i + 1]) != e->a)
            return false;
        if (strcmp(word[i], "b") == 0 && atoi(word[i + 1]) != e->b)
            return false;
    }
    return true;
}

/* A name nobody ever says would make "noevent" pass for ever. */
static bool can_be_told(const struct bench *b, const char *name)
{
    struct ks_event e = {.unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
    if (name[0] < 'A' || name[0] > 'Z' || strchr(name, '-') != NULL)
        return true; /* a paragraph */
    for (e.code = 1;
         ks_event_name(b->g, &e) != ks_event_name(b->g, &(struct ks_event){0}); e.code++)
        if (strcmp(ks_event_name(b->g, &e), name) == 0)
            return true;
    return false;
}

static void do_event(struct bench *b, char **word, int n, bool wanted)
{
    bool found = false;
    if (!can_be_told(b, word[1])) {
        fail(b, "no sentence is named %s", word[1]);
        return;
    }
    char text[KS_TEXT];
    for (size_t i = 0; i < b->events.n; i++)
        found |= matches(b, &b->events.v[i], word, n);
    if (found == wanted)
        return;
    fail(b, wanted ? "no event %s" : "there is an event %s", word[1]);
    for (size_t i = 0; i < b->events.n; i++) {
        ks_event_text(b->g, &b->events.v[i], KS_ENGLISH, text, sizeof text);
        printf("    %s [%s] %s (a %d, b %d)\n", ks_event_name(b->g, &b->events.v[i]),
               ks_event_paragraph(b->g, &b->events.v[i]), text, b->events.v[i].a,
               b->events.v[i].b);
    }
}

static void do_chance(struct bench *b, char **word, int n)
{
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    if (b->s.actor != KS_CHANCE)
        fail(b, "chance should decide, not %s", actor_name(b));
    else if (n > 1 && strcmp(ks_event_paragraph(b->g, &prompt), word[1]) != 0 &&
             strcmp(ks_event_name(b->g, &prompt), word[1]) != 0)
        fail(b, "the die is wanted for %s (%s), not %s",
             ks_event_paragraph(b->g, &prompt), ks_event_name(b->g, &prompt), word[1]);
    if (b->failed)
        tell_state(b);
}

/* All hexes a piece lies in, "4226+4326". */
static void put_hexes(const struct bench *b, const struct ks_counter *c, char *out)
{
    *out = '\0';
    for (int i = 0; c->hex != KS_NONE && i <= c->others; i++) {
        char hex[8];
        ks_hex_text(&b->g->map, i ? c->other[i - 1] : c->hex, hex);
        out += sprintf(out, "%s%s", i ? "+" : "", hex);
    }
}

/* key=value fields of a piece as the table shows it */
static void field(struct bench *b, const struct ks_counter *c, const char *key,
                  const char *value)
{
    static const char *const facing[KS_ALL_FACINGS] = {
        "N",       "NE",     "SE",      "S",       "SW",     "NW",
        "side-NE", "side-E", "side-SE", "side-SW", "side-W", "side-NW"};
    char hex[8] = "off", is[48];
    if (c->hex != KS_NONE)
        ks_hex_text(&b->g->map, c->hex, hex);
    struct {
        const char *key;
        int number;
    } number[] = {
        {"lost", c->lost},
        {"steps", c->steps},
        {"left", c->steps - c->lost},
        {"order", c->order},
        {"morale", c->morale},
        {"strength", c->strength},
        {"firepower", c->firepower},
        {"shots", c->shots},
        {"mp", c->spent},
        {"men", strcmp(key, "men") == 0 ? c->strength * scale_of(b).men_a_point : 0}};
    strcpy(is, "?");
    for (size_t i = 0; i < sizeof number / sizeof *number; i++)
        if (strcmp(number[i].key, key) == 0)
            sprintf(is, "%d", number[i].number);
    if (strcmp(key, "hex") == 0)
        strcpy(is, hex);
    else if (strcmp(key, "facing") == 0)
        strcpy(is, c->facing < 0 ? "none" : facing[c->facing]);
    else if (strcmp(key, "form") == 0)
        strcpy(is, c->formation);
    else if (strcmp(key, "condition") == 0)
        strcpy(is, c->condition ? c->condition : "none");
    else if (strcmp(key, "readiness") == 0)
        strcpy(is, c->readiness ? c->readiness : "none");
    else if (strcmp(key, "hexes") == 0)
        put_hexes(b, c, is);
    else if (strcmp(key, "status") == 0)
        strcpy(is, c->status);
    else if (strcmp(key, "wounded") == 0)
        strcpy(is, c->wounded ? "yes" : "no");
    else if (strcmp(key, "command") == 0)
        strcpy(is, c->in_command ? "yes" : "no");
    else if (strcmp(key, "commander") == 0)
        strcpy(is, c->commander == KS_NONE ? "none" : b->g->piece[c->commander].id);
    if (strcmp(is, value) != 0)
        fail(b, "%s is %s, not %s", key, is, value);
}

static void expect_unit(struct bench *b, char **word, int n)
{
    struct ks_counter c;
    ks_unit u = n > 2 ? ks_unit_parse(b->g, word[2], strlen(word[2])) : KS_NONE;
    if (u == KS_NONE) {
        fail(b, "no such unit");
        return;
    }
    ks_describe(b->g, &b->s, u, &c);
    for (int i = 3; i < n; i++) {
        char *equals = strchr(word[i], '=');
        if (equals) {
            *equals = '\0';
            field(b, &c, word[i], equals + 1);
        } else if ((strcmp(word[i], "gone") == 0) != c.eliminated) {
            fail(b, "%s is %s", word[2], c.eliminated ? "eliminated" : "not eliminated");
        }
    }
}

static void expect_scale(struct bench *b, char **word, int n)
{
    struct ks_scale s = scale_of(b);
    const struct {
        const char *key;
        int number;
    } part[] = {{"turn_minutes", s.turn_minutes},
                {"hex_metres", s.hex_metres},
                {"men_a_point", s.men_a_point},
                {"guns_a_counter", s.guns_a_counter}};
    for (int i = 2; i < n; i++) {
        size_t k = 0, length = strcspn(word[i], "=");
        while (
            k < sizeof part / sizeof *part &&
            (strlen(part[k].key) != length || strncmp(part[k].key, word[i], length) != 0))
            k++;
        if (k == sizeof part / sizeof *part ||
            atoi(word[i] + length + 1) != part[k].number)
            fail(b, "scale: not %s", word[i]);
    }
}

static void expect_count(struct bench *b, char **word, int n)
{
    static struct ks_actions all;
    char text[KS_TEXT];
    int count = 0;
    ks_legal(b->g, &b->s, &all);
    for (size_t i = 0; n > 3 && i < all.n; i++) {
        ks_action_text(b->g, all.v[i], text, sizeof text);
        size_t length = strlen(word[2]);
        count +=
            strncmp(text, word[2], length) == 0 && (text[length] == ' ' || !text[length]);
    }
    if (n < 4 || count != atoi(word[3]))
        fail(b, "%d actions %s, not %s", count, word[2], n > 3 ? word[3] : "?");
}

/* A line of the state's text, e.g. "expect state pool pl_zajaczek" looks for the word there. */
static void expect_state(struct bench *b, char **word, int n, bool wanted)
{
    static char text[1 << 16];
    bool found = false;
    ks_state_text(b->g, &b->s, text, sizeof text);
    for (char *line = text; line;
         line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
        size_t key = strcspn(line, " \n"), length = strcspn(line, "\n");
        if (key != strlen(word[2]) || strncmp(line, word[2], key) != 0)
            continue;
        bool all = true;
        for (int i = 3; i < n; i++) {
            char *at = strstr(line, word[i]);
            all &= at && at < line + length;
        }
        found |= all;
    }
    if (found != wanted)
        fail(b, "state %s%s", word[2], wanted ? " is not so" : " is so");
}

static void do_expect(struct bench *b, char **word, int n)
{
    const char *what = n > 1 ? word[1] : "";
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    if (strcmp(what, "unit") == 0)
        expect_unit(b, word, n);
    else if (strcmp(what, "actor") == 0 && n > 2) {
        if (strcmp(word[2], actor_name(b)) != 0)
            fail(b, "the actor is %s", actor_name(b));
    } else if (strcmp(what, "points") == 0 && n > 3) {
        int side = strcmp(word[2], b->g->side[1]) == 0;
        if (b->s.points[side] != atoi(word[3]))
            fail(b, "%s has %d points", word[2], b->s.points[side]);
    } else if (strcmp(what, "turn") == 0 && n > 2) {
        if (b->s.turn != atoi(word[2]))
            fail(b, "it is turn %d", b->s.turn);
    } else if (strcmp(what, "prompt") == 0 && n > 2) {
        if (strcmp(ks_event_paragraph(b->g, &prompt), word[2]) != 0 &&
            strcmp(ks_event_name(b->g, &prompt), word[2]) != 0)
            fail(b, "the prompt is %s [%s]", ks_event_name(b->g, &prompt),
                 ks_event_paragraph(b->g, &prompt));
    } else if (strcmp(what, "over") == 0 && n > 2) {
        const char *is = !b->s.over        ? "no"
                         : b->s.result < 2 ? b->g->side[b->s.result]
                                           : "draw";
        if (strcmp(is, word[2]) != 0)
            fail(b, "over: %s", is);
    } else if (strcmp(what, "scale") == 0 && n > 2)
        expect_scale(b, word, n);
    else if (strcmp(what, "count") == 0)
        expect_count(b, word, n);
    else if (strcmp(what, "state") == 0 && n > 2)
        expect_state(b, word, n, true);
    else if (strcmp(what, "nostate") == 0 && n > 2)
        expect_state(b, word, n, false);
    else
        fail(b, "cannot expect that");
}

/* odds N/D ACTION = outcome text */
static void do_odds(struct bench *b, char **word, int n)
{
    struct ks_odds odds;
    struct ks_action a;
    char text[KS_TEXT], wanted[LINE];
    unsigned long long num = 0, den = 1;
    int equals = 0;
    for (int i = 2; i < n; i++)
        if (strcmp(word[i], "=") == 0)
            equals = i;
    if (!equals || sscanf(word[1], "%llu/%llu", &num, &den) != 2 ||
        !parse(b, word, 2, equals, &a)) {
        fail(b, "odds N/D ACTION = outcome");
        return;
    }
    if (!ks_odds(b->g, &b->s, a, &odds)) {
        fail(b, "no odds: the action is not legal");
        return;
    }
    join(word, equals + 1, n, wanted);
    for (size_t i = 0; i < odds.n; i++) {
        ks_outcome_text(b->g, odds.v[i].key, KS_ENGLISH, text, sizeof text);
        if (strcmp(text, wanted) == 0 && odds.v[i].weight * den == num * odds.total)
            return;
    }
    fail(b, "odds differ");
    for (size_t i = 0; i < odds.n; i++) {
        ks_outcome_text(b->g, odds.v[i].key, KS_ENGLISH, text, sizeof text);
        printf("    %llu/%llu %s\n", (unsigned long long)odds.v[i].weight,
               (unsigned long long)odds.total, text);
    }
}

static void do_los(struct bench *b, char **word, int n)
{
    uint16_t from, to;
    if (n < 4 || !ks_hex_parse(&b->g->map, word[1], strlen(word[1]), &from) ||
        !ks_hex_parse(&b->g->map, word[2], strlen(word[2]), &to)) {
        fail(b, "los HEX HEX clear|PARAGRAPH");
        return;
    }
    struct ks_event e = ks_sight(b->g, &b->s, from, to);
    const char *is = e.code ? ks_event_name(b->g, &e) : "clear";
    if (strcmp(is, word[3]) != 0)
        fail(b, "los is %s", is);
    struct ks_event back = ks_sight(b->g, &b->s, to, from);
    if ((back.code == 0) != (e.code == 0))
        fail(b, "los is not the same both ways");
}

/* Where a neighbouring hex lies for a unit as it stands. */
static void do_bearing(struct bench *b, char **word, int n)
{
    static const char *const name[] = {[KS_BEARING_NONE] = "none",
                                       [KS_BEARING_FRONT] = "front",
                                       [KS_BEARING_FLANK] = "flank",
                                       [KS_BEARING_REAR] = "rear"};
    uint16_t hex;
    ks_unit u = n > 3 ? ks_unit_parse(b->g, word[1], strlen(word[1])) : KS_NONE;
    if (u == KS_NONE) {
        fail(b, "bearing UNIT front|flank|rear|none HEX ...");
        return;
    }
    for (int i = 3; i < n; i++) {
        if (!ks_hex_parse(&b->g->map, word[i], strlen(word[i]), &hex)) {
            fail(b, "no such hex: %s", word[i]);
            return;
        }
        const char *is = name[ks_bearing(b->g, &b->s, u, hex)];
        if (strcmp(is, word[2]) != 0)
            fail(b, "%s is %s, not %s", word[i], is, word[2]);
    }
}

/* hidden SIDE WORD: the view of a side does not show the word; shown SIDE WORD: it does */
static void do_view(struct bench *b, char **word, int n, bool shown)
{
    static char text[1 << 16];
    struct ks_state view;
    int side = n > 1 && strcmp(word[1], b->g->side[1]) == 0;
    ks_view(b->g, &b->s, side, &view);
    ks_state_text(b->g, &view, text, sizeof text);
    char *at = n > 3 ? strstr(text, word[2]) : NULL; /* a key, then a word on its line */
    size_t length = at ? strcspn(at, "\n") : 0;
    char *found = at ? strstr(at, word[3]) : NULL;
    if ((found && found < at + length) != shown)
        fail(b, "the view of %s %s %s", word[1], shown ? "hides" : "shows",
             n > 3 ? word[3] : "?");
}

/* ---- lines ---- */

static void do_illegal_line(struct bench *b, char **word, int n)
{
    if (n < 3)
        fail(b, "illegal ACTION PARAGRAPH");
    else
        do_illegal(b, word, n);
}

static void do_do(struct bench *b, char **word, int n)
{
    do_action(b, word, 1, n);
}

static void do_chance_action(struct bench *b, char **word, int n)
{
    do_action(b, word, 0, n);
}

static void do_event_line(struct bench *b, char **word, int n)
{
    if (n < 2)
        fail(b, "%s NAME [unit ID] [hex HEX] [a N] [b N]", word[0]);
    else
        do_event(b, word, n, word[0][0] == 'e');
}

static void do_view_line(struct bench *b, char **word, int n)
{
    do_view(b, word, n, word[0][0] == 's');
}

static const struct {
    const char *name;
    void (*run)(struct bench *, char **word, int n);
} commands[] = {
    {"legal", do_legal},        {"illegal", do_illegal_line},
    {"why", do_illegal_line},   {"do", do_do},
    {"roll", do_chance_action}, {"draw", do_chance_action},
    {"event", do_event_line},   {"noevent", do_event_line},
    {"chance", do_chance},      {"expect", do_expect},
    {"odds", do_odds},          {"los", do_los},
    {"hidden", do_view_line},   {"shown", do_view_line},
    {"bearing", do_bearing},
};

/* Which game, and with what options; false if the line says something else. */
static bool takes_game(struct bench *b, char **word, int n)
{
    static const char *const passed_over[] = {"title", "edition", "case"};
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i++)
        if (strcmp(word[0], passed_over[i]) == 0)
            return true;
    if (strcmp(word[0], "scenario") == 0 && n > 1) {
        memset(b->scenario, 0, sizeof b->scenario);
        strncpy(b->scenario, word[1], sizeof b->scenario - 1);
    } else if (strcmp(word[0], "option") == 0 && n > 1 && b->options < 8 &&
               strchr(word[1], '=')) {
        char *value = strchr(word[1], '=');
        struct ks_option *o = &b->option[b->options++];
        *value = '\0';
        strncpy(o->name, word[1], sizeof o->name - 1);
        strncpy(o->value, value + 1, sizeof o->value - 1);
    } else if (strcmp(word[0], "setup") == 0) {
        b->setup = true;
    } else {
        return false;
    }
    if (b->built)
        fail(b, "the game comes before the first command");
    return true;
}

/* What is no command is a line of the position, and read with it. */
static void take_position(struct bench *b, char **word, int n)
{
    char text[LINE];
    if (b->built || b->setup) {
        fail(b,
             b->setup ? "no such command: %s"
                      : "no such command, or a position after the first one: %s",
             word[0]);
        return;
    }
    join(word, 0, n, text);
    if (strlen(b->position) + strlen(text) + 2 > sizeof b->position)
        fail(b, "the position is too long");
    else
        strcat(strcat(b->position, text), "\n");
}

/* A line that ends in @EDITION is for that edition only. */
static bool is_of(const struct bench *b, const char *edition)
{
    return b->edition && strcmp(b->edition, edition) == 0;
}

static void command(struct bench *b, char *line)
{
    char copy[LINE], *word[WORDS];
    strncpy(copy, line, LINE - 1);
    copy[LINE - 1] = '\0';
    int n = split(copy, word);
    if (n > 1 && word[n - 1][0] == '@' && !is_of(b, word[--n] + 1))
        return;
    if (n == 0 || takes_game(b, word, n))
        return;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(word[0], commands[i].name) == 0) {
            if (build(b))
                commands[i].run(b, word, n);
            return;
        }
    take_position(b, word, n);
}

static void run(const char *path, int line, const char *text,
                const struct ks_case_game *game, const char *edition, int *passed,
                int *failed)
{
    static struct bench b;
    memset(&b, 0, sizeof b);
    b.path = path;
    b.edition = edition;
    strncpy(b.scenario, game->scenario, sizeof b.scenario - 1);
    if (edition) {
        b.options = 1;
        strcpy(b.option[0].name, "edition");
        strncpy(b.option[0].value, edition, sizeof b.option[0].value - 1);
    }
    size_t title = strcspn(text + 5, "\n");
    memcpy(b.title, text + 5, title < LINE - 1 ? title : LINE - 1);
    for (b.line = line; *text && !b.failed; b.line++) {
        char one[LINE];
        size_t length = strcspn(text, "\n");
        memcpy(one, text, length < LINE - 1 ? length : LINE - 1);
        one[length < LINE - 1 ? length : LINE - 1] = '\0';
        command(&b, one);
        text += length + (text[length] == '\n');
    }
    if (!b.built && !b.failed)
        fail(&b, "the case checks nothing");
    *(b.failed ? failed : passed) += 1;
}

static bool names_edition(const char *text, const char *edition)
{
    const char *at = strstr(text, "\nedition ");
    return !at || strncmp(at + 9, edition, strlen(edition)) == 0 ||
           strncmp(at + 9, "both", 4) == 0;
}

void ks_case_run(const char *path, int line, const char *text,
                 const struct ks_case_game *game, int *passed, int *failed)
{
    int runs = 0;
    if (game->editions == 0 && !strstr(text, "\nedition "))
        run(path, line, text, game, NULL, passed, failed), runs++;
    for (size_t i = 0; i < game->editions; i++)
        if (names_edition(text, game->edition[i]))
            run(path, line, text, game, game->edition[i], passed, failed), runs++;
    if (runs > 0)
        return;
    printf("not ok %s:%d the game has no such edition\n", path, line);
    *failed += 1;
}
