#include "cli/board.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/reply.h"
#include "cli/say.h"

/* A cell is 9 columns wide: 8 cells and the shift of even rows make 77. */
enum { CELL = 9, ACROSS = 8, DOWN = 9, MAX_STACK = 32 };

static const char terrain_letter[KS_TERRAINS] = {' ', '.', 'w', 'v', 'h',
                                                 's', 'm', 'c', '~'};
static const char *const arrow[KS_FACINGS] = {"\u2191", "\u2197", "\u2198",
                                              "\u2193", "\u2199", "\u2196"};

/* ---- who stands where ---- */

struct stack {
    int n;
    ks_unit unit[MAX_STACK]; /* top first */
    struct ks_counter counter[MAX_STACK];
};

static void add_to_stack(struct stack *st, ks_unit u, const struct ks_counter *c)
{
    int i = st->n < MAX_STACK ? st->n++ : MAX_STACK - 1;
    for (; i > 0 && st->counter[i - 1].order > c->order; i--) {
        st->unit[i] = st->unit[i - 1];
        st->counter[i] = st->counter[i - 1];
    }
    st->unit[i] = u;
    st->counter[i] = *c;
}

static void find_stack(const struct ks_game *g, const struct ks_state *s, ks_hex hex,
                       struct stack *st)
{
    struct ks_counter c;
    st->n = 0;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &c);
        if (c.hex == hex && !c.eliminated)
            add_to_stack(st, u, &c);
    }
}

static bool commands(const struct ks_game *g, ks_unit u)
{
    return strstr(g->piece[u].arm, "commander") != NULL;
}

/* ---- a cell ---- */

/* Appends text that takes so many columns. */
struct cell {
    char text[64];
    int columns;
};

static void put(struct cell *c, const char *text, int columns)
{
    if (c->columns + columns > CELL - 1)
        return;
    strncat(c->text, text, sizeof c->text - strlen(c->text) - 1);
    c->columns += columns;
}

static void fill(struct cell *c)
{
    while (c->columns < CELL) {
        strncat(c->text, " ", sizeof c->text - strlen(c->text) - 1);
        c->columns++;
    }
}

/* "Pin6↓", or "P6" where there is little room; guns and commanders have no strength. */
static void put_unit(struct cell *c, const struct ks_game *g, const struct stack *st,
                     int i, bool brief)
{
    char text[16], strength[8] = "";
    const struct ks_piece *p = &g->piece[st->unit[i]];
    int side = toupper((unsigned char)g->side[p->side][0]);
    int8_t facing = st->counter[i].facing;
    if (st->counter[i].strength > 0)
        snprintf(strength, sizeof strength, "%u", st->counter[i].strength);
    int n = snprintf(text, sizeof text, "%c%.2s%s", side,
                     commands(g, st->unit[i]) ? "*"
                     : brief                  ? ""
                                              : p->arm,
                     strength);
    put(c, text, n);
    if (!brief && facing >= 0 && facing < KS_FACINGS)
        put(c, arrow[facing], 1);
}

/* "Pin6↓+2*": the top unit, how many below, a commander; "P6!R5" where both sides
 * stand. */
static void stack_cell(const struct ks_game *g, const struct stack *st, struct cell *c)
{
    int first = -1, enemy = -1, units = 0;
    bool commander = false;
    for (int i = 0; i < st->n; i++) {
        if (commands(g, st->unit[i])) {
            commander = true;
            continue;
        }
        units++;
        if (first < 0)
            first = i;
        else if (g->piece[st->unit[i]].side != g->piece[st->unit[first]].side &&
                 enemy < 0)
            enemy = i;
    }
    if (first < 0 && commander)
        put_unit(c, g, st, 0, false);
    if (first >= 0)
        put_unit(c, g, st, first, enemy >= 0);
    if (enemy >= 0) {
        put(c, "!", 1);
        put_unit(c, g, st, enemy, true);
    } else if (units > 1) {
        char more[16];
        int n = snprintf(more, sizeof more, "+%d", units - 1);
        put(c, more, n);
    }
    if (first >= 0 && commander)
        put(c, "*", 1);
}

static void ground_cell(const struct ks_game *g, ks_hex hex, bool centre, struct cell *c)
{
    char number[8], text[16];
    ks_hex_text(&g->map, hex, number);
    int n = snprintf(text, sizeof text, "%s%s%c%s", centre ? ">" : "", number,
                     terrain_letter[g->map.terrain[hex]], g->map.road[hex] ? "=" : "");
    put(c, text, n);
}

/* ---- the section ---- */

static ks_hex middle(const struct ks_game *g, const struct ks_state *s)
{
    int cols = 0, rows = 0, n = 0;
    struct ks_counter c;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &c);
        if (c.eliminated || !ks_grid_on_map(&g->map.grid, c.hex))
            continue;
        cols += ks_grid_col(&g->map.grid, c.hex);
        rows += ks_grid_row(&g->map.grid, c.hex);
        n++;
    }
    if (n == 0)
        return ks_grid_hex(&g->map.grid, (g->map.grid.cols + 1) / 2,
                           (g->map.grid.rows + 1) / 2);
    return ks_grid_hex(&g->map.grid, cols / n, rows / n);
}

