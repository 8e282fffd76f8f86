#include "ai/stance.h"

#include "base/text.h"

enum ks_stance ks_stance(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_doctrine *doctrine, enum ks_temper temper)
{
    static const enum ks_stance at_first[KS_TEMPERS][KS_STANCES] = {
        [KS_BALANCED] = {KS_PLANS, KS_CHARGES, KS_STANDS, KS_AVOIDS},
        [KS_CAUTIOUS] = {KS_STANDS, KS_PLANS, KS_STANDS, KS_AVOIDS},
        [KS_BOLD] = {KS_CHARGES, KS_CHARGES, KS_PLANS, KS_PLANS},
    };
    int stance = s->turn <= doctrine->until ? doctrine->first : doctrine->then;
    bool early = 3 * s->turn <= g->turns + 2;
    return early ? at_first[temper][stance] : (enum ks_stance)stance;
}

void ks_stance_take(struct ks_disposition *d, enum ks_stance stance)
{
    static const enum ks_task task[] = {
        [KS_CHARGES] = KS_ASSAULT, [KS_STANDS] = KS_HOLD, [KS_AVOIDS] = KS_WITHDRAW};
    if (stance == KS_PLANS)
        return;
    d->waits = stance != KS_CHARGES;
    for (size_t i = 0; i < d->n; i++)
        d->v[i].task = (uint8_t)task[stance];
}

static bool read_stance(struct ks_word w, uint8_t *out)
{
    int found = ks_word_among(w, ks_stance_names, KS_STANCES);
    *out = (uint8_t)found;
    return found >= 0;
}

bool ks_doctrine_parse(const char *text, size_t length, struct ks_doctrine *out)
{
    struct ks_word part[3];
    uint64_t turn = 0;
    size_t n = 0, from = 0;
    for (size_t i = 0; i <= length && n < 3; i++)
        if (i == length || text[i] == '-') {
            part[n++] = (struct ks_word){text + from, i - from};
            from = i + 1;
        }
    if (from != length + 1 || n == 2 || !read_stance(part[0], &out->first) ||
        !read_stance(part[n - 1], &out->then) ||
        (n == 3 && !ks_word_number(part[1], 10, UINT8_MAX, &turn)))
        return false;
    out->until = (uint8_t)turn;
    return true;
}
