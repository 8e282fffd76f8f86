/* What the scenarios of all rules systems have in common. */
#include <stdio.h>
#include <string.h>

#include "data/loading.h"
#include "data/text.h"

static void path_of(const struct ks_loading *l, const char *scenario, char *out,
                    size_t size)
{
    snprintf(out, size, "%s/scenarios/%s.json", l->manifest.game, scenario);
}

/* "like": the scenario whose facts and set-up hold where this one has none of its own. */
static bool read_like(struct ks_loading *l, const struct ks_json *at)
{
    const struct ks_manifest *m = &l->manifest;
    const char *name = ks_json_string(at);

    for (size_t i = 0; name != NULL && i < m->scenarios; i++) {
        if (strcmp(m->scenario[i], name) == 0 && strcmp(name, l->scenario) != 0)
            return ks_text_copy(l->like, sizeof l->like, name);
    }
    return name != NULL &&
           ks_json_fault(at, "found \"%.40s\"; expected another scenario of %s", name,
                         m->game);
}

/* Of two scenarios that are like each other neither would say anything. */
static bool check_like(const struct ks_json_file *file, const struct ks_json *at)
{
    for (size_t i = 0; i < file->home; i++) {
        if (json_object_get(file->layer[i], "like") != NULL)
            return ks_json_fault(at,
                                 "found \"%s\", which is like another scenario itself; "
                                 "expected the name of that one",
                                 json_string_value(at->value));
    }
    return true;
}

bool ks_scenario_open(struct ks_loading *l, struct ks_json_file *file)
{
    char path[96], under[96];
    struct ks_json like;

    path_of(l, l->scenario, path, sizeof path);
    if (!ks_json_open(file, l->source, path, l->report))
        return false;
    struct ks_json top = ks_json_top(file);
    if (!ks_json_has(&top, "like", &like))
        return true;
    bool good = read_like(l, &like);
    ks_json_close(file);
    path_of(l, l->like, under, sizeof under);
    if (!good || !ks_json_open_over(file, l->source, under, path, l->report))
        return false;
    top = ks_json_top(file);
    if (ks_json_get(&top, "like", &like) && check_like(file, &like))
        return true;
    ks_json_close(file);
    return false;
}

/* "Racławice 1794: historical scenario" */
static bool read_title(struct ks_loading *l, const struct ks_json *top)
{
    if (!ks_manifest_texts(top, "title", l->title[0], sizeof l->title[0]))
        return false;
    for (size_t i = 0; i < KS_LANGUAGES; i++)
        snprintf(l->g->title[i], sizeof l->g->title[i], "%s: %s", l->manifest.title[i],
                 l->title[i]);
    return true;
}

bool ks_scenario_heading(struct ks_loading *l, const struct ks_json *top)
{
    bool good = read_title(l, top);

    return ks_manifest_texts(top, "situation", l->situation[0], sizeof l->situation[0]) &&
           good;
}

bool ks_scenario_fact(struct ks_loading *l, const struct ks_json *at,
                      const char *const *keys)
{
    return ks_json_is_object(at) && ks_json_only(at, keys) &&
           ks_manifest_sure(at, KS_PART_SCENARIO, &l->certainty);
}

bool ks_scenario_count(struct ks_loading *l, const struct ks_json *top, const char *name,
                       int min, int max, int *out)
{
    static const char *const keys[] = {"count", "rule", "certainty", "note", NULL};
    struct ks_json fact, at;

    return ks_json_get(top, name, &fact) && ks_scenario_fact(l, &fact, keys) &&
           ks_json_get(&fact, "count", &at) && ks_json_int(&at, min, max, out);
}
