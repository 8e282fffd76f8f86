#include "cli/board.h"

#include <stdio.h>
#include <string.h>

#include "cli/show_formed.h"
#include "cli/show_symbol.h"

/* A cell is 9 columns wide: 8 cells and the shift of even rows make 77. */
enum { CELL = 9, ACROSS = 8, DOWN = 9, MAX_STACK = 32 };

static const char terrain_letter[KS_TERRAINS] = {' ', '.', 'w', 'v', 'h', 's', 'm',
                                                 'c', '~', 't', 'u', 'g', 'd'};
/* To a corner a plain arrow, to a hexside a double one. */
const char *const ks_board_arrow[KS_ALL_FACINGS] = {
    "\u2191", "\u2197", "\u2198", "\u2193", "\u2199", "\u2196",
    "\u21D7", "\u21D2", "\u21D8", "\u21D9", "\u21D0", "\u21D6"};

/* ---- pieces on the map ---- */

struct stack {
    ks_hex hex;
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

static bool lies_in(const struct ks_counter *c, ks_hex hex)
{
    for (int i = 0; i < c->others; i++)
        if (c->other[i] == hex)
            return true;
    return c->hex == hex;
}

static void find_stack(const struct ks_game *g, const struct ks_state *s, ks_hex hex,
                       struct stack *st)
{
    struct ks_counter c;
    st->hex = hex;
    st->n = 0;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &c);
        if (lies_in(&c, hex) && !c.eliminated)
            add_to_stack(st, u, &c);
    }
}

void ks_board_stack(const struct ks_game *g, const struct ks_state *s, ks_hex hex,
                    enum ks_language language)
{
    struct stack st;
    find_stack(g, s, hex, &st);
    for (int i = 0; i < st.n; i++)
        ks_board_card(g, s, st.unit[i], language);
}

/* ---- signs ---- */

/* Two letters: the last part of the arm's sign. */
static const char *arm_letters(const struct ks_game *g, ks_unit u)
{
    const char *sign = ks_term_sign(g, "arm", g->piece[u].arm),
               *last = strrchr(sign, ':');
    return last == NULL ? sign : last + 1;
}

/* How a cell shows formations and conditions, by the last part of their signs. A condition stands
 * instead of the formation; ranks go with the number below. */
static const struct sign {
    const char *kind, *sign, *shown;
} signs[] = {
    {"condition", "ragged", "?"}, {"condition", "flight", "%"},
    {"formation", "loose", "'"},  {"formation", "ring", "#"},
    {"formation", "train", "-"},  {"formation", "deep", "|"},
    {"formation", "open", ":"},   {"formation", "block", "@"},
    {"formation", "trail", "~"},  {"formation", "ranks", "=2"},
};
enum { SIGNS = sizeof signs / sizeof *signs, RANKS = SIGNS - 1 };

/* The row of signs[] for a term; SIGNS: none. */
static int row_of(const char *kind, const char *sign)
{
    int i = 0;
    while (i < SIGNS && (strcmp(signs[i].kind, kind) != 0 ||
                         !ks_sign_is(sign, ks_sign_is(sign, 0, "badge"), signs[i].sign)))
        i++;
    return i;
}

static int row_in(const struct ks_game *g, const struct ks_counter *c)
{
    int i = row_of("condition", ks_term_sign(g, "condition", c->condition));
    return i < SIGNS ? i
                     : row_of("formation", ks_term_sign(g, "formation", c->formation));
}

/* ---- a cell ---- */

/* Appends text of that many columns. */
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

/* "Pin6↓", or "P6" where there is little room; guns and commanders have no strength. A unit that
 * lies in several hexes has a sign before it in those besides its first. */
static void put_unit(struct cell *c, const struct ks_game *g, const struct stack *st,
                     int i, bool brief)
{
    char text[16], strength[8] = "";
    int row = row_in(g, &st->counter[i]);
    int8_t facing = st->counter[i].facing;
    bool leads = ks_is_leader(g, st->unit[i]);
    int number = ks_figure(&st->counter[i], ks_brief_figure(g));
    if (number > 0 && !leads)
        snprintf(strength, sizeof strength, "%d", number % 1000);
    if (st->counter[i].hex != st->hex)
        put(c, "&", 1);
    int n = snprintf(text, sizeof text, "%c%.2s%s%s", ks_army_of(g, st->unit[i])->letter,
                     leads   ? "*"
                     : brief ? ""
                             : arm_letters(g, st->unit[i]),
                     strength, brief || leads || row >= RANKS ? "" : signs[row].shown);
    put(c, text, n);
    bool round = row < SIGNS && strcmp(signs[row].sign, "ring") == 0;
    if (!brief && facing >= 0 && facing < KS_ALL_FACINGS && !round)
        put(c, ks_board_arrow[facing], 1);
}

