/* A small writer of SVG: elements that are always closed, escaped text, numbers to a tenth, path
 * data in relative steps. Knows no game. A zeroed struct is an empty document. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { KS_SVG_DEPTH = 16 };

struct ks_point {
    double x, y;
};

struct ks_svg {
    char *text; /* NUL-terminated; NULL while nothing was written */
    size_t size, room;
    bool failed;       /* memory ran out: what followed was dropped */
    long pen_x, pen_y; /* last point of the path, in tenths */
    int depth;
    const char *open[KS_SVG_DEPTH];
};

/* Frees the text; the document is empty again. */
void ks_svg_done(struct ks_svg *s);

/* Formats know %f and %h (double, to a tenth or a hundredth), %d (int), %s (text, escaped) and
 * %r (text as it is). */
void ks_svg_put(struct ks_svg *s, const char *format, ...);

/* Bytes as they are. */
void ks_svg_bytes(struct ks_svg *s, const char *bytes, size_t n);

/* An element with others inside; the name must outlive it. Attributes may be NULL. */
void ks_svg_open(struct ks_svg *s, const char *element, const char *attributes, ...);
void ks_svg_close(struct ks_svg *s);

/* An element without content. */
void ks_svg_leaf(struct ks_svg *s, const char *element, const char *attributes, ...);

/* A path of that class and data, as they are. */
void ks_svg_mark(struct ks_svg *s, const char *class, const char *data);

/* An element with text inside, "text" or "title" for example. */
void ks_svg_words(struct ks_svg *s, const char *element, const char *words,
                  const char *attributes, ...);

/* Letters of a text, not bytes. */
int ks_svg_letters(const char *text);

/* Path data, built in a document of its own. */
void ks_svg_move(struct ks_svg *d, struct ks_point p);
void ks_svg_line(struct ks_svg *d, struct ks_point p);
void ks_svg_quad(struct ks_svg *d, struct ks_point control, struct ks_point p);
void ks_svg_arc(struct ks_svg *d, double rx, double ry, bool large, bool clockwise,
                struct ks_point p);
void ks_svg_shut(struct ks_svg *d);

/* A path element with that data; nothing if the data is empty. */
void ks_svg_path(struct ks_svg *s, const struct ks_svg *data, const char *attributes,
                 ...);

static inline struct ks_point ks_point(double x, double y)
{
    return (struct ks_point){x, y};
}

static inline struct ks_point ks_point_add(struct ks_point p, double dx, double dy)
{
    return (struct ks_point){p.x + dx, p.y + dy};
}

/* The point a part t of the way from a to b. */
static inline struct ks_point ks_point_mix(struct ks_point a, struct ks_point b, double t)
{
    return (struct ks_point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}
