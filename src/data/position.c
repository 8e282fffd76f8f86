#include "data/position.h"

#include <stdio.h>
#include <string.h>

#include "data/position_part.h"
#include "data/text.h"
#include "rules1794/game.h"

/* ---- pieces that are out of the game ---- */

typedef bool read_piece(const struct ks_position *w, const struct ks_json *at,
                        ks_unit *out);

/* One line each. */
static bool write_list(struct ks_position *w, const struct ks_json *top, const char *key,
                       read_piece *read)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!read(w, &at, &u))
            return false;
        w->named[u] = true;
        ks_position_put(w, "%s %s\n", key, w->g->piece[u].id);
    }
    return true;
}

/* [10.10.8b] A captured gun: gone, whether said to be or not, and lying somewhere. */
static bool write_trophy(struct ks_position *w, const struct ks_json *trophy)
{
    static const char *const keys[] = {"gun", "hex", NULL};
    struct ks_json at;
    char number[8];
    ks_hex hex;
    ks_unit u;

    if (!ks_json_is_object(trophy) || !ks_json_only(trophy, keys) ||
        !ks_json_get(trophy, "gun", &at) || !ks_position_piece(w, &at, &u))
        return false;
    if (r94(w->g)->unit[u].branch != R94_GUNS)
        return ks_json_fault(&at, "found \"%s\"; expected the id of a battery",
                             w->g->piece[u].id);
    if (w->trophy[u])
        return ks_json_fault(&at, "%s is named twice", w->g->piece[u].id);
    if (!ks_json_get(trophy, "hex", &at) || !ks_position_hex(w, &at, &hex, number))
        return false;
    w->named[u] = w->trophy[u] = true;
    ks_position_put(w, "trophy %s %s\n", w->g->piece[u].id, number);
    return true;
}

static bool write_trophies(struct ks_position *w, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, "trophies", &list))
        return true;
    if (!r94(w->g)->setting.withdraw_to_track)
        return ks_json_fault(&list, "captured guns do not lie on the map in this game");
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json trophy = ks_json_item(&list, i);
        if (!write_trophy(w, &trophy))
            return false;
    }
    return true;
}

/* ---- the rest ---- */

static bool write_points(struct ks_position *w, const struct ks_json *top)
{
    const char *const keys[] = {w->g->side[0], w->g->side[1], NULL};
    struct ks_json points, at;
    int n;

    if (!ks_json_has(top, "points", &points))
        return true;
    if (!ks_json_is_object(&points) || !ks_json_only(&points, keys))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (!ks_json_has(&points, keys[side], &at))
            continue;
        if (!ks_json_int(&at, 0, 9999, &n))
            return false;
        ks_position_put(w, "points %s %d\n", keys[side], n);
    }
    return true;
}

/* A word of a list, a commander, a number: "key value". */
static bool write_word(struct ks_position *w, const struct ks_json *top, const char *key,
                       const char *const *words)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_position_word(&at, words, KS_ANY_WORD, &n))
        return false;
    ks_position_put(w, "%s %s\n", key, words[n]);
    return true;
}

static bool write_one(struct ks_position *w, const struct ks_json *top, const char *key)
{
    struct ks_json at;
    ks_unit u;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_position_commander(w, &at, &u))
        return false;
    ks_position_put(w, "%s %s\n", key, w->g->piece[u].id);
    return true;
}

static bool write_turn(struct ks_position *w, const struct ks_json *top, const char *key,
                       int last)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_json_int(&at, 1, last, &n))
        return false;
    ks_position_put(w, "%s %d\n", key, n);
    return true;
}

/* Where play stands. */
static bool write_moment(struct ks_position *w, const struct ks_json *top)
{
    static const char *const phases[] = {"setup",    "pool",      "draw",  "activation",
                                         "movement", "commander", "melee", NULL};
    static const char *const rounds[] = {"own", "six", "fallen", NULL};
    const char *const sides[] = {w->g->side[0], w->g->side[1], NULL};

    return write_turn(w, top, "turn", w->g->turns) &&
           write_word(w, top, "phase", phases) && write_word(w, top, "round", rounds) &&
           write_word(w, top, "actor", sides) && write_one(w, top, "active") &&
           write_one(w, top, "command") && write_turn(w, top, "unlock", w->g->turns);
}