/* "Pin6↓+2*": the top unit, how many below, a commander; "P6!R5" where both sides
 * stand. */
static void stack_cell(const struct ks_game *g, const struct stack *st, struct cell *c)
{
    int first = -1, enemy = -1, units = 0;
    bool commander = false;
    for (int i = 0; i < st->n; i++) {
        if (ks_is_leader(g, st->unit[i])) {
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
        bool ranked = row_in(g, &st->counter[first]) == RANKS;
        int n = snprintf(more, sizeof more, "%c%d", ranked ? '=' : '+', units - 1);
        put(c, more, n);
    }
    if (first >= 0 && commander)
        put(c, "*", 1);
}

static bool is_closed(const struct ks_map *map, ks_hex hex)
{
    return map->last_row > 0 && ks_grid_row(&map->grid, hex) > map->last_row;
}

static void ground_cell(const struct ks_game *g, ks_hex hex, bool centre, struct cell *c)
{
    char number[8], text[16];
    const struct ks_map *map = &g->map;
    ks_hex_text(map, hex, number);
    char letter = is_closed(map, hex) ? 'x' : terrain_letter[map->terrain[hex]];
    int n = snprintf(text, sizeof text, "%s%s%c%s%s", centre ? ">" : "", number, letter,
                     map->road[hex] ? "=" : "", map->stream[hex] ? "/" : "");
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

/* ---- what the signs mean: as far as they occur ---- */

static void print_ground(const struct ks_map *map, enum ks_language language)
{
    static const char *const name[KS_TERRAINS][KS_LANGUAGES] = {
        [KS_CLEAR] = {"clear", "teren czysty"},
        [KS_WOODS] = {"woods", "las"},
        [KS_VILLAGE] = {"village", "zabudowania"},
        [KS_HILL] = {"hill", "wzgórze"},
        [KS_SLOPE] = {"slope", "stok"},
        [KS_MARSH] = {"marsh", "bagno"},
        [KS_CASTLE] = {"castle", "zamek"},
        [KS_WATER] = {"pond", "staw"},
        [KS_TOWN] = {"town", "miasto"},
        [KS_GARDEN] = {"garden", "ogród"},
        [KS_DIKE] = {"dike", "grobla"},
        [KS_HAMLET] = {"hamlet", "osada"}};
    bool seen[KS_TERRAINS] = {false};
    for (int hex = 0; hex < KS_MAX_HEXES; hex++)
        seen[map->terrain[hex]] = true;
    const char *before = "";
    for (int i = KS_CLEAR; i < KS_TERRAINS; i++)
        if (seen[i]) {
            printf("%s%c %s", before, terrain_letter[i], name[i][language]);
            before = ", ";
        }
    putchar('\n');
}

static void print_features(const struct ks_map *map, enum ks_language language)
{
    static const char *const water[3][KS_LANGUAGES] = {
        {"stream", "strumień"},
        {"river", "rzeka"},
        {"river or stream", "rzeka lub strumień"}};
    bool wet = false, wide = false;
    for (int hex = 0; hex < KS_MAX_HEXES; hex++) {
        wet |= map->stream[hex] != 0;
        wide |= map->deep[hex] != 0;
    }
    printf("= %s", language == KS_POLISH ? "droga" : "road");
    if (wet)
        printf(", / %s", water[map->river ? 1 : wide ? 2 : 0][language]);
    if (map->last_row > 0)
        printf(", x %s", language == KS_POLISH ? "poza planszą" : "off the map");
}

static void print_armies(const struct ks_game *g, enum ks_language language)
{
    const char *before = ";";
    for (const struct ks_army *a = g->army; a < g->army + g->armies; a++) {
        ks_unit u = 0;
        while (u < g->pieces && ks_army_of(g, u) != a)
            u++;
        if (u == g->pieces)
            continue;
        printf("%s %c %s", before, a->letter, a->name[language]);
        before = ",";
    }
}

static void print_signs(const struct ks_game *g, const struct ks_state *s,
                        enum ks_language language)
{
    struct ks_counter c;
    bool seen[SIGNS + 1] = {false}, wide = false;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &c);
        if (c.hex != KS_NONE)
            seen[row_of("formation", ks_term_sign(g, "formation", c.formation))] =
                seen[row_of("condition", ks_term_sign(g, "condition", c.condition))] =
                    true;
        wide |= c.others > 0;
    }
    print_features(&g->map, language);
    print_armies(g, language);
    const char *before = "; ";
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        int row = row_of(t.kind, t.sign);
        if (row == SIGNS || !seen[row])
            continue;
        printf("%s%s %s", before, signs[row].shown, t.text[language]);
        before = ", ";
    }
    if (wide)
        printf(", %s", language == KS_POLISH ? "& dalsze pole oddziału"
                                             : "& further hex of a unit");
    putchar('\n');
}

