#include "data/manifest.h"

#include <stdio.h>
#include <string.h>

#include "data/like.h"
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
        good &= ks_json_get(&texts, language[i], "a text in quotes", &text) &&
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

static bool read_id(const struct ks_json *object, const char *key, char *out, size_t size)
{
    struct ks_json at;

    return ks_json_get(object, key, "a name of a-z, 0-9, - and _", &at) &&
           read_key(&at, out, size);
}

static bool read_dress(const struct ks_json *object, char out[12])
{
    static const char *const dress[] = {"crimson",    "lilac", "green", "blue",
                                        "cream",      "ochre", "grey",  "teal",
                                        "blue_green", NULL};
    int i;

    return ks_json_get_word(object, "dress", dress, &i) &&
           ks_text_copy(out, 12, dress[i]);
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

/* [3.1a] Two sides; the first is side 0 everywhere. */
static bool read_sides(struct ks_manifest *m, const struct ks_json *top)
{
    struct ks_json sides, at;
    size_t n;

    if (!ks_json_get_array(top, "sides", 2, 2, &sides, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json side = ks_json_item(&sides, i);
        if (!ks_json_is_object(&side) ||
            !ks_json_only(&side, KS_KEYS("id", "name", "dress")) ||
            !read_id(&side, "id", m->side[i], sizeof m->side[i]) ||
            !ks_manifest_texts(&side, "name", m->side_name[i][0],
                               sizeof m->side_name[i][0]) ||
            (ks_json_has(&side, "dress", &at) && !read_dress(&side, m->side_dress[i])))
            return false;
    }
    return strcmp(m->side[0], m->side[1]) != 0 ||
           ks_json_fault(&sides, "found the same side twice; expected two different ids");
}

static bool read_army(struct ks_army *a, const struct ks_json *army)
{
    static const char *const shape[] = {
        [KS_ROUND] = "round", [KS_CUT] = "cut", [KS_HOLLOW] = "hollow", NULL};
    struct ks_json at;
    char letter[2];
    int i;

    if (!ks_json_is_object(army) ||
        !ks_json_only(army, KS_KEYS("id", "name", "letter", "dress", "shape")) ||
        !read_id(army, "id", a->id, sizeof a->id) ||
        !ks_manifest_texts(army, "name", a->name[0], sizeof a->name[0]) ||
        !ks_json_get(army, "letter", "one letter in quotes", &at) ||
        !ks_json_text(&at, letter, sizeof letter) || !read_dress(army, a->livery.dress) ||
        !ks_json_get_word(army, "shape", shape, &i))
        return false;
    a->letter = letter[0];
    a->livery.shape = (uint8_t)i;
    return true;
}

static bool twice(const struct ks_json *at, const char *name)
{
    return ks_json_fault(at, "\"%s\" is here twice; expected it once", name);
}

static bool read_armies(struct ks_manifest *m, const struct ks_json *top)
{
    struct ks_json list;

    if (!ks_json_get_array(top, "armies", 1, KS_MAX_ARMIES, &list, &m->armies))
        return false;
    for (size_t i = 0; i < m->armies; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!read_army(&m->army[i], &at))
            return false;
        for (size_t k = 0; k < i; k++) {
            if (strcmp(m->army[k].id, m->army[i].id) == 0)
                return twice(&at, m->army[i].id);
        }
    }
    return true;
}

static bool read_rules(const struct ks_json *at, struct ks_manifest *m)
{
    char list[80];

    if (!read_key(at, m->rules, sizeof m->rules))
        return false;
    return ks_loader_find(m->rules) != NULL ||
           ks_json_fault(at, "rules \"%s\" are unknown; expected %s", m->rules,
                         ks_loader_names(list, sizeof list));
}

static bool read_rulebook(struct ks_manifest *m, const struct ks_json *top)
{
    const struct ks_loader *loader = ks_loader_find(m->rules);

    return loader == NULL
               ? true
               : ks_json_get_word(top, "rulebook", loader->rulebook, &m->rulebook);
}

/* [2.1] What a turn, a hex, a strength point and a gun counter stand for. */
static bool read_scale(struct ks_manifest *m, const struct ks_json *top,
                       struct ks_certainty_count *certainty)
{
    static const char *const keys[] = {
        "turn_minutes",   "hex_metres", "men_a_point", "guns_a_counter",
        "riders_a_point", "rule",       "certainty",   NULL};
    int *const out[] = {&m->scale.turn_minutes, &m->scale.hex_metres,
                        &m->scale.men_a_point, &m->scale.guns_a_counter};
    struct ks_json scale, at;
    bool good = true;

    if (!ks_json_get(top, "scale", "{\"turn_minutes\": 30, ...}", &scale) ||
        !ks_json_is_object(&scale))
        return false;
    for (size_t i = 0; i < sizeof out / sizeof out[0]; i++)
        good &= ks_json_get_int(&scale, keys[i], 1, 1000, out[i]);
    if (ks_json_has(&scale, "riders_a_point", &at))
        good &= ks_json_int(&at, 1, 1000, &m->scale.riders_a_point);
    return ks_manifest_sure(&scale, KS_PART_GAME, certainty) &&
           ks_json_only(&scale, keys) && good;
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
static bool read_scenarios(struct ks_manifest *m, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, "scenarios", &list))
        return true;
    if (!ks_json_is_array(&list, 1, KS_MAX_SCENARIOS, &n))
        return false;
    for (size_t i = 0; i < n; i++, m->scenarios++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!read_key(&at, m->scenario[i], sizeof m->scenario[i]))
            return false;
        if (has_scenario(m, m->scenario[i]))
            return twice(&at, m->scenario[i]);
    }
    return true;
}

