#include "data/load.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mix.h"
#include "data/judgement.h"
#include "data/loader.h"
#include "data/loading.h"
#include "data/net.h"
#include "data/text.h"
#include "systems.h"

static const struct ks_place nowhere = {NULL, 0, 0};

/* ---- what the readers ask ---- */

void ks_loading_path(const struct ks_loading *l, const char *file, char *out, size_t size)
{
    snprintf(out, size, "%s/%s", l->manifest.game, file);
}

bool ks_loading_tables(const struct ks_loading *l, struct ks_json_file *file)
{
    char own[64], book[64];

    ks_loading_path(l, "tables.json", own, sizeof own);
    snprintf(book, sizeof book, "%s/tables.json", l->manifest.book);
    return ks_json_open_over(file, l->source, strcmp(own, book) == 0 ? NULL : book, own,
                             l->report);
}

void ks_loading_rules_path(const struct ks_loading *l, char *out, size_t size)
{
    snprintf(out, size, "%s.json", l->manifest.rules);
}

const char *ks_loading_option(const struct ks_loading *l, const char *name)
{
    for (size_t i = 0; i < l->g->options; i++) {
        if (strcmp(l->g->option[i].name, name) == 0)
            return l->g->option[i].value;
    }
    return "";
}

bool ks_loading_has_scenario(const struct ks_loading *l, const char *name)
{
    const struct ks_manifest *m = &l->manifest;
    size_t n = strlen(m->game);

    if (strncmp(name, m->game, n) != 0 || name[n] != '/')
        return false;
    for (size_t i = 0; i < m->scenarios; i++) {
        if (strcmp(name + n + 1, m->scenario[i]) == 0)
            return true;
    }
    return false;
}

bool ks_loading_has_value(const struct ks_loading *l, const char *name, const char *value)
{
    const struct ks_manifest *m = &l->manifest;

    for (size_t i = 0; i < m->options; i++) {
        for (size_t k = 0; k < m->option[i].values; k++) {
            if (strcmp(m->option[i].name, name) == 0 &&
                strcmp(m->option[i].value[k], value) == 0)
                return true;
        }
    }
    return false;
}

