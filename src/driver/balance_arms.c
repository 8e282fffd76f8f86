/* Which games are played: the arms of a run. */
#include <stdio.h>
#include <string.h>

#include "data/load.h"
#include "data/manifest.h"
#include "driver/balance.h"

static struct ks_game *load(struct ks_balance *b, const struct ks_subject *subject,
                            const struct ks_option *option, size_t options,
                            struct ks_refusal *no)
{
    if (b->games_loaded == KS_BALANCE_ARMS) {
        ks_refuse(no, "bad_option", "too many variants; name fewer with --options");
        return NULL;
    }
    struct ks_game *g =
        ks_library_game(subject->library, subject->scenario, option, options, no);
    if (g != NULL)
        b->loaded[b->games_loaded++] = g;
    return g;
}

static bool add(struct ks_balance *b, struct ks_balance_arm arm, struct ks_refusal *no)
{
    if (b->arms == KS_BALANCE_ARMS)
        return ks_refuse(no, "bad_option",
                         "too many variants; name fewer with --options");
    b->arm[b->arms++] = arm;
    return true;
}

/* The same arm for each level. */
static bool add_levels(struct ks_balance *b, struct ks_balance_arm arm,
                       struct ks_refusal *no)
{
    for (arm.level = 0; arm.level < b->levels; arm.level++)
        if (!add(b, arm, no))
            return false;
    return true;
}

/* ---- options ---- */

/* Is the name one of a list "a,b,c"? */
static bool is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = list; *at != '\0';) {
        size_t n = strcspn(at, ",");
        if (n == length && memcmp(at, name, n) == 0)
            return true;
        at += n + (at[n] == ',');
    }
    return false;
}

static bool check_names(const struct ks_game *g, const char *vary, struct ks_refusal *no)
{
    for (const char *at = vary; *at != '\0';) {
        int n = (int)strcspn(at, ",");
        bool known = false;
        for (size_t i = 0; i < g->options; i++)
            known |= (int)strlen(g->option[i].name) == n &&
                     memcmp(g->option[i].name, at, (size_t)n) == 0;
        if (!known)
            return ks_refuse(
                no, "bad_option",
                "%s has no option \"%.*s\"; kosynier list shows those it has",
                g->scenario, n, at);
        at += n + (at[n] == ',');
    }
    return true;
}

/* The options of the subject with one more, which takes the place of one of that name. */
static size_t with_option(const struct ks_subject *subject, const char *name,
                          const char *value, struct ks_option out[KS_MAX_OPTIONS + 1])
{
    size_t n = 0;
    for (size_t i = 0; i < subject->options; i++)
        if (strcmp(subject->option[i].name, name) != 0)
            out[n++] = subject->option[i];
    snprintf(out[n].name, sizeof out[n].name, "%s", name);
    snprintf(out[n].value, sizeof out[n].value, "%s", value);
    return n + 1;
}

static bool add_option(struct ks_balance *b, const struct ks_subject *subject,
                       const struct ks_option_choice *choice, uint8_t number,
                       struct ks_refusal *no)
{
    struct ks_option option[KS_MAX_OPTIONS + 1];
    const char *now = b->arm[0].game->option[number].value;
    for (size_t i = 0; i < choice->values; i++) {
        if (strcmp(choice->value[i], now) == 0)
            continue;
        size_t n = with_option(subject, choice->name, choice->value[i], option);
        struct ks_balance_arm arm = {.kind = KS_ARM_OPTION, .option = number};
        if ((arm.game = load(b, subject, option, n, no)) == NULL ||
            !add_levels(b, arm, no))
            return false;
    }
    return true;
}

static bool read_manifest(const struct ks_subject *subject, struct ks_manifest *m,
                          struct ks_refusal *no)
{
    struct ks_certainty_count certainty = {0};
    struct ks_data_report report;
    struct ks_data_error error;
    char game[sizeof m->game], text[KS_DATA_PATH + KS_DATA_MESSAGE + 32];
    snprintf(game, sizeof game, "%.*s", (int)strcspn(subject->scenario, "/"),
             subject->scenario);
    ks_report_init(&report);
    if (ks_manifest_read(m, &subject->library->source, game, &certainty, &report))
        return true;
    ks_report_first(&report, &error);
    ks_data_error_text(&error, text, sizeof text);
    return ks_refuse(no, "bad_data", "%s", text);
}

static bool add_options(struct ks_balance *b, const struct ks_subject *subject,
                        const char *vary, struct ks_refusal *no)
{
    struct ks_manifest m;
    bool all = strcmp(vary, "all") == 0;
    if (strcmp(vary, "none") == 0)
        return true;
    if (!read_manifest(subject, &m, no) ||
        (!all && !check_names(b->arm[0].game, vary, no)))
        return false;
    for (size_t i = 0; i < m.options; i++)
        if ((all || is_listed(vary, m.option[i].name)) &&
            !add_option(b, subject, &m.option[i], (uint8_t)i, no))
            return false;
    return true;
}

/* ---- all of them ---- */

bool ks_balance_arms(struct ks_balance *b, const struct ks_subject *subject,
                     const char *vary, bool open, struct ks_refusal *no)
{
    struct ks_balance_arm arm = {.kind = KS_ARM_PLAIN};
    arm.game = load(b, subject, subject->option, subject->options, no);
    if (arm.game == NULL || !add_levels(b, arm, no))
        return false;
    if (open) {
        struct ks_game *g = load(b, subject, subject->option, subject->options, no);
        if (g == NULL)
            return false;
        ks_game_limits(g, (const int[2]){0, 0});
        if (!add_levels(b, (struct ks_balance_arm){.kind = KS_ARM_OPEN, .game = g}, no))
            return false;
    }
    return add_options(b, subject, vary, no);
}

bool ks_balance_trial(struct ks_balance *b, const struct ks_subject *subject,
                      uint8_t level, const int limit[2], const int start[2],
                      struct ks_refusal *no)
{
    struct ks_game *g = load(b, subject, subject->option, subject->options, no);
    if (g == NULL)
        return false;
    ks_game_limits(g, limit);
    return add(b,
               (struct ks_balance_arm){.game = g,
                                       .kind = KS_ARM_TRIAL,
                                       .level = level,
                                       .start = {(int16_t)start[0], (int16_t)start[1]},
                                       .first = KS_BALANCE_GAMES},
               no);
}

size_t ks_balance_arm(const struct ks_balance *b, size_t level, enum ks_arm_kind kind)
{
    for (size_t i = 0; i < b->arms; i++)
        if (b->arm[i].level == level && b->arm[i].kind == kind)
            return i;
    return KS_BALANCE_ARMS;
}
