#include "server/api.h"

#include <jansson.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "data/about.h"
#include "data/check.h"
#include "data/csv.h"
#include "data/list.h"
#include "data/load.h"
#include "data/text.h"
#include "server/page.h"
#include "wire/card.h"
#include "wire/guide.h"
#include "wire/length.h"
#include "wire/lesson_reply.h"
#include "wire/map.h"
#include "wire/reply.h"
#include "wire/terms.h"

enum {
    MOST_BATTLES = 32,
    MOST_SCENARIOS = MOST_BATTLES * KS_MAX_SCENARIOS,
    MOST_ANSWERS = 3 * MOST_BATTLES + 2,
    PATH = 96,
};

struct answer {
    char path[PATH];
    char *body;
    struct ks_answer_text text;
};

struct ks_api {
    const struct ks_data_source *source;
    json_t *list;     /* the answer to /api/battles under construction */
    pthread_t thread; /* that finishes it */
    bool started;
    atomic_bool ready;
    struct answer late; /* then: the list */
    void (*wake)(void *);
    void *context;
    bool own_page; /* the page inside the program is shown */
    size_t answers, scenarios;
    struct answer answer[MOST_ANSWERS];
    struct {
        char name[48];
        struct ks_scenario_words words;
    } scenario[MOST_SCENARIOS];
};

/* ---- answers ---- */

static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

/* Makes the JSON the answer to a path, and gives it back. */
static bool make_answer(struct answer *a, const char *path, json_t *object)
{
    char *body = json_dumps(object, KS_REPLY_STYLE);
    json_decref(object);
    if (body == NULL)
        return false;
    size_t length = strlen(body);
    uint64_t hash = ks_text_digest(1794, body, length);
    snprintf(a->path, sizeof a->path, "%s", path);
    snprintf(a->text.etag, sizeof a->text.etag, "\"%016llx\"", (unsigned long long)hash);
    a->body = body;
    a->text.text = body;
    a->text.length = length;
    return true;
}

static bool keep(struct ks_api *api, const char *path, json_t *object)
{
    if (api->answers == MOST_ANSWERS) {
        json_decref(object);
        return false;
    }
    bool made = make_answer(&api->answer[api->answers], path, object);
    api->answers += made;
    return made;
}

bool ks_api_words(const struct ks_api *api, const char *scenario,
                  struct ks_scenario_words *out)
{
    for (size_t i = 0; i < api->scenarios; i++)
        if (strcmp(api->scenario[i].name, scenario) == 0) {
            *out = api->scenario[i].words;
            return true;
        }
    return false;
}

void ks_api_free(struct ks_api *api)
{
    if (api != NULL && api->started)
        pthread_join(api->thread, NULL);
    if (api != NULL)
        json_decref(api->list);
    for (size_t i = 0; api != NULL && i < api->answers; i++)
        free(api->answer[i].body);
    if (api != NULL)
        free(api->late.body);
    free(api);
}

/* ---- battles ---- */

static json_t *json_options(const struct ks_manifest *m)
{
    json_t *list = json_array();
    for (size_t i = 0; i < m->options; i++) {
        const struct ks_option_choice *o = &m->option[i];
        json_t *values = json_array(), *names = json_object();
        for (size_t k = 0; k < o->values; k++) {
            const char(*name)[sizeof o->value_name[k][0]] = o->value_name[k];
            json_array_append_new(values, json_string(o->value[k]));
            if (name[KS_ENGLISH][0] != '\0')
                ks_add(names, o->value[k],
                       ks_reply_both(name[KS_ENGLISH], name[KS_POLISH]));
        }
        json_array_append_new(
            list, json_pack("{s:s, s:b, s:o, s:o, s:s, s:o}", "name", o->name, "main",
                            o->main, "values", values, "value_names", names, "default",
                            o->values > 0 ? o->value[0] : "", "about",
                            ks_reply_both(o->about[KS_ENGLISH], o->about[KS_POLISH])));
    }
    return list;
}

