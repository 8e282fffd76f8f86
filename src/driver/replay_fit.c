/* Can this program play a replay, and by which rules was it played? */
#include <string.h>

#include "driver/replay.h"

bool ks_find_differ(struct ks_finding *f, const char *expected, const char *found)
{
    snprintf(f->expected, sizeof f->expected, "%s", expected);
    snprintf(f->found, sizeof f->found, "%s", found);
    return false;
}

bool ks_replay_head_fits(const struct ks_replay *r, struct ks_finding *f)
{
    if (r->bad_line == 0 || (r->entries > 0 && r->bad_line >= r->entry[0].line))
        return true;
    if (r->entries == 0 && r->foot_line > 0 && r->bad_line >= r->foot_line)
        return true;
    ks_find(f, r->bad_line, 0,
            "The line does not match its tag (#%s, expected #%s): one of the two was "
            "changed.",
            r->bad_tag, r->good_tag);
    return ks_find_differ(f, r->good_tag, r->bad_tag);
}

static bool has_its_rules(const struct ks_replay *r, const struct ks_game *g)
{
    return strcmp(r->rules, ks_rules_name(g)) == 0 &&
           strcmp(r->version, ks_rules_version(g)) == 0;
}

bool ks_replay_is_foreign(const struct ks_replay *r, const struct ks_game *g)
{
    return !has_its_rules(r, g) || r->data != g->digest;
}

bool ks_replay_fits(const struct ks_replay *r, const struct ks_game *g,
                    struct ks_finding *f)
{
    if (!ks_replay_head_fits(r, f))
        return false;
    if (strcmp(r->rules, ks_rules_name(g)) != 0) {
        ks_find(
            f, r->rules_line, 0,
            "The game was played by the rules of %s; here %s is played by those of %s.",
            r->rules, r->scenario, ks_rules_name(g));
        return ks_find_differ(f, ks_rules_name(g), r->rules);
    }
    for (int side = 0; side < 2; side++)
        if (strcmp(r->side[side], g->side[side]) != 0) {
            ks_find(f, 0, 0, "The line \"player\" of side %d must name %s, not %s.",
                    side + 1, g->side[side], r->side[side]);
            return ks_find_differ(f, g->side[side], r->side[side]);
        }
    return true;
}

static bool ends_in_stop(const char *text)
{
    size_t n = strlen(text);
    return n > 0 && text[n - 1] == '.';
}

void ks_replay_blame_rules(const struct ks_replay *r, const struct ks_game *g,
                           size_t good, struct ks_finding *f)
{
    struct ks_finding why = *f;
    char whose[256], dice[192];
    if (!ks_replay_is_foreign(r, g))
        return;
    if (!has_its_rules(r, g))
        snprintf(whose, sizeof whose, "by the rules %s %s; this program has %s", r->rules,
                 r->version, ks_rules_version(g));
    else
        snprintf(whose, sizeof whose,
                 "with other data (digest %016llx) than these (%016llx); if a data "
                 "folder was used, name it with --data",
                 (unsigned long long)r->data, (unsigned long long)g->digest);
    ks_replay_dice_text(r, g, dice, sizeof dice);
    ks_find(
        f, why.line, why.entry,
        "The game was played %s. It can be read up to entry %zu, then it no longer fits: "
        "%.460s%s %s",
        whose, good, why.message, ends_in_stop(why.message) ? "" : ".", dice);
    ks_find_differ(f, why.expected, why.found);
}
