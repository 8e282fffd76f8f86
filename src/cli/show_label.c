#include "cli/show_label.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum kind { PLACE, HILL, WOODS, STREAM, POND, EXIT, KINDS };

enum { MAX_TEXT = 96, MAX_PUT = 2 * KS_MAX_LABELS };

/* What each kind looks like (spacing and mean width of a letter are in sizes), and how little it
 * wants which ground under it. */
/* clang-format off */
static const struct {
    const char *class;
    double size, least, spacing, letter;
    double dislikes[KS_TERRAINS];
} style[KINDS] = {
    [PLACE]  = {"place",  46, 32, .02, .56, {[KS_VILLAGE] = 2.5, [KS_WOODS] = 3, [KS_SLOPE] = 2, [KS_HILL] = .5, [KS_CASTLE] = 9}},
    [HILL]   = {"hill",   34, 22, .15, .70, {[KS_CLEAR] = 3, [KS_WOODS] = 6, [KS_VILLAGE] = 9, [KS_SLOPE] = 3, [KS_CASTLE] = 9}},
    [WOODS]  = {"woods",  50, 26, .14, .48, {[KS_CLEAR] = 6, [KS_VILLAGE] = 9, [KS_SLOPE] = 6, [KS_HILL] = 6}},
    [STREAM] = {"stream", 40, 36, .08, .48, {[KS_WOODS] = 4, [KS_VILLAGE] = 6, [KS_SLOPE] = 3, [KS_HILL] = 1}},
    [POND]   = {"stream", 44, 26, .08, .48, {[KS_CLEAR] = 3, [KS_WOODS] = 6, [KS_VILLAGE] = 9, [KS_MARSH] = 3, [KS_DIKE] = 6}},
    [EXIT]   = {"exit",   28, 28, 0,   .50, {[KS_VILLAGE] = 4, [KS_SLOPE] = 2, [KS_WOODS] = .5}},
};
/* clang-format on */

struct box { /* text centred on a point, turned by an angle in degrees */
    struct ks_point at;
    double turn, width, height;
};

struct area { /* hexes that hang together */
    unsigned char in[KS_MAX_HEXES];
    uint16_t hex[KS_MAX_HEXES];
    int n;
};

struct lettering {
    const struct ks_sheet *sheet;
    const unsigned char *taken;
    int n;
    struct box put[MAX_PUT];
    struct area area; /* what the current name belongs to */
};

struct name {
    char text[MAX_TEXT];
    enum kind kind;
    bool proper;
    uint16_t hex;          /* where the data puts it */
    struct ks_point about; /* what it names: middle and extent */
    double half_w, half_h, size;
    double pull; /* what a unit of distance from there costs */
};

/* ---- text ------------------------------------------------------------------------------ */

static double text_width(const char *text, enum kind kind, double size)
{
    return ks_svg_letters(text) * (style[kind].letter + style[kind].spacing) * size;
}

/* The letter at p as a capital, Polish letters too; how many bytes it takes. */
static size_t capital(const char *p, char out[4])
{
    static const char *const pair[][2] = {{"ą", "Ą"}, {"ć", "Ć"}, {"ę", "Ę"}, {"ł", "Ł"},
                                          {"ń", "Ń"}, {"ó", "Ó"}, {"ś", "Ś"}, {"ź", "Ź"},
                                          {"ż", "Ż"}, {"ö", "Ö"}, {"ü", "Ü"}};
    for (size_t i = 0; i < sizeof pair / sizeof *pair; i++)
        if (strncmp(p, pair[i][0], 2) == 0) {
            memcpy(out, pair[i][1], 2);
            return 2;
        }
    out[0] = *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p;
    return 1;
}

/* Proper names begin with a capital; "castle" or "redoubt" do not. */
static bool is_proper(const char *text)
{
    char first[4];
    size_t n = capital(text, first);
    return strncmp(first, text, n) == 0;
}

