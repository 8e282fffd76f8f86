/* editions.json: what the editions of the rules do differently; and the options that
 * switch a rule on. */
#include <stddef.h>
#include <string.h>

#include "data/loading.h"
#include "data/table.h"

struct setting {
    const char *name;
    size_t field;
};

static const struct setting settings[] = {
#define SETTING(name, paragraphs) {#name, offsetof(struct r94_settings, name)},
#include "rules1794/settings.def"
#undef SETTING
};

enum { SETTINGS = sizeof settings / sizeof settings[0] };

/* Turning for nothing could go on for ever, and a line is more than one unit. */
static int least(const char *name)
{
    return strcmp(name, "about_turn_cost") == 0 ? 1
           : strcmp(name, "line_minimum") == 0  ? 2
                                                : 0;
}

static int find_setting(const char *name)
{
    for (int i = 0; i < SETTINGS; i++) {
        if (strcmp(settings[i].name, name) == 0)
            return i;
    }
    return -1;
}

/* Every edition of the game has its column; the value of the chosen one is taken. */
static bool read_row(struct ks_loading *l, const struct ks_table *t, size_t index,
                     const struct ks_option_choice *editions, bool *seen)
{
    const char *chosen = ks_loading_option(l, editions->name), *name;
    struct ks_json row;
    int column, value;

    if (!ks_table_row(t, index, &row, &name, KS_PART_EDITIONS, &l->certainty))
        return false;
    int i = find_setting(name);
    if (i < 0)
        return ks_json_fault(&row, "setting \"%.40s\" is unknown", name);
    if (seen[i])
        return ks_json_fault(&row, "setting \"%s\" stands here already", name);
    seen[i] = true;
    for (size_t e = 0; e < editions->values; e++) {
        if (!ks_table_need(t, editions->value[e], &column))
            return false;
        struct ks_json at = ks_json_item(&row, (size_t)column);
        if (!ks_json_int(&at, least(name), 9, &value))
            return false;
        if (strcmp(editions->value[e], chosen) == 0)
            *(int *)(void *)((char *)&l->r->setting + settings[i].field) = value;
    }
    return true;
}

static const struct ks_option_choice *find_option(const struct ks_manifest *m,
                                                  const char *name)
{
    for (size_t i = 0; i < m->options; i++) {
        if (strcmp(m->option[i].name, name) == 0)
            return &m->option[i];
    }
    return NULL;
}

static bool read_settings(struct ks_loading *l, const struct ks_json *top)
{
    const struct ks_option_choice *editions = find_option(&l->manifest, "edition");
    bool seen[SETTINGS] = {false}, good = true;
    struct ks_table t;

    if (editions == NULL)
        return ks_json_fault(top, "game.json has no option \"edition\"");
    if (!ks_table_open(&t, top))
        return false;
    for (size_t i = 0; i < t.rows; i++)
        good &= read_row(l, &t, i, editions, seen);
    for (int i = 0; i < SETTINGS; i++) {
        if (!seen[i])
            *(int *)(void *)((char *)&l->r->setting + settings[i].field) =
                strcmp(settings[i].name, "rear_step_into_enemy") == 0;
    }
    return good;
}

/* ---- options ---- */

struct switches {
    const char *name, *off, *on;
    size_t field;
};

static const struct switches switches[] = {
    {"counterattack_cost", "off", "on",
     offsetof(struct r94_game, counterattack_costs_target)},
    {"tormasow_to_overall", "off", "on",
     offsetof(struct r94_game, tormasow_units_to_overall)},
    {"lone_gun_winner_spared", "off", "on",
     offsetof(struct r94_game, lone_gun_winner_spared)},
    {"one_shot_per_chit", "off", "on", offsetof(struct r94_game, one_shot_per_chit)},
    {"artillery_arc", "front", "cone", offsetof(struct r94_game, artillery_cone)},
    {"morale_in_melee", "off", "on", offsetof(struct r94_game, morale_in_melee)},
};

static const struct switches *find_switch(const char *name)
{
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        if (strcmp(switches[i].name, name) == 0)
            return &switches[i];
    }
    return NULL;
}

/* An option of game.json that no rule reads would be a promise the program does not
 * keep. */
static bool read_switch(struct ks_loading *l, const struct ks_option_choice *o)
{
    const struct switches *s = find_switch(o->name);
    char path[64];

    ks_loading_path(l, "game.json", path, sizeof path);
    if (s == NULL)
        return ks_report_error(l->report, (struct ks_place){path, 0, 0},
                               "option \"%s\" is unknown to the rules", o->name);
    if (o->values != 2 || strcmp(o->value[0], s->off) != 0 ||
        strcmp(o->value[1], s->on) != 0)
        return ks_report_error(l->report, (struct ks_place){path, 0, 0},
                               "option \"%s\": expected the values %s and %s", o->name,
                               s->off, s->on);
    *(int *)(void *)((char *)l->r + s->field) =
        strcmp(ks_loading_option(l, o->name), s->on) == 0;
    return true;
}

static bool read_switches(struct ks_loading *l)
{
    bool good = true;

    for (size_t i = 0; i < l->manifest.options; i++) {
        const struct ks_option_choice *o = &l->manifest.option[i];
        if (strcmp(o->name, "edition") != 0 && strcmp(o->name, "setup") != 0)
            good &= read_switch(l, o);
    }
    return good;
}

bool ks_read_editions(struct ks_loading *l)
{
    struct ks_json_file file;
    char path[64];

    ks_loading_path(l, "editions.json", path, sizeof path);
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_settings(l, &top);
    ks_json_close(&file);
    return read_switches(l) && good;
}
