#include "cli/show_stack.h"

#include "cli/show_formed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_STACK = 48 };

struct place {
    ks_hex hex;
    uint8_t order;
    ks_unit unit;
};

struct stack { /* of one hex: units of either side from the top down, and commanders */
    ks_hex hex;
    int units[2], leaders;
    ks_unit unit[2][MAX_STACK], leader[MAX_STACK];
};

static int by_hex(const void *a, const void *b)
{
    const struct place *p = a, *q = b;
    if (p->hex != q->hex)
        return p->hex < q->hex ? -1 : 1;
    if (p->order != q->order)
        return p->order < q->order ? -1 : 1;
    return p->unit < q->unit ? -1 : p->unit > q->unit;
}

static int sort_places(const struct ks_scene *scene, struct place place[KS_MAX_PIECES])
{
    int n = 0;
    for (ks_unit u = 0; scene->counter != NULL && u < scene->game->pieces; u++)
        if (scene->counter[u].hex != KS_NONE && !scene->counter[u].eliminated)
            place[n++] =
                (struct place){scene->counter[u].hex, scene->counter[u].order, u};
    if (n > 1)
        qsort(place, (size_t)n, sizeof *place, by_hex);
    return n;
}

/* Gathers the stack that begins at place[i]; where the next one begins. */
static int take_stack(const struct ks_scene *scene, const struct place *place, int i,
                      int n, struct stack *out)
{
    const struct ks_game *g = scene->game;
    *out = (struct stack){.hex = place[i].hex};
    for (; i < n && place[i].hex == out->hex; i++) {
        ks_unit u = place[i].unit;
        int side = g->piece[u].side & 1;
        if (ks_is_leader(g, u)) {
            if (out->leaders < MAX_STACK)
                out->leader[out->leaders++] = u;
        } else if (out->units[side] < MAX_STACK) {
            out->unit[side][out->units[side]++] = u;
        }
    }
    return i;
}

static void tell_piece(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    ks_svg_put(s, "\n%s", scene->game->piece[u].name);
    char values[16];
    if (c->strength > 0 && ks_counter_values(scene->game, c, values)[0])
        ks_svg_put(s, " %s", values);
    if (c->lost > 0)
        ks_svg_put(s, " (−%d)", c->lost);
}

/* The words a browser shows over the stack. */
static void draw_title(struct ks_svg *s, const struct ks_scene *scene,
                       const struct stack *stack)
{
    char number[8];
    ks_hex_text(&scene->game->map, stack->hex, number);
    ks_svg_put(s, "<title>%s", number);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < stack->units[side]; i++)
            tell_piece(s, scene, stack->unit[side][i]);
    for (int i = 0; i < stack->leaders; i++)
        tell_piece(s, scene, stack->leader[i]);
    ks_svg_put(s, "</title>\n");
}

/* The strength of all in a stack: what stacking and the fire at it go by. */
static void draw_sum(struct ks_svg *s, const struct ks_scene *scene, const ks_unit *unit,
                     int n)
{
    char text[8];
    int sum = 0, troops = 0;
    for (int i = 0; i < n; i++) {
        sum += scene->counter[unit[i]].strength;
        troops += scene->counter[unit[i]].strength > 0;
    }
    snprintf(text, sizeof text, "%d", sum % 1000);
    if (troops > 1)
        ks_counter_mark_on(s, KS_MARK_SUM, text);
}

/* Lower counters peep out to the upper left; their number stands on a tab. */
static void draw_pile(struct ks_svg *s, const struct ks_scene *scene, const ks_unit *unit,
                      int n)
{
    for (int i = n < 4 ? n - 1 : 3; i > 0; i--) {
        const struct ks_dress *d = ks_dress_of(scene->game, unit[i]);
        ks_svg_leaf(s, "path",
                    "class=\"under\" fill=\"%r\" d=\"%r\" "
                    "transform=\"translate(%f %f)\"",
                    d->body, ks_counter_body(ks_army_of(scene->game, unit[i])), -3.0 * i,
                    -2.8 * i);
    }
    ks_counter_draw(s, scene, unit[0]);
    if (n < 2)
        return;
    char text[8];
    snprintf(text, sizeof text, "×%d", n % 100);
    ks_counter_mark_on(s, KS_MARK_TAB, text);
    draw_sum(s, scene, unit, n);
}

/* Leaders alone stand full size, the first of them. */
static bool is_headquarters(const struct stack *stack)
{
    return stack->units[0] == 0 && stack->units[1] == 0;
}

/* Commanders with units are half-size medals at the lower corners. */
static void draw_leaders(struct ks_svg *s, const struct ks_scene *scene,
                         const struct stack *stack)
{
    for (int i = is_headquarters(stack); i < stack->leaders; i++) {
        ks_svg_open(s, "g", "transform=\"translate(%d 29)\"", i % 2 ? 41 : -41);
        ks_svg_open(s, "g", "transform=\"scale(.54)\"");
        ks_counter_medal(s, scene, stack->leader[i]);
        ks_svg_close(s);
        ks_svg_open(s, "g", "transform=\"translate(0 15) scale(.66)\"");
        ks_counter_ribbon(s, scene, stack->leader[i]);
        ks_svg_close(s);
        ks_svg_close(s);
    }
}