bool ks_loading_fault(const struct ks_loading *l, const char *file, unsigned line,
                      const char *format, ...)
{
    char path[96], what[KS_DATA_MESSAGE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    ks_loading_path(l, file, path, sizeof path);
    const struct ks_data_file *top = ks_data_source_top(l->source, path);
    const char *origin = top != NULL ? top->origin : path;
    return ks_report_error(l->report, (struct ks_place){origin, line, 0}, "%s", what);
}

ks_unit ks_loading_unit(const struct ks_loading *l, const char *id)
{
    int row = ks_csv_find(&l->units, &id);

    return row < 0 ? KS_NONE : (ks_unit)row;
}

bool ks_loading_hexes(const struct ks_loading *l, const char *text, ks_hex *first,
                      ks_hex *last)
{
    const struct ks_map *map = &l->g->map;
    const char *dash = strchr(text, '-');

    if (dash == NULL) {
        bool good = ks_hex_parse(map, text, strlen(text), first);
        *last = *first;
        return good;
    }
    return ks_hex_parse(map, text, (size_t)(dash - text), first) &&
           ks_hex_parse(map, dash + 1, strlen(dash + 1), last);
}

const char *ks_loading_hex_range(const struct ks_loading *l, char *out, size_t size)
{
    const struct ks_map *map = &l->g->map;
    char first[8], last[8];

    ks_hex_text(map, ks_grid_hex(&map->grid, 1, 1), first);
    ks_hex_text(map, ks_grid_hex(&map->grid, map->grid.cols, map->grid.rows), last);
    snprintf(out, size, "a hex of the map, %s to %s", first, last);
    return out;
}

/* ---- names given by the caller ---- */

/* Adds to a list "a, b, c" as long as there is room. */
static void append(char *list, size_t size, const char *a, const char *b)
{
    size_t at = strlen(list);

    snprintf(list + at, size - at, "%s%s%s", at > 0 ? ", " : "", a, b);
}

static bool unknown_scenario(struct ks_loading *l, const char *name)
{
    char list[KS_DATA_MESSAGE / 2] = "", game[24], prefix[32];
    struct ks_manifest *m = &l->manifest;

    for (size_t g = 0; ks_manifest_game(l->source, g, game, sizeof game) != NULL; g++) {
        if (!ks_manifest_read(m, l->source, game, &l->certainty, l->report))
            return false;
        snprintf(prefix, sizeof prefix, "%s/", game);
        for (size_t i = 0; i < m->scenarios; i++)
            append(list, sizeof list, prefix, m->scenario[i]);
    }
    return ks_report_asked(l->report, KS_FAULT_IN_SCENARIO,
                           "unknown scenario \"%.60s\"; expected %s", name, list);
}

/* Reads the manifest of the scenario's game. */
static bool find_scenario(struct ks_loading *l, const char *name)
{
    const char *slash = strchr(name, '/');
    char game[24], path[64];

    if (slash == NULL || (size_t)(slash - name) >= sizeof game)
        return unknown_scenario(l, name);
    snprintf(game, sizeof game, "%.*s", (int)(slash - name), name);
    snprintf(path, sizeof path, "%s/game.json", game);
    if (!ks_text_is_key(game) || ks_data_source_find(l->source, path, 0) == NULL)
        return unknown_scenario(l, name);
    if (!ks_manifest_read(&l->manifest, l->source, game, &l->certainty, l->report))
        return false;
    for (size_t i = 0; i < l->manifest.scenarios; i++) {
        if (strcmp(l->manifest.scenario[i], slash + 1) == 0)
            return ks_text_copy(l->scenario, sizeof l->scenario, slash + 1);
    }
    return unknown_scenario(l, name);
}

static bool choose(struct ks_loading *l, const struct ks_option_choice *choice,
                   struct ks_option *option, const char *value)
{
    char list[160] = "";

    for (size_t i = 0; i < choice->values; i++) {
        if (strcmp(choice->value[i], value) == 0) {
            memcpy(option->value, choice->value[i], sizeof option->value);
            return true;
        }
        append(list, sizeof list, choice->value[i], "");
    }
    return ks_report_asked(l->report, KS_FAULT_IN_OPTION, "option %s=%.40s; expected %s",
                           choice->name, value, list);
}

static bool set_option(struct ks_loading *l, const struct ks_option *given, bool *seen)
{
    const struct ks_manifest *m = &l->manifest;
    char list[KS_DATA_MESSAGE / 2] = "";

    for (size_t i = 0; i < m->options; i++) {
        append(list, sizeof list, m->option[i].name, "");
        if (strncmp(m->option[i].name, given->name, sizeof given->name) != 0)
            continue;
        if (seen[i])
            return ks_report_asked(l->report, KS_FAULT_IN_OPTION,
                                   "option %s is given twice", m->option[i].name);
        seen[i] = true;
        char value[sizeof given->value + 1] = "";
        memcpy(value, given->value, sizeof given->value);
        return choose(l, &m->option[i], &l->g->option[i], value);
    }
    return ks_report_asked(l->report, KS_FAULT_IN_OPTION,
                           "unknown option \"%.*s\"; expected %s",
                           (int)sizeof given->name, given->name, list);
}

static bool set_options(struct ks_loading *l, const struct ks_option *options,
                        size_t count)
{
    const struct ks_manifest *m = &l->manifest;
    bool seen[KS_MAX_OPTIONS] = {false}, good = true;

    l->g->options = (uint16_t)m->options;
    for (size_t i = 0; i < m->options; i++) {
        memcpy(l->g->option[i].name, m->option[i].name, sizeof m->option[i].name);
        memcpy(l->g->option[i].value, m->option[i].value[0],
               sizeof m->option[i].value[0]);
    }
    for (size_t i = 0; i < count; i++)
        good &= set_option(l, &options[i], seen);
    return good;
}

/* ---- the game ---- */

static bool start_game(struct ks_loading *l, const char *scenario)
{
    l->loader = ks_loader_find(l->manifest.rules);
    assert(l->loader != NULL && ks_system_find(l->manifest.rules) != NULL);
    if ((l->g = calloc(1, sizeof *l->g)) == NULL ||
        (l->rules = calloc(1, l->loader->size)) == NULL)
        return ks_report_error(l->report, nowhere, "out of memory");
    l->g->rules = l->rules;
    l->g->system = ks_system_find(l->manifest.rules);
    snprintf(l->g->scenario, sizeof l->g->scenario, "%s", scenario);
    memcpy(l->g->side, l->manifest.side, sizeof l->g->side);
    memcpy(l->g->side_name, l->manifest.side_name, sizeof l->g->side_name);
    memcpy(l->g->army, l->manifest.army, sizeof l->g->army);
    l->g->armies = (uint8_t)l->manifest.armies;
    return true;
}

bool ks_loading_armies(const struct ks_loading *l)
{
    const struct ks_game *g = l->g;
    int lead[KS_MAX_ARMIES] = {0}; /* pieces of side 1 less those of side 0 */
    bool good = true;

    for (ks_unit u = 0; u < g->pieces; u++)
        lead[ks_army_of(g, u) - g->army] += g->piece[u].side ? 1 : -1;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_army *army = ks_army_of(g, u);
        const struct ks_piece *p = &g->piece[u];
        int side = lead[army - g->army] > 0;
        if (strcmp(army->id, p->army) != 0)
            good =
                ks_report_error(l->report, l->units.place[u],
                                "%s: army \"%s\" is not among those of game.json; name "
                                "one of those, or add it there",
                                p->id, p->army);
        else if (p->side != side)
            good = ks_report_error(l->report, l->units.place[u],
                                   "%s: side \"%s\"; expected %s, like the rest of its "
                                   "army",
                                   p->id, g->side[p->side], g->side[side]);
    }
    return good;
}

