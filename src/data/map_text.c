/* map.txt: terrain as a letter grid, with hexsides, roads and names; format in
 * docs/data-format.md. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "data/loader.h"
#include "data/loading.h"
#include "data/text.h"

enum { LINE = 512 };

struct section;

struct reader {
    struct ks_loading *l;
    struct ks_map *map;
    const struct ks_data_file *file;
    const char *next; /* the rest of the text */
    unsigned line;
    char text[LINE]; /* the current line, without comments and trailing blanks */
    const struct section *section;
    enum ks_certainty sure;
    bool sized, watered;  /* SIZE has been read; STREAMS or RIVERS */
    bool wide, stone;     /* the current hexsides are river; the bridges are stone */
    int rows;             /* rows of the grid read so far */
    uint8_t kind[128];    /* terrain by letter */
    bool work[128];       /* and a redoubt upon it */
    struct ks_road *road; /* the road being read */
};

/* A part of the file: a heading, then lines of one kind. */
struct section {
    const char *name;
    bool (*head)(struct reader *r, char *rest); /* what follows the heading */
    bool (*body)(struct reader *r, char *line); /* NULL: no lines of its own */
};

static struct ks_place here(const struct reader *r)
{
    return (struct ks_place){r->file->origin, r->line, 0};
}

static bool fault(const struct reader *r, const char *found, const char *expected)
{
    return ks_report_error(r->l->report, here(r), "found \"%.40s\"; expected %s", found,
                           expected);
}

/* Cuts off the next word; "" at the end. */
static char *word(char **rest)
{
    char *start = *rest + strspn(*rest, " \t");
    char *end = start + strcspn(start, " \t");

    *rest = *end == '\0' ? end : end + 1;
    *end = '\0';
    return start;
}

/* ---- headings ---- */

static bool head_size(struct reader *r, char *rest)
{
    const char *cols = word(&rest), *by = word(&rest), *rows = word(&rest);
    int c, n;

    if (!ks_text_number(cols, 2, 98, &c) || strcmp(by, "x") != 0 ||
        !ks_text_number(rows, 2, 98, &n) || *word(&rest) != '\0')
        return fault(r, cols, "columns x rows, each from 2 to 98, as 34 x 27");
    if (r->sized)
        return fault(r, "SIZE", "it once only");
    if ((c + 2) * (n + 2) > KS_MAX_HEXES)
        return ks_report_error(r->l->report, here(r),
                               "%d x %d hexes; expected at most %d with a margin of one",
                               c, n, (int)KS_MAX_HEXES);
    ks_grid_init(&r->map->grid, c, n);
    r->sized = true;
    return true;
}

static bool head_numbers(struct reader *r, char *rest)
{
    const char *first = word(&rest), *second = word(&rest);
    bool row_first = strcmp(first, "row") == 0 && strcmp(second, "column") == 0;

    if (!row_first && (strcmp(first, "column") != 0 || strcmp(second, "row") != 0))
        return fault(r, first, "NUMBERS column row, or NUMBERS row column");
    r->map->row_first = row_first;
    return true;
}

static bool head_legend(struct reader *r, char *rest)
{
    return *rest == '\0' || fault(r, rest, "nothing after LEGEND");
}

/* Sections of figures say how sure we are of them. */
static bool head_sure(struct reader *r, char *rest)
{
    const char *sure = word(&rest);

    if (!ks_certainty_parse(sure, &r->sure))
        return fault(r, sure, KS_CERTAINTY_WORDS);
    r->road = NULL;
    return r->sized || fault(r, r->section->name, "SIZE before it");
}

static void count(struct reader *r)
{
    ks_certainty_count_add(&r->l->certainty, KS_PART_MAP, r->sure);
}

/* ---- lines ---- */

static const char *const terrain_name[KS_TERRAINS] = {
    [KS_CLEAR] = "clear", [KS_WOODS] = "woods",   [KS_VILLAGE] = "village",
    [KS_HILL] = "hill",   [KS_SLOPE] = "slope",   [KS_MARSH] = "marsh",
    [KS_WATER] = "water", [KS_CASTLE] = "castle", [KS_TOWN] = "town",
    [KS_DIKE] = "dike",   [KS_GARDEN] = "garden", [KS_HAMLET] = "hamlet",
};