static json_t *json_scenario(const struct ks_scenario_info *s, json_t *about)
{
    const char *slash = strchr(s->name, '/');
    json_t *out = json_object();
    json_t *own = json_object_get(json_object_get(about, "scenarios"),
                                  slash == NULL ? s->name : slash + 1);
    ks_add(out, "title", ks_reply_both(s->title[KS_ENGLISH], s->title[KS_POLISH]));
    ks_add(out, "about",
           ks_reply_both(s->situation[KS_ENGLISH], s->situation[KS_POLISH]));
    json_object_update(out, own); /* start, length, card, perhaps better words */
    if (json_object_get(out, "length") != NULL)
        ks_add(out, "length", ks_reply_length(json_object_get(out, "length")));
    ks_reply_card(out, s);
    ks_add_text(out, "id", s->name);
    ks_add_int(out, "turns", s->turns);
    ks_add(out, "sides", json_pack("[s, s]", s->game.side[0], s->game.side[1]));
    ks_add(out, "options", json_options(&s->game));
    return out;
}

static bool is_listed(const json_t *list, const char *text)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_array_get(list, i)), text) == 0)
            return true;
    return false;
}

static json_t *json_sides(const struct ks_scenario_info *s)
{
    json_t *list = json_array();
    for (int side = 0; side < 2; side++) {
        json_t *item = json_pack("{s:s, s:o, s:[]}", "id", s->game.side[side], "name",
                                 ks_reply_both(s->game.side_name[side][KS_ENGLISH],
                                               s->game.side_name[side][KS_POLISH]),
                                 "armies");
        ks_reply_livery(item, &s->livery[side]);
        json_array_append_new(list, item);
    }
    return list;
}

/* A battle has the armies of all its scenarios. */
static void add_armies(json_t *battle, const struct ks_scenario_info *s)
{
    for (size_t i = 0; i < s->armies; i++) {
        const struct ks_army_info *a = &s->army[i];
        json_t *side = json_array_get(json_object_get(battle, "sides"), a->side);
        json_t *armies = json_object_get(side, "armies");
        if (is_listed(armies, a->army.id))
            continue;
        json_array_append_new(armies, json_string(a->army.id));
        ks_add(json_object_get(battle, "armies"), a->army.id, ks_reply_army(&a->army));
    }
}

static json_t *json_certainty(const struct ks_data_source *source, const char *battle)
{
    json_t *out = json_object();
    struct ks_data_check *check = malloc(sizeof *check);
    if (check == NULL)
        return out;
    ks_data_survey(source, battle, check);
    for (int i = 0; i < KS_CERTAINTIES; i++)
        ks_add_int(out, ks_certainty_name[i],
                   ks_data_check_total(check, (enum ks_certainty)i));
    free(check);
    return out;
}

static json_t *json_battle(const struct ks_scenario_info *s, json_t *about)
{
    json_t *out = json_object();
    ks_add(out, "reconstructed",
           ks_reply_both(s->game.reconstructed[KS_ENGLISH],
                         s->game.reconstructed[KS_POLISH]));
    ks_add(out, "title",
           ks_reply_both(s->game.title[KS_ENGLISH], s->game.title[KS_POLISH]));
    ks_add(out, "history",
           ks_reply_both(s->situation[KS_ENGLISH], s->situation[KS_POLISH]));
    json_object_update(out, about); /* date, perhaps better words */
    ks_add_text(out, "id", s->game.game);
    ks_add_text(out, "book", s->game.book);
    ks_add(out, "sides", json_sides(s));
    ks_add(out, "armies", json_object());
    ks_add_int(out, "hex_metres", s->game.scale.hex_metres);
    ks_add_int(out, "turn_minutes", s->game.scale.turn_minutes);
    ks_add(out, "scenarios", json_array());
    return out;
}

/* "16:00" in minutes, or -1. */
static int read_clock(const json_t *text)
{
    int hour, minute;
    const char *clock = json_string_value(text);
    if (clock == NULL || sscanf(clock, "%d:%d", &hour, &minute) != 2)
        return -1;
    return hour * 60 + minute;
}

