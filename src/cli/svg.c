#include "cli/svg.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void ks_svg_done(struct ks_svg *s)
{
    free(s->text);
    *s = (struct ks_svg){0};
}

/* Room for that many more bytes and a NUL. */
static bool make_room(struct ks_svg *s, size_t more)
{
    if (s->failed)
        return false;
    size_t wanted = s->size + more + 1;
    if (wanted <= s->room)
        return true;
    size_t room = s->room ? s->room : 1024;
    while (room < wanted)
        room *= 2;
    char *text = realloc(s->text, room);
    if (text == NULL) {
        s->failed = true;
        return false;
    }
    s->text = text;
    s->room = room;
    return true;
}

void ks_svg_bytes(struct ks_svg *s, const char *bytes, size_t n)
{
    if (n == 0 || !make_room(s, n))
        return;
    memcpy(s->text + s->size, bytes, n);
    s->size += n;
    s->text[s->size] = '\0';
}

static void put_text(struct ks_svg *s, const char *text)
{
    ks_svg_bytes(s, text, strlen(text));
}

static void put_int(struct ks_svg *s, long n)
{
    char digits[24];
    size_t at = sizeof digits;
    unsigned long left = n < 0 ? 0ul - (unsigned long)n : (unsigned long)n;
    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (n < 0)
        digits[--at] = '-';
    ks_svg_bytes(s, digits + at, sizeof digits - at);
}

/* 123 is written 12.3, -5 is written -.5, 120 is written 12. */
static void put_tenths(struct ks_svg *s, long tenths)
{
    long whole = labs(tenths) / 10, part = labs(tenths) % 10;
    if (tenths < 0)
        put_text(s, "-");
    if (whole > 0 || part == 0)
        put_int(s, whole);
    if (part > 0) {
        put_text(s, ".");
        put_int(s, part);
    }
}

static void put_hundredths(struct ks_svg *s, long hundredths)
{
    long whole = labs(hundredths) / 100, part = labs(hundredths) % 100;
    ks_svg_put(s, "%r%d.%d%d", hundredths < 0 ? "-" : "", (int)whole, (int)(part / 10),
               (int)(part % 10));
}

/* The same as tenths after another number: a minus sign parts them by itself. */
static void put_next(struct ks_svg *s, long tenths)
{
    if (tenths >= 0)
        put_text(s, " ");
    put_tenths(s, tenths);
}

static long tenths_of(double x)
{
    return lround(x * 10);
}

/* Length of the well-formed UTF-8 character at p, 0 if there is none. */
static size_t character(const unsigned char *p)
{
    static const struct {
        unsigned char mask, lead, low, high; /* low, high: of the second byte */
        size_t length;
    } form[] = {
        {0x80, 0x00, 0x00, 0xFF, 1}, {0xFF, 0xE0, 0xA0, 0xBF, 3},
        {0xFF, 0xED, 0x80, 0x9F, 3}, {0xFF, 0xF0, 0x90, 0xBF, 4},
        {0xFF, 0xF4, 0x80, 0x8F, 4}, {0xFE, 0xC0, 0x01, 0x00, 2},
        {0xE0, 0xC0, 0x80, 0xBF, 2}, {0xF0, 0xE0, 0x80, 0xBF, 3},
        {0xFC, 0xF0, 0x80, 0xBF, 4},
    };
    for (size_t i = 0; i < sizeof form / sizeof *form; i++) {
        if ((p[0] & form[i].mask) != form[i].lead)
            continue;
        for (size_t k = 1; k < form[i].length; k++)
            if (p[k] < (k == 1 ? form[i].low : 0x80) ||
                p[k] > (k == 1 ? form[i].high : 0xBF))
                return 0;
        return form[i].length;
    }
    return 0;
}

static const char *escape_of(unsigned char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\n': return "&#10;";
    }
    return c < 0x20 || c == 0x7F ? "" : NULL;
}

static void put_escaped(struct ks_svg *s, const char *text)
{
    const unsigned char *p = (const unsigned char *)text;
    while (*p) {
        const char *escape = escape_of(*p);
        size_t n = character(p);
        if (escape != NULL)
            put_text(s, escape);
        else if (n == 0)
            put_text(s, "?");
        else
            ks_svg_bytes(s, (const char *)p, n);
        p += n ? n : 1;
    }
}

