#include "data/list.h"

#include <stdio.h>
#include <string.h>

#include "data/loading.h"

static void count(struct ks_side_size *size, int branch)
{
    size->guns += branch == R94_GUNS;
    size->commanders += branch == R94_LEADER;
    size->units += branch <= R94_HORSE;
}

static void count_army(struct ks_scenario_info *info, const struct ks_loading *l,
                       int army)
{
    static const char *const name[R94_ARMIES][KS_LANGUAGES] = {
        [R94_POLISH] = {"Poles", "Polacy"},
        [R94_RUSSIAN] = {"Russians", "Rosjanie"},
        [R94_PRUSSIAN] = {"Prussians", "Prusacy"},
    };
    struct ks_army_info *a = &info->army[info->armies++];

    snprintf(a->id, sizeof a->id, "%s", ks_army_name[army]);
    memcpy(a->name, name[army], sizeof a->name);
    a->side = l->army_side[army];
    for (size_t i = 0; i < l->g->pieces; i++) {
        if (l->r->unit[i].army == army)
            count(&a->size, l->r->unit[i].branch);
    }
}
_Static_assert((int)R94_ARMIES <= (int)KS_MAX_ARMIES, "all armies can be told");

static void count_all(struct ks_scenario_info *info, const struct ks_loading *l)
{
    for (size_t i = 0; i < l->g->pieces; i++)
        count(&info->size[l->r->unit[i].side], l->r->unit[i].branch);
    for (int army = 0; army < R94_ARMIES; army++) {
        if (l->has_army[army])
            count_army(info, l, army);
    }
}

static bool tell(const struct ks_data_source *source, const char *scenario,
                 struct ks_scenario_info *info, struct ks_data_report *report)
{
    struct ks_loading l;

    if (!ks_loading_run(&l, source, scenario, NULL, 0, report))
        return false;
    *info = (struct ks_scenario_info){.turns = l.g->turns, .game = l.manifest};
    memcpy(info->name, l.g->scenario, sizeof info->name);
    memcpy(info->title, l.title, sizeof info->title);
    memcpy(info->situation, l.situation, sizeof info->situation);
    count_all(info, &l);
    ks_loading_done(&l);
    return true;
}

bool ks_scenario_list(const struct ks_data_source *source, size_t n,
                      struct ks_scenario_info *info, struct ks_data_report *report)
{
    struct ks_certainty unused = {.count = {{0}}};
    struct ks_manifest m;
    char game[24], name[64];

    for (size_t g = 0; ks_manifest_game(source, g, game, sizeof game) != NULL; g++) {
        if (!ks_manifest_read(&m, source, game, &unused, report))
            return false;
        if (n < m.scenarios) {
            snprintf(name, sizeof name, "%s/%s", game, m.scenario[n]);
            return tell(source, name, info, report);
        }
        n -= m.scenarios;
    }
    return false;
}
