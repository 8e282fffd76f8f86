#include "match_help.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "game_help.h"

struct ks_match *new_match(const struct ks_game *g, uint64_t seed, const char *a,
                           const char *b)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player(a), ks_player(b)}};

    cr_assert(ks_dice_start());
    ks_dice_seed(&dice, seed, g->scenario);
    struct ks_match *m = ks_match_new(g, NULL, &dice, &terms);
    cr_assert_not_null(m);
    return m;
}

void go_on(struct ks_match *m, size_t limit)
{
    struct ks_refusal no;

    cr_assert(ks_match_go(m, limit, &no), "%s", no.message);
}

void must(struct ks_match *m, const char *actions)
{
    struct ks_refusal no;
    char text[KS_TEXT];

    for (; *actions != '\0'; actions += strspn(actions, "; ")) {
        size_t n = strcspn(actions, ";");
        snprintf(text, sizeof text, "%.*s", (int)n, actions);
        cr_assert(ks_match_apply(m, read_action(m->game, text), 0, &no), "%s: %s", text,
                  no.message);
        actions += n;
    }
}

void must_undo(struct ks_match *m)
{
    struct ks_refusal no;

    cr_assert(ks_match_undo(m, &no), "%s", no.message);
}