/* The name of "raclawice/scenarios/dusk.json" follows those of the list. */
static bool add_scenario(struct ks_manifest *m, const struct ks_data_file *file,
                         struct ks_data_report *report)
{
    struct ks_place place = {file->origin, 0, 0};
    char name[sizeof m->scenario[0]];
    const char *from = strrchr(file->path, '/') + 1;
    size_t n = strlen(from) - strlen(".json");

    snprintf(name, sizeof name, "%.*s", (int)n, from);
    if (n >= sizeof name || !ks_text_is_key(name))
        return ks_report_error(report, place,
                               "this name does not fit; rename it to 1 to %zu of a-z, "
                               "0-9, - and _, and .json",
                               sizeof name - 1);
    if (has_scenario(m, name))
        return true;
    if (m->scenarios == KS_MAX_SCENARIOS)
        return ks_report_error(report, place,
                               "one scenario too many; expected at most %d",
                               (int)KS_MAX_SCENARIOS);
    memcpy(m->scenario[m->scenarios++], name, sizeof name);
    return true;
}

/* Scenarios that the list leaves out: their files are enough. */
static bool find_scenarios(struct ks_manifest *m, const struct ks_json *top,
                           const struct ks_data_source *source)
{
    bool good = true;
    char folder[48];

    snprintf(folder, sizeof folder, "%s/scenarios/", m->game);
    for (size_t i = 0; i < source->files; i++) {
        if (strncmp(source->file[i].path, folder, strlen(folder)) == 0)
            good &= add_scenario(m, &source->file[i], top->of->report);
    }
    return m->scenarios > 0
               ? good
               : ks_json_fault(top, "no scenario; write one into scenarios/NAME.json");
}

/* ---- options ---- */

/* An option of the game it is like; NULL if that has none of the name. */
static json_t *shared_option(const struct ks_json_file *file, const char *name)
{
    json_t *found = NULL, *option;
    size_t k;

    for (size_t i = 0; i < file->home; i++) {
        json_array_foreach(json_object_get(file->layer[i], "options"), k, option)
        {
            const char *own = json_string_value(json_object_get(option, "name"));
            if (own != NULL && strcmp(own, name) == 0)
                found = option;
        }
    }
    return found;
}

/* A name alone stands for an option of the game it is like. */
static bool take_option(struct ks_json *option, const struct ks_manifest *m)
{
    const char *name = json_string_value(option->value);

    if (name == NULL)
        return true;
    json_t *found = shared_option(option->of, name);
    if (found == NULL)
        return ks_json_fault(option,
                             "found \"%.40s\"; expected an option of %s or an object "
                             "{ ... }",
                             name, m->book);
    option->value = found;
    return true;
}

/* By key; values may go without. */
static bool read_value_names(struct ks_option_choice *o, const struct ks_json *option)
{
    const char *key[KS_MAX_VALUES + 1] = {0};
    struct ks_json names, at;
    bool good = true;

    if (!ks_json_has(option, "value_names", &names))
        return true;
    if (!ks_json_is_object(&names))
        return false;
    for (size_t i = 0; i < o->values; i++) {
        key[i] = o->value[i];
        if (ks_json_has(&names, key[i], &at))
            good &= ks_manifest_texts(&names, key[i], o->value_name[i][0],
                                      sizeof o->value_name[i][0]);
    }
    return ks_json_only(&names, key) && good;
}

