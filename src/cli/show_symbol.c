#include "cli/show_symbol.h"

#include <string.h>

/* ---- dresses --------------------------------------------------------------------------- */

/* clang-format off */
static const struct ks_dress dress[] = {
    {"crimson", "#9c1b3c", "#fbf3ec", "#e2c3c0", "#4d0a1d", "#ffffff", "#9c1b3c", {"#9c1b3c", "#d9627d"}},
    {"lilac",   "#5d4f80", "#f5f2fa", "#d3cbe3", "#2c2148", "#ffffff", "#5d4f80", {"#5d4f80", "#a598cf"}},
    {"green",   "#cfd9b4", "#24452f", "#3d6449", "#e9efd8", "#173021", "#24452f", {"#3d6a4c", "#84b893"}},
    {"blue",    "#c3d3e6", "#1f3a63", "#3f5d8a", "#e8f0fa", "#14294a", "#1f3a63", {"#284a7c", "#8db0de"}},
    {"cream",   "#f4efe2", "#6b4d12", "#8a6c32", "#fbf4e2", "#3a2906", "#6b4d12", {"#8a6410", "#e0b85a"}},
    {"ochre",   "#a8641c", "#fdf4e3", "#e8cfa4", "#4a2806", "#ffffff", "#a8641c", {"#a8641c", "#e0a45a"}},
    {"grey",    "#d5d4cf", "#3a3d42", "#5c6067", "#f1f0ec", "#24262a", "#3a3d42", {"#5c6067", "#b9bcc2"}},
    {"teal",    "#bfdcd8", "#12494a", "#2f6d6c", "#e2f2ef", "#0b3334", "#12494a", {"#17605f", "#7cc3bd"}},
};
/* clang-format on */

/* The first part of the name will do: "blue_green" is drawn as blue. */
const struct ks_dress *ks_dress_find(const char *name)
{
    for (size_t i = 0; i < sizeof dress / sizeof *dress; i++)
        if (strncmp(dress[i].name, name, strlen(dress[i].name)) == 0)
            return &dress[i];
    return &dress[0];
}

const struct ks_dress *ks_dress_of(const struct ks_game *g, ks_unit u)
{
    return ks_dress_find(ks_army_of(g, u)->livery.dress);
}

/* ---- arms ------------------------------------------------------------------------------ */

/* A symbol is a list of parts: "name x y scale turn" uses a part of its own, a leading "|" mirrors
 * it; "d ..." and "cut ..." are path data. Parts are separated by newlines. */

/* clang-format off */
static const char musket[] = "d M-1-24L1.1-24L1.3-14.6L2.5-14.6L2.7 2L3.9 4.2C5.4 8.6 6 14 7.8 19.6L1 22C.4 16.4-.4 12-2.2 9.2L-2.7 5L-2.5-14.6L-1.3-14.6Z";
static const char scythe[] =
    "d M-1.6-4L1.7-4L1.9 21L-1.7 21Z\n"
    "d M-3-1.6L2.9-1.6L3.3-5.6C8.4-10 11.4-16 11.6-23.6C7.6-18.6 1-16.4-2-11.6C-3.8-8.8-3.6-4.6-3-1.6Z";
static const char horse[] =
    "d M-14.6 3.6C-15.3 1-13.4-1.4-10.8-4.2C-8.9-8.6-6.4-11.7-2.2-13.4L-2.6-18.6L1.4-15L5-17.6L5.6-12.6C12.8-8.6 15.4 1 14.6 18.5L-5.6 18.5C-6 12-1.6 8.6-1 3.2C-4 5-7 5-8.6 7.2C-10.4 9.6-13.9 8-14.6 3.6Z\n"
    "cut M-5.8-6.8a1.5 1.5 0 1 0 .1 0ZM5.2-12.4C10.6-6.4 12 3 11 18.5L9.7 18.5C10.4 5 9.4-4.4 4.2-11.2Z";
static const char horn[] =
    "d M-19.6-3.4L-15.6-5.8C-12.4 5.6-2.6 8.6 4.4 3.8C8.8.8 10-4.6 9.4-9.8L20.6-4.6C19.4 6.8 12.6 15.2 1.6 16C-9.6 16.8-17.8 8.6-19.6-3.4Z\n"
    "d M-17.3-3.1L-1.2-18.4L14-6.2L12.8-4.6L-1.1-15.6L-15.9-1.7Z\n"
    "d M-4.4-18.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z\n"
    "cut M7.6-1.4L17.2 5.2L16.2 6.9L6.8.4ZM-13.8 1L-17.2 4L-16.4 5.4L-12.8 2.6Z";
