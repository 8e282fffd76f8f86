#include "core/frame.h"

#include "base/text.h"

static bool fits(const struct ks_game *g, struct ks_meaning m, uint32_t value)
{
    if (m.or_none && value == KS_NONE)
        return true;
    switch (m.holds) {
    case KS_HOLDS_PIECE: return value < g->pieces;
    case KS_HOLDS_HEX:
        return value < g->map.grid.hexes && ks_grid_on_map(&g->map.grid, (ks_hex)value);
    default: return value <= m.most;
    }
}

static bool refuse(const struct ks_frame_rule *rule, const char *field,
                   struct ks_meaning m, uint32_t value, char text[KS_TEXT])
{
    static const char *const kind[] = {"a number up to", "a piece of the game",
                                       "a hex of the map"};
    struct ks_writer w = ks_writer(text, KS_TEXT);
    ks_put(&w, "in the frame of");
    ks_put_word(&w, rule->name);
    ks_put(&w, ",");
    ks_put_word(&w, field);
    ks_put(&w, " is");
    ks_put_figure(&w, value);
    ks_put(&w, " and should be");
    ks_put_word(&w, kind[m.holds]);
    if (m.holds == KS_HOLDS_NUMBER)
        ks_put_figure(&w, m.most);
    if (m.or_none)
        ks_put(&w, ", or none (65535)");
    return false;
}

bool ks_frame_fits(const struct ks_game *g, const struct ks_frame_rule *rule,
                   const struct ks_frame *f, char text[KS_TEXT])
{
    const struct ks_meaning step = KS_UP_TO(rule->last), side = KS_UP_TO(1);
    const struct {
        const char *name;
        struct ks_meaning means;
        uint32_t value;
    } field[] = {{"step", step, f->step},
                 {"side", side, f->side},
                 {"count", rule->count, f->count},
                 {"unit", rule->unit, f->unit},
                 {"hex", rule->hex, f->hex},
                 {"a", rule->a, f->a},
                 {"b", rule->b, f->b},
                 {"the first mask", rule->mask[0], f->mask[0]},
                 {"the second mask", rule->mask[1], f->mask[1]}};
    if (rule->name == NULL) {
        struct ks_writer w = ks_writer(text, KS_TEXT);
        ks_put(&w, "nothing says what the frame of this procedure may hold");
        return false;
    }
    for (size_t i = 0; i < sizeof field / sizeof *field; i++)
        if (!fits(g, field[i].means, field[i].value))
            return refuse(rule, field[i].name, field[i].means, field[i].value, text);
    return true;
}

bool ks_frames_fit(const struct ks_state *s, const struct ks_frame_rule *rules,
                   char text[KS_TEXT])
{
    struct ks_writer w = ks_writer(text, KS_TEXT);
    for (int i = 0; i < s->depth; i++) {
        const struct ks_frame_rule *rule = &rules[s->frame[i].proc];
        bool right = i == 0 ? rule->on == 0 : rule->on >> s->frame[i - 1].proc & 1;
        if (right)
            continue;
        ks_put(&w, "the frame of ");
        ks_put(&w, rule->name);
        ks_put(&w, i == 0 ? " lies at the bottom" : " lies on that of ");
        ks_put(&w, i == 0 ? "" : rules[s->frame[i - 1].proc].name);
        return false;
    }
    return true;
}