/* First column or row of a window of that size round the middle, within 1..most. */
static int window(int centre, int size, int most)
{
    int first = centre - size / 2;
    if (first + size - 1 > most)
        first = most - size + 1;
    return first < 1 ? 1 : first;
}

static void print_row(const struct ks_game *g, const struct ks_state *s, int left,
                      int row, ks_hex centre)
{
    const struct ks_grid *grid = &g->map.grid;
    struct stack st;
    for (int line = 0; line < 2; line++) {
        char text[ACROSS * sizeof((struct cell){0}.text) + 8] = "";
        size_t used = 0;
        if (row % 2 == 0)
            strcpy(text, "     ");
        for (int col = left; col < left + ACROSS && col <= grid->cols; col++) {
            struct cell c = {.columns = 0};
            ks_hex hex = ks_grid_hex(grid, col, row);
            if (line == 0)
                ground_cell(g, hex, hex == centre, &c);
            else {
                find_stack(g, s, hex, &st);
                stack_cell(g, &st, &c);
            }
            fill(&c);
            strcat(text, c.text);
        }
        for (size_t i = 0; text[i] != '\0'; i++)
            used = text[i] == ' ' ? used : i + 1;
        printf("%.*s\n", (int)used, text);
    }
}

void ks_board_print(const struct ks_game *g, const struct ks_state *s, ks_hex centre,
                    enum ks_language language)
{
    static const char *const legend[KS_LANGUAGES] = {
        ". clear, w woods, v village, h hill, s slope, m marsh, = road\n"
        "Pin6\u2193+2*: side, arm, strength, facing, how many below, commander",
        ". otwarte, w las, v wieś, h wzgórze, s stok, m bagno, = droga\n"
        "Pin6\u2193+2*: strona, rodzaj, siła, front, ilu pod spodem, dowódca",
    };
    const struct ks_grid *grid = &g->map.grid;
    if (centre == KS_NONE || !ks_grid_on_map(grid, centre))
        centre = middle(g, s);
    int left = window(ks_grid_col(grid, centre), ACROSS, grid->cols);
    int top = window(ks_grid_row(grid, centre), DOWN, grid->rows);
    for (int row = top; row < top + DOWN && row <= grid->rows; row++)
        print_row(g, s, left, row, centre);
    puts(legend[language]);
}

/* ---- lists ---- */

void ks_board_unit(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    char hex[8] = "-";
    const struct ks_piece *p = &g->piece[u];
    ks_describe(g, s, u, &c);
    if (ks_grid_on_map(&g->map.grid, c.hex))
        ks_hex_text(&g->map, c.hex, hex);
    bool faces = c.facing >= 0 && c.facing < KS_FACINGS;
    printf("  %s %s  %s %s, %s, %u-%u-%u, %d/%d%s%s%s%s%s%s  %s\n", hex,
           faces ? arrow[c.facing] : " ", g->side[p->side], p->arm, p->name, c.morale,
           c.strength, c.firepower, c.steps - c.lost, c.steps,
           c.formation != NULL && c.formation[0] ? ", " : "",
           c.formation != NULL ? c.formation : "",
           c.status != NULL && c.status[0] ? ", " : "", c.status != NULL ? c.status : "",
           c.wounded ? ", wounded" : "", c.eliminated ? ", eliminated" : "", p->id);
}

void ks_board_stack(const struct ks_game *g, const struct ks_state *s, ks_hex hex)
{
    struct stack st;
    find_stack(g, s, hex, &st);
    for (int i = 0; i < st.n; i++)
        ks_board_unit(g, s, st.unit[i]);
}

static void print_result(const struct ks_match *m, enum ks_language language)
{
    int winner = ks_match_winner(m);
    printf("%s: ", ks_say(KS_SAY_OVER, language));
    if (winner < 2)
        printf("%s %s", m->game->side[winner], ks_say(KS_SAY_WINS, language));
    else
        fputs(ks_say(KS_SAY_DRAWN, language), stdout);
    if (m->ended == KS_ENTRY_RESIGN || m->ended == KS_ENTRY_FORFEIT)
        printf(" (%s)",
               ks_say(m->ended == KS_ENTRY_RESIGN ? KS_SAY_BY_RESIGN : KS_SAY_BY_FORFEIT,
                      language));
    puts(".");
}

void ks_board_status(const struct ks_match *m, enum ks_language language)
{
    const struct ks_game *g = m->game;
    const struct ks_state *s = &m->state;
    printf("%s %d %s %d.  %s: %s %d, %s %d.\n", ks_say(KS_SAY_TURN, language), s->turn,
           ks_say(KS_SAY_OF, language), g->turns, ks_say(KS_SAY_POINTS, language),
           g->side[0], s->points[0], g->side[1], s->points[1]);
    if (ks_match_over(m)) {
        print_result(m, language);
        return;
    }
    struct ks_event prompt = ks_prompt(g, s);
    char text[KS_TEXT];
    const char *paragraph = ks_event_paragraph(g, &prompt);
    ks_event_text(g, &prompt, language, text, sizeof text);
    printf("%s: %s [%s]\n", ks_actor_name(g, (int)ks_actor(s)), text,
           paragraph == NULL ? "" : paragraph);
}