/* Copies text, the first letters as capitals. */
static void capitalise(const char *text, int first, char out[MAX_TEXT])
{
    size_t n = 0;
    for (const char *p = text; *p && n + 4 < MAX_TEXT; first--) {
        size_t bytes = 1;
        if (first > 0)
            bytes = capital(p, out + n);
        else
            out[n] = *p;
        p += bytes;
        n += bytes;
    }
    out[n] = '\0';
}

/* ---- what a name belongs to ------------------------------------------------------------ */

/* How far the nearest hex of a terrain is, at most the limit. */
static int distance_to(const struct ks_sheet *sheet, uint16_t hex, unsigned terrains,
                       int limit)
{
    const struct ks_grid *grid = &sheet->map->grid;
    int best = limit;
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            uint16_t h = ks_grid_hex(grid, col, row);
            int d = ks_grid_distance(grid, hex, h);
            if (d < best && (terrains >> sheet->map->terrain[h] & 1u))
                best = d;
        }
    return best;
}

static const unsigned built = 1u << KS_VILLAGE | 1u << KS_CASTLE | 1u << KS_TOWN |
                              1u << KS_HAMLET,
                      sloping = 1u << KS_HILL | 1u << KS_SLOPE, wooded = 1u << KS_WOODS;

/* The data marks the names of goals beyond the edge by an arrow, or by "to". */
static bool has_arrow(const char *text)
{
    static const char *const arrow[] = {"←", "→", "↑", "↓"};
    for (int i = 0; i < 4; i++)
        if (strstr(text, arrow[i]) != NULL)
            return true;
    return false;
}

static enum kind kind_of(const struct ks_sheet *sheet, const struct ks_label *label)
{
    static const enum kind said[KS_LABEL_KINDS] = {
        [KS_LABEL_PLACE] = PLACE,  [KS_LABEL_HILL] = HILL, [KS_LABEL_WOOD] = WOODS,
        [KS_LABEL_WATER] = STREAM, [KS_LABEL_EXIT] = EXIT,
    };
    uint16_t hex = label->hex;
    if (label->kind == KS_LABEL_WATER && sheet->map->terrain[hex] == KS_WATER)
        return POND;
    if (label->kind != KS_LABEL_UNSAID)
        return said[label->kind];
    if (strncmp(label->text, "to ", 3) == 0 || has_arrow(label->text))
        return EXIT;
    if (distance_to(sheet, hex, built, 3) < (is_proper(label->text) ? 3 : 2) ||
        distance_to(sheet, hex, 1u << KS_CASTLE, 3) < 3)
        return PLACE;
    if (distance_to(sheet, hex, wooded, 1) < 1)
        return WOODS;
    if (distance_to(sheet, hex, sloping, 2) < 2)
        return HILL;
    if (ks_sheet_to_stream(sheet, ks_sheet_at(sheet, hex), 150) < 150)
        return STREAM;
    if (is_proper(label->text) && distance_to(sheet, hex, wooded, 4) < 4)
        return WOODS;
    return ks_sheet_to_stream(sheet, ks_sheet_at(sheet, hex), 220) < 220 ? STREAM : PLACE;
}

static void try_join(const struct ks_sheet *sheet, struct area *a, uint16_t hex,
                     unsigned terrains)
{
    if (!ks_grid_on_map(&sheet->map->grid, hex) || a->in[hex] ||
        !(terrains >> sheet->map->terrain[hex] & 1u))
        return;
    a->in[hex] = 1;
    a->hex[a->n++] = hex;
}

/* The hexes of those terrains joined to the nearest one within reach. */
static void spread(const struct ks_sheet *sheet, struct area *a, uint16_t hex,
                   unsigned terrains, int reach)
{
    const struct ks_grid *grid = &sheet->map->grid;
    *a = (struct area){.n = 0};
    for (int far = 0; far <= reach && a->n == 0; far++)
        for (int row = 1; row <= sheet->rows; row++)
            for (int col = 1; col <= sheet->cols; col++) {
                uint16_t h = ks_grid_hex(grid, col, row);
                if (a->n == 0 && ks_grid_distance(grid, hex, h) == far)
                    try_join(sheet, a, h, terrains);
            }
    for (int i = 0; i < a->n; i++)
        for (int d = 0; d < KS_DIRECTIONS; d++)
            try_join(sheet, a, ks_grid_next(grid, a->hex[i], d), terrains);
}