/* Commanders on one line: "pool a b c". */
static bool write_set(struct ks_position *w, const struct ks_json *top, const char *key)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, R94_MAX_COMMANDERS, &n))
        return false;
    ks_position_put(w, "%s", key);
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!ks_position_commander(w, &at, &u))
            return false;
        ks_position_put(w, " %s", w->g->piece[u].id);
    }
    ks_position_put(w, "\n");
    return true;
}

/* ---- what only some scenarios have ---- */

/* [13.1-note2@szczekociny] The arm that acts in this round. */
static bool write_arm(struct ks_position *w, const struct ks_json *top)
{
    static const char *const arms[] = {"infantry", "cavalry", NULL};
    struct ks_json at;
    int arm;

    if (!ks_json_has(top, "arm", &at))
        return true;
    if (!r94(w->g)->one_arm)
        return ks_json_fault(&at, "both arms act in this scenario");
    if (!ks_position_word(&at, arms, KS_ANY_WORD, &arm))
        return false;
    ks_position_put(w, "arm %d\n", arm);
    return true;
}

/* [4.5a@szczekociny] The turn of the planner's next chit, maybe beyond the last. */
static bool write_planner(struct ks_position *w, const struct ks_json *top)
{
    struct ks_json at;

    if (ks_json_has(top, "planner", &at) && r94(w->g)->planner == KS_NONE)
        return ks_json_fault(&at, "this scenario has no planner");
    return write_turn(w, top, "planner", 99);
}

/* [13-Poninski-a 13-Poninski-b 13-Poninski-c] {"stage": "road", "turn": 14} */
static bool write_late(struct ks_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {"stage", "turn", NULL};
    static const char *const stages[] = {"first",  "second", "road",
                                         "called", "never",  NULL};
    struct ks_json late, at;
    int stage, turn = 0;

    if (!ks_json_has(top, "late", &late))
        return true;
    if (r94(w->g)->late == KS_NONE)
        return ks_json_fault(&late, "nobody comes late in this scenario");
    if (!ks_json_is_object(&late) || !ks_json_only(&late, keys) ||
        !ks_json_get(&late, "stage", &at) ||
        !ks_position_word(&at, stages, KS_ANY_WORD, &stage))
        return false;
    bool waits = stage > 0 && stages[stage + 1] != NULL; /* for a turn to come */
    if (!waits && ks_json_has(&late, "turn", &at))
        return ks_json_fault(&at, "the stage \"%s\" has no turn", stages[stage]);
    if (waits && (!ks_json_get(&late, "turn", &at) || !ks_json_int(&at, 1, 99, &turn)))
        return false;
    ks_position_put(w, "late %s %d\n", stages[stage], turn);
    return true;
}

static bool write_special(struct ks_position *w, const struct ks_json *top)
{
    return write_arm(w, top) && write_planner(w, top) && write_late(w, top) &&
           write_set(w, top, "acted");
}

static bool write_position(struct ks_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {
        "turn",  "phase", "round",   "actor", "active",   "command", "unlock", "points",
        "units", "only",  "dead",    "gone",  "pool",     "wounded", "chosen", "drawn",
        "arm",   "late",  "planner", "acted", "trophies", NULL};

    return ks_json_is_object(top) && ks_json_only(top, keys) && write_moment(w, top) &&
           write_special(w, top) && write_points(w, top) &&
           write_list(w, top, "dead", ks_position_commander) &&
           write_set(w, top, "wounded") &&
           write_list(w, top, "gone", ks_position_piece) && write_trophies(w, top) &&
           ks_position_units(w, top) && write_set(w, top, "pool") &&
           write_set(w, top, "chosen") && write_set(w, top, "drawn");
}

bool ks_position_from_json(const struct ks_game *g, json_t *position, char *text,
                           size_t size, char error[KS_TEXT])
{
    struct ks_position w = {.g = g, .size = size};
    struct ks_data_report report;
    struct ks_json_file file;

    w.text = text;
    memset(w.hex, 0xFF, sizeof w.hex); /* KS_NONE */
    ks_report_init(&report);
    error[0] = '\0';
    if (position == NULL || size == 0) {
        snprintf(error, KS_TEXT, "no position is given");
        return false;
    }
    text[0] = '\0'; /* also where nothing is written */
    struct ks_json top = ks_json_bare(&file, position, &report);
    if (!write_position(&w, &top)) {
        snprintf(error, KS_TEXT, "position: %.240s", report.note[0].message);
        ks_text_clean(error);
        return false;
    }
    if (w.full) {
        snprintf(error, KS_TEXT, "position: too long");
        return false;
    }
    return true;
}