static void note_words(struct ks_api *api, const struct ks_scenario_info *s,
                       const json_t *scenario)
{
    if (api->scenarios == MOST_SCENARIOS)
        return;
    struct ks_scenario_words *w = &api->scenario[api->scenarios].words;
    strcpy(api->scenario[api->scenarios++].name, s->name);
    memcpy(w->side, s->game.side, sizeof w->side);
    memcpy(w->side_name, s->game.side_name, sizeof w->side_name);
    for (int i = 0; i < KS_LANGUAGES; i++)
        snprintf(w->title[i], sizeof w->title[i], "%.37s: %.39s", s->game.title[i],
                 s->title[i]);
    w->turns = s->turns;
    w->start = read_clock(json_object_get(scenario, "start"));
    w->minutes = s->game.scale.turn_minutes;
}

static json_t *json_choice(json_t *id, const char *const name[KS_LANGUAGES],
                           const char *const about[KS_LANGUAGES])
{
    return json_pack("{s:o, s:o, s:o}", "id", id, "name", ks_reply_both(name[0], name[1]),
                     "about", ks_reply_both(about[0], about[1]));
}

static json_t *json_players(void)
{
    json_t *out = json_array();
    for (const struct ks_level *l = ks_levels; l < ks_levels + KS_LEVELS; l++)
        json_array_append_new(out, json_choice(json_string(l->id), l->name, l->about));
    return out;
}

static json_t *json_tempers(void)
{
    json_t *out = json_array();
    for (const struct ks_temper_words *w = ks_temper_words;
         w < ks_temper_words + KS_TEMPERS; w++)
        json_array_append_new(out, json_choice(json_string(w->id), w->name, w->about));
    return out;
}

void ks_api_add_bots(struct ks_api *api, const struct ks_bots *bots)
{
    json_t *players = json_object_get(api->list, "players");
    static const char *const about[KS_LANGUAGES] = {
        "A bot registered with this server.", "Bot zarejestrowany na tym serwerze."};
    for (size_t i = 0; i < bots->n; i++) {
        const char *const name[KS_LANGUAGES] = {bots->bot[i].name, bots->bot[i].name};
        json_t *id = json_sprintf("bot:%s", bots->bot[i].name);
        json_array_append_new(players, json_choice(id, name, about));
    }
}

/* Battles are listed by their day; those without one come last. */
static size_t place_of(const json_t *battles, const json_t *battle)
{
    const char *when = text_of(battle, "day");
    size_t i = json_array_size(battles);
    for (; i > 0 && when != NULL; i--) {
        const char *other = text_of(json_array_get(battles, i - 1), "day");
        if (other != NULL && strcmp(when, other) >= 0)
            break;
    }
    return i;
}

/* Goes through all scenarios; those of one battle come one after the other. */
static bool add_battles(struct ks_api *api, const struct ks_data_source *source,
                        struct ks_refusal *no)
{
    struct ks_scenario_info s;
    struct ks_data_report report;
    json_t *battles = json_array(), *battle = NULL, *about = NULL;
    char game[sizeof s.game.game] = "";
    ks_report_init(&report);
    for (size_t n = 0; ks_scenario_list(source, n, &s, &report); n++) {
        if (strcmp(game, s.game.game) != 0) {
            json_decref(about);
            if ((about = ks_about_read(source, &s.game, &report)) == NULL)
                break;
            strcpy(game, s.game.game);
            battle = json_battle(&s, about);
            json_array_insert_new(battles, place_of(battles, battle), battle);
        }
        add_armies(battle, &s);
        json_t *scenario = json_scenario(&s, about);
        note_words(api, &s, scenario);
        json_array_append_new(json_object_get(battle, "scenarios"), scenario);
    }
    json_decref(about);
    api->list = json_pack("{s:s, s:o, s:o, s:o}", "version", KS_VERSION, "battles",
                          battles, "players", json_players(), "tempers", json_tempers());
    return report.errors == 0 || ks_library_refuse(no, &report);
}

/* To count what is printed and what is not, all data are looked through with all options. */
static void finish_battles(struct ks_api *api)
{
    size_t i;
    json_t *battle, *list = api->list;
    api->list = NULL;
    json_array_foreach(json_object_get(list, "battles"), i, battle)
    {
        const char *id = text_of(battle, "id");
        ks_add(battle, "certainty", json_certainty(api->source, id));
    }
    make_answer(&api->late, KS_API_BATTLES, list);
}

