#include "cli/show_strip.h"

#include <string.h>

/* clang-format off */
static const char *const words[KS_WORDS][KS_LANGUAGES] = {
    [KS_WORD_TURN]       = {"turn %d of %d", "etap %d z %d"},
    [KS_WORD_SET_UP]     = {"set-up, turns: %d", "ustawienie, etapów: %d"},
    [KS_WORD_POINTS]     = {"points: %d", "punkty: %d"},
    [KS_WORD_LEADS]      = {"lead: %d", "przewaga: %d"},
    [KS_WORD_ENDS_AT]    = {"A lead of %d (%s) or %d (%s) ends the game.", "Przewaga %d (%s) albo %d (%s) kończy grę."},
    [KS_WORD_ON_MAP]     = {"%d on the map", "na planszy: %d"},
    [KS_WORD_COMING]     = {", %d to come", ", w drodze: %d"},
    [KS_WORD_AWAY]       = {", %d withdrawn", ", wycofane: %d"},
    [KS_WORD_TRACK]      = {"Turns", "Etapy"},
    [KS_WORD_COMMANDERS] = {"Commanders", "Dowódcy"},
    [KS_WORD_ARRIVALS]   = {"Reinforcements", "Posiłki"},
    [KS_WORD_LATER]      = {"later", "później"},
    [KS_WORD_DICE]       = {"turn by dice, by hexes %s–%s", "etap z rzutu kostką, przez pola %s–%s"},
    [KS_WORD_NEVER_COMES] = {"will not come", "już nie przybędą"},
    [KS_WORD_BY_HEX]     = {"turn %d, by hex %s", "etap %d, przez pole %s"},
    [KS_WORD_BY_HEXES]   = {"turn %d, by hexes %s–%s", "etap %d, przez pola %s–%s"},
    [KS_WORD_WITHDRAWN]  = {"Withdrawn", "Wycofane"},
    [KS_WORD_BACK_AT]    = {"back in turn %d", "powrót w etapie %d"},
    [KS_WORD_BACK_LATE]  = {"due since turn %d, not yet placed", "od etapu %d, jeszcze nieustawione"},
    [KS_WORD_LOST]       = {"Lost", "Straty"},
    [KS_WORD_READING]    = {"A counter", "Żeton"},
    [KS_WORD_ARMS]       = {"Arms", "Rodzaje broni"},
    [KS_WORD_GROUND]     = {"Ground", "Teren"},
    [KS_WORD_FORMATIONS] = {"Formations", "Szyki"},
    [KS_WORD_MARKS]      = {"Marks", "Znaki"},
    [KS_WORD_UNIT_NAME]  = {"name", "nazwa"},
    [KS_WORD_ARM]        = {"arm", "rodzaj broni"},
    [KS_WORD_COLOUR]     = {"commander's colour", "barwa dowódcy"},
    [KS_WORD_FRONT]      = {"front: two hexsides", "front: dwa boki pola"},
    [KS_WORD_LOOKS_TO]   = {"front", "front"},
    [KS_WORD_STAR]       = {"star", "gwiazdka"},
    [KS_WORD_SCALE]      = {"1 hex is about %d m", "1 pole to około %d m"},
};
/* clang-format on */

const char *ks_strip_say(const struct ks_strip *p, enum ks_strip_word w)
{
    return words[w][p->scene->language];
}

const char *ks_strip_side(const struct ks_strip *p, int side)
{
    const char *name = p->scene->side_name[side];
    return name != NULL && name[0] ? name : p->scene->game->side[side];
}

void ks_strip_write(const struct ks_strip *p, const char *class, double x, double y,
                    const char *text)
{
    ks_svg_words(p->s, "text", text, "class=\"%r\" x=\"%f\" y=\"%f\"", class, x, y);
}

static void write_line(struct ks_strip *p, const char *class, double size,
                       const char *text, size_t n)
{
    char line[KS_LINE];
    size_t length = n < sizeof line ? n : sizeof line - 1;
    memcpy(line, text, length);
    line[length] = '\0';
    p->y += size * 1.28;
    ks_strip_write(p, class, p->x, p->y, line);
}

/* Breaks a text into lines that fit. */
void ks_strip_lines(struct ks_strip *p, const char *class, double size, const char *text)
{
    int most = (int)(p->width / (size * .51));
    size_t used = 0, next = 0;
    while (text[next]) {
        next += strspn(text + next, " ");
        next += strcspn(text + next, " ");
        if (ks_svg_letters(text) - ks_svg_letters(text + next) > most && used > 0) {
            write_line(p, class, size, text, used);
            text += used + strspn(text + used, " ");
            used = next = 0;
        } else {
            used = next;
        }
    }
    write_line(p, class, size, text, used);
}

void ks_strip_heading(struct ks_strip *p, const char *text)
{
    p->y += 50;
    ks_strip_write(p, "head", p->x, p->y, text);
    ks_svg_leaf(p->s, "path", "class=\"rule\" d=\"M%f %fh%f\"", p->x, p->y + 12,
                p->width);
    p->y += 19;
}

/* Draws something scaled round a point. */
void ks_strip_begin(const struct ks_strip *p, double x, double y, double scale)
{
    ks_svg_open(p->s, "g", "transform=\"translate(%f %f) scale(%h)\"", x, y, scale);
}

/* Place of cell i in a table of so many columns. */
struct ks_point ks_strip_cell(const struct ks_strip *p, int i, int columns, double pitch)
{
    int row = i / columns;
    return ks_point(p->x + i % columns * (p->width / columns), p->y + (row + .5) * pitch);
}

/* Goes on below a table of n cells. */
void ks_strip_pass(struct ks_strip *p, int n, int columns, double pitch)
{
    int rows = (n + columns - 1) / columns;
    p->y += rows * pitch;
}

int ks_strip_across(const struct ks_strip *p, int cells)
{
    return (int)(cells * p->width / (KS_LEGEND_WIDTH - 30) + .1);
}