/* Middle and extent of an area. A long ridge bears its name where the data says. */
static void measure(const struct ks_sheet *sheet, const struct area *a, struct name *name)
{
    struct ks_point low = {1e9, 1e9}, top = {-1e9, -1e9}, sum = {0, 0};
    for (int i = 0; i < a->n; i++) {
        struct ks_point p = ks_sheet_at(sheet, a->hex[i]);
        low = ks_point(fmin(low.x, p.x), fmin(low.y, p.y));
        top = ks_point(fmax(top.x, p.x), fmax(top.y, p.y));
        sum = ks_point_add(sum, p.x, p.y);
    }
    name->half_w = (top.x - low.x) / 2 + KS_HEX_WIDTH / 2;
    name->half_h = (top.y - low.y) / 2 + KS_HEX_RADIUS;
    struct ks_point middle = {sum.x / a->n, sum.y / a->n};
    if (name->kind == PLACE)
        name->about = ks_point_mix(low, top, .5);
    else if (hypot(middle.x - name->about.x, middle.y - name->about.y) < 4 * KS_HEX_WIDTH)
        name->about = middle;
    else { /* the near end of a long ridge */
        name->about = ks_sheet_at(sheet, a->hex[0]);
        name->pull = .012;
    }
}

static void find_subject(struct lettering *l, struct name *name)
{
    static const struct {
        unsigned terrains;
        int reach;
    } subject[][2] = {
        [PLACE] = {{1u << KS_VILLAGE | 1u << KS_CASTLE | 1u << KS_TOWN | 1u << KS_HAMLET,
                    1},
                   {1u << KS_CASTLE, 2}},
        [HILL] = {{1u << KS_HILL, 2}},
        [WOODS] = {{1u << KS_WOODS, 3}},
        [POND] = {{1u << KS_WATER, 0}},
        [EXIT] = {{0, 0}},
    };
    name->about = ks_sheet_at(l->sheet, name->hex);
    name->pull = .004;
    name->half_w = KS_HEX_WIDTH / 2;
    name->half_h = KS_HEX_RADIUS;
    l->area.n = 0;
    int further = name->kind == PLACE && name->proper;
    for (int i = 0; i < 2 && l->area.n == 0; i++)
        spread(l->sheet, &l->area, name->hex, subject[name->kind][i].terrains,
               subject[name->kind][i].reach + further);
    if (l->area.n > 0)
        measure(l->sheet, &l->area, name);
}

/* The lettering of an area fits into it, between the largest and the least size. */
static void choose_size(struct name *name)
{
    name->size = style[name->kind].size;
    if (name->kind == PLACE && !name->proper)
        name->size = style[PLACE].least;
    if (name->kind != HILL && name->kind != WOODS)
        return;
    double room = 1.5 * fmax(name->half_w, name->kind == WOODS ? name->half_h : 0);
    while (name->size > style[name->kind].least &&
           text_width(name->text, name->kind, name->size) > room)
        name->size -= 1;
}

/* ---- how well a place suits ------------------------------------------------------------ */

static bool inside_box(const struct box *b, struct ks_point p)
{
    double a = -b->turn * KS_PI / 180, dx = p.x - b->at.x, dy = p.y - b->at.y;
    double u = dx * cos(a) - dy * sin(a), v = dx * sin(a) + dy * cos(a);
    return fabs(u) < b->width / 2 + 16 && fabs(v) < b->height / 2 + 12;
}

/* A counter fills the middle of its hex. */
static bool under_counter(const struct lettering *l, struct ks_point p)
{
    int col, row;
    ks_sheet_hex(p, &col, &row);
    if (!ks_grid_inside(&l->sheet->map->grid, col, row))
        return false;
    struct ks_point q = ks_sheet_centre(col, row);
    return l->taken[ks_grid_hex(&l->sheet->map->grid, col, row)] &&
           fabs(p.x - q.x) < 46 && fabs(p.y - q.y) < 50;
}