static const char gun[] =
    "d M-20.6-8.6L-19.4-12.8L-17-12.2L12.6-5.4C15.6-4.6 16.6-2.4 16.2-.2C15.8 1.8 13.6 2.8 11.2 2.2L-18-6.6L-18.6-8.1Z\n"
    "d M-9.6 8a10.6 10.6 0 1 0 21.2 0a10.6 10.6 0 1 0-21.2 0ZM-7 8a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z\n"
    "d M.1 0L1.9 0L1.9 16L.1 16ZM-7 7.1L9 7.1L9 8.9L-7 8.9ZM-5.3 1.7L7.3 14.3L6.1 15.5L-6.5 2.9ZM7.3 1.7L8.5 2.9L-4.1 15.5L-5.3 14.3Z\n"
    "d M4 2.6L20.8 17L19.4 19L1 8Z";

static const char sword[] = "d M0-25L1.5-21L1.7 8L5.6 8.2L5.6 11L1.7 10.8L2 20.6L-2 20.6L-1.7 10.8L-5.6 11L-5.6 8.2L-1.7 8L-1.5-21Z";

static const struct {
    const char *name, *parts;
} part[] = {{"musket", musket}, {"sword", sword}, {"scythe", scythe}, {"horse", horse}, {"horn", horn}, {"gun", gun}};

static const struct {
    const char *name, *parts;
} symbols[] = {
    {"muskets", "musket 0 0 1.2 47\n|musket 0 0 1.2 -47"},
    {"horn", "horn 0 0 1 0"},
    {"musket_horn", "musket 4 -1 1.15 40\nhorn -8 8 .52 0"},
    {"grenade",
     "d M-10.4 8.4a10.4 10.4 0 1 0 20.8 0a10.4 10.4 0 1 0-20.8 0ZM-4.6-3.4L4.6-3.4L4.2-.6L-4.2-.6Z\n"
     "d M-5-4.4C-11.4-9.6-6.6-13-8.2-18.4C-4.4-16.6-3.4-14.4-3-12C-1.4-15-2-17.6-.4-21.4C3-18 3.2-15 3.6-12.2C5-13.6 5.6-15.4 8-16.8C7-12 11.6-9.4 5-4.4Z\n"
     "cut M-6.6 5.6A7 7 0 0 1-.6 1.8L-.5 3.4A5.4 5.4 0 0 0-5 6.3Z"},
    {"musket_sword", "musket 0 0 1.2 47\nsword 0 0 1.15 -47"},
    {"scythes", "scythe 0 1 1.14 36\n|scythe 0 1 1.14 -36"},
    {"gun", "gun 0 0 1 0"},
    {"horse_gun", "gun -2 3 .86 0\nhorse 11 -11 .52 0"},
    {"bust",
     "d M-20.6 1.2C-18-2.4-15.4-8.6-9.6-12.4C-4.4-15.6 4.4-15.6 9.6-12.4C15.4-8.6 18-2.4 20.6 1.2C13.6-2.4 7-3.4 0-3.4C-7-3.4-13.6-2.4-20.6 1.2Z\n"
     "d M-7.2-1.6C-3.4-2.4 3.4-2.4 7.2-1.6C8 6.6 4.8 11.2 0 11.2C-4.8 11.2-8 6.6-7.2-1.6Z\n"
     "d M-1.8-15C-4.4-19.6-2.6-23.6 1.2-24.6C4.4-22 4-18 2.2-15Z\n"
     "d M-18 21.6C-18.4 15-12.6 12.4-7 11.8L0 16.8L7 11.8C12.6 12.4 18.4 15 18 21.6Z\n"
     "cut M-2.4-10.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM-18 17.6L-11.4 16L-11 17.8L-18.2 19.6ZM18 17.6L11.4 16L11 17.8L18.2 19.6Z"},
    {"pennon", "horse -3.4 1 .95 0\nd M9.4 19.6L15.3-20.8L16.8-20.6L11.2 19.8Z\nd M15.2-20L14.2-12.4L2.6-14.4L6-17.6L3.6-21Z"},
    {"musket", "horse -4 1 .95 0\nmusket 14.4 -1 .96 9"},
    {"sabre", "horse -4 1 .95 0\nd M11.4 19L13.6 12.2L11.2 11.4L11.8 9.8L14 10.4C17.6-.6 17.4-11 11.8-20.6C20-12.4 21 0 16 11L18.4 11.8L17.8 13.4L15.6 12.8L13.4 19.6Z"},
    {"horse_horn", "horse -4 1 .95 0\nhorn 12 11 .46 -20"},
    {"carbine", "horse -4 1 .95 0\nd M13 20L14 12.8L10.6 12.4L10.8 10.4L14.2 10.6L14.9-19L16.4-21.6L17.5-18.8L17 10.8L20.2 11L20 13L16.8 12.9L15.8 20.2Z"},
    {"pike", "d M-19.4 19.4L16.6-18.2L15.4-19.6L20-20.8L19-16.2L17.8-17L-18.2 20.6Z\nhorse -1 1.4 .9 0"},
    {"cockade", "horse -4 1 .95 0\nd M8-12a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0Z\ncut M10.4-12a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0Z\nd M12.6-12a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"},
};
/* clang-format on */

