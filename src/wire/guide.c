#include "wire/guide.h"

#include <stdio.h>
#include <string.h>

#include "data/json.h"
#include "data/manifest.h"
#include "driver/player.h"
#include "wire/reply.h"

enum { MOST_NOTES = 64, MOST_NAMES = 8 };

/* ---- texts ---- */

static bool check_texts(const struct ks_json *object, const char *key)
{
    const char *text[KS_LANGUAGES];
    return ks_json_texts(object, key, text);
}

/* ---- what a note waits for ---- */

static bool is_code(const struct ks_game *g, const char *name, enum ks_message_kind kind)
{
    for (size_t i = 0; i < ks_event_codes(g); i++) {
        uint16_t code = (uint16_t)i;
        struct ks_event e = {.code = code};
        if (ks_event_kind(g, code) == kind && strcmp(ks_event_name(g, &e), name) == 0)
            return true;
    }
    return false;
}

static bool is_prompt(const struct ks_game *g, const char *name)
{
    return is_code(g, name, KS_MESSAGE_PROMPT);
}

static bool is_event(const struct ks_game *g, const char *name)
{
    return is_code(g, name, KS_MESSAGE_EVENT);
}

static bool is_matter(const struct ks_game *g, const char *name)
{
    (void)g;
    for (int i = 0; i < KS_MATTERS; i++)
        if (strcmp(ks_matter_name((enum ks_matter)i), name) == 0)
            return true;
    return false;
}

static bool is_role(const struct ks_game *g, const char *name)
{
    (void)g;
    for (int i = 0; i < KS_ROLES; i++)
        if (strcmp(ks_role_name((enum ks_role)i), name) == 0)
            return true;
    return false;
}

static bool is_verb(const struct ks_game *g, const char *name)
{
    return ks_has_term(g, "verb", name);
}

static bool is_phase(const struct ks_game *g, const char *name)
{
    return ks_has_term(g, "phase", name);
}

static const struct wanted {
    const char *key, *expected;
    bool (*known)(const struct ks_game *g, const char *name);
} wanted[] = {
    {"prompt", "the code of a prompt", is_prompt},
    {"event", "the code of an event", is_event},
    {"matter", "what a decision is about", is_matter},
    {"role", "what an action does", is_role},
    {"did", "what an action does", is_role},
    {"verb", "a verb of the rules", is_verb},
    {"phase", "a phase of the rules", is_phase},
};
enum { WANTED = sizeof wanted / sizeof *wanted };

static bool check_name(const struct ks_game *g, const struct ks_json *at,
                       const struct wanted *w)
{
    const char *name = ks_json_string(at);
    return name != NULL &&
           (w->known(g, name) ||
            ks_json_fault(at, "found \"%.40s\"; expected %s", name, w->expected));
}

/* A name, or a list of names any of which will do. */
static bool check_one(const struct ks_game *g, const struct ks_json *when,
                      const struct wanted *w)
{
    struct ks_json at;
    size_t count;
    bool good = true;
    if (!ks_json_has(when, w->key, &at))
        return true;
    if (!json_is_array(at.value))
        return check_name(g, &at, w);
    if (!ks_json_is_array(&at, 1, MOST_NAMES, &count))
        return false;
    for (size_t i = 0; i < count; i++) {
        struct ks_json name = ks_json_item(&at, i);
        good &= check_name(g, &name, w);
    }
    return good;
}

/* Only what happened can have happened to a piece. */
static bool check_own(const struct ks_json *when)
{
    struct ks_json own, event;
    bool yes;
    if (!ks_json_has(when, "own", &own))
        return true;
    return ks_json_bool(&own, &yes) &&
           (ks_json_has(when, "event", &event) ||
            ks_json_fault(&own, "found no event; expected one that befalls a piece"));
}

static bool check_when(const struct ks_game *g, const struct ks_json *note)
{
    const char *keys[WANTED + 4] = {"turn", "over", "own"};
    struct ks_json when, turn, over;
    int number;
    bool good, yes;
    if (!ks_json_get(note, "when", "{ what it waits for }", &when) ||
        !ks_json_is_object(&when))
        return false;
    for (size_t i = 0; i < WANTED; i++)
        keys[i + 3] = wanted[i].key;
    good =
        ks_json_only(&when, keys) && (json_object_size(when.value) > 0 ||
                                      ks_json_fault(&when, "a note waits for something"));
    for (size_t i = 0; i < WANTED; i++)
        good &= check_one(g, &when, &wanted[i]);
    good &= check_own(&when);
    if (ks_json_has(&when, "turn", &turn))
        good &= ks_json_int(&turn, 1, g->turns, &number);
    if (ks_json_has(&when, "over", &over))
        good &= ks_json_bool(&over, &yes);
    return good;
}

static bool check_note(const struct ks_game *g, const struct ks_json *note)
{
    static const char *const keys[] = {"id", "when", "title", "text", NULL};
    struct ks_json id;
    char name[24];
    return ks_json_is_object(note) && ks_json_only(note, keys) &&
           ks_json_get(note, "id", "a short name", &id) &&
           ks_json_text(&id, name, sizeof name) && check_when(g, note) &&
           check_texts(note, "title") && check_texts(note, "text");
}

