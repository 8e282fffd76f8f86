#include <string.h>

#include "data/judgement.h"
#include "data/rules1794/loading.h"

/* How computer players weigh what is not points. */
static bool read_weights(struct r94_loading *l)
{
    static const char *const columns[] = {
#define WEIGHT(name) #name,
#include "rules1794/weights.def"
#undef WEIGHT
        NULL};
    return ks_judgement_read(
        l->of, l->r->setting.points_for_deeds ? "weights_deeds" : "weights_losses",
        columns, ks_weight_rows, &l->r->weights[0].pull);
}

static bool read_files(struct r94_loading *l)
{
    bool good = l->has_tables = r94_read_tables(l);

    good &= ks_read_map(l->of);
    good &= r94_read_settings(l);
    good &= r94_read_units(l);
    if (!good || !r94_check_ground(l))
        return false;
    return r94_read_scenario(l) && r94_read_setup(l) && read_weights(l);
}

/* What a table shows of points and ground that only the rules know. */
static void tell_table(const struct r94_loading *l)
{
    static const uint8_t when[] = {
        [R94_AT_ONCE] = KS_WINS_AT_ONCE,
        [R94_AFTER_ACTIVATION] = KS_WINS_AFTER_ACTIVATION,
        [R94_AFTER_TURN] = KS_WINS_AFTER_TURN,
    };
    l->g->map.last_row = (uint16_t)l->r->last_row;
    l->g->one_score = l->r->setting.points_for_deeds != 0;
    l->g->win_when = when[l->r->setting.victory_check];
    l->g->win_level = l->g->one_score ? 0 : KS_NOBODY; /* [12.3b], r135 */
    for (int side = 0; side < 2; side++)
        if (l->r->threshold[side] < R94_NO_LIMIT)
            l->g->win_at[side] = (int16_t)l->r->threshold[side];
}

static void finish(const struct r94_loading *l)
{
    tell_table(l);
    for (int part = 0; part < KS_PARTS; part++) {
        for (int sure = 0; sure < KS_CERTAINTIES; sure++)
            l->r->certain[sure] += l->of->certainty.count[part][sure];
    }
    r94_game_finish(l->g, l->r);
    l->g->state_size = r94_state_size(l->g);
    l->g->kept = r94_kept(l->g);
}

static bool read_game(struct ks_loading *of)
{
    struct r94_loading l = {.of = of, .g = of->g, .r = of->rules};

    l.r->rulebook = of->manifest.rulebook;
    if (!read_files(&l))
        return false;
    finish(&l);
    return true;
}

static void set_limits(struct ks_game *g, const int limit[2])
{
    struct r94_game *r = (struct r94_game *)g->rules; /* ours: read_game filled it in */

    for (int side = 0; side < 2; side++)
        r->threshold[side] = limit[side] == 0 ? R94_NO_LIMIT : limit[side];
}

static const char *const rulebooks[R94_RULEBOOKS + 1] = {
    [R94_RACLAWICE] = "raclawice",
    [R94_SZCZEKOCINY] = "szczekociny",
    [R94_MACIEJOWICE] = "maciejowice",
};

const struct ks_loader r94_loader = {
    .rules = "rules1794",
    .size = sizeof(struct r94_game),
    .rulebook = rulebooks,
    .terrains = 1u << KS_CLEAR | 1u << KS_WOODS | 1u << KS_VILLAGE | 1u << KS_HILL |
                1u << KS_SLOPE | 1u << KS_MARSH | 1u << KS_CASTLE | 1u << KS_WATER,
    .read = read_game,
    .limits = set_limits,
    .position = r94_position,
};