bool ks_is_mounted(const struct ks_game *g, ks_unit u)
{
    return ks_sign_is(ks_term_sign(g, "arm", g->piece[u].arm), 0, "horse");
}

/* ---- drawing --------------------------------------------------------------------------- */

static void draw_parts(struct ks_svg *s, const char *parts);

/* "musket 0 0 1.2 47": the numbers are copied into the transform as they are written. */
static void draw_part(struct ks_svg *s, const char *line, size_t length)
{
    bool mirrored = *line == '|';
    char text[64] = "", *word[5] = {0};
    memcpy(text, line + mirrored, length - mirrored < 63 ? length - mirrored : 63);
    char *rest = text;
    for (int i = 0; i < 5; i++) {
        word[i] = rest;
        rest += strcspn(rest, " ");
        if (*rest)
            *rest++ = '\0';
    }
    for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
        if (strcmp(part[i].name, word[0]) != 0)
            continue;
        ks_svg_open(s, "g", "transform=\"translate(%r %r) scale(%r) rotate(%r)%r\"",
                    word[1], word[2], word[3], word[4], mirrored ? " scale(-1 1)" : "");
        draw_parts(s, part[i].parts);
        ks_svg_close(s);
    }
}

static void draw_data(struct ks_svg *s, const char *line, size_t length,
                      const char *class)
{
    ks_svg_put(s, "<path%r d=\"", class);
    ks_svg_bytes(s, line, length);
    ks_svg_put(s, "\"/>\n");
}

static void draw_parts(struct ks_svg *s, const char *parts)
{
    while (*parts) {
        size_t length = strcspn(parts, "\n");
        if (strncmp(parts, "d ", 2) == 0)
            draw_data(s, parts + 2, length - 2, "");
        else if (strncmp(parts, "cut ", 4) == 0)
            draw_data(s, parts + 4, length - 4, " class=\"cut\"");
        else
            draw_part(s, parts, length);
        parts += length + (parts[length] == '\n');
    }
}

void ks_symbol_draw(struct ks_svg *s, const struct ks_game *g, ks_unit u)
{
    const char *sign = ks_term_sign(g, "arm", g->piece[u].arm), *drawn = symbols[0].parts;
    const char *own = strchr(sign, ':');
    if (own != NULL && own[1] == 'M') {
        draw_data(s, own + 1, strcspn(own + 1, ":"), "");
        return;
    }
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
        if (ks_sign_is(sign, 1, symbols[i].name))
            drawn = symbols[i].parts;
    draw_parts(s, drawn);
}

/* ---- commanders ------------------------------------------------------------------------ */

const char *ks_commander_colour(const struct ks_game *g, ks_unit commander)
{
    static const char *const palette[2][12] = {
        {"#56b4e9", "#e98b2a", "#8e6cc4", "#2fa36b", "#f4efe2", "#d9572b", "#7a5230",
         "#19a08c", "#2f7fc1", "#c23b75", "#b5a642", "#5f6f7f"},
        {"#c23b75", "#d9572b", "#8c4a9e", "#2f7fc1", "#19a08c", "#7a5230", "#e98b2a",
         "#56b4e9", "#2fa36b", "#f4efe2", "#b5a642", "#5f6f7f"},
    };
    if (commander == KS_NONE)
        return "#8b8478";
    if (ks_is_chief(g, commander))
        return "#f2c230";
    int side = g->piece[commander].side, n = 0;
    for (ks_unit u = 0; u < commander; u++)
        n += g->piece[u].side == side && ks_is_leader(g, u) && !ks_is_chief(g, u);
    return palette[side & 1][n % 12];
}