/* Has the rules system a meaning for that ground? */
static bool knows(const struct reader *r, int terrain)
{
    return (r->l->loader->terrains >> terrain & 1) != 0;
}

static bool terrain_fault(const struct reader *r, const char *found)
{
    const char *known[KS_TERRAINS + 1] = {NULL};
    char list[120];
    size_t n = 0;

    for (int i = KS_CLEAR; i < KS_TERRAINS; i++) {
        if (knows(r, i))
            known[n++] = terrain_name[i];
    }
    ks_text_choice(known, list, sizeof list);
    return fault(r, found, list);
}

static bool body_legend(struct reader *r, char *line)
{
    const char *letter = word(&line), *terrain = word(&line), *work = word(&line);

    if (strlen(letter) != 1 || (unsigned char)letter[0] >= sizeof r->kind)
        return fault(r, letter, "one letter and its terrain");
    for (int i = KS_CLEAR; i < KS_TERRAINS; i++) {
        if (!knows(r, i) || strcmp(terrain, terrain_name[i]) != 0)
            continue;
        if (r->kind[(unsigned char)letter[0]] != KS_OFF_MAP)
            return fault(r, letter, "each letter once");
        if (*work != '\0' && strcmp(work, "redoubt") != 0)
            return fault(r, work, "nothing more, or redoubt");
        r->kind[(unsigned char)letter[0]] = (uint8_t)i;
        r->l->ground_line[i] = r->line;
        r->work[(unsigned char)letter[0]] = *work != '\0';
        return true;
    }
    return terrain_fault(r, terrain);
}

/* "r07: www.....sss": [2.0b] one letter a hex. */
static bool body_grid(struct reader *r, char *line)
{
    struct ks_map *map = r->map;
    char name[8];
    const char *label = word(&line), *letters = word(&line);

    snprintf(name, sizeof name, "r%02d:", (r->rows + 1) % 100);
    if (r->rows == map->grid.rows || strcmp(label, name) != 0)
        return fault(r, label, r->rows == map->grid.rows ? "no more rows" : name);
    r->rows++;
    if (strlen(letters) != map->grid.cols)
        return ks_report_error(
            r->l->report, here(r), "%s; expected %d, one for each column",
            ks_count(strlen(letters), "letter").text, (int)map->grid.cols);
    for (int c = 0; c < map->grid.cols; c++) {
        unsigned char letter = (unsigned char)letters[c];
        uint8_t kind = letter < sizeof r->kind ? r->kind[letter] : KS_OFF_MAP;
        if (kind == KS_OFF_MAP)
            return ks_report_error(
                r->l->report, here(r),
                "column %d: found '%c'; expected a letter of the LEGEND", c + 1,
                letters[c]);
        uint16_t hex = ks_grid_hex(&map->grid, c + 1, r->rows);
        map->terrain[hex] = kind;
        map->redoubt[hex] = r->work[letter];
        count(r);
    }
    return true;
}

static bool read_hex(const struct reader *r, const char *text, size_t length,
                     uint16_t *hex)
{
    char copy[24], range[32];

    if (ks_hex_parse(r->map, text, length, hex))
        return true;
    snprintf(copy, sizeof copy, "%.*s", (int)(length < 20 ? length : 20), text);
    return fault(r, copy, ks_loading_hex_range(r->l, range, sizeof range));
}

/* "2023/2024": a hex and the direction of its neighbour. */
static bool read_side(const struct reader *r, const char *text, uint16_t *hex,
                      int *direction)
{
    const char *cut = strchr(text, '/');
    uint16_t other;

    if (cut == NULL)
        return fault(r, text, "a hexside as 2023/2024");
    if (!read_hex(r, text, (size_t)(cut - text), hex) ||
        !read_hex(r, cut + 1, strlen(cut + 1), &other))
        return false;
    *direction = ks_grid_direction(&r->map->grid, *hex, other);
    return *direction != KS_NO_DIRECTION || fault(r, text, "two hexes side by side");
}

static void set_side(const struct ks_map *map, uint8_t *bits, uint16_t hex, int direction)
{
    bits[hex] |= (uint8_t)(1u << direction);
    bits[ks_grid_next(&map->grid, hex, direction)] |=
        (uint8_t)(1u << (direction + 3) % 6);
}

