#include "variant.h"

#include <stdio.h>
#include <string.h>

#include "data/list.h"
#include "data/load.h"

/* Chosen one by one; the other options are all left or all turned. */
static bool is_variant_option(const struct ks_option_choice *o)
{
    return strcmp(o->name, "edition") == 0 || strcmp(o->name, "setup") == 0;
}

static void choose(struct ks_variant *v, const struct ks_option_choice *o, size_t value)
{
    struct ks_option *out = &v->option[v->options++];
    memcpy(out->name, o->name, sizeof out->name);
    memcpy(out->value, o->value[value], sizeof out->value);
}

/* Decisions grow with pieces and turns. Small games are not played more than twice as often as
 * those of a middling size. */
static uint64_t cost_of(const struct ks_scenario_info *info)
{
    enum { LEAST = 1200 };
    uint64_t pieces = 0;
    for (int side = 0; side < 2; side++)
        pieces +=
            info->size[side].units + info->size[side].guns + info->size[side].commanders;
    uint64_t cost = pieces * info->turns;
    return cost > LEAST ? cost : LEAST;
}

static struct ks_variant *add(struct ks_variants *all,
                              const struct ks_scenario_info *info)
{
    if (all->n == KS_MAX_VARIANTS)
        return NULL;
    struct ks_variant *v = &all->v[all->n++];
    *v = (struct ks_variant){.cost = cost_of(info)};
    memcpy(v->scenario, info->name, sizeof v->scenario);
    return v;
}

/* One of all combinations of editions and set-ups, by number; false after the last. */
static bool add_combination(struct ks_variants *all, const struct ks_scenario_info *info,
                            size_t number)
{
    struct ks_variant *v = add(all, info);
    for (size_t i = 0; v && i < info->game.options; i++) {
        const struct ks_option_choice *o = &info->game.option[i];
        if (!is_variant_option(o))
            continue;
        choose(v, o, number % o->values);
        number /= o->values;
    }
    if (v && number > 0)
        all->n--;
    return v && number == 0;
}

static void add_turned(struct ks_variants *all, const struct ks_scenario_info *info)
{
    struct ks_variant *v = add(all, info);
    for (size_t i = 0; v && i < info->game.options; i++)
        if (!is_variant_option(&info->game.option[i]))
            choose(v, &info->game.option[i], info->game.option[i].values - 1);
}

/* Open till the program ends. */
static struct ks_data_source source;

const struct ks_data_source *ks_variants_source(void)
{
    return &source;
}

bool ks_variants_find(struct ks_variants *all, const char *scenario, const char *folder)
{
    static struct ks_scenario_info info;
    struct ks_data_report report;
    struct ks_data_error error;
    char text[KS_DATA_PATH + KS_DATA_MESSAGE];
    all->n = 0;
    ks_report_init(&report);
    ks_data_source_init(&source);
    if (ks_data_source_embedded(&source, &report) &&
        (folder == NULL || ks_data_source_folder(&source, folder, &report)))
        for (size_t n = 0; ks_scenario_list(&source, n, &info, &report); n++) {
            if (scenario && strcmp(scenario, info.name) != 0)
                continue;
            for (size_t k = 0; add_combination(all, &info, k);)
                k++;
            add_turned(all, &info);
        }
    if (report.errors) {
        ks_report_first(&report, &error);
        ks_data_error_text(&error, text, sizeof text);
        printf("not ok %s\n", text);
    } else if (all->n == 0) {
        printf("not ok there is no scenario %s\n", scenario ? scenario : "at all");
    } else if (all->n == KS_MAX_VARIANTS) {
        puts("not ok too many variants: see KS_MAX_VARIANTS");
    }
    return !report.errors && all->n > 0 && all->n < KS_MAX_VARIANTS;
}

void ks_variant_text(const struct ks_variant *v, char *out, size_t size)
{
    size_t n = (size_t)snprintf(out, size, "%s", v->scenario);
    for (size_t i = 0; i < v->options && n < size; i++)
        n += (size_t)snprintf(out + n, size - n, " %s=%s", v->option[i].name,
                              v->option[i].value);
}

struct ks_game *ks_variant_load(const struct ks_variant *v)
{
    struct ks_data_error error;
    char text[KS_DATA_PATH + KS_DATA_MESSAGE];
    struct ks_game *g = ks_game_load(&source, v->scenario, v->option, v->options, &error);
    if (!g) {
        ks_data_error_text(&error, text, sizeof text);
        printf("not ok %s cannot be loaded: %s\n", v->scenario, text);
    }
    return g;
}

size_t ks_share_next(struct ks_share *share, const struct ks_variants *all)
{
    size_t least = 0;
    for (size_t v = 1; v < all->n; v++)
        if (share->spent[v] < share->spent[least])
            least = v;
    share->spent[least] += all->v[least].cost;
    return least;
}
