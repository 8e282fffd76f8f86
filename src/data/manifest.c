#include "data/manifest.h"

#include <stdio.h>
#include <string.h>

#include "data/loader.h"
#include "data/text.h"

bool ks_manifest_texts(const struct ks_json *object, const char *key, char *out,
                       size_t size)
{
    static const char *const language[] = {"en", "pl", NULL};
    struct ks_json texts, text;
    bool good = true;

    if (!ks_json_has(object, key, &texts))
        return ks_json_fault(object,
                             "\"%s\" is missing; expected \"%s\": {\"en\": \"...\", "
                             "\"pl\": \"...\"}",
                             key, key);
    if (!ks_json_is_object(&texts))
        return false;
    for (size_t i = 0; i < KS_LANGUAGES; i++)
        good &= ks_json_get(&texts, language[i], &text) &&
                ks_json_text(&text, out + i * size, size);
    return ks_json_only(&texts, language) && good;
}

bool ks_manifest_sure(const struct ks_json *object, enum ks_part part,
                      struct ks_certainty_count *certainty)
{
    struct ks_json at;
    enum ks_certainty sure;
    const char *text;

    if (!ks_json_has(object, "certainty", &at))
        return ks_json_fault(object,
                             "\"certainty\" is missing; expected " KS_CERTAINTY_WORDS);
    if ((text = ks_json_string(&at)) == NULL)
        return false;
    if (!ks_certainty_parse(text, &sure))
        return ks_json_fault(&at, "found \"%.40s\"; expected " KS_CERTAINTY_WORDS, text);
    ks_certainty_count_add(certainty, part, sure);
    return true;
}

/* A text that serves as a key: in file names, commands, the protocol. */
static bool read_key(const struct ks_json *at, char *out, size_t size)
{
    if (!ks_json_text(at, out, size))
        return false;
    return ks_text_is_key(out) ||
           ks_json_fault(at, "found \"%s\"; expected a-z, 0-9, - and _ only", out);
}

const struct ks_option_choice *ks_manifest_option(const struct ks_manifest *m,
                                                  const char *name)
{
    for (size_t i = 0; i < m->options; i++) {
        if (strcmp(m->option[i].name, name) == 0)
            return &m->option[i];
    }
    return NULL;
}

/* A manifest on its way from its file; at is the value that is being read. */
struct reader {
    struct ks_manifest *m;
    const struct ks_manifest *base; /* of the game it is like; NULL: none */
    const struct ks_data_source *source;
    const struct ks_json *top;
    struct ks_certainty_count *certainty;
};

static bool read_title(struct reader *r, const struct ks_json *at)
{
    return ks_manifest_texts(r->top, at->key, r->m->title[0], sizeof r->m->title[0]);
}

static bool read_reconstructed(struct reader *r, const struct ks_json *at)
{
    return ks_manifest_texts(r->top, at->key, r->m->reconstructed[0],
                             sizeof r->m->reconstructed[0]);
}