static bool has_side(const uint8_t *bits, uint16_t hex, int direction)
{
    return (bits[hex] >> direction & 1) != 0;
}

/* The heading says whether it is a stream or a river: in most games a map has one kind of
 * water. */
static bool head_water(struct reader *r, char *rest)
{
    if (!head_sure(r, rest))
        return false;
    r->wide = strcmp(r->section->name, "RIVERS") == 0;
    r->l->water_line = r->line;
    if (r->watered && r->map->river != r->wide && !r->l->loader->two_waters)
        return fault(r, r->section->name, "either STREAMS or RIVERS");
    r->map->river = r->wide && (!r->watered || r->map->river);
    r->watered = true;
    return true;
}

static bool body_streams(struct reader *r, char *line)
{
    uint16_t hex = 0;
    int direction = 0;

    for (char *side; *(side = word(&line)) != '\0'; count(r)) {
        if (!read_side(r, side, &hex, &direction))
            return false;
        if (has_side(r->map->stream, hex, direction))
            return fault(r, side, "each hexside once");
        set_side(r->map, r->map->stream, hex, direction);
        if (r->wide)
            set_side(r->map, r->map->deep, hex, direction);
    }
    return true;
}

/* Hexsides of the water where it can be crossed. */
static bool read_crossings(struct reader *r, char *line, uint8_t *bits)
{
    uint16_t hex = 0;
    int direction = 0;

    for (char *side; *(side = word(&line)) != '\0'; count(r)) {
        if (!read_side(r, side, &hex, &direction))
            return false;
        if (!has_side(r->map->stream, hex, direction))
            return fault(r, side, "a hexside of STREAMS or RIVERS, listed before");
        if (has_side(r->map->bridge, hex, direction) ||
            has_side(r->map->ford, hex, direction))
            return fault(r, side, "one bridge or ford a hexside");
        set_side(r->map, bits, hex, direction);
        if (r->stone && bits == r->map->bridge)
            set_side(r->map, r->map->stone, hex, direction);
    }
    return true;
}

/* "BRIDGES certainty stone" */
static bool head_bridges(struct reader *r, char *rest)
{
    char *kind = rest;

    word(&kind); /* the certainty: cut off here, read below */
    const char *stone = word(&kind);
    r->stone = strcmp(stone, "stone") == 0;
    if (*stone != '\0' && !r->stone)
        return fault(r, stone, "nothing more, or stone");
    return head_sure(r, rest);
}

static bool body_bridges(struct reader *r, char *line)
{
    return read_crossings(r, line, r->map->bridge);
}

static bool body_fords(struct reader *r, char *line)
{
    r->l->ford_line = r->line;
    return read_crossings(r, line, r->map->ford);
}

/* "road Name:" or "track Name:". */
static bool begin_road(struct reader *r, const char *kind, char *rest)
{
    char *name = rest + strspn(rest, " \t"), *end = strrchr(name, ':');
    struct ks_map *map = r->map;

    if ((strcmp(kind, "road") != 0 && strcmp(kind, "track") != 0) || end == NULL ||
        end[1] != '\0')
        return fault(r, kind, "road NAME: or track NAME:, then hexes");
    if (map->roads == KS_MAX_ROADS)
        return ks_report_error(r->l->report, here(r),
                               "too many roads; expected at most %d", (int)KS_MAX_ROADS);
    *end = '\0';
    r->road = &map->road_line[map->roads];
    if (!ks_text_copy(r->road->name, sizeof r->road->name, name))
        return fault(r, name, "a name of at most 47 bytes");
    r->road->track = kind[0] == 't';
    map->roads++;
    count(r);
    return true;
}