/* A side looks like the first army that it has pieces of, or as game.json says. */
static void dress_sides(const struct ks_loading *l)
{
    struct ks_game *g = l->g;
    const struct ks_army *first[2] = {NULL, NULL};

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_army *army = ks_army_of(g, u), **side = &first[g->piece[u].side];
        if (*side == NULL || army < *side)
            *side = army;
    }
    for (int i = 0; i < 2; i++) {
        if (first[i] != NULL)
            g->side_livery[i] = first[i]->livery;
        if (l->manifest.side_dress[i][0] != '\0')
            strcpy(g->side_livery[i].dress, l->manifest.side_dress[i]);
    }
}

/* All layers of a file, or the one on top where it takes the whole place of the other. */
static uint64_t digest_path(const struct ks_loading *l, const char *path, bool whole,
                            uint64_t digest)
{
    const struct ks_data_file *file;
    const struct ks_data_file *top = ks_data_source_top(l->source, path);
    for (unsigned i = 0; (file = ks_data_source_find(l->source, path, i)) != NULL; i++) {
        if (whole && file != top)
            continue;
        digest = ks_text_digest(digest, path, strlen(path) + 1);
        digest = ks_text_digest(digest, file->text, file->length);
    }
    return digest;
}

static uint64_t digest_file(const struct ks_loading *l, const char *game,
                            const char *name, bool whole, uint64_t digest)
{
    char path[96];

    snprintf(path, sizeof path, "%s/%s", game, name);
    return digest_path(l, path, whole, digest);
}

/* Over the names and bytes of all files used, in a fixed order: whatever changes the game
 * changes the digest. */
