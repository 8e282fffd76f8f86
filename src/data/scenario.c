/* What the scenarios of all rules systems have in common. */
#include <stdio.h>
#include <string.h>

#include "data/like.h"
#include "data/loading.h"
#include "data/text.h"

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
    const char *all[16] = {NULL};
    size_t n = 0;

    for (; keys[n] != NULL; n++)
        all[n] = keys[n];
    memcpy(&all[n], KS_KEYS("rule", "certainty", "note"), 3 * sizeof all[0]);
    return ks_json_is_object(at) && ks_json_only(at, all) &&
           ks_manifest_sure(at, KS_PART_SCENARIO, &l->certainty);
}

bool ks_scenario_get(struct ks_loading *l, const struct ks_json *top, const char *name,
                     const char *const *keys, struct ks_json *out)
{
    char list[100], expected[120];

    ks_text_choice(keys, list, sizeof list);
    snprintf(expected, sizeof expected, "{ %s%scertainty }", list, list[0] ? ", " : "");
    return ks_json_get(top, name, expected, out) && ks_scenario_fact(l, out, keys);
}

bool ks_scenario_count(struct ks_loading *l, const struct ks_json *top, const char *name,
                       int min, int max, int *out)
{
    struct ks_json fact;

    return ks_scenario_get(l, top, name, KS_KEYS("count"), &fact) &&
           ks_json_get_int(&fact, "count", min, max, out);
}
