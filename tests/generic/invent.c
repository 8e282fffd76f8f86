#include "invent.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { CORNER = 8, TRIES = 12, SMALL = 40 };

struct crowd {
    const struct ks_game *g;
    struct ks_stream *random;
    char *text;
    size_t size, n;
    int col, row, width; /* of the corner */
};

static const char *pick(struct crowd *c, const char *const *words, uint32_t n)
{
    return words[ks_stream_below(c->random, n)];
}

static ks_hex any_hex(struct crowd *c)
{
    return ks_grid_hex(&c->g->map.grid,
                       c->col + (int)ks_stream_below(c->random, (uint32_t)c->width),
                       c->row + (int)ks_stream_below(c->random, (uint32_t)c->width));
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

/* A word of the rules for what a counter shows, as a state may spell it; often none. */
static void put_term(struct crowd *c, char *out)
{
    static const char *const kinds[] = {"formation", "condition", "readiness", "status"};
    const struct ks_term term =
        ks_term(c->g, ks_stream_below(c->random, (uint32_t)ks_terms(c->g)));
    out[0] = '\0';
    for (int i = 0; i < 4; i++)
        if (strcmp(term.kind, kinds[i]) == 0)
            sprintf(out, " %s%s", ks_stream_below(c->random, 2) ? "form=" : "", term.key);
}

static void put_words(struct crowd *c, char *out)
{
    static const char *const figure[] = {"lost=", "shots=", "left=", "mp="};
    uint32_t facing = ks_stream_below(c->random, 2 * KS_DIRECTIONS + 4);
    if (facing < 2 * KS_DIRECTIONS)
        out += sprintf(out, " %s", ks_facing_name((int)facing));
    for (int i = 0; i < 2; i++, out += strlen(out))
        put_term(c, out);
    for (int i = 0; i < 2; i++)
        if (ks_stream_below(c->random, 3) == 0)
            out += sprintf(out, " %s%" PRIu32, pick(c, figure, 4),
                           ks_stream_below(c->random, 6));
}

static bool can_be_read(const struct crowd *c)
{
    static struct ks_state s;
    char error[KS_TEXT];
    return ks_state_parse(c->g, c->text, &s, error);
}

/* Adds a line if the game can read it. */
static bool put_line(struct crowd *c, const char *line)
{
    int length = snprintf(c->text + c->n, c->size - c->n, "%s\n", line);
    if (length > 0 && c->n + (size_t)length < c->size && can_be_read(c)) {
        c->n += (size_t)length;
        return true;
    }
    c->text[c->n] = '\0';
    return false;
}

static void put_piece(struct crowd *c, ks_unit u)
{
    static const char *const part[] = {"active", "pool", "dead", "wounded"};
    char hexes[64], words[160] = "", line[300];
    bool done = false;
    for (int i = 0; i < TRIES && !done; i++) {
        put_hexes(c, hexes);
        put_words(c, words);
        snprintf(line, sizeof line, "unit %s%s%s", c->g->piece[u].id, hexes, words);
        done = put_line(c, line);
    }
    snprintf(line, sizeof line, "%s %s", pick(c, part, done ? 2 : 4), c->g->piece[u].id);
    if (ks_is_leader(c->g, u))
        put_line(c, line);
}

/* Turn, phase and side, as far as the game has them. */
static void put_moment(struct crowd *c)
{
    static const char *const phase[] = {
        "charge",   "movement", "defensive", "offensive",  "melee",
        "recovery", "turn",     "commander", "activation", "draw"};
    char line[64];
    snprintf(line, sizeof line, "turn %" PRIu32,
             1 + ks_stream_below(c->random, c->g->turns));
    put_line(c, line);
    for (int i = 0; i < 3; i++) {
        snprintf(line, sizeof line, "phase %s", pick(c, phase, 10));
        if (put_line(c, line))
            break;
    }
    snprintf(line, sizeof line, "side %s", c->g->side[ks_stream_below(c->random, 2)]);
    put_line(c, line);
}

void ks_invent_position(const struct ks_game *g, struct ks_stream *random, char *text,
                        size_t size)
{
    const struct ks_grid *grid = &g->map.grid;
    int least = grid->cols < grid->rows ? grid->cols : grid->rows;
    struct crowd c = {.g = g, .random = random, .text = text, .size = size};
    c.width = least < CORNER ? least : CORNER;
    c.col = 1 + (int)ks_stream_below(random, (uint32_t)(grid->cols - c.width + 1));
    c.row = 1 + (int)ks_stream_below(random, (uint32_t)(grid->rows - c.width + 1));
    text[0] = '\0';
    put_moment(&c);
    for (ks_unit u = 0; u < g->pieces; u++)
        if (ks_stream_below(random, g->pieces > SMALL ? 4 : 2) == 0)
            put_piece(&c, u);
}