static double cost_at(const struct lettering *l, enum kind kind, struct ks_point p)
{
    const struct ks_sheet *sheet = l->sheet;
    if (p.x < sheet->left + 24 || p.x > sheet->right - 24 || p.y < sheet->top + 20 ||
        p.y > sheet->bottom - 20)
        return 500;
    double cost = style[kind].dislikes[ks_sheet_terrain_at(sheet, p)];
    if (sheet->map->last_row > 0) { /* clear of where the rows in play end */
        double beyond = p.y - ks_sheet_centre(1, sheet->map->last_row).y - KS_HEX_RADIUS;
        cost += fabs(beyond) < 50 ? 60 : beyond > 0 ? 9 : 0;
    }
    if (under_counter(l, p))
        cost += 40;
    if (ks_sheet_by_road(sheet, p))
        cost += kind == WOODS ? 1 : 6;
    if (kind != WOODS && ks_sheet_to_stream(sheet, p, 30) < 30)
        cost += 8;
    for (int i = 0; i < l->n; i++)
        if (inside_box(&l->put[i], p))
            cost += 100;
    return cost;
}

/* Mean over points on three lines through the text. */
static double cost_of(const struct lettering *l, enum kind kind, const struct box *b)
{
    double a = b->turn * KS_PI / 180, sum = 0;
    int across = (int)(b->width / 24) + 2;
    for (int line = -1; line <= 1; line++)
        for (int i = 0; i <= across; i++) {
            double u = (i / (double)across - .5) * b->width, v = line * b->height / 2;
            struct ks_point p =
                ks_point_add(b->at, u * cos(a) - v * sin(a), u * sin(a) + v * cos(a));
            sum += cost_at(l, kind, p);
        }
    return sum / (3 * (across + 1));
}

/* ---- search ---------------------------------------------------------------------------- */

struct choice {
    struct box box;
    double cost;
};

static void consider(const struct lettering *l, const struct name *name,
                     struct ks_point at, double turn, double extra, struct choice *best)
{
    struct box box = {at, turn, text_width(name->text, name->kind, name->size),
                      name->size * .75};
    if (extra >= best->cost)
        return;
    double cost = extra + cost_of(l, name->kind, &box);
    if (cost < best->cost)
        *best = (struct choice){box, cost};
}

/* Distance from a text to the nearest hex of what it names. */
static double gap_to(const struct lettering *l, struct ks_point at, double half_w,
                     double half_h)
{
    double best = l->area.n > 0 ? 1e9 : 0;
    for (int i = 0; i < l->area.n; i++) {
        struct ks_point p = ks_sheet_at(l->sheet, l->area.hex[i]);
        best = fmin(best, hypot(fmax(0, fabs(p.x - at.x) - half_w),
                                fmax(0, fabs(p.y - at.y) - half_h)));
    }
    return best;
}

/* A place name stands close to its houses, best above or below. */
static void search_place(const struct lettering *l, const struct name *name,
                         struct choice *best)
{
    double half = text_width(name->text, name->kind, name->size) / 2;
    for (double dx = -name->half_w - half - 30; dx <= name->half_w + half + 30; dx += 20)
        for (double dy = -name->half_h - 60; dy <= name->half_h + 60; dy += 15) {
            struct ks_point at = ks_point_add(name->about, dx, dy);
            double gap = fmax(0, gap_to(l, at, half, name->size / 3) - 60);
            consider(l, name, at, 0, gap * .03 + fabs(dx) * .003, best);
        }
}

/* A hill or a wood carries its name on its back. */
static void search_area(const struct lettering *l, const struct name *name,
                        struct choice *best)
{
    double most = name->kind == WOODS ? 60 : 0, reach_x = fmin(name->half_w, 420);
    double reach_y = fmin(name->half_h, 420);
    for (double turn = -most; turn <= most; turn += 10)
        for (double dx = -reach_x; dx <= reach_x; dx += 24)
            for (double dy = -reach_y; dy <= reach_y; dy += 18) {
                double extra = hypot(dx, dy) * name->pull + fabs(turn) * .006;
                consider(l, name, ks_point_add(name->about, dx, dy), turn, extra, best);
            }
}

