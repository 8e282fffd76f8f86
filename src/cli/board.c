#include "cli/board.h"

#include <stdio.h>
#include <string.h>

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

static bool is_in(const struct ks_counter *c, const char *formation)
{
    return c->formation != NULL && strcmp(c->formation, formation) == 0;
}

/* Two letters that no other arm has. */
static const char *arm_letters(const char *arm)
{
    static const char *const other[][2] = {
        {"horse_artillery", "ha"}, {"horse_jager", "hj"},   {"carabineer", "cb"},
        {"light", "lt"},           {"cavalry_light", "cl"}, {"cavalry_heavy", "ch"}};
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        if (strcmp(other[i][0], arm) == 0)
            return other[i][1];
    return arm;
}

/* Orders a unit may be in, and how a cell shows them. */
static const struct sign {
    const char *formation, *sign, *name[KS_LANGUAGES];
} signs[] = {
    {"skirmish", "'", {"' skirmish order", "' tyraliera"}},
    {"square", "#", {"# square", "# czworobok"}},
    {"limbered", "-", {"- limbered", "- zaprzodkowana"}},
    {"column", "|", {"| column", "| kolumna"}},
    {"general_order", ":", {": general order", ": szyk luźny"}},
    {"carre", "#", {"# carr\u00e9", "# czworobok"}},
    {"masse", "@", {"@ Masse", "@ masa"}},
    {"road_march", "~", {"~ road march", "~ kolumna marszowa"}},
    {"ranked", "=", {"=2 Line marker", "=2 znacznik linii"}},
};
enum { SIGNS = sizeof signs / sizeof *signs };

/* Troops out of order: how a cell shows it instead of their formation. */
static const struct sign conditions[] = {
    {"disordered", "?", {"? disordered", "? zdezorganizowany"}},
    {"routed", "%", {"% routed", "% w ucieczce"}},
};
enum { CONDITIONS = sizeof conditions / sizeof *conditions };

static bool has_condition(const struct ks_counter *c, const char *condition)
{
    return c->condition != NULL && strcmp(c->condition, condition) == 0;
}

static const char *sign_of(const struct ks_counter *c)
{
    for (int i = 0; i < CONDITIONS; i++)
        if (has_condition(c, conditions[i].formation))
            return conditions[i].sign;
    for (int i = 0; i < SIGNS - 1; i++) /* the last one goes with the number below */
        if (is_in(c, signs[i].formation))
            return signs[i].sign;
    return "";
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

/* The number of a unit: increments left of troops that count them, else strength. */
static int number_of(const struct ks_counter *c)
{
    return c->condition != NULL ? c->steps - c->lost : c->strength;
}

/* "Pin6↓", or "P6" where there is little room; guns and commanders have no strength. A unit that
 * lies in several hexes has a sign before it in those besides its first. */
static void put_unit(struct cell *c, const struct ks_game *g, const struct stack *st,
                     int i, bool brief)
{
    char text[16], strength[8] = "";
    const struct ks_piece *p = &g->piece[st->unit[i]];
    int8_t facing = st->counter[i].facing;
    if (number_of(&st->counter[i]) > 0)
        snprintf(strength, sizeof strength, "%d", number_of(&st->counter[i]));
    if (st->counter[i].hex != st->hex)
        put(c, "&", 1);
    bool leads = ks_is_leader(g, st->unit[i]);
    int n = snprintf(text, sizeof text, "%c%.2s%s%s", ks_dress_of(g, st->unit[i])->letter,
                     leads   ? "*"
                     : brief ? ""
                             : arm_letters(p->arm),
                     strength, brief || leads ? "" : sign_of(&st->counter[i]));
    put(c, text, n);
    if (!brief && facing >= 0 && facing < KS_ALL_FACINGS &&
        !is_in(&st->counter[i], "square"))
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
        bool ranked = is_in(&st->counter[first], "ranked");
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
    const struct ks_dress *seen[8];
    int n = 0;
    for (ks_unit u = 0; u < g->pieces && n < 8; u++) {
        const struct ks_dress *d = ks_dress_of(g, u);
        int i = 0;
        while (i < n && seen[i] != d)
            i++;
        if (i == n)
            seen[n++] = d;
    }
    for (int i = 0; i < n; i++)
        printf("%s %c %s", i > 0 ? "," : ";", seen[i]->letter, seen[i]->name[language]);
}

static void print_signs(const struct ks_game *g, const struct ks_state *s,
                        enum ks_language language)
{
    struct ks_counter c;
    bool seen[SIGNS] = {false}, broken[CONDITIONS] = {false}, wide = false;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &c);
        for (int i = 0; i < SIGNS; i++)
            seen[i] |= c.hex != KS_NONE && is_in(&c, signs[i].formation);
        for (int i = 0; i < CONDITIONS; i++)
            broken[i] |= c.hex != KS_NONE && has_condition(&c, conditions[i].formation);
        wide |= c.others > 0;
    }
    print_features(&g->map, language);
    print_armies(g, language);
    const char *before = "; ";
    for (int i = 0; i < SIGNS; i++)
        if (seen[i]) {
            printf("%s%s", before, signs[i].name[language]);
            before = ", ";
        }
    for (int i = 0; i < CONDITIONS; i++)
        if (broken[i])
            printf(", %s", conditions[i].name[language]);
    if (wide)
        printf(", %s", language == KS_POLISH ? "& dalsze pole oddziału"
                                             : "& further hex of a unit");
    putchar('\n');
}

void ks_board_print(const struct ks_game *g, const struct ks_state *s, ks_hex centre,
                    enum ks_language language)
{
    static const char *const stack[2][KS_LANGUAGES] = {
        {"Pin6\u2193+2*: army, arm, strength, facing, how many below, commander",
         "Pin6\u2193+2*: armia, rodzaj, liczebność, front, liczba pod spodem, dowódca"},
        {"Pli6|\u21D9+2*: army, arm, increments, formation, facing (\u21D9 a hexside, "
         "\u2193 a "
         "corner), how many below, leader",
         "Pli6|\u21D9+2*: armia, rodzaj, stany, szyk, front (\u21D9 bok, \u2193 "
         "narożnik), "
         "liczba pod spodem, dowódca"},
    };
    const struct ks_grid *grid = &g->map.grid;
    if (centre == KS_NONE || !ks_grid_on_map(grid, centre))
        centre = middle(g, s);
    int left = window(ks_grid_col(grid, centre), ACROSS, grid->cols);
    int top = window(ks_grid_row(grid, centre), DOWN, grid->rows);
    for (int row = top; row < top + DOWN && row <= grid->rows; row++)
        print_row(g, s, left, row, centre);
    print_ground(&g->map, language);
    print_signs(g, s, language);
    puts(stack[ks_terms(g) > 0][language]);
}
