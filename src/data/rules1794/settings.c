/* rules1794.json: the one table of what the rulebooks of a family do differently, with a
 * column for each game and edition; and the options that switch a rule on. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "data/rules1794/loading.h"
#include "data/table.h"
#include "data/text.h"

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

/* The columns of this game: one for each edition, or the only one. */
struct columns {
    size_t count, chosen;
    int number[KS_MAX_VALUES];
};

static int *field_of(struct r94_loading *l, int i)
{
    return (int *)(void *)((char *)&l->r->setting + settings[i].field);
}

/* Free turning could go on forever, and a line has more than one unit. */
static int least(const char *name)
{
    return strcmp(name, "about_turn_cost") == 0 ? 1
           : strcmp(name, "line_minimum") == 0  ? 2
                                                : 0;
}

static int most(const char *name)
{
    return strcmp(name, "victory_check") == 0 ? R94_AFTER_TURN : 9;
}

static int find_setting(const char *name)
{
    for (int i = 0; i < SETTINGS; i++) {
        if (strcmp(settings[i].name, name) == 0)
            return i;
    }
    return -1;
}

/* "raclawice-2013-en": a column is named after a game, and after an edition if it has any. */
static bool check_column(const struct r94_loading *l, const struct ks_table *t, size_t i)
{
    static const char *const about[] = {"setting", "rule", "certainty", "meaning", NULL};
    const char *name = t->column[i];
    struct ks_json at = ks_json_item(&t->column_list, i);
    char path[64];

    if (ks_text_among(name, about) >= 0)
        return true;
    for (size_t n = strlen(name); n > 0; n--) {
        snprintf(path, sizeof path, "%.*s/game.json", (int)n, name);
        if ((name[n] == '\0' || name[n] == '-') &&
            ks_data_source_top(l->of->source, path) != NULL)
            return true;
    }
    return ks_json_fault(&at, "found \"%.40s\"; expected the name of a game", name);
}

/* A column of its own before that of the game it is like; "raclawice-2013-en" where the rulebook
 * has editions, otherwise "szczekociny". */
static bool find_column(const struct ks_manifest *m, const struct ks_table *t,
                        const char *edition, int *column)
{
    char name[64];

    snprintf(name, sizeof name, "%s-%s", m->game, edition);
    if ((*column = ks_table_find(t, name)) >= 0 ||
        (*column = ks_table_find(t, m->game)) >= 0)
        return true;
    snprintf(name, sizeof name, "%s%s%s", m->book, edition[0] ? "-" : "", edition);
    return ks_table_need(t, name, column);
}

static bool find_columns(const struct r94_loading *l, const struct ks_table *t,
                         struct columns *c)
{
    const struct ks_manifest *m = &l->of->manifest;
    const struct ks_option_choice *editions = ks_manifest_option(m, "edition");
    const char *chosen = ks_loading_option(l->of, "edition");
    bool good = true;

    *c = (struct columns){.count = editions != NULL ? editions->values : 1};
    for (size_t i = 0; i < t->columns; i++)
        good &= check_column(l, t, i);
    for (size_t i = 0; i < c->count; i++) {
        const char *edition = editions != NULL ? editions->value[i] : m->edition;
        good &= find_column(m, t, edition, &c->number[i]);
        if (editions != NULL && strcmp(editions->value[i], chosen) == 0)
            c->chosen = i;
    }
    return good;
}

/* Every column of the game has a value; that of the chosen edition is taken. */
static bool read_row(struct r94_loading *l, const struct ks_table *t, size_t index,
                     const struct columns *c, bool *seen)
{
    const char *name;
    struct ks_json row;
    int value;

    if (!ks_table_row(t, index, &row, &name, KS_PART_RULES, &l->of->certainty))
        return false;
    int i = find_setting(name);
    if (i < 0)
        return ks_json_fault(&row, "setting \"%.40s\" is unknown", name);
    if (seen[i])
        return ks_json_fault(&row, "setting \"%s\" is here twice; expected it once",
                             name);
    seen[i] = true;
    for (size_t e = 0; e < c->count; e++) {
        struct ks_json at = ks_json_item(&row, (size_t)c->number[e]);
        if (!ks_json_int(&at, least(name), most(name), &value))
            return false;
        if (e == c->chosen)
            *field_of(l, i) = value;
    }
    return true;
}

