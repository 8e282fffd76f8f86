#include "driver/analysis_text.h"

#include "base/text.h"

void ks_entry_say(const struct ks_course *c, const struct ks_ledger *l, uint32_t entry,
                  enum ks_language language, char *out, size_t size)
{
    const struct ks_entry *e = &c->entry[entry - 1];
    const struct ks_event *said = &l->entry[entry - 1].said;
    if (e->actor == KS_CHANCE && said->code != 0)
        ks_event_text(c->game, said, language, out, size);
    else
        ks_entry_words(c->game, e, language, out, size);
}

/* An order and the roll that decided it are reported together; a roll without an order, or a
 * decision on the way, on its own. */
void ks_episode_say(const struct ks_course *c, const struct ks_ledger *l,
                    const struct ks_episode *e, enum ks_language language, char *out,
                    size_t size)
{
    char text[KS_TEXT] = "";
    struct ks_writer w = ks_writer(out, size);
    bool rolled = c->entry[e->key - 1].actor == KS_CHANCE;
    if (e->key != e->first && e->side != KS_CHANCE && rolled) {
        ks_entry_say(c, l, e->first, language, text, sizeof text);
        ks_put(&w, text);
        ks_put(&w, ": ");
    }
    ks_entry_say(c, l, e->key, language, text, sizeof text);
    ks_put(&w, text);
}

ks_hex ks_episode_hex(const struct ks_course *c, const struct ks_ledger *l,
                      const struct ks_episode *e)
{
    const struct ks_event *said = &l->entry[e->key - 1].said;
    if (said->code != 0 && said->hex != KS_NONE)
        return said->hex;
    for (uint32_t n = e->key; n >= e->first; n--)
        if (c->entry[n - 1].kind == KS_ENTRY_ACTION &&
            c->entry[n - 1].action.hex != KS_NONE)
            return c->entry[n - 1].action.hex;
    return KS_NONE;
}

/* Of two actions of a unit one after the other, the first says nothing more if it is of the
 * same kind or only begins something; the word that ends an order never does. */
static bool is_on_the_way(const struct ks_action *v, size_t i, size_t n)
{
    if (i + 1 == n)
        return n > 1 && v[i].unit == KS_NONE;
    if (v[i].unit == KS_NONE || v[i + 1].unit == KS_NONE)
        return false;
    return v[i].verb == v[i + 1].verb ? v[i].unit == v[i + 1].unit || v[i].hex != KS_NONE
                                      : i == 0 && v[i].hex == KS_NONE;
}

void ks_line_say(const struct ks_game *g, const struct ks_action *action, size_t n,
                 enum ks_language language, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    for (size_t i = 0; i < n; i++) {
        char text[KS_TEXT] = "";
        if (is_on_the_way(action, i, n))
            continue;
        ks_action_say(g, action[i], language, text, sizeof text);
        ks_put(&w, w.n > 0 ? "; " : "");
        ks_put(&w, text);
    }
    /* Cut in the middle of a letter or not, a text that is too long ends in dots. */
    if (w.n >= size && size > 4)
        for (size_t i = size - 4; i < size - 1; i++)
            out[i] = '.';
}

void ks_decision_say(const struct ks_course *c, const struct ks_decision *d,
                     enum ks_language language, char *out, size_t size)
{
    struct ks_action line[KS_LINE];
    size_t n = 0;
    for (uint32_t i = d->first; i <= d->last && n < KS_LINE; i++)
        line[n++] = c->entry[i - 1].action;
    ks_line_say(c->game, line, n, language, out, size);
}
