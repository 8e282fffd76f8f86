#include "data/judgement.h"
#include "data/labataille/loading.h"
#include "labataille/typical.h"

/* How computer players weigh what is not points. */
static bool read_weights(struct lb_loading *l)
{
    static const char *const columns[] = {
#define WEIGHT(name) #name,
#include "labataille/weights.def"
#undef WEIGHT
        NULL};
    return ks_judgement_read(l->of, "weights", columns, ks_weight_rows,
                             &l->r->weights[0].pull);
}

static bool read_files(struct lb_loading *l)
{
    bool good = lb_load_tables(l);

    good &= ks_read_map(l->of);
    good &= lb_load_options(l);
    if (!good || !lb_load_units(l))
        return false;
    return lb_load_scenario(l) && lb_load_setup(l) && read_weights(l);
}

static bool finish(const struct lb_loading *l)
{
    for (int part = 0; part < KS_PARTS; part++) {
        for (int sure = 0; sure < KS_CERTAINTIES; sure++)
            l->r->certain[sure] += l->of->certainty.count[part][sure];
    }
    l->g->one_score = true;
    l->g->win_when = KS_WINS_AFTER_TURN;
    l->g->win_level = KS_NOBODY;
    if (!lb_game_finish(l->g, l->r))
        return ks_loading_fault(l->of, "units.csv", 0,
                                "more units, or longer ones, than these rules can have");
    l->g->state_size = lb_state_size(l->g);
    return lb_check_setup(l);
}

static bool read_game(struct ks_loading *of)
{
    struct lb_loading l = {.of = of, .g = of->g, .r = of->rules};

    return read_files(&l) && finish(&l);
}

static bool conceal(struct ks_game *g, int side)
{
    struct lb_game *r = (struct lb_game *)g->rules;

    if (r->fog)
        lb_conceal(g, r, side);
    return r->fog;
}

static const char *const rulebooks[] = {"raszyn", NULL};

const struct ks_loader lb_loader = {
    .rules = "labataille",
    .size = sizeof(struct lb_game),
    .rulebook = rulebooks,
    .terrains = 1u << KS_CLEAR | 1u << KS_WOODS | 1u << KS_VILLAGE | 1u << KS_HILL |
                1u << KS_SLOPE | 1u << KS_MARSH | 1u << KS_WATER | 1u << KS_TOWN |
                1u << KS_HAMLET | 1u << KS_GARDEN | 1u << KS_DIKE,
    .two_waters = true,
    .read = read_game,
    .conceal = conceal,
    .position = lb_position,
};