/* The sign of the first formation that stands on the ground; "" where the game has none. */
static const char *first_formation(const struct ks_game *g)
{
    size_t i = 0;
    while (ks_has_formations(g) && strcmp(ks_term(g, i).kind, "formation") != 0)
        i++;
    int row = row_of("formation", ks_term(g, i).sign);
    return row < SIGNS ? signs[row].shown : "";
}

/* A cell as an example, and what each part of it means. */
struct sample {
    char signs[32], words[KS_TEXT];
};

static void add_part(struct sample *p, const char *sign, const char *word)
{
    size_t n = strlen(p->words);
    strncat(p->signs, sign, sizeof p->signs - strlen(p->signs) - 1);
    snprintf(p->words + n, sizeof p->words - n, "%s%s", n > 0 ? ", " : "", word);
}

/* "Pin6↓+2*: army, arm, strength, facing, how many below, commander", as far as the game has it. */
static void print_sample(const struct ks_game *g, const struct ks_state *s,
                         enum ks_language language)
{
    static const char *const word[][KS_LANGUAGES] = {
        {"army", "armia"},
        {"arm", "rodzaj"},
        {"formation", "szyk"},
        {"facing", "front"},
        {"facing (⇙ a hexside, ↓ a corner)", "front (⇙ bok, ↓ narożnik)"},
        {"how many below", "liczba pod spodem"}};
    struct sample p = {"", ""};
    struct ks_counter c;
    ks_unit troop = 0, leader = KS_NONE;
    int facing = -1; /* of any piece; a hexside comes before a corner */
    for (ks_unit u = g->pieces; u-- > 0;) {
        ks_describe(g, s, u, &c);
        facing = c.facing > facing ? c.facing : facing;
        if (!ks_is_leader(g, u))
            troop = u;
        else if (g->piece[u].kind == KS_KIND_LEADER)
            leader = u;
    }
    const char *figure = ks_brief_figure(g), *shape = first_formation(g);
    bool sides = facing >= KS_FACINGS;
    add_part(&p, (char[]){g->army[0].letter, '\0'}, word[0][language]);
    add_part(&p, arm_letters(g, troop), word[1][language]);
    if (figure != NULL)
        add_part(&p, "6", ks_term_text(g, "figure", figure, language));
    if (shape[0] != '\0')
        add_part(&p, shape, word[2][language]);
    if (facing >= 0)
        add_part(&p, ks_board_arrow[sides ? KS_FACINGS + 3 : 3],
                 word[3 + sides][language]);
    if (ks_has_term(g, "mark", "stack"))
        add_part(&p, "+2", word[5][language]);
    if (leader != KS_NONE)
        add_part(&p, "*", ks_term_text(g, "arm", g->piece[leader].arm, language));
    printf("%s: %s\n", p.signs, p.words);
}

void ks_board_print(const struct ks_game *g, const struct ks_state *s, ks_hex centre,
                    enum ks_language language)
{
    const struct ks_grid *grid = &g->map.grid;
    if (centre == KS_NONE || !ks_grid_on_map(grid, centre))
        centre = middle(g, s);
    int left = window(ks_grid_col(grid, centre), ACROSS, grid->cols);
    int top = window(ks_grid_row(grid, centre), DOWN, grid->rows);
    for (int row = top; row < top + DOWN && row <= grid->rows; row++)
        print_row(g, s, left, row, centre);
    print_ground(&g->map, language);
    print_signs(g, s, language);
    print_sample(g, s, language);
}
