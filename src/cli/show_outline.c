#include <stdlib.h>

#include "cli/show_lattice.h"

struct border { /* directed sides of an area: at a corner at most one begins */
    const struct ks_sheet *sheet;
    unsigned terrains;
    int *next; /* by corner, -1: none */
    struct ks_point *loop, *mid;
};

static bool is_in(const struct border *b, int col, int row)
{
    const struct ks_sheet *sheet = b->sheet;
    if (col < -1 || row < -1 || col > sheet->cols + 2 || row > sheet->rows + 2)
        return false;
    return b->terrains >> ks_sheet_terrain(sheet, col, row) & 1u;
}

static void add_border(struct border *b, int col, int row)
{
    if (!is_in(b, col, row))
        return;
    for (int d = 0; d < 6; d++) {
        int c, r;
        ks_lattice_neighbour(col, row, d, &c, &r);
        if (!is_in(b, c, r))
            b->next[ks_lattice_corner(b->sheet, col, row, d)] =
                ks_lattice_corner(b->sheet, col, row, d + 1);
    }
}

/* Takes the loop that begins at a corner out of the border; how many points it has. */
static int take_loop(struct border *b, int start)
{
    int n = 0;
    for (int k = start; b->next[k] >= 0;) {
        int next = b->next[k];
        b->loop[n++] = ks_lattice_point(b->sheet, k);
        b->next[k] = -1;
        k = next;
    }
    return n;
}

/* Middles of the sides, softened towards their neighbours and shaken. */
static void soften(struct border *b, int n)
{
    for (int i = 0; i < n; i++) {
        struct ks_point p = b->loop[(i + n - 1) % n], q = b->loop[i];
        struct ks_point r = b->loop[(i + 1) % n], s = b->loop[(i + 2) % n];
        struct ks_point before = ks_point_mix(p, q, .5), after = ks_point_mix(r, s, .5);
        struct ks_point ends = ks_point_mix(before, after, .5);
        b->mid[i] = ks_shaken(ks_point_mix(ends, ks_point_mix(q, r, .5), .5), 45, 26);
    }
}

static void draw_loop(const struct border *b, int n, struct ks_svg *d)
{
    ks_svg_move(d, b->mid[n - 1]);
    for (int i = 0; i < n; i++) {
        struct ks_point chord = ks_point_mix(b->mid[(i + n - 1) % n], b->mid[i], .5);
        ks_svg_quad(d, ks_point_mix(b->loop[i], chord, .45), b->mid[i]);
    }
    ks_svg_shut(d);
}

void ks_sheet_outline(const struct ks_sheet *sheet, unsigned terrains, struct ks_svg *d)
{
    size_t corners = (size_t)ks_lattice_size(sheet);
    struct border b = {sheet, terrains, malloc(corners * sizeof(int)),
                       malloc(corners * sizeof(struct ks_point)),
                       malloc(corners * sizeof(struct ks_point))};
    if (b.next != NULL && b.loop != NULL && b.mid != NULL) {
        for (size_t i = 0; i < corners; i++)
            b.next[i] = -1;
        for (int row = -1; row <= sheet->rows + 2; row++)
            for (int col = -1; col <= sheet->cols + 2; col++)
                add_border(&b, col, row);
        for (int i = 0; i < (int)corners; i++) {
            int n = take_loop(&b, i);
            if (n == 0)
                continue;
            soften(&b, n);
            draw_loop(&b, n, d);
        }
    } else {
        d->failed = true;
    }
    free(b.next);
    free(b.loop);
    free(b.mid);
}