static void *finish(void *context)
{
    struct ks_api *api = context;
    finish_battles(api);
    atomic_store(&api->ready, true);
    api->wake(api->context);
    return NULL;
}

void ks_api_start(struct ks_api *api, void (*wake)(void *), void *context)
{
    api->wake = wake;
    api->context = context;
    api->started = pthread_create(&api->thread, NULL, finish, api) == 0;
    if (!api->started)
        finish(api);
}

bool ks_api_is_ready(const struct ks_api *api, const char *path)
{
    return atomic_load(&api->ready) || strcmp(path, KS_API_BATTLES) != 0;
}

const struct ks_answer_text *ks_api_find(struct ks_api *api, const char *path)
{
    if (strcmp(path, KS_API_BATTLES) == 0)
        return atomic_load(&api->ready) && api->late.body != NULL ? &api->late.text
                                                                  : NULL;
    for (size_t i = 0; i < api->answers; i++)
        if (strcmp(api->answer[i].path, path) == 0)
            return &api->answer[i].text;
    return NULL;
}

/* ---- maps and rules ---- */

/* The page keeps the drawing of a map for later visits. It is good as long as the map and
 * the modules that draw it are the same; a page from a folder may change at any time and is
 * given no version. */
static void set_version(json_t *map)
{
    static const char modules[] = "/js/map/";
    char text[20], *body = json_dumps(map, KS_REPLY_STYLE);
    uint64_t hash = body != NULL ? ks_text_digest(1794, body, strlen(body)) : 0;
    free(body);
    for (size_t i = 0; i < ks_page_count; i++)
        if (strncmp(ks_page_files[i].path, modules, sizeof modules - 1) == 0)
            hash = ks_text_digest(hash, ks_page_files[i].etag,
                                  strlen(ks_page_files[i].etag));
    snprintf(text, sizeof text, "%016llx", (unsigned long long)hash);
    ks_add_text(map, "version", text);
}

/* The ground of a battle, and the words of the rules it is played by. */
static bool add_map(struct ks_api *api, const struct ks_library *library,
                    const json_t *battle, struct ks_refusal *no)
{
    const char *id = text_of(battle, "id");
    const json_t *first = json_array_get(json_object_get(battle, "scenarios"), 0);
    char path[PATH];
    struct ks_game *g = ks_library_game(library, text_of(first, "id"), NULL, 0, no);
    if (g == NULL)
        return false;
    json_t *words = ks_reply_terms(g), *map = ks_reply_map(g);
    ks_game_free(g);
    ks_add_text(map, "title", id);
    json_object_set(map, "top", json_object_get(battle, "top"));
    json_object_set(map, "hex_metres", json_object_get(battle, "hex_metres"));
    if (api->own_page)
        set_version(map);
    snprintf(path, sizeof path, "/api/words/%s", id);
    bool kept = keep(api, path, words);
    snprintf(path, sizeof path, "/api/map/%s", id);
    return keep(api, path, map) && kept;
}

/* Words joined by a sign, as a list. */
static json_t *json_split(const char *text, const char *sign)
{
    json_t *list = json_array();
    while (*text != '\0') {
        size_t n = strcspn(text, sign);
        if (n > 0)
            json_array_append_new(list, json_stringn(text, n));
        text += n + (text[n] != '\0');
    }
    return list;
}

static const char *text_in(const struct ks_csv *t, size_t row, const char *column)
{
    return ks_csv_cell(t, row, ks_csv_column(t, column));
}

static json_t *json_paragraph(const struct ks_csv *t, size_t row)
{
    return json_pack(
        "{s:s, s:o, s:o, s:o, s:s, s:o}", "id", text_in(t, row, "id"), "set",
        json_split(text_in(t, row, "set"), "+"), "title",
        ks_reply_both(text_in(t, row, "title"), text_in(t, row, "title_pl")), "text",
        ks_reply_both(text_in(t, row, "summary"), text_in(t, row, "summary_pl")), "kind",
        text_in(t, row, "kind"), "rulings",
        json_split(text_in(t, row, "rulings"), " ,;"));
}

