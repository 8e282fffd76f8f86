/* What the scenarios of all rules systems have in common. */
#include <stdio.h>

#include "data/like.h"
#include "data/loading.h"

bool ks_scenario_open(struct ks_loading *l, struct ks_json_file *file)
{
    char folder[48];

    snprintf(folder, sizeof folder, "%s/scenarios/", l->manifest.game);
    return ks_like_open(file, l->source, folder, l->scenario, ".json", l->like,
                        l->report);
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