static uint64_t digest_files(const struct ks_loading *l)
{
    static const char *const shared[] = {"game.json", "tables.json"};
    const char *game = l->manifest.game, *book = l->manifest.book;
    uint64_t digest = KS_FNV_START;
    char scenario[64], rules[64];

    for (size_t i = 0; i < 2 && strcmp(game, book) != 0; i++)
        digest = digest_file(l, book, shared[i], false, digest);
    ks_loading_rules_path(l, rules, sizeof rules);
    digest = digest_file(l, game, "game.json", false, digest);
    digest = digest_path(l, rules, false, digest);
    digest = digest_file(l, game, "tables.json", false, digest);
    digest = digest_file(l, game, "map.txt", true, digest);
    digest = digest_file(l, game, "units.csv", false, digest);
    digest = digest_file(l, game, "setup.csv", false, digest);
    snprintf(scenario, sizeof scenario, "scenarios/%s.json", l->like);
    digest = digest_file(l, game, scenario, false, digest);
    snprintf(scenario, sizeof scenario, "scenarios/%s.json", l->scenario);
    return digest_file(l, game, scenario, false, digest);
}

static uint64_t digest_judgement(const struct ks_loading *l)
{
    static const char *const ends[] = {"judgement", "net"};
    uint64_t digest = KS_FNV_START;
    char path[64];
    for (size_t i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s-%s.json", l->manifest.rules, ends[i]);
        digest = digest_path(l, path, false, digest);
    }
    return digest;
}

/* The game as each side knows it. */
static bool conceal(struct ks_loading *l)
{
    for (int side = 0; side < 2 && l->loader->conceal != NULL; side++) {
        struct ks_game *known = malloc(sizeof *known);
        void *rules = malloc(l->loader->size);
        if (known == NULL || rules == NULL) {
            free(rules);
            free(known);
            return ks_report_error(l->report, nowhere, "out of memory");
        }
        memcpy(rules, l->rules, l->loader->size);
        *known = *l->g;
        known->rules = rules;
        known->known[0] = known->known[1] = NULL;
        if (l->loader->conceal(known, side))
            l->g->known[side] = known;
        else
            ks_game_free(known);
    }
    return true;
}

bool ks_loading_run(struct ks_loading *l, const struct ks_data_source *source,
                    const char *scenario, const struct ks_option *options, size_t count,
                    struct ks_data_report *report)
{
    *l = (struct ks_loading){.source = source, .report = report};
    if (find_scenario(l, scenario) && start_game(l, scenario) &&
        set_options(l, options, count) && l->loader->read(l) && ks_loading_armies(l) &&
        ks_read_names(l) && ks_judgement_chance(l) && ks_judgement_doctrines(l) &&
        ks_net_read(l)) {
        dress_sides(l);
        l->g->digest = digest_files(l);
        l->g->judged = digest_judgement(l);
        if (conceal(l))
            return true;
    }
    ks_loading_done(l);
    return false;
}

void ks_loading_done(struct ks_loading *l)
{
    ks_csv_done(&l->units);
    ks_game_free(l->g);
    l->g = NULL;
    l->rules = NULL;
}

struct ks_game *ks_game_load(const struct ks_data_source *source, const char *scenario,
                             const struct ks_option *options, size_t noptions,
                             struct ks_data_error *error)
{
    struct ks_data_report report;
    struct ks_loading l;
    struct ks_game *game = NULL;

    ks_report_init(&report);
    if (ks_loading_run(&l, source, scenario, options, noptions, &report)) {
        game = l.g;
        l.g = NULL;
        ks_loading_done(&l);
    } else if (error != NULL) {
        ks_report_first(&report, error);
    }
    return game;
}

void ks_game_limits(struct ks_game *game, const int limit[2])
{
    const struct ks_loader *loader = ks_loader_find(ks_rules_name(game));

    if (loader->limits != NULL)
        loader->limits(game, limit);
    for (int side = 0; side < 2; side++) {
        game->win_at[side] = (int16_t)limit[side];
        game->digest = ks_mix(game->digest ^ (uint64_t)limit[side]);
    }
    for (int side = 0; side < 2; side++) {
        if (game->known[side] != NULL)
            ks_game_limits((struct ks_game *)game->known[side], limit);
    }
}

void ks_game_free(struct ks_game *game)
{
    if (game == NULL)
        return;
    for (int side = 0; side < 2; side++)
        ks_game_free((struct ks_game *)game->known[side]);
    free((void *)game->rules);
    free(game);
}
