/* The lines in the head and foot of a replay. */
#include <string.h>

#include "driver/replay_line.h"

static bool take_form(struct ks_replay *r, const struct ks_line *l)
{
    static const char *const name[KS_FORMS] = {"replay", "save", "journal"};
    for (int i = 0; i < KS_FORMS; i++)
        if (ks_word_is(l->word[0], name[i])) {
            r->form = (enum ks_replay_form)i;
            return true;
        }
    return false;
}

static bool take_scenario(struct ks_replay *r, const struct ks_line *l)
{
    r->scenario_line = l->number;
    return ks_line_copy(l->word[0], r->scenario, sizeof r->scenario);
}

static bool take_option(struct ks_replay *r, const struct ks_line *l)
{
    if (r->options == KS_MAX_OPTIONS)
        return false;
    struct ks_option *o = &r->option[r->options++];
    return ks_line_copy(l->word[0], o->name, sizeof o->name) &&
           ks_line_copy(l->word[1], o->value, sizeof o->value);
}

static bool take_rules(struct ks_replay *r, const struct ks_line *l)
{
    r->rules_line = l->number;
    return ks_line_copy(l->word[0], r->rules, sizeof r->rules) &&
           ks_line_copy(l->word[1], r->version, sizeof r->version);
}

static bool take_data(struct ks_replay *r, const struct ks_line *l)
{
    r->data_line = l->number;
    return ks_line_hash(l->word[0], &r->data);
}

static bool take_game(struct ks_replay *r, const struct ks_line *l)
{
    return ks_bytes_read(l->word[0].at, l->word[0].length, r->dice.id, sizeof r->dice.id);
}

static bool take_dice(struct ks_replay *r, const struct ks_line *l)
{
    char name[16];
    uint64_t game = 0;
    int kind =
        ks_line_copy(l->word[0], name, sizeof name) ? ks_dice_kind_parse(name) : -1;
    if (kind < 0)
        return false;
    r->dice.kind = (enum ks_dice_kind)kind;
    size_t numbers = kind == KS_DICE_SIMULATED ? 2 : kind == KS_DICE_SEEDED ? 1 : 0;
    if (l->words != 1 + numbers)
        return false;
    if (numbers > 0 && !ks_line_number(l->word[1], &r->dice.seed))
        return false;
    if (numbers > 1 && (!ks_line_number(l->word[2], &game) || game > UINT32_MAX))
        return false;
    r->dice.game = (uint32_t)game;
    r->dice.known = kind == KS_DICE_SIMULATED;
    return true;
}

static bool take_commit(struct ks_replay *r, const struct ks_line *l)
{
    return ks_bytes_read(l->word[0].at, l->word[0].length, r->dice.commit,
                         sizeof r->dice.commit);
}

static bool take_secret(struct ks_replay *r, const struct ks_line *l)
{
    unsigned char secret[KS_SECRET_BYTES];
    if (!ks_bytes_read(l->word[0].at, l->word[0].length, secret, sizeof secret))
        return false;
    if (r->opened && memcmp(secret, r->secret, sizeof secret) != 0)
        return false;
    memcpy(r->secret, secret, sizeof secret);
    r->opened = true;
    return true;
}

static bool take_keep(struct ks_replay *r, const struct ks_line *l)
{
    r->kept = true;
    return take_secret(r, l);
}

/* The sides are known by the player lines, of which there are two; a salt comes before
 * its side's player. */
static size_t side_number(const struct ks_replay *r)
{
    return r->player[0][0] == '\0' ? 0 : 1;
}

static bool take_salt(struct ks_replay *r, const struct ks_line *l)
{
    char *salt = r->dice.salt[side_number(r)];
    return salt[0] == '\0' && ks_line_copy(l->word[1], salt, KS_SALT_ROOM);
}

/* A player is the rest of the line: a command may hold spaces. */
static bool take_player(struct ks_replay *r, const struct ks_line *l)
{
    size_t side = side_number(r);
    struct ks_word player = l->rest;
    struct ks_word name = ks_line_word(&player);
    return r->player[side][0] == '\0' &&
           ks_line_copy(name, r->side[side], sizeof r->side[side]) &&
           ks_line_copy(player, r->player[side], sizeof r->player[side]);
}

