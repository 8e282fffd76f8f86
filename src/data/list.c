#include "data/list.h"

#include <stdio.h>
#include <string.h>

#include "data/loader.h"
#include "data/loading.h"

static void count(struct ks_side_size *size, const struct ks_game *g, ks_unit u)
{
    enum ks_kind kind = (enum ks_kind)g->piece[u].kind;
    const char *sign = ks_term_sign(g, "arm", g->piece[u].arm);

    size->units += kind == KS_KIND_TROOPS;
    size->mounted += kind == KS_KIND_TROOPS && ks_sign_is(sign, 0, "horse");
    size->guns += kind == KS_KIND_GUNS;
    size->commanders += kind >= KS_KIND_LEADER;
}

/* An army without pieces is not part of the scenario. */
static void count_army(struct ks_scenario_info *info, const struct ks_loading *l,
                       const struct ks_army *army)
{
    struct ks_army_info *a = &info->army[info->armies];
    bool any = false;

    *a = (struct ks_army_info){.army = *army};
    for (ks_unit u = 0; u < l->g->pieces; u++) {
        if (ks_army_of(l->g, u) != army)
            continue;
        a->side = l->g->piece[u].side;
        count(&a->size, l->g, u);
        any = true;
    }
    info->armies += any;
}

static void count_all(struct ks_scenario_info *info, const struct ks_loading *l)
{
    for (ks_unit u = 0; u < l->g->pieces; u++)
        count(&info->size[l->g->piece[u].side], l->g, u);
    for (size_t i = 0; i < l->g->armies; i++)
        count_army(info, l, &l->g->army[i]);
}

static bool tell(const struct ks_data_source *source, const char *scenario,
                 struct ks_scenario_info *info, struct ks_data_report *report)
{
    struct ks_loading l;

    if (!ks_loading_run(&l, source, scenario, NULL, 0, report))
        return false;
    *info = (struct ks_scenario_info){.turns = l.g->turns, .game = l.manifest};
    memcpy(info->livery, l.g->side_livery, sizeof info->livery);
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
    struct ks_certainty_count unused = {.count = {{0}}};
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