static bool extend_road(struct reader *r, uint16_t hex, const char *number)
{
    struct ks_map *map = r->map;
    struct ks_road *road = r->road;

    if (road->hexes == KS_ROAD_HEXES)
        return ks_report_error(r->l->report, here(r),
                               "road \"%s\": expected at most %d hexes", road->name,
                               (int)KS_ROAD_HEXES);
    if (road->hexes > 0) {
        uint16_t from = road->hex[road->hexes - 1];
        int direction = ks_grid_direction(&map->grid, from, hex);
        if (direction == KS_NO_DIRECTION)
            return fault(r, number, "the next hex of the road beside the one before");
        if (has_side(map->stream, from, direction) &&
            !has_side(map->bridge, from, direction) &&
            !has_side(map->ford, from, direction))
            ks_report_warning(
                r->l->report, here(r),
                "road \"%s\" crosses a %s before %s without a bridge; add one, or a ford",
                road->name, has_side(map->deep, from, direction) ? "river" : "stream",
                number);
        set_side(map, map->road, from, direction);
    }
    road->hex[road->hexes++] = hex;
    return true;
}

static bool body_roads(struct reader *r, char *line)
{
    uint16_t hex;

    if (line[strspn(line, " \t")] < '0' || line[strspn(line, " \t")] > '9') {
        const char *kind = word(&line);
        return begin_road(r, kind, line);
    }
    if (r->road == NULL)
        return fault(r, line, "road NAME: before the hexes");
    for (char *number; *(number = word(&line)) != '\0';) {
        if (!read_hex(r, number, strlen(number), &hex) || !extend_road(r, hex, number))
            return false;
    }
    return true;
}

/* "7.85": a column or row in hundredths. */
static bool read_hundredths(const char *text, size_t length, int16_t *out)
{
    char copy[8];
    const char *dot = memchr(text, '.', length);
    size_t whole = dot ? (size_t)(dot - text) : length;
    size_t digits = dot ? length - whole - 1 : 0;
    int n, part = 0;

    if (whole > 2 || digits > 2 || (dot != NULL && digits == 0))
        return false;
    snprintf(copy, sizeof copy, "%.*s", (int)whole, text);
    if (!ks_text_number(copy, 0, 99, &n))
        return false;
    if (digits > 0) {
        snprintf(copy, sizeof copy, "%.*s%s", (int)digits, dot + 1,
                 digits == 1 ? "0" : "");
        if (!ks_text_number(copy, 0, 99, &part))
            return false;
    }
    *out = (int16_t)(100 * n + part);
    return true;
}

/* "7.8,1.4 11.1,1.1 14.3,1.4": where the curve begins, bends and ends. */
static bool read_curve(const struct reader *r, char *rest, struct ks_label *label)
{
    for (int i = 0; i < 3; i++) {
        const char *point = word(&rest), *comma = strchr(point, ',');
        if (comma == NULL ||
            !read_hundredths(point, (size_t)(comma - point), &label->curve[i][0]) ||
            !read_hundredths(comma + 1, strlen(comma + 1), &label->curve[i][1]))
            return fault(r, point, "three points COLUMN,ROW as 7.8,1.45");
    }
    const char *more = word(&rest);
    label->curved = true;
    return *more == '\0' || fault(r, more, "nothing after three points");
}

/* "place 52 7.8,1.4 11.1,1.1 14.3,1.4": kind, size and curve of a name; the last, or the
 * last two, may be missing. */
static bool read_lettering(const struct reader *r, char *rest, struct ks_label *label)
{
    const char *kind = word(&rest);
    int size = 0;

    for (int i = KS_LABEL_PLACE; i < KS_LABEL_KINDS; i++)
        if (strcmp(kind, ks_label_word((enum ks_label_kind)i)) == 0)
            label->kind = (uint8_t)i;
    if (label->kind == KS_LABEL_UNSAID)
        return fault(r, kind, "place, hill, wood, water or exit");
    const char *number = word(&rest);
    if (*number == '\0')
        return true;
    if (!ks_text_number(number, 10, 200, &size))
        return fault(r, number, "the size of the letters, from 10 to 200");
    label->size = (uint8_t)size;
    rest += strspn(rest, " \t");
    return *rest == '\0' || read_curve(r, rest, label);
}

