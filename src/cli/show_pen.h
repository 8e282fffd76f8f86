/* Strokes and boxes that the ground is drawn with. */
#pragma once

#include <math.h>

#include "cli/show_sheet.h"

static inline struct ks_point ks_pen_polar(struct ks_point p, double angle, double length)
{
    return ks_point_add(p, cos(angle) * length, sin(angle) * length);
}

/* A point u along and v across a direction. */
struct ks_pen {
    struct ks_point origin;
    double cos, sin;
};

static inline struct ks_pen ks_pen_at(struct ks_point origin, double angle)
{
    return (struct ks_pen){origin, cos(angle), sin(angle)};
}

static inline struct ks_point ks_pen_point(const struct ks_pen *f, double u, double v)
{
    return ks_point_add(f->origin, u * f->cos - v * f->sin, u * f->sin + v * f->cos);
}

static inline void ks_pen_box(struct ks_svg *d, const struct ks_pen *f, double u0,
                              double v0, double u1, double v1)
{
    ks_svg_move(d, ks_pen_point(f, u0, v0));
    ks_svg_line(d, ks_pen_point(f, u1, v0));
    ks_svg_line(d, ks_pen_point(f, u1, v1));
    ks_svg_line(d, ks_pen_point(f, u0, v1));
    ks_svg_shut(d);
}

static inline void ks_pen_stroke(struct ks_svg *d, struct ks_point from,
                                 struct ks_point to)
{
    ks_svg_move(d, from);
    ks_svg_line(d, to);
}

static inline void ks_pen_disc(struct ks_svg *d, struct ks_point p, double r)
{
    ks_svg_move(d, ks_point_add(p, -r, 0));
    ks_svg_arc(d, r, r, true, true, ks_point_add(p, r, 0));
    ks_svg_arc(d, r, r, true, true, ks_point_add(p, -r, 0));
    ks_svg_shut(d);
}

static inline void ks_pen_done(struct ks_svg *s, struct ks_svg *d, const char *class)
{
    ks_svg_path(s, d, "class=\"%r\"", class);
    ks_svg_done(d);
}