/* The name of a road's goal stands beside its end. */
static void search_exit(const struct lettering *l, const struct name *name,
                        struct choice *best)
{
    for (double dx = -260; dx <= 260; dx += 13)
        for (double dy = -110; dy <= 110; dy += 11)
            consider(l, name, ks_point_add(name->about, dx, dy), 0, hypot(dx, dy) * .02,
                     best);
}

/* How far a piece of a stream strays from the straight line between its ends. */
static double crookedness(const struct ks_sheet_course *c, int first, int last)
{
    struct ks_point a = c->at[first], b = c->at[last];
    double length = hypot(b.x - a.x, b.y - a.y), most = 0;
    for (int i = first; i <= last; i++) {
        double off = (c->at[i].x - a.x) * (b.y - a.y) - (c->at[i].y - a.y) * (b.x - a.x);
        most = fmax(most, fabs(off) / length);
    }
    return most;
}

/* Is the water nearest to the hex a river? Its name does not stand along a stream. */
static bool names_river(const struct ks_sheet *sheet, uint16_t hex)
{
    struct ks_point p = ks_sheet_at(sheet, hex);
    double best = 1e9;
    bool river = false;
    for (int k = 0; k < sheet->streams; k++)
        for (int i = 0; i < sheet->stream[k].n; i++) {
            struct ks_point q = sheet->stream[k].at[i];
            if (hypot(q.x - p.x, q.y - p.y) < best) {
                best = hypot(q.x - p.x, q.y - p.y);
                river = sheet->stream[k].river;
            }
        }
    return river;
}

/* A stream's name runs along a straight stretch, on either bank. Apart keeps a repeated name away
 * from the first one. */
static void search_stream(const struct lettering *l, const struct name *name,
                          const struct box *apart, struct choice *best)
{
    double width = text_width(name->text, name->kind, name->size);
    bool river = names_river(l->sheet, name->hex);
    for (int k = 0; k < l->sheet->streams; k++) {
        const struct ks_sheet_course *c = &l->sheet->stream[k];
        if (c->river != river)
            continue;
        for (int first = 0, last = 0; first < c->n; first++) {
            while (last < c->n - 1 && hypot(c->at[last].x - c->at[first].x,
                                            c->at[last].y - c->at[first].y) < width)
                last++;
            struct ks_point a = c->at[first], b = c->at[last];
            if (hypot(b.x - a.x, b.y - a.y) < width)
                break;
            struct ks_point m = ks_point_mix(a, b, .5);
            double turn = atan2(b.y - a.y, b.x - a.x) * 180 / KS_PI;
            turn += turn > 90 ? -180 : turn < -90 ? 180 : 0;
            double extra = crookedness(c, first, last) * .1 + fabs(turn) * .02;
            extra += apart == NULL
                         ? hypot(m.x - name->about.x, m.y - name->about.y) * .004
                     : hypot(m.x - apart->at.x, m.y - apart->at.y) < 1200 ? 900
                                                                          : 0;
            for (int side = -1; side <= 1; side += 2)
                for (double off = 44; off <= 68; off += 8) {
                    double t = turn * KS_PI / 180, w = side * off;
                    consider(l, name, ks_point_add(m, -sin(t) * w, cos(t) * w), turn,
                             extra, best);
                }
        }
    }
}

/* ---- drawing --------------------------------------------------------------------------- */

static void put(struct ks_svg *s, struct lettering *l, const struct name *name,
                const struct choice *best)
{
    if (best->cost > 400 || l->n == MAX_PUT)
        return;
    const struct box *b = &best->box;
    l->put[l->n++] = *b;
    ks_svg_open(s, "g", "transform=\"translate(%f %f) rotate(%f)\" font-size=\"%f\"",
                b->at.x, b->at.y, b->turn, name->size);
    ks_svg_words(s, "text", name->text, "class=\"halo %r\" y=\"%f\"",
                 style[name->kind].class, name->size * .3);
    ks_svg_words(s, "text", name->text, "class=\"%r\" y=\"%f\"", style[name->kind].class,
                 name->size * .3);
    ks_svg_close(s);
}