/* Is the paragraph one of this game's rule sets ("raclawice-2013+szczekociny")? */
static bool belongs(const char *set, const char *book)
{
    size_t n = strlen(book);
    for (; *set != '\0'; set += strcspn(set, "+"), set += *set == '+')
        if (strncmp(set, book, n) == 0 && strchr("+-", set[n]) != NULL)
            return true;
    return false;
}

static json_t *json_chapter(const struct ks_csv *t, size_t row)
{
    return json_pack(
        "{s:s, s:o}", "id", text_in(t, row, "id"), "title",
        ks_reply_both(text_in(t, row, "title"), text_in(t, row, "title_pl")));
}

/* The rows of a file of a rulebook that are of its own rule sets; none if there is no such file. */
static json_t *json_rows(const struct ks_data_source *source, const char *book,
                         const char *file, const char *const *keys,
                         json_t *(*json_row)(const struct ks_csv *, size_t))
{
    struct ks_csv table;
    struct ks_data_report report;
    char path[PATH];
    json_t *list = json_array();
    ks_report_init(&report);
    snprintf(path, sizeof path, "%s/%s", book, file);
    if (!ks_csv_read(&table, source, path, keys, &report))
        return list;
    int set = ks_csv_column(&table, "set");
    for (size_t row = 0; row < table.rows; row++)
        if (set < 0 || belongs(ks_csv_cell(&table, row, set), book))
            json_array_append_new(list, json_row(&table, row));
    ks_csv_done(&table);
    return list;
}

static bool add_rules(struct ks_api *api, const struct ks_data_source *source,
                      const json_t *battle)
{
    static const char *const keys[] = {"id", "set", NULL}, *const id[] = {"id", NULL};
    const char *book = text_of(battle, "book");
    char path[PATH];
    snprintf(path, sizeof path, "/api/rules/%s", text_of(battle, "id"));
    return keep(api, path,
                json_pack("{s:o, s:o}", "paragraphs",
                          json_rows(source, book, "paragraphs.csv", keys, json_paragraph),
                          "chapters",
                          json_rows(source, book, "chapters.csv", id, json_chapter)));
}

/* ---- lessons ---- */

/* In the order of the battles. */
static json_t *json_books(const json_t *list, const struct ks_lesson_shelf *shelf)
{
    size_t i;
    json_t *battle, *books = json_array();
    json_array_foreach(json_object_get(list, "battles"), i, battle)
    {
        const struct ks_lessons *lessons = ks_shelf_book(shelf, text_of(battle, "id"));
        if (lessons != NULL)
            json_array_append_new(books, ks_lessons_list(lessons));
    }
    return json_pack("{s:o}", "books", books);
}

/* ---- all of it ---- */

static bool fill(struct ks_api *api, const struct ks_library *library,
                 const struct ks_lesson_shelf *shelf, struct ks_refusal *no)
{
    size_t i;
    json_t *battle;
    if (!add_battles(api, &library->source, no))
        return false;
    json_array_foreach(json_object_get(api->list, "battles"), i, battle)
    {
        if (i == MOST_BATTLES)
            return ks_refuse(no, "bad_data", "There are more than %d battles.",
                             MOST_BATTLES);
        if (!add_map(api, library, battle, no) ||
            !add_rules(api, &library->source, battle))
            return false;
    }
    return keep(api, "/api/lessons", json_books(api->list, shelf)) &&
           keep(api, "/api/guides", ks_guide_list(library));
}

struct ks_api *ks_api_new(const struct ks_library *library,
                          const struct ks_lesson_shelf *shelf, bool own_page,
                          struct ks_refusal *no)
{
    struct ks_api *api = calloc(1, sizeof *api);
    *no = (struct ks_refusal){.code = "internal"};
    if (api == NULL) {
        ks_refuse(no, "internal", "Out of memory.");
        return NULL;
    }
    api->source = &library->source;
    api->own_page = own_page;
    if (fill(api, library, shelf, no))
        return api;
    if (no->message[0] == '\0')
        ks_refuse(no, "internal", "Out of memory.");
    ks_api_free(api);
    return NULL;
}
