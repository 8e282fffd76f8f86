#include "bench.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "case.h"
#include "data/load.h"
#include "data/source.h"

void fail(struct bench *b, const char *format, ...)
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

void tell_state(struct bench *b)
{
    char text[KS_TEXT];
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    ks_event_text(b->g, &prompt, KS_ENGLISH, text, sizeof text);
    printf("    now %s: %s [%s]\n", actor_name(b), text,
           ks_event_paragraph(b->g, &prompt));
}

/* ---- games, loaded once ---- */

enum { GAMES = 64 };

static struct loaded {
    char key[256];
    struct ks_game *g;
} loaded[GAMES];
static int nloaded;

static struct ks_game *load(struct bench *b)
{
    char text[512];
    struct ks_data_source source;
    struct ks_data_error error;
    ks_data_source_init(&source);
    ks_data_source_embedded(&source, NULL);
    struct ks_game *g = ks_game_load(&source, b->scenario, b->option, b->options, &error);
    ks_data_source_done(&source);
    if (!g) {
        ks_data_error_text(&error, text, sizeof text);
        fail(b, "the game cannot be loaded: %s", text);
    }
    return g;
}

static const struct ks_game *game_for(struct bench *b)
{
    char key[256] = "";
    strcat(key, b->scenario);
    for (size_t i = 0; i < b->options; i++) {
        strcat(key, " ");
        strncat(key, b->option[i].name, 24);
        strncat(key, b->option[i].value, 24);
    }
    for (int i = 0; i < nloaded; i++)
        if (same(loaded[i].key, key))
            return loaded[i].g;
    if (nloaded == GAMES) {
        fail(b, "more than %d games: see GAMES", GAMES);
        return NULL;
    }
    struct ks_game *g = load(b);
    if (g) {
        strcpy(loaded[nloaded].key, key);
        loaded[nloaded++].g = g;
    }
    return g;
}

void ks_case_done(void)
{
    while (nloaded > 0)
        ks_game_free(loaded[--nloaded].g);
}

bool build(struct bench *b)
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
    else if (!ks_state_parse(b->g, b->position, &b->s, error))
        fail(b, "position: %s", error);
    return !b->failed;
}

struct ks_scale scale_of(const struct bench *b)
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

/* ---- words ---- */

bool same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

void join(char **word, int from, int to, char *out)
{
    out[0] = '\0';
    for (int i = from; i < to; i++) {
        strcat(out, i > from ? " " : "");
        strcat(out, word[i]);
    }
}

bool parse_action(struct bench *b, char **word, int from, int to, struct ks_action *a)
{
    char text[LINE];
    join(word, from, to, text);
    if (ks_action_parse(b->g, text, a))
        return true;
    fail(b, "cannot read the action '%s'", text);
    return false;
}

bool parse_hex(const struct bench *b, const char *word, ks_hex *hex)
{
    return ks_hex_parse(&b->g->map, word, strlen(word), hex);
}

ks_unit parse_unit(const struct bench *b, const char *word)
{
    return ks_unit_parse(b->g, word, strlen(word));
}

const char *actor_name(const struct bench *b)
{
    static const char *const name[] = {"", "", "chance", "nobody"};
    return b->s.actor < 2 ? b->g->side[b->s.actor] : name[b->s.actor];
}

bool is_called(const struct bench *b, const struct ks_event *e, const char *word)
{
    return same(ks_event_paragraph(b->g, e), word) || same(ks_event_name(b->g, e), word);
}
