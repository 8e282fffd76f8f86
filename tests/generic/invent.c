#include "invent.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { CORNER = 7, TRIES = 12 };

struct crowd {
    const struct ks_game *g;
    struct ks_stream *random;
    char *text;
    size_t size, n;
    int col, row; /* of the corner */
};

static const char *pick(struct crowd *c, const char *const *words, uint32_t n)
{
    return words[ks_stream_below(c->random, n)];
}

static ks_hex any_hex(struct crowd *c)
{
    return ks_grid_hex(&c->g->map.grid, c->col + (int)ks_stream_below(c->random, CORNER),
                       c->row + (int)ks_stream_below(c->random, CORNER));
}

/* Its hexes: one, or several in a chain. */
static void put_hexes(struct crowd *c, char *out)
{
    static const uint8_t many[] = {1, 1, 1, 2, 2, 3, 4, 5};
    ks_hex h = any_hex(c);
    uint32_t n = many[ks_stream_below(c->random, sizeof many)];
    for (uint32_t i = 0; i < n && ks_grid_on_map(&c->g->map.grid, h); i++) {
        char hex[8];
        ks_hex_text(&c->g->map, h, hex);
        out += sprintf(out, " %s", hex);
        h = ks_grid_next(&c->g->map.grid, h, (int)ks_stream_below(c->random, 6));
    }
}

static void put_words(struct crowd *c, char *out)
{
    static const char *const facing[] = {"N",       "NE",      "SE",      "S",
                                         "SW",      "NW",      "side-NE", "side-E",
                                         "side-SE", "side-SW", "side-W",  "side-NW"};
    static const char *const form[] = {"column", "line",       "skirmish", "carre",
                                       "masse",  "road_march", "limbered", "unlimbered",
                                       "line",   "skirmish",   ""};
    static const char *const state[] = {"",        "",         "",          "disordered",
                                        "routed",  "tired",    "exhausted", "moved",
                                        "no_move", "causeway", "left=3",    "left=2",
                                        "left=5",  "mp=5",     "forced",    "charged"};
    sprintf(out, " %s %s %s %s", pick(c, facing, 12), pick(c, form, 11),
            pick(c, state, 16), pick(c, state, 16));
}

static bool can_be_read(const struct crowd *c)
{
    static struct ks_state s;
    char error[KS_TEXT];
    return ks_state_parse(c->g, c->text, &s, error);
}

static void put_piece(struct crowd *c, ks_unit u)
{
    char hexes[64], words[128];
    for (int i = 0; i < TRIES; i++) {
        put_hexes(c, hexes);
        put_words(c, words);
        int length = snprintf(c->text + c->n, c->size - c->n, "unit %s%s%s\n",
                              c->g->piece[u].id, hexes, words);
        if (length > 0 && c->n + (size_t)length < c->size && can_be_read(c)) {
            c->n += (size_t)length;
            return;
        }
        c->text[c->n] = '\0';
    }
}

void ks_invent_bataille(const struct ks_game *g, struct ks_stream *random, char *text,
                        size_t size)
{
    static const char *const phase[] = {"charge",    "movement", "movement", "defensive",
                                        "offensive", "melee",    "recovery", "turn"};
    struct crowd c = {.g = g, .random = random, .text = text, .size = size};
    c.col = 1 + (int)ks_stream_below(random, (uint32_t)(g->map.grid.cols - CORNER));
    c.row = 1 + (int)ks_stream_below(random, (uint32_t)(g->map.grid.rows - CORNER));
    int length = snprintf(text, size, "turn %" PRIu32 "\nphase %s\nside %s\n",
                          1 + ks_stream_below(random, g->turns), pick(&c, phase, 8),
                          g->side[ks_stream_below(random, 2)]);
    c.n = length > 0 ? (size_t)length : 0;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (ks_stream_below(random, 4) == 0)
            put_piece(&c, u);
}
