/* Single words of a state's text. */
#include "labataille/text_part.h"

bool lb_read_fail(struct lb_reader *r, const char *what, struct ks_word word)
{
    struct ks_writer w = ks_writer(r->error, KS_TEXT);
    if (r->error[0])
        return false;
    ks_put(&w, "line ");
    ks_put_number(&w, r->number);
    ks_put(&w, ": ");
    ks_put(&w, what);
    if (word.length) {
        ks_put(&w, ": ");
        ks_put_part(&w, word.at, word.length);
    }
    return false;
}

bool lb_read_number(struct lb_reader *r, uint64_t max, uint64_t *out)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 10, max, out) || lb_read_fail(r, "no such number", word);
}

bool lb_read_unit(struct lb_reader *r, ks_unit *out)
{
    struct ks_word word = ks_next_word(&r->line);
    *out = ks_unit_parse(r->g, word.at, word.length);
    return *out != KS_NONE || lb_read_fail(r, "no such unit", word);
}

bool lb_read_hex(struct lb_reader *r, ks_hex *out)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_hex_parse(&r->g->map, word.at, word.length, out) ||
           lb_read_fail(r, "no such hex", word);
}

bool lb_read_small(struct lb_reader *r, uint64_t max, uint8_t *out)
{
    uint64_t v = 0;
    if (!lb_read_number(r, max, &v))
        return false;
    *out = (uint8_t)v;
    return true;
}

bool lb_read_named(struct lb_reader *r, const char *const *names, int count,
                   const char *what, int *out)
{
    struct ks_word word = ks_next_word(&r->line);
    *out = ks_word_among(word, names, count);
    return *out >= 0 || lb_read_fail(r, what, word);
}

bool lb_read_side(struct lb_reader *r, int *out)
{
    struct ks_word word = ks_next_word(&r->line);
    for (int i = 0; i < 2; i++)
        if (ks_word_is(word, r->g->side[i])) {
            *out = i;
            return true;
        }
    return lb_read_fail(r, "no such side", word);
}