/* [3.1a] Two sides; the first is side 0 everywhere. */
static bool read_sides(struct reader *r, const struct ks_json *sides)
{
    static const char *const keys[] = {"id", "name", NULL};
    struct ks_manifest *m = r->m;
    struct ks_json id;
    size_t n;

    if (!ks_json_is_array(sides, 2, 2, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json side = ks_json_item(sides, i);
        if (!ks_json_is_object(&side) || !ks_json_only(&side, keys) ||
            !ks_json_get(&side, "id", &id) ||
            !read_key(&id, m->side[i], sizeof m->side[i]) ||
            !ks_manifest_texts(&side, "name", m->side_name[i][0],
                               sizeof m->side_name[i][0]))
            return false;
    }
    return strcmp(m->side[0], m->side[1]) != 0 || ks_json_fault(sides, "one side twice");
}

static bool read_rules(struct reader *r, const struct ks_json *at)
{
    char list[80];

    if (!read_key(at, r->m->rules, sizeof r->m->rules))
        return false;
    return ks_loader_find(r->m->rules) != NULL ||
           ks_json_fault(at, "rules \"%s\" are unknown; expected %s", r->m->rules,
                         ks_loader_names(list, sizeof list));
}

static bool read_rulebook(struct reader *r, const struct ks_json *at)
{
    const struct ks_loader *loader = ks_loader_find(r->m->rules);
    const char *name = ks_json_string(at);
    int *book = &r->m->rulebook;
    char list[80];

    if (name == NULL || loader == NULL)
        return name != NULL;
    for (*book = 0; loader->rulebook[*book] != NULL; ++*book) {
        if (strcmp(loader->rulebook[*book], name) == 0)
            return true;
    }
    ks_text_choice(loader->rulebook, list, sizeof list);
    return ks_json_fault(at, "found \"%.40s\"; expected %s", name, list);
}

/* [2.1] What a turn, a hex, a strength point and a gun counter stand for. */
static bool read_scale(struct reader *r, const struct ks_json *scale)
{
    static const char *const keys[] = {
        "turn_minutes",   "hex_metres", "men_a_point", "guns_a_counter",
        "riders_a_point", "rule",       "certainty",   NULL};
    struct ks_scale *out = &r->m->scale;
    int *const figure[] = {&out->turn_minutes, &out->hex_metres, &out->men_a_point,
                           &out->guns_a_counter};
    struct ks_json at;
    bool good = true;

    if (!ks_json_is_object(scale))
        return false;
    for (size_t i = 0; i < sizeof figure / sizeof figure[0]; i++)
        good &= ks_json_get(scale, keys[i], &at) && ks_json_int(&at, 1, 1000, figure[i]);
    out->riders_a_point = 0;
    if (ks_json_has(scale, "riders_a_point", &at))
        good &= ks_json_int(&at, 1, 1000, &out->riders_a_point);
    return ks_manifest_sure(scale, KS_PART_GAME, r->certainty) &&
           ks_json_only(scale, keys) && good;
}

/* ---- scenarios ---- */

static bool has_scenario(const struct ks_manifest *m, const char *name)
{
    for (size_t i = 0; i < m->scenarios; i++) {
        if (strcmp(m->scenario[i], name) == 0)
            return true;
    }
    return false;
}

/* Those that are shown first, in their order. */
static bool read_scenarios(struct reader *r, const struct ks_json *list)
{
    struct ks_manifest *m = r->m;
    size_t n;

    if (!ks_json_is_array(list, 1, KS_MAX_SCENARIOS, &n))
        return false;
    for (size_t i = 0; i < n; i++, m->scenarios++) {
        struct ks_json at = ks_json_item(list, i);
        if (!read_key(&at, m->scenario[i], sizeof m->scenario[i]))
            return false;
        if (has_scenario(m, m->scenario[i]))
            return ks_json_fault(&at, "\"%s\" stands here already", m->scenario[i]);
    }
    return true;
}

/* The name of "raclawice/scenarios/dusk.json" follows those of the list. */
static bool add_scenario(struct reader *r, const struct ks_data_file *file)
{
    struct ks_place place = {file->origin, 0, 0};
    struct ks_manifest *m = r->m;
    char name[sizeof m->scenario[0]];
    const char *from = strrchr(file->path, '/') + 1;
    size_t n = strlen(from) - strlen(".json");

    snprintf(name, sizeof name, "%.*s", (int)n, from);
    if (n >= sizeof name || !ks_text_is_key(name))
        return ks_report_error(r->top->of->report, place,
                               "this name does not fit; rename it to 1 to %zu of a-z, "
                               "0-9, - and _, and .json",
                               sizeof name - 1);
    if (has_scenario(m, name))
        return true;
    if (m->scenarios == KS_MAX_SCENARIOS)
        return ks_report_error(r->top->of->report, place,
                               "one scenario too many; expected at most %d",
                               (int)KS_MAX_SCENARIOS);
    memcpy(m->scenario[m->scenarios++], name, sizeof name);
    return true;
}

/* Scenarios that the list leaves out: their files are enough. */
static bool find_scenarios(struct reader *r)
{
    bool good = true;
    char folder[48];

    snprintf(folder, sizeof folder, "%s/scenarios/", r->m->game);
    for (size_t i = 0; i < r->source->files; i++) {
        if (strncmp(r->source->file[i].path, folder, strlen(folder)) == 0)
            good &= add_scenario(r, &r->source->file[i]);
    }
    return r->m->scenarios > 0 ? good
                               : ks_json_fault(r->top, "no scenario; write one into "
                                                       "scenarios/NAME.json");
}

/* ---- options ---- */

/* A name alone stands for the option of the game that this one is like. */
static bool take_option(const struct reader *r, const struct ks_json *at,
                        struct ks_option_choice *o)
{
    size_t n;
    const char *name = json_string_value(at->value);
    const struct ks_option_choice *found =
        r->base == NULL ? NULL : ks_manifest_option(r->base, name);

    if (found == NULL) {
        const char *known[KS_MAX_OPTIONS + 2] = {NULL};
        char list[320];
        for (n = 0; r->base != NULL && n < r->base->options; n++)
            known[n] = r->base->option[n].name;
        known[n] = "an object { ... }";
        ks_text_choice(known, list, sizeof list);
        return ks_json_fault(at, "found \"%.40s\"; expected %s", name, list);
    }
    *o = *found;
    return true;
}

static bool read_option(const struct reader *r, const struct ks_json *option,
                        struct ks_option_choice *o)
{
    static const char *const keys[] = {"name", "values", "rule", "about", NULL};
    struct ks_json at;

    if (json_is_string(option->value))
        return take_option(r, option, o);
    if (!ks_json_is_object(option) || !ks_json_only(option, keys) ||
        !ks_json_get(option, "name", &at) || !read_key(&at, o->name, sizeof o->name) ||
        !ks_json_get(option, "values", &at) ||
        !ks_json_is_array(&at, 2, KS_MAX_VALUES, &o->values))
        return false;
    for (size_t i = 0; i < o->values; i++) {
        struct ks_json value = ks_json_item(&at, i);
        if (!read_key(&value, o->value[i], sizeof o->value[i]))
            return false;
    }
    return ks_manifest_texts(option, "about", o->about[0], sizeof o->about[0]);
}

static bool read_options(struct reader *r, const struct ks_json *list)
{
    struct ks_manifest *m = r->m;
    size_t n;

    if (!ks_json_is_array(list, 0, KS_MAX_OPTIONS, &n))
        return false;
    for (size_t i = 0; i < n; i++, m->options++) {
        struct ks_json at = ks_json_item(list, i);
        if (!read_option(r, &at, &m->option[i]))
            return false;
        m->option[i].place = ks_json_place(&at);
        if (ks_manifest_option(m, m->option[i].name) != NULL)
            return ks_json_fault(&at, "\"%s\" stands here already", m->option[i].name);
    }
    return true;
}

/* ---- the whole file ---- */

/* The keys of game.json. Those that are handed on may be missing in a game that is like
 * another one; those of the rulebook must be. */
static const struct part {
    const char *key;
    bool (*read)(struct reader *r, const struct ks_json *at);
    enum { OWN, HANDED_ON, OF_THE_BOOK, MAY_BE_MISSING } kind;
} parts[] = {
    {"title", read_title, OWN},
    {"rules", read_rules, OF_THE_BOOK},
    {"rulebook", read_rulebook, OF_THE_BOOK},
    {"sides", read_sides, HANDED_ON},
    {"scale", read_scale, HANDED_ON},
    {"scenarios", read_scenarios, MAY_BE_MISSING},
    {"options", read_options, HANDED_ON},
    {"reconstructed", read_reconstructed, OWN},
};

enum { PARTS = sizeof parts / sizeof parts[0] };

static bool read_part(struct reader *r, const struct part *part)
{
    struct ks_json at;

    if (ks_json_has(r->top, part->key, &at))
        return part->kind == OF_THE_BOOK && r->base != NULL
                   ? ks_json_fault(&at, "\"like\" says this already; leave it out")
                   : part->read(r, &at);
    at.key = part->key;
    if (part->kind == OWN)
        return part->read(r, &at); /* says what is missing */
    return part->kind == MAY_BE_MISSING || r->base != NULL ||
           ks_json_get(r->top, part->key, &at);
}

static bool read_parts(struct reader *r)
{
    const char *keys[PARTS + 2] = {"like"};
    bool good = true;

    for (size_t i = 0; i < PARTS; i++)
        keys[i + 1] = parts[i].key;
    good = ks_json_only(r->top, keys);
    for (size_t i = 0; i < PARTS; i++)
        good &= read_part(r, &parts[i]);
    return find_scenarios(r) && good;
}

static bool unknown_game(const struct reader *r, const struct ks_json *at,
                         const char *name)
{
    char list[240] = "", game[24];

    for (size_t n = 0; ks_manifest_game(r->source, n, game, sizeof game) != NULL; n++) {
        size_t used = strlen(list);
        if (strcmp(game, r->m->game) != 0)
            snprintf(list + used, sizeof list - used, "%s%s", used > 0 ? ", " : "", game);
    }
    return ks_json_fault(at, "found \"%s\"; expected a game: %s", name, list);
}

/* What a game shares with the one it is like; its own file may say something else. */
static void take_over(struct ks_manifest *m, const struct ks_manifest *base)
{
    const struct ks_option_choice *edition = ks_manifest_option(base, "edition");

    memcpy(m->book, base->game, sizeof m->book);
    memcpy(m->rules, base->rules, sizeof m->rules);
    memcpy(m->side, base->side, sizeof m->side);
    memcpy(m->side_name, base->side_name, sizeof m->side_name);
    m->rulebook = base->rulebook;
    m->scale = base->scale;
    if (edition != NULL)
        memcpy(m->edition, edition->value[0], sizeof m->edition);
}

/* Reads "like" into r->base. A game can be like one that is like none itself. */
static bool read_like(struct reader *r, const struct ks_json *at,
                      struct ks_manifest *base)
{
    struct ks_certainty_count unused = {.count = {{0}}};
    struct ks_json_file file;
    char path[64];

    if (!read_key(at, base->game, sizeof base->game))
        return false;
    snprintf(path, sizeof path, "%s/game.json", base->game);
    if (strcmp(base->game, r->m->game) == 0 ||
        ks_data_source_find(r->source, path, 0) == NULL)
        return unknown_game(r, at, base->game);
    if (!ks_json_open(&file, r->source, path, at->of->report))
        return false;
    struct ks_json top = ks_json_top(&file), next;
    struct reader under = {base, NULL, r->source, &top, &unused};
    bool good = ks_json_has(&top, "like", &next)
                    ? ks_json_fault(at,
                                    "found \"%s\", which is like another game itself; "
                                    "expected the name of that one",
                                    base->game)
                    : read_parts(&under);
    ks_json_close(&file);
    take_over(r->m, base);
    r->base = base;
    return good;
}

bool ks_manifest_read(struct ks_manifest *manifest, const struct ks_data_source *source,
                      const char *game, struct ks_certainty_count *certainty,
                      struct ks_data_report *report)
{
    struct ks_manifest base = {.scenarios = 0};
    struct ks_json_file file;
    struct ks_json like;
    char path[64];

    *manifest = (struct ks_manifest){.scenarios = 0};
    if (!ks_text_copy(manifest->game, sizeof manifest->game, game))
        return ks_report_error(report, (struct ks_place){NULL, 0, 0},
                               "\"%.40s\" is no name of a game", game);
    memcpy(manifest->book, manifest->game, sizeof manifest->book);
    snprintf(path, sizeof path, "%s/game.json", game);
    if (!ks_json_open(&file, source, path, report))
        return false;
    struct ks_json top = ks_json_top(&file);
    struct reader r = {manifest, NULL, source, &top, certainty};
    bool good = (!ks_json_has(&top, "like", &like) || read_like(&r, &like, &base)) &&
                read_parts(&r);
    ks_json_close(&file);
    return good;
}

const char *ks_manifest_game(const struct ks_data_source *source, size_t n, char *out,
                             size_t size)
{
    for (size_t i = 0; i < source->files; i++) {
        const char *path = source->file[i].path, *slash = strchr(path, '/');
        if (slash == NULL || strcmp(slash, "/game.json") != 0 ||
            ks_data_source_find(source, path, 0) != &source->file[i] || n-- > 0)
            continue;
        snprintf(out, size, "%.*s", (int)(slash - path), path);
        return out;
    }
    return NULL;
}

const char *ks_manifest_book(const struct ks_data_source *source, const char *name,
                             char *out, size_t size)
{
    struct ks_certainty_count unused = {.count = {{0}}};
    struct ks_data_report report;
    struct ks_manifest m;
    char game[24];

    ks_report_init(&report);
    snprintf(game, sizeof game, "%.*s", (int)strcspn(name, "/"), name);
    if (!ks_manifest_read(&m, source, game, &unused, &report))
        return NULL;
    snprintf(out, size, "%s", m.book);
    return out;
}