static void draw_melee(struct ks_svg *s, const struct ks_scene *scene,
                       const struct stack *stack)
{
    static const char sabre[] =
        "M-16 15L-12 9L-15 6.5L-13.8 5L-11 7C-3-1 6-8 16-17C9-6 1 2-7.4 10"
        "L-5 12.6L-6.6 14L-9 11.6L-14 17Z";
    struct ks_svg d = {0};
    ks_sheet_hex_path(&d, ks_point(0, 0), .97);
    ks_svg_path(s, &d, "class=\"fight\"");
    s->failed |= d.failed;
    ks_svg_done(&d);
    for (int side = 1; side >= 0; side--) {
        ks_svg_open(s, "g", "transform=\"translate(%d %d) scale(.7)\"", side ? 17 : -17,
                    side ? 18 : -18);
        draw_pile(s, scene, stack->unit[side], stack->units[side]);
        ks_svg_close(s);
    }
    ks_svg_open(s, "g", "class=\"mark\" transform=\"translate(27 -27)\"");
    ks_svg_leaf(s, "circle", "class=\"disc\" r=\"14\"");
    ks_svg_leaf(s, "path", "class=\"blade\" transform=\"scale(.6)\" d=\"%r\"", sabre);
    ks_svg_leaf(s, "path", "class=\"blade\" transform=\"scale(-.6 .6)\" d=\"%r\"", sabre);
    ks_svg_close(s);
}

static void draw_stack(struct ks_svg *s, const struct ks_scene *scene,
                       const struct stack *stack)
{
    int side = stack->units[1] > 0;
    if (is_headquarters(stack)) {
        ks_counter_draw(s, scene, stack->leader[0]);
    } else if (stack->units[0] > 0 && stack->units[1] > 0) {
        draw_melee(s, scene, stack);
    } else {
        if (!ks_is_formed(scene, stack->unit[side][0]))
            ks_counter_front(s, scene, stack->unit[side][0]);
        draw_pile(s, scene, stack->unit[side], stack->units[side]);
    }
}

/* Opens the group of a stack at its place: a formed unit's counter is smaller, so that its ranks are
 * seen. */
static void open_place(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet, const struct stack *stack)
{
    int side = stack->units[1] > 0;
    struct ks_point p = ks_sheet_at(sheet, stack->hex);
    if (is_headquarters(stack) || !ks_is_formed(scene, stack->unit[side][0])) {
        ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", p.x, p.y);
        return;
    }
    ks_formed_fronts(s, scene, sheet, stack->unit[side][0]);
    p = ks_formed_middle(scene, sheet, stack->unit[side][0]);
    ks_svg_open(s, "g", "transform=\"translate(%f %f) scale(.78)\"", p.x, p.y);
}

typedef void stack_drawer(struct ks_svg *s, const struct ks_scene *scene,
                          const struct stack *stack);

static void each_stack(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet, stack_drawer *draw)
{
    struct place place[KS_MAX_PIECES];
    int n = sort_places(scene, place);
    for (int i = 0; i < n;) {
        struct stack stack;
        i = take_stack(scene, place, i, n, &stack);
        if (draw == draw_leaders && stack.leaders == is_headquarters(&stack))
            continue;
        struct ks_point p = ks_sheet_at(sheet, stack.hex);
        if (draw == draw_stack)
            open_place(s, scene, sheet, &stack);
        else
            ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", p.x, p.y);
        draw_title(s, scene, &stack);
        draw(s, scene, &stack);
        ks_svg_close(s);
    }
}

/* How many of the guns before this one lie in its hex. */
static int guns_before(const struct ks_scene *scene, ks_unit gun)
{
    int n = 0;
    for (ks_unit u = 0; u < gun; u++)
        n += scene->counter[u].booty == scene->counter[gun].booty;
    return n;
}

/* Captured guns lie at the right side of their hex. */
static void draw_booty(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet)
{
    for (ks_unit u = 0; scene->counter != NULL && u < scene->game->pieces; u++) {
        if (scene->counter[u].booty == 0)
            continue;
        struct ks_point p = ks_sheet_at(sheet, scene->counter[u].booty);
        ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", p.x + 45,
                    p.y + 4 - 24 * guns_before(scene, u));
        ks_svg_words(s, "title", scene->game->piece[u].name, NULL);
        ks_counter_booty(s, scene, u);
        ks_svg_close(s);
    }
}

static void draw_ranks(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet)
{
    for (ks_unit u = 0; scene->counter != NULL && u < scene->game->pieces; u++)
        if (scene->counter[u].hex != KS_NONE && !scene->counter[u].eliminated &&
            ks_is_formed(scene, u))
            ks_formed_ranks(s, scene, sheet, u);
}

/* Leaders come last, so that no neighbour's front hides them. */
void ks_stack_draw(struct ks_svg *s, const struct ks_scene *scene,
                   const struct ks_sheet *sheet)
{
    draw_ranks(s, scene, sheet);
    each_stack(s, scene, sheet, draw_stack);
    each_stack(s, scene, sheet, draw_leaders);
    draw_booty(s, scene, sheet);
}

void ks_stack_taken(const struct ks_scene *scene, unsigned char taken[KS_MAX_HEXES])
{
    struct place place[KS_MAX_PIECES];
    int n = sort_places(scene, place);
    memset(taken, 0, KS_MAX_HEXES);
    for (int i = 0; i < n;) {
        struct stack stack;
        i = take_stack(scene, place, i, n, &stack);
        int side = stack.units[1] > 0;
        const struct ks_counter *top =
            stack.units[side] > 0 ? &scene->counter[stack.unit[side][0]] : NULL;
        bool star = top == NULL && ks_is_chief(scene->game, stack.leader[0]);
        taken[stack.hex] = star || (top != NULL && top->facing == 0) ? 2 : 1;
        for (int k = 0; top != NULL && k < top->others; k++)
            taken[top->other[k]] = 1;
    }
}
