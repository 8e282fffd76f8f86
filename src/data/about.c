#include "data/about.h"

#include <stdio.h>
#include <string.h>

#include "data/card.h"
#include "data/json.h"
#include "data/text.h"

/* One thing that is told; all of them may be missing. */
struct item {
    const char *key; /* NULL: the end of the list */
    bool (*check)(const struct ks_json *at);
};

static bool check_items(const struct ks_json *object, const struct item *list)
{
    const char *keys[16] = {NULL};
    struct ks_json at;
    bool good = ks_json_is_object(object);

    for (size_t i = 0; good && list[i].key != NULL; i++)
        keys[i] = list[i].key;
    good = good && ks_json_only(object, keys);
    for (size_t i = 0; keys[i] != NULL; i++) {
        if (ks_json_has(object, keys[i], &at))
            good &= list[i].check(&at);
    }
    return good;
}

static bool check_string(const struct ks_json *at)
{
    return ks_json_string(at) != NULL;
}

static bool check_texts(const struct ks_json *at)
{
    static const struct item list[] = {
        {"en", check_string}, {"pl", check_string}, {NULL, NULL}};
    struct ks_json text;

    return check_items(at, list) && ks_json_get(at, "en", "a text in English", &text) &&
           ks_json_get(at, "pl", "a text in Polish", &text);
}

static bool wrong(const struct ks_json *at, const char *text, const char *expected)
{
    return text != NULL &&
           ks_json_fault(at, "found \"%.40s\"; expected %s", text, expected);
}

static bool check_clock(const struct ks_json *at)
{
    const char *text = ks_json_string(at);
    int minutes;

    return (text != NULL && ks_text_clock(text, &minutes)) ||
           wrong(at, text, "a time as 16:00");
}

static bool check_day(const struct ks_json *at)
{
    const char *text = ks_json_string(at);
    int year, month, day, end = 0;

    return (text != NULL &&
            sscanf(text, "%4d-%2d-%2d%n", &year, &month, &day, &end) == 3 && end == 10 &&
            text[end] == '\0') ||
           wrong(at, text, "a day as 1794-04-04");
}

static bool check_wind(const struct ks_json *at)
{
    int wind;

    return ks_json_word(at, KS_KEYS("N", "NE", "E", "SE", "S", "SW", "W", "NW"), &wind);
}

/* A range: the lower figure first. */
static bool check_range(const struct ks_json *at)
{
    enum { MOST = 100000 };
    size_t n;
    int low, high;
    if (!ks_json_is_array(at, 2, 2, &n))
        return false;
    struct ks_json first = ks_json_item(at, 0), second = ks_json_item(at, 1);
    if (!ks_json_int(&first, 1, MOST, &low) || !ks_json_int(&second, 1, MOST, &high))
        return false;
    return low <= high ||
           ks_json_fault(at, "found %d before %d; expected the lower figure first", low,
                         high);
}

static bool check_games(const struct ks_json *at)
{
    int games;
    return ks_json_int(at, 1, 1000000, &games);
}

/* As measured, or in words. */
static bool check_length(const struct ks_json *at)
{
    static const struct item list[] = {{"inputs", check_range},
                                       {"minutes", check_range},
                                       {"games", check_games},
                                       {NULL, NULL}};
    struct ks_json figure;
    if (ks_json_is_object(at) && ks_json_has(at, "en", &figure))
        return check_texts(at);
    return check_items(at, list) &&
           ks_json_get(at, "inputs", "the inputs of a side, as [300, 400]", &figure) &&
           ks_json_get(at, "minutes", "the time at the table, as [60, 150]", &figure);
}

static bool check_scenarios(const struct ks_json *at)
{
    static const struct item list[] = {{"title", check_texts},
                                       {"about", check_texts},
                                       {"card", ks_json_is_object},
                                       {"measured", ks_json_is_object},
                                       {"start", check_clock},
                                       {"length", check_length},
                                       {NULL, NULL}};
    bool good = ks_json_is_object(at);
    const char *key;
    json_t *value;

    json_object_foreach(at->value, key, value)
    {
        struct ks_json scenario = {at, at->of, key, 0, value};
        good &= check_items(&scenario, list);
    }
    return good;
}

static const struct item items[] = {{"title", check_texts},
                                    {"top", check_wind},
                                    {"day", check_day},
                                    {"date", check_texts},
                                    {"history", check_texts},
                                    {"reconstructed", check_texts},
                                    {"scenarios", check_scenarios},
                                    {NULL, NULL}};

/* What is told of a scenario that is not there would never be shown. */
static bool check_names(const struct ks_json *top, const struct ks_manifest *m)
{
    const char *keys[KS_MAX_SCENARIOS + 1] = {NULL};
    struct ks_json scenarios, scenario;

    for (size_t i = 0; i < m->scenarios; i++)
        keys[i] = m->scenario[i];
    if (!ks_json_has(top, "scenarios", &scenarios))
        return true;
    bool good = ks_json_only(&scenarios, keys);
    for (size_t i = 0; i < m->scenarios; i++) {
        if (ks_json_has(&scenarios, keys[i], &scenario))
            good &= ks_card_check(&scenario, m);
    }
    return good;
}

/* The scenarios of all layers; other keys of the owner's replace ours as a whole. */
static void join_scenarios(const struct ks_json_file *file)
{
    json_t *all = json_object();

    for (size_t i = 0; i < file->layers; i++)
        json_object_update(all, json_object_get(file->layer[i], "scenarios"));
    json_object_set_new(file->merged, "scenarios", all);
}

json_t *ks_about_read(const struct ks_data_source *source, const struct ks_manifest *m,
                      struct ks_data_report *report)
{
    struct ks_json_file file;
    json_t *about = NULL;
    char path[64];

    snprintf(path, sizeof path, "%s/about.json", m->game);
    if (ks_data_source_find(source, path, 0) == NULL)
        return json_object();
    if (!ks_json_open(&file, source, path, report))
        return NULL;
    struct ks_json top = ks_json_top(&file);
    if (check_items(&top, items) && check_names(&top, m)) {
        join_scenarios(&file);
        about = json_incref(file.merged);
    }
    ks_json_close(&file);
    return about;
}