static bool read_settings(struct r94_loading *l, const struct ks_json *top)
{
    bool seen[SETTINGS] = {false}, good = true;
    struct ks_table t;
    struct columns c;

    if (!ks_table_open(&t, top) || !find_columns(l, &t, &c))
        return false;
    for (size_t i = 0; i < t.rows; i++)
        good &= read_row(l, &t, i, &c, seen);
    for (int i = 0; i < SETTINGS; i++) {
        if (!seen[i] && good)
            good = ks_json_fault(&t.row_list, "no row for the setting \"%s\"; add one",
                                 settings[i].name);
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
    {"shot_gun_is_captured", "off", "on",
     offsetof(struct r94_game, shot_gun_is_captured)},
};

enum { SWITCHES = sizeof switches / sizeof switches[0] };

static bool option_fault(const struct r94_loading *l, const struct ks_option_choice *o,
                         const char *expected)
{
    return ks_report_error(l->of->report, o->place, "option \"%s\"; expected %s", o->name,
                           expected);
}

static const struct switches *find_switch(const char *name)
{
    for (size_t i = 0; i < SWITCHES; i++) {
        if (strcmp(switches[i].name, name) == 0)
            return &switches[i];
    }
    return NULL;
}

/* An option of game.json that no rule reads would be a promise the program does not
 * keep. */
static bool unknown_option(const struct r94_loading *l, const struct ks_option_choice *o)
{
    const char *name[SWITCHES + 4] = {"edition", "setup", "limits"};
    char list[240];

    for (size_t i = 0; i < SWITCHES; i++)
        name[i + 3] = switches[i].name;
    ks_text_choice(name, list, sizeof list);
    return option_fault(l, o, list);
}

static bool read_switch(struct r94_loading *l, const struct ks_option_choice *o)
{
    const struct switches *s = find_switch(o->name);
    char what[80];

    if (s == NULL)
        return unknown_option(l, o);
    snprintf(what, sizeof what, "the values %s and %s", s->off, s->on);
    if (o->values != 2 || strcmp(o->value[0], s->off) != 0 ||
        strcmp(o->value[1], s->on) != 0)
        return option_fault(l, o, what);
    *(int *)(void *)((char *)l->r + s->field) =
        strcmp(ks_loading_option(l->of, o->name), s->on) == 0;
    return true;
}

/* [12.4b] The players may agree on other limits; scenario.c works them out. */
static bool check_limits(const struct r94_loading *l, const struct ks_option_choice *o)
{
    static const char *const values[] = {"printed", "half", "double", "none", "even"};
    bool good = o->values == 4 || o->values == 5;

    for (size_t i = 0; good && i < o->values; i++)
        good = strcmp(o->value[i], values[i]) == 0;
    return good ||
           option_fault(l, o, "the values printed, half, double and none, or even too");
}

static bool read_options(struct r94_loading *l)
{
    bool good = true;

    for (size_t i = 0; i < l->of->manifest.options; i++) {
        const struct ks_option_choice *o = &l->of->manifest.option[i];
        if (strcmp(o->name, "limits") == 0)
            good &= check_limits(l, o);
        else if (strcmp(o->name, "edition") != 0 && strcmp(o->name, "setup") != 0)
            good &= read_switch(l, o);
    }
    return good;
}

bool r94_read_settings(struct r94_loading *l)
{
    struct ks_json_file file;
    char path[64];

    ks_loading_rules_path(l->of, path, sizeof path);
    if (!ks_json_open(&file, l->of->source, path, l->of->report))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_settings(l, &top);
    ks_json_close(&file);
    return read_options(l) && good;
}
