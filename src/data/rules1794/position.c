#include <string.h>

#include "data/rules1794/loading.h"
#include "data/rules1794/position_part.h"

/* ---- pieces that are out of the game ---- */

/* [10.10.8b] A captured gun: gone, whether said to be or not, and lying somewhere. */
static bool write_trophy(struct r94_position *w, const struct ks_json *trophy)
{
    struct ks_json at;
    char number[8];
    ks_hex hex;
    ks_unit u;

    if (!ks_json_is_object(trophy) || !ks_json_only(trophy, KS_KEYS("gun", "hex")) ||
        !ks_json_get(trophy, "gun", "the id of a gun", &at) ||
        !ks_position_piece(w->of, &at, &u))
        return false;
    if (r94(w->g)->unit[u].branch != R94_GUNS)
        return ks_json_fault(&at, "found \"%s\"; expected the id of a battery",
                             w->g->piece[u].id);
    if (w->trophy[u])
        return ks_json_fault(&at, "%s is named twice", w->g->piece[u].id);
    if (!ks_json_get(trophy, "hex", "a hex, as \"1206\"", &at) ||
        !r94_position_hex(w, &at, &hex, number))
        return false;
    w->of->named[u] = w->trophy[u] = true;
    ks_position_put(w->of, "trophy %s %s\n", w->g->piece[u].id, number);
    return true;
}

static bool write_trophies(struct r94_position *w, const struct ks_json *top)
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

static bool write_one(struct r94_position *w, const struct ks_json *top, const char *key)
{
    struct ks_json at;
    ks_unit u;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!r94_position_commander(w->of, &at, &u))
        return false;
    ks_position_put(w->of, "%s %s\n", key, w->g->piece[u].id);
    return true;
}

/* Where play stands. */
static bool write_moment(struct r94_position *w, const struct ks_json *top)
{
    static const char *const phases[] = {"setup",    "pool",      "draw",  "activation",
                                         "movement", "commander", "melee", NULL};
    static const char *const rounds[] = {"own", "six", "fallen", NULL};
    const char *const sides[] = {w->g->side[0], w->g->side[1], NULL};

    return ks_position_put_turn(w->of, top, "turn", w->g->turns) &&
           ks_position_put_word(w->of, top, "phase", phases) &&
           ks_position_put_word(w->of, top, "round", rounds) &&
           ks_position_put_word(w->of, top, "actor", sides) &&
           write_one(w, top, "active") && write_one(w, top, "command") &&
           ks_position_put_turn(w->of, top, "unlock", w->g->turns);
}

/* Commanders on one line: "pool a b c". */
static bool write_set(struct r94_position *w, const struct ks_json *top, const char *key)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, R94_MAX_COMMANDERS, &n))
        return false;
    ks_position_put(w->of, "%s", key);
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!r94_position_commander(w->of, &at, &u))
            return false;
        ks_position_put(w->of, " %s", w->g->piece[u].id);
    }
    ks_position_put(w->of, "\n");
    return true;
}

/* ---- what only some scenarios have ---- */

/* [13.1-note2@szczekociny] The arm that acts in this round. */
static bool write_arm(struct r94_position *w, const struct ks_json *top)
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
    ks_position_put(w->of, "arm %d\n", arm);
    return true;
}

/* [4.5a@szczekociny] The turn of the planner's next chit, maybe beyond the last. */
static bool write_planner(struct r94_position *w, const struct ks_json *top)
{
    struct ks_json at;

    if (ks_json_has(top, "planner", &at) && r94(w->g)->planner == KS_NONE)
        return ks_json_fault(&at, "this scenario has no planner");
    return ks_position_put_turn(w->of, top, "planner", 99);
}

/* [13-Poninski-a 13-Poninski-b 13-Poninski-c] {"stage": "road", "turn": 14} */
static bool write_late(struct r94_position *w, const struct ks_json *top)
{
    static const char *const stages[] = {"first",  "second", "road",
                                         "called", "never",  NULL};
    struct ks_json late, at;
    int stage, turn = 0;

    if (!ks_json_has(top, "late", &late))
        return true;
    if (r94(w->g)->late == KS_NONE)
        return ks_json_fault(&late, "no commander comes late in this scenario");
    if (!ks_json_is_object(&late) || !ks_json_only(&late, KS_KEYS("stage", "turn")) ||
        !ks_json_get(&late, "stage", "a stage of his coming", &at) ||
        !ks_position_word(&at, stages, KS_ANY_WORD, &stage))
        return false;
    bool waits = stage > 0 && stages[stage + 1] != NULL; /* for a turn to come */
    if (!waits && ks_json_has(&late, "turn", &at))
        return ks_json_fault(&at, "the stage \"%s\" has no turn", stages[stage]);
    if (waits && !ks_json_get_int(&late, "turn", 1, 99, &turn))
        return false;
    ks_position_put(w->of, "late %s %d\n", stages[stage], turn);
    return true;
}

static bool write_special(struct r94_position *w, const struct ks_json *top)
{
    return write_arm(w, top) && write_planner(w, top) && write_late(w, top) &&
           write_set(w, top, "acted");
}

static bool write_position(struct r94_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {
        "turn",  "phase", "round",   "actor", "active",   "command", "unlock", "points",
        "units", "only",  "dead",    "gone",  "pool",     "wounded", "chosen", "drawn",
        "arm",   "late",  "planner", "acted", "trophies", NULL};

    return ks_json_is_object(top) && ks_json_only(top, keys) && write_moment(w, top) &&
           write_special(w, top) && ks_position_put_points(w->of, top) &&
           ks_position_put_pieces(w->of, top, "dead", r94_position_commander) &&
           write_set(w, top, "wounded") &&
           ks_position_put_pieces(w->of, top, "gone", ks_position_piece) &&
           write_trophies(w, top) && r94_position_units(w, top) &&
           write_set(w, top, "pool") && write_set(w, top, "chosen") &&
           write_set(w, top, "drawn");
}

bool r94_position(struct ks_position *of, const struct ks_json *top)
{
    struct r94_position w = {.of = of, .g = of->g};

    memset(w.hex, 0xFF, sizeof w.hex); /* KS_NONE */
    return write_position(&w, top);
}