static bool read_option(struct ks_option_choice *o, const struct ks_json *option)
{
    struct ks_json at;

    if (!ks_json_is_object(option) ||
        !ks_json_only(
            option, KS_KEYS("name", "main", "values", "value_names", "rule", "about")) ||
        !read_id(option, "name", o->name, sizeof o->name) ||
        (ks_json_has(option, "main", &at) && !ks_json_bool(&at, &o->main)) ||
        !ks_json_get_array(option, "values", 2, KS_MAX_VALUES, &at, &o->values))
        return false;
    for (size_t i = 0; i < o->values; i++) {
        struct ks_json value = ks_json_item(&at, i);
        if (!read_key(&value, o->value[i], sizeof o->value[i]))
            return false;
        for (size_t k = 0; k < i; k++) {
            if (strcmp(o->value[k], o->value[i]) == 0)
                return twice(&value, o->value[i]);
        }
    }
    return read_value_names(o, option) &&
           ks_manifest_texts(option, "about", o->about[0], sizeof o->about[0]);
}

static bool read_options(struct ks_manifest *m, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_get_array(top, "options", 0, KS_MAX_OPTIONS, &list, &n))
        return false;
    for (size_t i = 0; i < n; i++, m->options++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!take_option(&at, m) || !read_option(&m->option[i], &at))
            return false;
        m->option[i].place = ks_json_place(&at);
        if (ks_manifest_option(m, m->option[i].name) != NULL)
            return twice(&at, m->option[i].name);
    }
    return true;
}

/* What the game it is like may not say for this one. */
static void drop_keys(const struct ks_json_file *file)
{
    static const char *const own[] = {"scenarios", "reconstructed"};

    for (size_t k = 0; k < 2; k++) {
        bool said = false;
        for (size_t i = file->home; i < file->layers; i++)
            said |= json_object_get(file->layer[i], own[k]) != NULL;
        if (!said)
            json_object_del(file->merged, own[k]);
    }
}

static bool read_all(struct ks_manifest *m, const struct ks_json *top,
                     const struct ks_data_source *source,
                     struct ks_certainty_count *certainty)
{
    struct ks_json at;
    bool good =
        ks_json_only(top, KS_KEYS("title", "like", "rules", "rulebook", "sides", "armies",
                                  "scale", "scenarios", "options", "reconstructed"));

    good &= ks_manifest_texts(top, "title", m->title[0], sizeof m->title[0]);
    good &= ks_json_get(top, "rules", "the name of a rules system", &at) &&
            read_rules(&at, m);
    good &= read_rulebook(m, top);
    good &= read_sides(m, top);
    good &= read_armies(m, top);
    good &= read_scale(m, top, certainty);
    good &= read_scenarios(m, top) && find_scenarios(m, top, source);
    good &= read_options(m, top);
    good &= ks_manifest_texts(top, "reconstructed", m->reconstructed[0],
                              sizeof m->reconstructed[0]);
    return good;
}

bool ks_manifest_read(struct ks_manifest *manifest, const struct ks_data_source *source,
                      const char *game, struct ks_certainty_count *certainty,
                      struct ks_data_report *report)
{
    struct ks_json_file file;
    char like[24];

    *manifest = (struct ks_manifest){.scenarios = 0};
    if (!ks_text_copy(manifest->game, sizeof manifest->game, game))
        return ks_report_error(report, (struct ks_place){NULL, 0, 0},
                               "\"%.40s\" is not the name of a game", game);
    if (!ks_like_open(&file, source, "", game, "/game.json", like, report))
        return false;
    if (like[0] != '\0')
        drop_keys(&file);
    memcpy(manifest->book, like[0] ? like : manifest->game, sizeof manifest->book);
    struct ks_json top = ks_json_top(&file);
    const json_t *editions = json_object_get(shared_option(&file, "edition"), "values");
    const char *edition = json_string_value(json_array_get(editions, 0));
    snprintf(manifest->edition, sizeof manifest->edition, "%s", edition ? edition : "");
    bool good = read_all(manifest, &top, source, certainty);
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