static void draw_stream_name(struct ks_svg *s, struct lettering *l,
                             const struct name *name)
{
    struct choice first = {.cost = 1e9}, second = {.cost = 1e9};
    search_stream(l, name, NULL, &first);
    put(s, l, name, &first);
    search_stream(l, name, &first.box, &second);
    put(s, l, name, &second);
}

/* Which edge of the sheet a hex is nearest to: left, right, top, bottom. */
static int nearest_edge(const struct ks_sheet *sheet, uint16_t hex)
{
    int col = ks_grid_col(&sheet->map->grid, hex),
        row = ks_grid_row(&sheet->map->grid, hex);
    int far[4] = {col - 1, sheet->cols - col, row - 1, sheet->rows - row}, best = 0;
    for (int i = 1; i < 4; i++)
        if (far[i] < far[best])
            best = i;
    return best;
}

/* The end of a road nearest to a hex, or the hex itself. */
static uint16_t nearest_end(const struct ks_sheet *sheet, uint16_t hex)
{
    const struct ks_grid *grid = &sheet->map->grid;
    uint16_t best = hex;
    int near = 6;
    for (int i = 0; i < 2 * sheet->map->roads; i++) {
        const struct ks_road *road = &sheet->map->road_line[i / 2];
        if (road->hexes == 0)
            continue;
        uint16_t end = road->hex[i % 2 ? road->hexes - 1 : 0];
        int col = ks_grid_col(grid, end), row = ks_grid_row(grid, end);
        bool leaves = col == 1 || row == 1 || col == sheet->cols || row == sheet->rows;
        if (leaves && ks_grid_distance(grid, hex, end) < near) {
            near = ks_grid_distance(grid, hex, end);
            best = end;
        }
    }
    return best;
}

/* "to X" becomes X with an arrow off the map; either stands beside the end of its road. */
static void make_exit(const struct ks_sheet *sheet, struct name *name, const char *text)
{
    static const char *const before[] = {"← ", "", "↑ ", "↓ "}, *const after[] = {
                                                                    "", " →", "", ""};
    name->hex = nearest_end(sheet, name->hex);
    name->about = ks_sheet_at(sheet, name->hex);
    int edge = nearest_edge(sheet, name->hex);
    if (!has_arrow(text))
        snprintf(name->text, sizeof name->text, "%s%.40s%s", before[edge], text + 3,
                 after[edge]);
}

static void prepare(struct lettering *l, const struct ks_label *label, struct name *name)
{
    *name = (struct name){.kind = kind_of(l->sheet, label),
                          .proper = is_proper(label->text),
                          .hex = label->hex};
    capitalise(label->text, name->kind == HILL ? MAX_TEXT : 1, name->text);
    find_subject(l, name);
    if (name->kind == EXIT)
        make_exit(l->sheet, name, label->text);
    choose_size(name);
}

static void draw_name(struct ks_svg *s, struct lettering *l, const struct name *name)
{
    struct choice best = {.cost = 1e9};
    switch (name->kind) {
    case STREAM: draw_stream_name(s, l, name); return;
    case PLACE: search_place(l, name, &best); break;
    case EXIT: search_exit(l, name, &best); break;
    default: search_area(l, name, &best); break;
    }
    put(s, l, name, &best);
}

void ks_label_draw(struct ks_svg *s, const struct ks_sheet *sheet,
                   const unsigned char *taken)
{
    static const enum kind order[KINDS] = {PLACE, HILL, WOODS, POND, STREAM, EXIT};
    struct lettering l = {.sheet = sheet, .taken = taken};
    ks_svg_open(s, "g", "class=\"name\"");
    for (int k = 0; k < KINDS; k++)
        for (int i = 0; i < sheet->map->labels; i++) {
            struct name name;
            if (kind_of(sheet, &sheet->map->label[i]) != order[k])
                continue;
            prepare(&l, &sheet->map->label[i], &name);
            draw_name(s, &l, &name);
        }
    ks_svg_close(s);
}
