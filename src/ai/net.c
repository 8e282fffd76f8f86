/* Inputs and what is between the layers are in 64ths, weights too, so that products are in 4,096ths; the
 * sums over an army count a sixteenth. tools/train/emulate.py does the same in Python. */
#include "ai/net.h"

#include <string.h>

enum {
    ONE = KS_INPUT_ONE,
    MOST = INT8_MAX, /* just below 2: what is between the layers goes from 0 to that */
    CROWD = 16,      /* pieces whose sum counts as one of them */
    LOGIT = 16,      /* 4,096ths to 256ths */
};

static int clipped(int32_t sum, int32_t one)
{
    return sum <= 0 ? 0 : sum / one > MOST ? MOST : sum / one;
}

/* Most inputs of a piece are 0. */
static void add_piece(const struct ks_net *net, const int8_t *row, int32_t total[])
{
    int32_t sum[KS_NET_PIECE];
    for (int k = 0; k < KS_NET_PIECE; k++)
        sum[k] = net->piece_bias[k];
    for (int i = 0; i < net->piece_inputs; i++) {
        if (row[i] == 0)
            continue;
        for (int k = 0; k < KS_NET_PIECE; k++)
            sum[k] += (int16_t)row[i] * net->piece[i][k];
    }
    for (int k = 0; k < KS_NET_PIECE; k++)
        total[k] += clipped(sum[k], ONE);
}

static void add_hidden(const int16_t *weight, int32_t x, int32_t sum[])
{
    for (int k = 0; k < KS_NET_HIDDEN; k++)
        sum[k] += x * weight[k];
}

static int judge_sums(const struct ks_net *net, const int32_t *total, const int8_t *whole)
{
    int32_t hidden[KS_NET_HIDDEN], last[KS_NET_LAST], value = net->value_bias;
    for (int k = 0; k < KS_NET_HIDDEN; k++)
        hidden[k] = CROWD * net->hidden_bias[k];
    for (int i = 0; i < KS_NET_SUMMED; i++)
        add_hidden(net->hidden[i], total[i], hidden);
    for (int i = 0; i < net->whole_inputs; i++)
        add_hidden(net->hidden[KS_NET_SUMMED + i], CROWD * whole[i], hidden);
    for (int k = 0; k < KS_NET_LAST; k++)
        last[k] = net->last_bias[k];
    for (int i = 0; i < KS_NET_HIDDEN; i++)
        for (int k = 0; k < KS_NET_LAST; k++)
            last[k] += clipped(hidden[i], CROWD * ONE) * net->last[i][k];
    for (int k = 0; k < KS_NET_LAST; k++)
        value += clipped(last[k], ONE) * net->value[k];
    return value / LOGIT;
}

int ks_net_judge(const struct ks_net *net, const struct ks_game *g,
                 const struct ks_inputs *inputs)
{
    int32_t total[KS_NET_SUMMED];
    memset(total, 0, sizeof total);
    for (size_t i = 0; i < inputs->pieces; i++)
        add_piece(net, inputs->piece[i],
                  &total[KS_NET_PIECE * g->piece[inputs->unit[i]].side]);
    return judge_sums(net, total, inputs->whole);
}

int ks_net_of(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_inputs inputs;
    ks_inputs(g, s, &inputs);
    return ks_net_judge(&g->net, g, &inputs);
}