static void put_format(struct ks_svg *s, const char *format, va_list values)
{
    for (const char *p = format; *p; p++) {
        size_t plain = strcspn(p, "%");
        ks_svg_bytes(s, p, plain);
        p += plain;
        if (*p == '\0')
            return;
        switch (*++p) {
        case 'f': put_tenths(s, tenths_of(va_arg(values, double))); break;
        case 'h': put_hundredths(s, lround(va_arg(values, double) * 100)); break;
        case 'd': put_int(s, va_arg(values, int)); break;
        case 's': put_escaped(s, va_arg(values, const char *)); break;
        case 'r': put_text(s, va_arg(values, const char *)); break;
        default: assert(false && "unknown format");
        }
    }
}

void ks_svg_put(struct ks_svg *s, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    put_format(s, format, values);
    va_end(values);
}

static void put_start(struct ks_svg *s, const char *element, const char *attributes,
                      va_list values)
{
    put_text(s, "<");
    put_text(s, element);
    if (attributes != NULL && *attributes) {
        put_text(s, " ");
        put_format(s, attributes, values);
    }
}

void ks_svg_open(struct ks_svg *s, const char *element, const char *attributes, ...)
{
    va_list values;
    va_start(values, attributes);
    put_start(s, element, attributes, values);
    va_end(values);
    put_text(s, ">\n");
    assert(s->depth < KS_SVG_DEPTH);
    s->open[s->depth++] = element;
}

void ks_svg_close(struct ks_svg *s)
{
    assert(s->depth > 0);
    ks_svg_put(s, "</%r>\n", s->open[--s->depth]);
}

void ks_svg_leaf(struct ks_svg *s, const char *element, const char *attributes, ...)
{
    va_list values;
    va_start(values, attributes);
    put_start(s, element, attributes, values);
    va_end(values);
    put_text(s, "/>\n");
}

void ks_svg_mark(struct ks_svg *s, const char *class, const char *data)
{
    ks_svg_put(s, "<path class=\"%r\" d=\"%r\"/>\n", class, data);
}

void ks_svg_words(struct ks_svg *s, const char *element, const char *words,
                  const char *attributes, ...)
{
    va_list values;
    va_start(values, attributes);
    put_start(s, element, attributes, values);
    va_end(values);
    ks_svg_put(s, ">%s</%r>\n", words, element);
}

/* One step of a path: a letter, and points relative to where the pen is. */
static void put_step(struct ks_svg *d, char letter, const struct ks_point *p, int points)
{
    ks_svg_bytes(d, &letter, 1);
    for (int i = 0; i < points; i++) {
        long dx = tenths_of(p[i].x) - d->pen_x, dy = tenths_of(p[i].y) - d->pen_y;
        if (i == 0)
            put_tenths(d, dx);
        else
            put_next(d, dx);
        put_next(d, dy);
    }
    d->pen_x = tenths_of(p[points - 1].x);
    d->pen_y = tenths_of(p[points - 1].y);
}

void ks_svg_move(struct ks_svg *d, struct ks_point p)
{
    d->pen_x = d->pen_y = 0; /* always absolute, so that paths can be cut and joined */
    put_step(d, 'M', &p, 1);
}

void ks_svg_line(struct ks_svg *d, struct ks_point p)
{
    put_step(d, 'l', &p, 1);
}

void ks_svg_quad(struct ks_svg *d, struct ks_point control, struct ks_point p)
{
    put_step(d, 'q', (struct ks_point[]){control, p}, 2);
}

void ks_svg_arc(struct ks_svg *d, double rx, double ry, bool large, bool clockwise,
                struct ks_point p)
{
    long dx = tenths_of(p.x) - d->pen_x, dy = tenths_of(p.y) - d->pen_y;
    ks_svg_put(d, "a%f %f 0 %d %d", rx, ry, (int)large, (int)clockwise);
    put_next(d, dx);
    put_next(d, dy);
    d->pen_x += dx;
    d->pen_y += dy;
}

void ks_svg_shut(struct ks_svg *d)
{
    put_text(d, "z");
}

void ks_svg_path(struct ks_svg *s, const struct ks_svg *data, const char *attributes, ...)
{
    if (data->failed)
        s->failed = true;
    if (data->size == 0)
        return;
    va_list values;
    va_start(values, attributes);
    put_start(s, "path", attributes, values);
    va_end(values);
    put_text(s, " d=\"");
    ks_svg_bytes(s, data->text, data->size);
    put_text(s, "\"/>\n");
}

int ks_svg_letters(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}