/* "1002 Dziemierzyce", and after a semicolon how it is written. */
static bool body_names(struct reader *r, char *line)
{
    const char *number = word(&line);
    struct ks_map *map = r->map;
    struct ks_label *label = &map->label[map->labels];
    uint16_t hex;

    line += strspn(line, " \t");
    if (!read_hex(r, number, strlen(number), &hex))
        return false;
    if (map->labels == KS_MAX_LABELS)
        return ks_report_error(r->l->report, here(r),
                               "too many names; expected at most %d", (int)KS_MAX_LABELS);
    char *lettering = strchr(line, ';');
    if (lettering != NULL) {
        char *end = lettering;
        while (end > line && strchr(" \t", end[-1]) != NULL)
            end--;
        *end = '\0';
        if (!read_lettering(r, lettering + 1, label))
            return false;
    }
    if (!ks_text_copy(label->text, sizeof label->text, line))
        return fault(r, line, "a name of at most 39 bytes");
    label->hex = hex;
    map->labels++;
    count(r);
    return true;
}

static const struct section sections[] = {
    {"SIZE", head_size, NULL},
    {"NUMBERS", head_numbers, NULL},
    {"LEGEND", head_legend, body_legend},
    {"GRID", head_sure, body_grid},
    {"STREAMS", head_water, body_streams},
    {"RIVERS", head_water, body_streams},
    {"BRIDGES", head_bridges, body_bridges},
    {"FORDS", head_sure, body_fords},
    {"ROADS", head_sure, body_roads},
    {"NAMES", head_sure, body_names},
};

/* ---- the file ---- */

/* The next line that says something; false at the end of the text. */
static bool next_line(struct reader *r)
{
    const char *end = r->file->text + r->file->length;

    while (r->next < end) {
        const char *stop = memchr(r->next, '\n', (size_t)(end - r->next));
        size_t n = (size_t)((stop ? stop : end) - r->next);
        const char *start = r->next;
        r->next = stop ? stop + 1 : end;
        r->line++;
        while (n > 0 && strchr(" \t\r", start[n - 1]) != NULL)
            n--;
        if (n == 0 || start[0] == '#')
            continue;
        if (n >= LINE) {
            ks_report_error(r->l->report, here(r), "%zu bytes long; expected at most %d",
                            n, LINE - 1);
            continue;
        }
        memcpy(r->text, start, n);
        r->text[n] = '\0';
        return true;
    }
    return false;
}

static bool begin_section(struct reader *r)
{
    char *rest = r->text;
    const char *name = word(&rest);

    r->section = NULL;
    for (size_t i = 0; i < sizeof sections / sizeof sections[0]; i++) {
        if (strcmp(sections[i].name, name) == 0) {
            r->section = &sections[i];
            return r->section->head(r, rest);
        }
    }
    return fault(r, name,
                 "SIZE, NUMBERS, LEGEND, GRID, STREAMS, RIVERS, BRIDGES, FORDS, ROADS or "
                 "NAMES");
}

/* After a bad heading its lines are passed over: they would only repeat the fault. */
static bool read_line(struct reader *r, bool *passing)
{
    bool grid_row =
        r->section != NULL && r->section->body == body_grid && r->text[0] == 'r';

    if (strchr(" \t", r->text[0]) == NULL && !grid_row) {
        bool good = begin_section(r);
        *passing = !good;
        return good;
    }
    if (*passing)
        return true;
    if (r->section == NULL || r->section->body == NULL)
        return fault(r, r->text, "a heading such as GRID before this line");
    return r->section->body(r, r->text);
}

bool ks_read_map(struct ks_loading *l)
{
    char path[64];
    struct reader r = {.l = l, .map = &l->g->map};
    bool good = true, passing = false;

    ks_loading_path(l, "map.txt", path, sizeof path);
    r.file = ks_data_source_top(l->source, path);
    if (r.file == NULL)
        return ks_data_source_missing(l->source, path, l->report);
    r.next = r.file->text;
    size_t before = l->report->errors;
    while (l->report->errors < KS_DATA_NOTES && next_line(&r))
        good &= read_line(&r, &passing);
    if (!r.sized)
        return ks_report_error(l->report, here(&r),
                               "no SIZE; expected a line as SIZE 34 x 27");
    if (r.rows != r.map->grid.rows)
        good = ks_report_error(
            l->report, here(&r), "%s in GRID; expected %d, as SIZE says",
            ks_count((unsigned)r.rows, "row").text, (int)r.map->grid.rows);
    return good && l->report->errors == before;
}