/* A note is told once, by its name. */
static bool check_names(const struct ks_json *notes, size_t count)
{
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        struct ks_json note = ks_json_item(notes, i);
        json_t *id = json_object_get(note.value, "id");
        for (size_t k = 0; k < i; k++)
            if (json_equal(id, json_object_get(json_array_get(notes->value, k), "id")))
                good = ks_json_fault(&note, "a second note \"%.24s\"",
                                     json_string_value(id));
    }
    return good;
}

static bool check_notes(const struct ks_game *g, const struct ks_json *top)
{
    struct ks_json notes;
    size_t count;
    bool good = true;
    if (!ks_json_get_array(top, "notes", 1, MOST_NOTES, &notes, &count))
        return false;
    for (size_t i = 0; i < count; i++) {
        struct ks_json note = ks_json_item(&notes, i);
        good &= check_note(g, &note);
    }
    return good && check_names(&notes, count);
}

/* ---- the game ---- */

static size_t read_options(const struct ks_json *top, struct ks_option *out)
{
    struct ks_json options;
    const char *name;
    json_t *value;
    size_t n = 0;
    if (!ks_json_has(top, "options", &options) || !ks_json_is_object(&options))
        return 0;
    json_object_foreach(options.value, name, value)
    {
        const char *text = json_string_value(value);
        if (n == KS_MAX_OPTIONS || text == NULL)
            break;
        snprintf(out[n].name, sizeof out[n].name, "%s", name);
        snprintf(out[n].value, sizeof out[n].value, "%s", text);
        n++;
    }
    return n;
}

static bool check_player(const struct ks_json *top)
{
    struct ks_json at;
    struct ks_player player;
    const char *name;
    if (!ks_json_get(top, "opponent", "a computer player", &at) ||
        (name = ks_json_string(&at)) == NULL)
        return false;
    return (ks_player_parse(name, strlen(name), &player) && player.kind == KS_COMPUTER) ||
           ks_json_fault(&at, "found \"%.40s\"; expected a computer player; %s", name,
                         ks_player_choices(name, strlen(name)));
}

static bool check_side(const struct ks_game *g, const struct ks_json *top)
{
    struct ks_json at;
    const char *name;
    if (!ks_json_get(top, "side", "the player's side", &at) ||
        (name = ks_json_string(&at)) == NULL)
        return false;
    return strcmp(name, g->side[0]) == 0 || strcmp(name, g->side[1]) == 0 ||
           ks_json_fault(&at, "found \"%.40s\"; expected %s or %s", name, g->side[0],
                         g->side[1]);
}

static bool check_guide(const struct ks_library *library, const struct ks_json *top,
                        struct ks_refusal *no)
{
    static const char *const keys[] = {"scenario", "side",  "opponent", "options",
                                       "intro",    "notes", NULL};
    struct ks_option option[KS_MAX_OPTIONS];
    struct ks_json scenario;
    const char *name;
    if (!ks_json_only(top, keys) ||
        !ks_json_get(top, "scenario", "the name of a scenario", &scenario) ||
        (name = ks_json_string(&scenario)) == NULL)
        return false;
    size_t options = read_options(top, option);
    struct ks_game *g = ks_library_game(library, name, option, options, no);
    if (g == NULL)
        return ks_json_fault(&scenario, "%s", no->message);
    bool good = check_texts(top, "intro");
    good &= check_side(g, top);
    good &= check_player(top);
    good &= check_notes(g, top);
    ks_game_free(g);
    return good;
}

json_t *ks_guide_read(const struct ks_library *library, const char *game,
                      struct ks_refusal *no)
{
    struct ks_data_report report;
    struct ks_json_file file;
    char path[64];
    json_t *guide = NULL;
    *no = (struct ks_refusal){.code = ""};
    snprintf(path, sizeof path, "%s/guide.json", game);
    if (ks_data_source_top(&library->source, path) == NULL)
        return NULL;
    ks_report_init(&report);
    if (!ks_json_open(&file, &library->source, path, &report)) {
        ks_library_refuse(no, &report);
        return NULL;
    }
    struct ks_json top = ks_json_top(&file);
    if (check_guide(library, &top, no)) {
        guide = json_incref(file.merged);
        ks_add_text(guide, "battle", game);
    } else
        ks_library_refuse(no, &report);
    ks_json_close(&file);
    return guide;
}

json_t *ks_guide_list(const struct ks_library *library)
{
    struct ks_refusal no;
    char game[24];
    json_t *list = json_array();
    for (size_t i = 0; ks_manifest_game(&library->source, i, game, sizeof game) != NULL;
         i++) {
        json_t *guide = ks_guide_read(library, game, &no);
        if (guide != NULL)
            json_array_append_new(list, guide);
    }
    return json_pack("{s:o}", "guides", list);
}
