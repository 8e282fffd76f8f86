#include <math.h>
#include <stdlib.h>

#include "cli/show_lattice.h"

struct
    brook { /* up to three stream sides meet at a corner: where each leads, plus 1; 0 none */
    int way[3];
};

static void join(struct brook *brook, int a, int b)
{
    for (int i = 0; i < 3; i++)
        if (brook[a].way[i] == 0) {
            brook[a].way[i] = b + 1;
            return;
        }
}

static int ways(const struct brook *b)
{
    return (b->way[0] > 0) + (b->way[1] > 0) + (b->way[2] > 0);
}

/* Takes one of the sides at a corner; where it leads, -1: there is none left. */
static int take_way(struct brook *brook, int a)
{
    for (int i = 0; i < 3; i++) {
        int b = brook[a].way[i] - 1;
        if (b < 0)
            continue;
        brook[a].way[i] = 0;
        for (int k = 0; k < 3; k++)
            if (brook[b].way[k] == a + 1)
                brook[b].way[k] = 0;
        return b;
    }
    return -1;
}

/* The sides of a hex along which a river runs, or a stream. */
static int water_of(const struct ks_map *map, uint16_t hex, bool river)
{
    int deep = map->river ? map->stream[hex] : map->stream[hex] & map->deep[hex];
    return river ? deep : map->stream[hex] & ~deep;
}

static void add_stream(const struct ks_sheet *sheet, struct brook *brook, int col,
                       int row, bool river)
{
    const struct ks_grid *grid = &sheet->map->grid;
    uint16_t hex = ks_grid_hex(grid, col, row);
    for (int d = 0; d < 6; d++) {
        int c, r;
        ks_lattice_neighbour(col, row, d, &c, &r);
        bool seen = d >= 3 && ks_grid_inside(grid, c, r); /* drawn from the other side */
        if (seen || !(water_of(sheet->map, hex, river) >> d & 1))
            continue;
        int a = ks_lattice_corner(sheet, col, row, d),
            b = ks_lattice_corner(sheet, col, row, d + 1);
        join(brook, a, b);
        join(brook, b, a);
    }
}

/* A point beyond the edge of the sheet if p lies near it, else p itself. */
static struct ks_point run_out(const struct ks_sheet *sheet, struct ks_point p)
{
    const double near = KS_HEX_WIDTH, far = 60;
    if (p.x < sheet->left + near)
        return ks_point(sheet->left - far, p.y + 8);
    if (p.x > sheet->right - near)
        return ks_point(sheet->right + far, p.y - 12);
    if (p.y < sheet->top + KS_HEX_RADIUS)
        return ks_point(p.x + 8, sheet->top - far);
    if (p.y > sheet->bottom - KS_HEX_RADIUS)
        return ks_point(p.x - 8, sheet->bottom + far);
    return p;
}

static void add_point(struct ks_sheet_course *course, struct ks_point p)
{
    course->at[course->n++] = p;
}

/* Follows a stream from a corner until it ends or meets another; the course it takes. */
static int follow(struct ks_sheet *sheet, struct brook *brook,
                  const unsigned char *degree, int start, bool river,
                  struct ks_point *room)
{
    struct ks_sheet_course *course = &sheet->stream[sheet->streams++];
    course->at = room;
    course->river = river;
    if (degree[start] == 1)
        add_point(course, run_out(sheet, ks_lattice_point(sheet, start)));
    add_point(course, ks_lattice_point(sheet, start));
    int last = start;
    for (int k = take_way(brook, start); k >= 0;
         k = degree[k] == 3 ? -1 : take_way(brook, k)) {
        add_point(course, ks_lattice_point(sheet, k));
        last = k;
    }
    if (degree[last] == 1)
        add_point(course, run_out(sheet, ks_lattice_point(sheet, last)));
    return course->n;
}

/* First from the open ends, then from where streams meet, then rings. */
static struct ks_point *follow_all(struct ks_sheet *sheet, struct brook *brook,
                                   const unsigned char *degree, bool river,
                                   struct ks_point *room)
{
    static const unsigned char begin[] = {1, 3, 2};
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < ks_lattice_size(sheet); i++)
            while (degree[i] == begin[pass] && ways(&brook[i]) > 0) {
                if (sheet->streams == KS_MAX_COURSES)
                    return room;
                room += follow(sheet, brook, degree, i, river, room);
            }
    return room;
}

bool ks_sheet_lay_streams(struct ks_sheet *sheet, struct ks_point *room)
{
    size_t corners = (size_t)ks_lattice_size(sheet);
    struct brook *brook = calloc(corners, sizeof *brook);
    unsigned char *degree = malloc(corners);
    bool done = brook != NULL && degree != NULL;
    for (int river = 0; river < 2 && done; river++) { /* none of the sides is left over */
        for (int row = 1; row <= sheet->rows; row++)
            for (int col = 1; col <= sheet->cols; col++)
                add_stream(sheet, brook, col, row, river);
        for (size_t i = 0; i < corners; i++)
            degree[i] = (unsigned char)ways(&brook[i]);
        room = follow_all(sheet, brook, degree, river, room);
    }
    free(brook);
    free(degree);
    return done;
}

/* Every side of every hex, twice, and the ends. */
size_t ks_sheet_stream_room(const struct ks_sheet *sheet)
{
    return (size_t)ks_lattice_size(sheet) * 4 + KS_MAX_COURSES * 2;
}

void ks_sheet_stream_path(const struct ks_sheet *sheet, bool river, struct ks_svg *d)
{
    for (int k = 0; k < sheet->streams; k++) {
        const struct ks_sheet_course *c = &sheet->stream[k];
        if (c->river != river)
            continue;
        ks_svg_move(d, c->at[0]);
        for (int i = 0; i + 1 < c->n; i++) {
            struct ks_point m =
                ks_shaken(ks_point_mix(c->at[i], c->at[i + 1], .5), 30, 12);
            if (i == 0)
                ks_svg_line(d, m);
            else
                ks_svg_quad(d, c->at[i], m);
        }
        ks_svg_line(d, c->at[c->n - 1]);
    }
}

double ks_sheet_to_stream(const struct ks_sheet *sheet, struct ks_point p, double limit)
{
    double best = limit;
    for (int k = 0; k < sheet->streams; k++)
        for (int i = 0; i < sheet->stream[k].n; i++) {
            struct ks_point q = sheet->stream[k].at[i];
            if (fabs(q.x - p.x) < best && fabs(q.y - p.y) < best)
                best = fmin(best, hypot(q.x - p.x, q.y - p.y));
        }
    return best;
}
