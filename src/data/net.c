#include "data/net.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "data/text.h"

enum { LEAST = INT8_MIN, CELL = 2 /* characters of a weight */ };

/* Part of a net: rows of weights, each under a name. */
struct layer {
    const char *name;
    const char *(*column)(const struct ks_loading *l,
                          size_t row); /* NULL: past the end */
    int16_t *weight, *bias;
    size_t width;
};

/* ---- the names of the rows ---- */

static const char *piece_name(const struct ks_loading *l, size_t row)
{
    return ks_piece_input(l->g, row);
}

/* After the sums over both armies, which have numbers. */
static const char *hidden_name(const struct ks_loading *l, size_t row)
{
    return row < KS_NET_SUMMED ? "" : ks_whole_input(l->g, row - KS_NET_SUMMED);
}

static const char *last_name(const struct ks_loading *l, size_t row)
{
    (void)l;
    return row < KS_NET_HIDDEN ? "" : NULL;
}

static const char *value_name(const struct ks_loading *l, size_t row)
{
    (void)l;
    return row < KS_NET_LAST ? "" : NULL;
}

/* ---- a row ---- */

static const char digits[] = "0123456789abcdef";

static int digit(char c)
{
    return (int)(strchr(digits, c) - digits);
}

/* Two hexadecimal digits each, negative ones by 256 more. */
static bool read_weights(const struct ks_json *at, int16_t *out, size_t n)
{
    const char *text = ks_json_string(at);
    if (text == NULL)
        return false;
    const char *other = text + strspn(text, digits);
    if (*other != '\0') {
        int length = (int)ks_text_character(other, strlen(other));
        return ks_json_fault(at, "found \"%.*s\"; expected digits 0-9, a-f", length,
                             other);
    }
    if (strlen(text) != CELL * n)
        return ks_json_fault(at, "found %s; expected %d for each of %s",
                             ks_count(strlen(text), "digit").text, CELL,
                             ks_count(n, "weight").text);
    for (size_t i = 0; i < n; i++) {
        int value = 16 * digit(text[CELL * i]) + digit(text[CELL * i + 1]);
        out[i] = (int16_t)(value > INT8_MAX ? value + 2 * LEAST : value);
    }
    return true;
}

/* ["name", "weights"], in the order of the columns. */
static bool read_row(const struct ks_json *row, const char *name, int16_t *out, size_t n)
{
    size_t cells;
    if (!ks_json_is_array(row, 2, 2, &cells))
        return false;
    struct ks_json first = ks_json_item(row, 0), second = ks_json_item(row, 1);
    const char *found = ks_json_string(&first);
    if (found == NULL)
        return false;
    if (name[0] != '\0' && strcmp(found, name) != 0)
        return ks_json_fault(
            &first,
            "found \"%.40s\"; expected \"%s\" in this place: the net was "
            "made for other inputs; make it anew (docs/ai.md)",
            found, name);
    return read_weights(&second, out, n);
}

/* ---- a layer ---- */

static bool read_biases(const struct ks_json *layer, int16_t *out, size_t n)
{
    struct ks_json list;
    size_t found;
    if (!ks_json_get_array(layer, "bias", n, n, &list, &found))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        int bias;
        if (!ks_json_int(&at, INT16_MIN, INT16_MAX, &bias))
            return false;
        out[i] = (int16_t)bias;
    }
    return true;
}

static bool read_layer(const struct ks_loading *l, const struct ks_json *top,
                       const struct layer *layer)
{
    struct ks_json at, rows;
    size_t n, wanted = 0;
    while (layer->column(l, wanted) != NULL)
        wanted++;
    if (!ks_json_get(top, layer->name, "{ bias, rows }", &at) ||
        !ks_json_is_object(&at) || !ks_json_only(&at, KS_KEYS("bias", "rows")) ||
        !read_biases(&at, layer->bias, layer->width) ||
        !ks_json_get_array(&at, "rows", 0, SIZE_MAX, &rows, &n))
        return false;
    if (n != wanted)
        return ks_json_fault(&rows,
                             "found %s; expected %zu: the net was made for other "
                             "inputs; make it anew (docs/ai.md)",
                             ks_count(n, "row").text, wanted);
    for (size_t i = 0; i < n; i++) {
        struct ks_json row = ks_json_item(&rows, i);
        if (!read_row(&row, layer->column(l, i), &layer->weight[i * layer->width],
                      layer->width))
            return false;
    }
    return true;
}

/* ---- the file ---- */

static bool read_file(struct ks_loading *l, const struct ks_json *top)
{
    struct ks_net *net = &l->g->net;
    const struct layer layers[] = {
        {"piece", piece_name, net->piece[0], net->piece_bias, KS_NET_PIECE},
        {"hidden", hidden_name, net->hidden[0], net->hidden_bias, KS_NET_HIDDEN},
        {"last", last_name, net->last[0], net->last_bias, KS_NET_LAST},
        {"value", value_name, net->value, &net->value_bias, 1},
    };
    int certainty;
    char from[KS_DATA_MESSAGE];
    struct ks_json at;
    if (!ks_json_only(top, KS_KEYS("certainty", "from", "made", "piece", "hidden", "last",
                                   "value")) ||
        !ks_json_get_word(top, "certainty", KS_KEYS("fitted"), &certainty) ||
        !ks_json_get(top, "from", "how it was made", &at) ||
        !ks_json_text(&at, from, sizeof from) ||
        !ks_json_get(top, "made", "{ version, date, seed, games ... }", &at) ||
        !ks_json_is_object(&at))
        return false;
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++)
        if (!read_layer(l, top, &layers[i]))
            return false;
    while (ks_piece_input(l->g, net->piece_inputs) != NULL)
        net->piece_inputs++;
    while (ks_whole_input(l->g, net->whole_inputs) != NULL)
        net->whole_inputs++;
    return net->there = true;
}

bool ks_net_read(struct ks_loading *l)
{
    char path[64];
    struct ks_json_file file;
    snprintf(path, sizeof path, "%s-net.json", l->manifest.rules);
    if (ks_piece_input(l->g, 0) == NULL || ks_data_source_top(l->source, path) == NULL)
        return true;
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    const struct ks_json top = ks_json_top(&file);
    bool good = read_file(l, &top);
    ks_json_close(&file);
    return good;
}