static bool take_analysis(struct ks_replay *r, const struct ks_line *l)
{
    r->analysis = true;
    return ks_word_is(l->word[0], "yes");
}

static bool take_position(struct ks_replay *r, const struct ks_line *l)
{
    ks_buffer_add(&r->position, "%.*s\n", (int)l->rest.length, l->rest.at);
    return l->rest.length > 0 && !r->position.failed;
}

static bool take_start(struct ks_replay *r, const struct ks_line *l)
{
    r->start_line = l->number;
    return ks_line_hash(l->word[0], &r->start);
}

static bool take_result(struct ks_replay *r, const struct ks_line *l)
{
    r->foot_line = l->number;
    return ks_line_copy(l->word[0], r->result, sizeof r->result);
}

static bool take_how(struct ks_replay *r, const struct ks_line *l)
{
    return ks_line_copy(l->word[0], r->how, sizeof r->how);
}

static bool read_points(struct ks_word w, int *out)
{
    bool minus = w.length > 0 && w.at[0] == '-';
    uint64_t n;
    if (minus) {
        w.at++;
        w.length--;
    }
    if (!ks_line_number(w, &n) || n > INT16_MAX)
        return false;
    *out = minus ? -(int)n : (int)n;
    return true;
}

static bool take_points(struct ks_replay *r, const struct ks_line *l)
{
    return read_points(l->word[0], &r->points[0]) &&
           read_points(l->word[1], &r->points[1]);
}

static bool take_count(struct ks_replay *r, const struct ks_line *l)
{
    return ks_line_number(l->word[0], &r->count);
}

static bool take_state(struct ks_replay *r, const struct ks_line *l)
{
    return ks_line_hash(l->word[0], &r->state);
}

static bool take_close(struct ks_replay *r, const struct ks_line *l)
{
    r->ended = true;
    return l->word[0].length == 2 * KS_CHAIN_BYTES;
}

const struct ks_replay_key ks_replay_keys[KS_REPLAY_KEYS] = {
    {"form", "replay, save or journal", take_form, 1, 1, false, true, false},
    {"scenario", "a scenario", take_scenario, 1, 1, false, true, false},
    {"option", "a name and a value", take_option, 2, 2, false, false, true},
    {"rules", "a rules system and its version", take_rules, 2, 2, false, true, false},
    {"data", "16 hexadecimal digits", take_data, 1, 1, false, true, false},
    {"game", "32 hexadecimal digits", take_game, 1, 1, false, true, false},
    {"dice", "sealed, seeded SEED, simulated SEED GAME or given", take_dice, 1, 3, false,
     true, false},
    {"commit", "64 hexadecimal digits", take_commit, 1, 1, false, false, false},
    {"keep", "64 hexadecimal digits", take_keep, 1, 1, false, false, false},
    {"salt", "a side and a word of at most 64 letters", take_salt, 2, 2, false, false,
     true},
    {"player", "a side and who plays it", take_player, 2, KS_LINE_ANY, false, true, true},
    {"analysis", "yes", take_analysis, 1, 1, false, false, false},
    {"position", "a line of a state", take_position, 1, KS_LINE_ANY, false, false, true},
    {"start", "16 hexadecimal digits", take_start, 1, 1, false, true, false},
    {"result", "a side, draw or none", take_result, 1, 1, true, true, false},
    {"how", "rules, resign, draw, forfeit or stopped", take_how, 1, 1, true, true, false},
    {"points", "two numbers", take_points, 2, 2, true, true, false},
    {"entries", "a number", take_count, 1, 1, true, true, false},
    {"state", "16 hexadecimal digits", take_state, 1, 1, true, true, false},
    {"secret", "64 hexadecimal digits", take_secret, 1, 1, true, false, false},
    {"close", "32 hexadecimal digits", take_close, 1, 1, true, true, false},
};
