/* The file of a net: what fits, and what does not, is refused with the place. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/chance.h"
#include "data_help.h"

enum { ROOM = 1 << 16 };

#define NET "rules1794-net.json"

/* The same weight everywhere, or one row as it is given. */
static void add_rows(char *out, const char *layer, size_t n, size_t width,
                     const char *(*name)(const struct ks_game *g, size_t i),
                     const struct ks_game *g, const char *cell)
{
    sprintf(out + strlen(out), "\"%s\": {\"bias\": [", layer);
    for (size_t i = 0; i < width; i++)
        strcat(out, i ? ", 1" : "1");
    strcat(out, "], \"rows\": [\n");
    for (size_t i = 0; i < n; i++) {
        size_t past = n - KS_NET_SUMMED;
        const char *row = name == NULL             ? "x"
                          : name == ks_piece_input ? ks_piece_input(g, i)
                          : i >= KS_NET_SUMMED     ? ks_whole_input(g, i - KS_NET_SUMMED)
                          : past < n /* of a side */ ? "side"
                                                     : "x";
        sprintf(out + strlen(out), "%s[\"%s\", \"", i ? ",\n" : "", row);
        for (size_t k = 0; k < width; k++)
            strcat(out, cell);
        strcat(out, "\"]");
    }
    strcat(out, "]}");
}

static size_t count(const struct ks_game *g,
                    const char *(*name)(const struct ks_game *g, size_t i))
{
    size_t n = 0;
    while (name(g, n) != NULL)
        n++;
    return n;
}

/* A net of these weights, all alike. */
static const char *net_of(const struct ks_game *g, const char *cell)
{
    static char text[ROOM];
    strcpy(text, "{\"certainty\": \"fitted\", \"from\": \"a test\", \"made\": {},\n");
    add_rows(text, "piece", count(g, ks_piece_input), KS_NET_PIECE, ks_piece_input, g,
             cell);
    strcat(text, ",\n");
    add_rows(text, "hidden", KS_NET_SUMMED + count(g, ks_whole_input), KS_NET_HIDDEN,
             ks_whole_input, g, cell);
    strcat(text, ",\n");
    add_rows(text, "last", KS_NET_HIDDEN, KS_NET_LAST, NULL, g, cell);
    strcat(text, ",\n");
    add_rows(text, "value", KS_NET_LAST, 1, NULL, g, cell);
    strcat(text, "}");
    return text;
}

/* The own files with that net instead of the program's. */
static struct ks_data_source *with_net(const char *text)
{
    struct ks_data_source *own = own_files(), *source = no_files();
    for (size_t i = 0; i < own->files; i++)
        if (strcmp(own->file[i].path, NET) != 0)
            add_text(source, own->file[i].path, file_text(own, own->file[i].path));
    if (text != NULL)
        add_text(source, NET, text);
    return source;
}

Test(data_net, weights_stand_where_they_belong)
{
    struct ks_game *own = load("raclawice/historical", "");
    struct ks_game *g =
        load_sound(with_net(net_of(own, "fe")), "raclawice/historical", "");
    cr_assert(g->net.there);
    cr_assert_eq(g->net.piece_inputs, count(own, ks_piece_input));
    cr_assert_eq(g->net.piece[3][31], -2);
    cr_assert_eq(g->net.hidden[KS_NET_SUMMED][0], -2);
    cr_assert_eq(g->net.value[KS_NET_LAST - 1], -2);
    cr_assert_eq(g->net.last_bias[2], 1);
    cr_assert_eq(g->net.value_bias, 1);
    cr_assert_eq(g->digest, own->digest, "no rule depends on a net");
}

Test(data_net, without_the_file_there_is_none)
{
    struct ks_game *g = load_sound(with_net(NULL), "raclawice/historical", "");
    cr_assert_not(g->net.there);
}

Test(data_net, what_does_not_fit_is_refused)
{
    static const struct {
        const char *find, *put, *message;
    } row[] = {
        {"[\"strength\",", "[\"strenght\",",
         "found \"strenght\"; expected \"strength\" in this place: the net was made for "
         "other inputs"},
        {"[\"lead\",", "[\"led\",", "expected \"lead\""},
        {"[\"foot\", \"01", "[\"foot\", \"0",
         "found 63 digits; expected 2 for each of 32 weights"},
        {"[\"foot\", \"01", "[\"foot\", \"0x", "found \"x\"; expected digits 0-9, a-f"},
        {"[\"foot\", \"01", "[\"foot\", \"0ż", "found \"ż\"; expected digits 0-9, a-f"},
        {"\"last\": {\"bias\": [1, ", "\"last\": {\"bias\": [", "15 elements"},
        {"\"last\": {\"bias\": [1,", "\"last\": {\"bias\": [40000,", "found 40000"},
        {"\"made\": {},", "", "made"},
        {"\"certainty\": \"fitted\"", "\"certainty\": \"printed\"", "expected fitted"},
        {"\"value\": {", "\"values\": {", "values"},
    };
    struct ks_data_error error;
    struct ks_game *g = load("raclawice/historical", "");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const char *text = changed_text(net_of(g, "01"), row[i].find, row[i].put);
        cr_assert_null(load_from(with_net(text), "raclawice/historical", "", &error));
        cr_assert_str_eq(error.file, NET);
        cr_assert(strstr(error.message, row[i].message), "%zu: %s", i, error.message);
    }
}

/* A row too few or too many is one of other inputs, too. */
Test(data_net, a_missing_row_is_told)
{
    struct ks_data_error error;
    struct ks_game *g = load("raclawice/historical", "");
    char *text = strdup(net_of(g, "01")), *row = strstr(text, "[\"foot\""),
         *end = strchr(row, '\n');
    memmove(row, end, strlen(end) + 1);
    cr_assert_null(load_from(with_net(text), "raclawice/historical", "", &error));
    cr_assert(strstr(error.message, "rows; expected"), "%s", error.message);
    free(text);
}

Test(data_net, rows_too_many_are_counted)
{
    enum { MORE = 200 };
    char more[MORE * 16] = "\"value\": {\"bias\": [1], \"rows\": [", wanted[64];
    struct ks_data_error error;
    struct ks_game *g = load("raclawice/historical", "");
    for (int i = 0; i < MORE; i++)
        strcat(more, "[\"\", \"01\"], ");
    const char *text =
        changed_text(net_of(g, "01"), "\"value\": {\"bias\": [1], \"rows\": [", more);
    snprintf(wanted, sizeof wanted, "found %d rows; expected %d", MORE + KS_NET_LAST,
             KS_NET_LAST);
    cr_assert_null(load_from(with_net(text), "raclawice/historical", "", &error));
    cr_assert(strstr(error.message, wanted), "%s", error.message);
}
