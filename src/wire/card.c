#include "wire/card.h"

#include "driver/shares.h"
#include "wire/reply.h"

static json_t *json_forces(const struct ks_scenario_info *info)
{
    json_t *list = json_array();
    for (size_t i = 0; i < info->armies; i++) {
        const struct ks_army_info *a = &info->army[i];
        json_t *item = json_object();
        ks_add_text(item, "army", a->army.id);
        ks_add_text(item, "side", info->game.side[a->side]);
        ks_add_int(item, "foot", a->size.units - a->size.mounted);
        ks_add_int(item, "mounted", a->size.mounted);
        ks_add_int(item, "guns", a->size.guns);
        ks_add_int(item, "commanders", a->size.commanders);
        json_array_append_new(list, item);
    }
    return list;
}

static json_t *json_share(json_int_t won, json_int_t games)
{
    struct ks_estimate e = ks_share((double)won, (uint32_t)games);
    json_t *out = json_object();
    ks_add(out, "value", ks_reply_number(e.value));
    ks_add(out, "low", ks_reply_number(e.low));
    ks_add(out, "high", ks_reply_number(e.high));
    return out;
}

/* Games that neither side has won are the rest. */
static json_t *json_shares(const json_t *measured, const struct ks_scenario_info *info)
{
    json_int_t games = json_integer_value(json_object_get(measured, "games"));
    json_t *out = json_object(), *sides = json_object();
    for (int side = 0; side < 2; side++) {
        const char *id = info->game.side[side];
        json_t *won = json_object_get(json_object_get(measured, "wins"), id);
        ks_add(sides, id, json_share(json_integer_value(won), games));
    }
    ks_add_text(out, "player", json_string_value(json_object_get(measured, "player")));
    ks_add_int(out, "games", games);
    ks_add(out, "sides", sides);
    return out;
}

void ks_reply_card(json_t *scenario, const struct ks_scenario_info *info)
{
    const json_t *measured = json_object_get(scenario, "measured");
    ks_add(scenario, "forces", json_forces(info));
    if (measured == NULL)
        return;
    ks_add(scenario, "shares", json_shares(measured, info));
    json_object_del(scenario, "measured");
}
