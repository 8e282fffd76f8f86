/* The dice of a replay without its rules: a roll follows only from the secret and its number, so
 * it can be checked even if the rules are no longer known. */
#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"

/* Which standing entries are outcomes of chance: entries that are taken back take their rolls
 * back too. */
struct standing {
    bool *chance;
    size_t n;
    uint64_t rolls;
};

static void take_back(struct standing *s, const char *number)
{
    for (unsigned long n = strtoul(number, NULL, 10); n > 0 && s->n > 0; n--)
        s->rolls -= s->chance[--s->n];
}

static void check_roll(const struct ks_replay *r, const struct ks_game *g,
                       const struct ks_replay_entry *e, const char *words,
                       uint64_t number, struct ks_dice_check *out)
{
    struct ks_action a;
    uint32_t item, items;
    if (!ks_action_parse(g, words, &a) || !ks_roll_item(g, a, &item, &items)) {
        out->draws++;
        return;
    }
    out->rolls++;
    if (ks_dice_roll(&r->dice, number, items) != item && out->wrong++ == 0)
        out->wrong_line = e->line;
}

bool ks_replay_check_dice(const struct ks_replay *r, const struct ks_game *g,
                          struct ks_dice_check *out)
{
    struct standing s = {.chance = malloc(r->entries + 1)};
    *out = (struct ks_dice_check){0};
    if (s.chance == NULL || r->dice.kind == KS_DICE_GIVEN || !r->dice.known) {
        free(s.chance);
        return false;
    }
    for (size_t i = 0; i < r->entries; i++) {
        const struct ks_replay_entry *e = &r->entry[i];
        char words[KS_TEXT];
        size_t n = e->words.length < sizeof words ? e->words.length : sizeof words - 1;
        memcpy(words, e->words.at, n);
        words[n] = '\0';
        if (strncmp(words, "!undo ", 6) == 0) {
            take_back(&s, words + 6);
            continue;
        }
        s.chance[s.n] = ks_word_is(e->actor, "chance");
        if (s.chance[s.n++])
            check_roll(r, g, e, words, s.rolls++, out);
    }
    free(s.chance);
    return true;
}

void ks_replay_dice_text(const struct ks_replay *r, const struct ks_game *g, char *out,
                         size_t size)
{
    struct ks_dice_check c;
    if (!ks_replay_check_dice(r, g, &c))
        snprintf(out, size, "Its dice cannot be checked: %s.",
                 r->dice.kind == KS_DICE_GIVEN ? "the rolls were typed in"
                                               : "the secret is not revealed");
    else if (c.wrong > 0)
        snprintf(out, size,
                 "Its dice are wrong: rolls that do not follow from the secret: %llu of "
                 "%llu, the first in line %zu.",
                 (unsigned long long)c.wrong, (unsigned long long)c.rolls, c.wrong_line);
    else
        snprintf(out, size,
                 "Its dice are right: every roll (%llu) follows from the secret. Draws "
                 "(%llu) depend on the rules and are not checked.",
                 (unsigned long long)c.rolls, (unsigned long long)c.draws);
}
