/* The arithmetic of the net, against numbers that tests/train/vectors.py has worked out another way. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/chance.h"
#include "ai/net.h"
#include "base/mix.h"
#include "data_help.h"

enum { PIECES = 40, WHOLES = 20, ROWS = 30 };

static const int expected[] = {
#include "ai_net_vectors.inc"
};

enum { POSITIONS = sizeof expected / sizeof expected[0] };

/* Numbers from -span to span, one after the other. */
static int16_t next(uint64_t *word, unsigned span)
{
    *word = ks_mix(*word);
    return (int16_t)((int)(*word % (2 * span + 1)) - (int)span);
}

static void fill(int16_t *to, size_t n, uint64_t *word, unsigned span)
{
    for (size_t i = 0; i < n; i++)
        to[i] = next(word, span);
}

static void make_net(struct ks_net *net, uint64_t *word)
{
    net->there = true;
    net->piece_inputs = PIECES;
    net->whole_inputs = WHOLES;
    fill(net->piece[0], (size_t)PIECES * KS_NET_PIECE, word, 127);
    fill(net->piece_bias, KS_NET_PIECE, word, 5000);
    fill(net->hidden[0], (size_t)(KS_NET_SUMMED + WHOLES) * KS_NET_HIDDEN, word, 60);
    fill(net->hidden_bias, KS_NET_HIDDEN, word, 5000);
    fill(net->last[0], (size_t)KS_NET_HIDDEN * KS_NET_LAST, word, 60);
    fill(net->last_bias, KS_NET_LAST, word, 5000);
    fill(net->value, KS_NET_LAST, word, 60);
    fill(&net->value_bias, 1, word, 5000);
}

static void make_inputs(struct ks_inputs *x, uint64_t *word)
{
    x->pieces = 1 + (size_t)(next(word, 14) + 14);
    for (size_t i = 0; i < x->pieces; i++) {
        x->unit[i] = (ks_unit)i;
        for (int k = 0; k < PIECES; k++)
            x->piece[i][k] = (int8_t)next(word, 127);
    }
    for (int k = 0; k < WHOLES; k++)
        x->whole[k] = (int8_t)next(word, 127);
}

/* Every other piece is of side 0. */
Test(ai_net, it_says_what_the_emulator_says)
{
    static struct ks_net net;
    static struct ks_inputs x;
    static struct ks_game g;
    uint64_t word = 1794;
    for (int u = 0; u < ROWS; u++)
        g.piece[u].side = u & 1;
    make_net(&net, &word);
    for (int i = 0; i < POSITIONS; i++) {
        make_inputs(&x, &word);
        cr_assert_eq(ks_net_judge(&net, &g, &x), expected[i], "position %d: %d", i,
                     ks_net_judge(&net, &g, &x));
    }
}

Test(ai_net, the_order_of_pieces_does_not_matter)
{
    static struct ks_net net;
    static struct ks_inputs x, y;
    static struct ks_game g;
    uint64_t word = 1809;
    for (int u = 0; u < ROWS; u++)
        g.piece[u].side = u & 1;
    make_net(&net, &word);
    make_inputs(&x, &word);
    y = x;
    for (size_t i = 0; i < x.pieces; i++) {
        size_t from = x.pieces - 1 - i;
        y.unit[i] = x.unit[from];
        memcpy(y.piece[i], x.piece[from], sizeof y.piece[i]);
    }
    cr_assert_eq(ks_net_judge(&net, &g, &x), ks_net_judge(&net, &g, &y));
}

/* Without a net the chance is that of the book. */
Test(ai_net, a_game_without_a_net_goes_by_the_book)
{
    static struct ks_state s;
    struct ks_game *g = load("szczekociny/wywla", "");
    ks_setup(g, &s);
    g->net.there = false;
    cr_assert_eq(ks_chance(g, &s), ks_chance_by_book(g, &s));
}
