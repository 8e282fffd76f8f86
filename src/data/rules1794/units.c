/* units.csv: every company, squadron, gun and commander. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "data/rules1794/loading.h"
#include "data/sheet.h"
#include "data/text.h"

/* [2.0d] Arms by icon. Only close-order infantry organised in battalions forms square; [7.2a]
 * shooters, jagers and fusiliers skirmish, [7.5a] kosynierzy do neither. */
static const struct arm {
    const char *name;
    enum r94_branch branch;
    bool skirmisher, square;
} arms[R94_ARMS] = {
    [R94_INFANTRY] = {"infantry", R94_FOOT, false, true},
    [R94_SHOOTER] = {"shooter", R94_FOOT, true, false},
    [R94_JAGER] = {"jager", R94_FOOT, true, true},
    [R94_FUSILIER] = {"fusilier", R94_FOOT, true, true},
    [R94_GRENADIER] = {"grenadier", R94_FOOT, false, true},
    [R94_MUSKETEER] = {"musketeer", R94_FOOT, false, true},
    [R94_KOSYNIER] = {"kosynier", R94_FOOT, false, false},
    [R94_CAVALRY] = {"cavalry", R94_HORSE, false, false},
    [R94_DRAGOON] = {"dragoon", R94_HORSE, false, false},
    [R94_HUSSAR] = {"hussar", R94_HORSE, false, false},
    [R94_HORSE_JAGER] = {"horse_jager", R94_HORSE, false, false},
    [R94_CARABINEER] = {"carabineer", R94_HORSE, false, false},
    [R94_COSSACK] = {"cossack", R94_HORSE, false, false},
    [R94_VOLUNTEER] = {"volunteer", R94_HORSE, false, false},
    [R94_ARTILLERY] = {"artillery", R94_GUNS, false, false},
    [R94_HORSE_ARTILLERY] = {"horse_artillery", R94_GUNS, false, false},
    [R94_COMMANDER] = {"commander", R94_LEADER, false, false},
    [R94_OVERALL_COMMANDER] = {"overall_commander", R94_LEADER, false, false},
};

/* Those that the table must have, then those it may be without. */
/* clang-format off */
#define COLUMNS_OF_UNITS(COLUMN)                                                        \
    COLUMN(ID, "id")               COLUMN(NAME, "name")           COLUMN(ARMY, "army")  \
    COLUMN(SIDE, "side")           COLUMN(COMMANDER, "commander") COLUMN(ARM, "arm")    \
    COLUMN(STEPS, "steps")         COLUMN(CERTAINTY, "certainty")                       \
    COLUMN(REGIMENT, "regiment")   COLUMN(BATTALION, "battalion")                       \
    COLUMN(COMBINED, "combined")   COLUMN(COUNTERS, "counters")                         \
    COLUMN(VP, "vp")               COLUMN(STARS, "stars")                               \
    COLUMN(STAR_KIND, "star_kind")
/* clang-format on */

enum column {
#define COLUMN(code, name) code,
    COLUMNS_OF_UNITS(COLUMN)
#undef COLUMN
        NEEDED = REGIMENT
};

static const char *const columns[] = {
#define COLUMN(code, name) name,
    COLUMNS_OF_UNITS(COLUMN)
#undef COLUMN
        NULL};

struct reader {
    struct r94_loading *l;
    struct ks_csv_sheet sheet;
};

static const char *cell(const struct reader *r, size_t row, enum column c)
{
    return ks_cell(&r->sheet, row, (int)c);
}

static bool fault(const struct reader *r, size_t row, enum column c, const char *expected)
{
    return ks_cell_fault(&r->sheet, row, (int)c, expected);
}

/* ---- one row ---- */

static bool read_army(struct reader *r, size_t row)
{
    struct ks_piece *piece = &r->l->g->piece[row];
    int army;

    if (!ks_cell_word(&r->sheet, row, ARMY, r94_army_name, &army))
        return false;
    ks_text_copy(piece->army, sizeof piece->army, cell(r, row, ARMY));
    r->l->r->unit[row].army = (uint8_t)army;
    r->l->has_army[army] = true;
    return true;
}

/* [4.1] id, name, army, side: identity and ownership. */
static bool read_name(struct reader *r, size_t row)
{
    struct ks_piece *piece = &r->l->g->piece[row];
    const char *side = cell(r, row, SIDE);
    char sides[40];

    if (!ks_text_is_key(cell(r, row, ID)) ||
        !ks_text_copy(piece->id, sizeof piece->id, cell(r, row, ID)))
        return fault(r, row, ID, "1 to 31 of a-z, 0-9, - and _");
    if (!ks_text_copy(piece->name, sizeof piece->name, cell(r, row, NAME)) ||
        strpbrk(piece->name, "\r\n\t") != NULL)
        return fault(r, row, NAME,
                     "a name of 1 to 47 bytes; a row that changes a unit has its id");
    snprintf(sides, sizeof sides, "%s or %s", r->l->g->side[0], r->l->g->side[1]);
    if (strcmp(side, r->l->g->side[0]) != 0 && strcmp(side, r->l->g->side[1]) != 0)
        return fault(r, row, SIDE, sides);
    piece->side = strcmp(side, r->l->g->side[1]) == 0;
    r->l->r->unit[row].side = piece->side;
    return read_army(r, row);
}

static bool read_arm(struct reader *r, size_t row)
{
    struct r94_unit *unit = &r->l->r->unit[row];
    const char *name = cell(r, row, ARM);

    for (int i = 0; i < R94_ARMS; i++) {
        if (strcmp(arms[i].name, name) != 0)
            continue;
        unit->arm = (uint8_t)i;
        unit->branch = (uint8_t)arms[i].branch;
        if (unit->branch == R94_GUNS) /* leaders: see set_icons */
            r->l->g->piece[row].kind = KS_KIND_GUNS;
        unit->skirmisher = arms[i].skirmisher;
        return ks_text_copy(r->l->g->piece[row].arm, sizeof r->l->g->piece[row].arm,
                            name);
    }
    return fault(r, row, ARM,
                 "infantry, shooter, jager, fusilier, grenadier, musketeer, "
                 "kosynier, cavalry, dragoon, hussar, horse_jager, carabineer, cossack, "
                 "volunteer, artillery, horse_artillery, commander or overall_commander");
}

/* "6-4-4": morale, strength, firepower. */
static bool read_step(const char *text, size_t length, struct r94_step *step)
{
    uint8_t *const out[3] = {&step->morale, &step->strength, &step->firepower};
    size_t at = 0;

    for (int i = 0; i < 3; i++) {
        size_t digits = 0;
        int n = 0;
        while (at < length && digits < 2 && text[at] >= '0' && text[at] <= '9') {
            n = 10 * n + (text[at++] - '0');
            digits++;
        }
        if (digits == 0 || (i < 2 && (at == length || text[at++] != '-')))
            return false;
        *out[i] = (uint8_t)n;
    }
    return at == length && step->strength > 0;
}

/* [3.4b, 3.4c, 3.4h] The levels of a unit from full strength to the last. */
static bool read_steps(struct reader *r, size_t row)
{
    struct r94_unit *unit = &r->l->r->unit[row];
    const char *p = cell(r, row, STEPS);

    unit->steps = 1;
    if (unit->branch == R94_GUNS || unit->branch == R94_LEADER)
        return *p == '\0' || fault(r, row, STEPS, "none for guns and commanders");
    for (unit->steps = 0;; p++) {
        size_t n = strcspn(p, ";");
        if (unit->steps == R94_MAX_STEPS || !read_step(p, n, &unit->step[unit->steps]))
            return fault(r, row, STEPS,
                         "1 to 6 levels as 6-6-6;6-4-4 (morale, strength, "
                         "firepower)");
        unit->steps++;
        p += n;
        if (*p == '\0')
            break;
    }
    for (int i = 1; i < unit->steps; i++) {
        if (unit->step[i].strength >= unit->step[i - 1].strength)
            ks_report_warning(r->l->of->report, r->l->of->units.place[row],
                              "%s: level %d is not weaker than the one before",
                              cell(r, row, ID), i + 1);
    }
    return true;
}

/* [3.4d] Two levels a counter. */
static bool check_counters(struct reader *r, size_t row)
{
    const struct r94_unit *unit = &r->l->r->unit[row];
    int counters;

    if (cell(r, row, COUNTERS)[0] == '\0')
        return true;
    if (!ks_text_number(cell(r, row, COUNTERS), 1, 9, &counters))
        return fault(r, row, COUNTERS, "a number from 1 to 9");
    return unit->branch > R94_HORSE || unit->steps == 2 * counters ||
           fault(r, row, COUNTERS, "half as many as the unit has levels");
}

/* White stars: on foot the unit may skirmish [7.2a@maciejowice], on guns they are the
 * strength of the battery [10.10.4@szczekociny, 10.10.6@maciejowice]. Coloured ones are
 * for the eye: the arm says the same. */
static bool read_stars(struct reader *r, size_t row)
{
    struct r94_unit *unit = &r->l->r->unit[row];
    struct ks_piece *piece = &r->l->g->piece[row];
    const char *stars = cell(r, row, STARS), *kind = cell(r, row, STAR_KIND);
    int n = 0;

    if (stars[0] != '\0' && !ks_text_number(stars, 0, 9, &n))
        return fault(r, row, STARS, "a number from 0 to 9, or none");
    piece->pips_pale = strcmp(kind, "white") == 0;
    if (n == 0 && kind[0] != '\0' && strcmp(kind, "none") != 0)
        return fault(r, row, STAR_KIND, "none for a counter without stars");
    if (n > 0 && !piece->pips_pale && strcmp(kind, "coloured") != 0)
        return fault(r, row, STAR_KIND, "white or coloured");
    piece->pips = (uint8_t)n;
    if (piece->pips_pale && unit->branch == R94_FOOT)
        unit->skirmisher = true;
    if (piece->pips_pale && unit->branch == R94_GUNS)
        unit->stars = (uint8_t)n;
    return true;
}

/* [12.1a, 12.1b, 12.1c] What it is worth follows from the rules; a figure in the table
 * is there to be compared with the counter. Where points are for deeds, troops have none
 * of their own. */
static bool read_points(struct reader *r, size_t row)
{
    struct r94_unit *unit = &r->l->r->unit[row];
    int vp = r->l->r->setting.points_for_deeds ? 0 : unit->step[0].morale, printed;

    if (unit->branch == R94_GUNS)
        vp = r->l->r->gun_vp;
    else if (unit->branch == R94_LEADER)
        vp = r->l->r->commander_vp;
    unit->vp = (uint8_t)vp;
    if (cell(r, row, VP)[0] == '\0' || !r->l->has_tables)
        return true;
    return (ks_text_number(cell(r, row, VP), 0, 255, &printed) && printed == vp) ||
           fault(r, row, VP,
                 "the morale of counter 1 (for guns and commanders the points of "
                 "tables.json), or an empty cell");
}

static bool read_certainty(struct reader *r, size_t row)
{
    enum ks_certainty sure;

    if (!ks_certainty_parse(cell(r, row, CERTAINTY), &sure))
        return fault(r, row, CERTAINTY, KS_CERTAINTY_WORDS);
    r->l->r->unit[row].certainty = (uint8_t)sure;
    ks_certainty_count_add(&r->l->of->certainty, KS_PART_UNITS, sure);
    return true;
}

/* ---- what joins rows ---- */

/* [7.3a] A battalion is the units on foot with its regiment and number; a combined one
 * has a key of its own (r78). Its number is that of its first row, plus one. */
static bool same_battalion(const struct reader *r, size_t a, size_t b)
{
    const char *combined = cell(r, a, COMBINED);

    if (strcmp(combined, cell(r, b, COMBINED)) != 0)
        return false;
    return combined[0] != '\0' ||
           (strcmp(cell(r, a, BATTALION), cell(r, b, BATTALION)) == 0 &&
            strcmp(cell(r, a, REGIMENT), cell(r, b, REGIMENT)) == 0);
}

static void join_battalions(struct reader *r, size_t row)
{
    struct r94_unit *unit = r->l->r->unit;
    bool told_off =
        cell(r, row, BATTALION)[0] != '\0' || cell(r, row, COMBINED)[0] != '\0';

    if (!arms[unit[row].arm].square || !told_off)
        return;
    unit[row].battalion = (uint16_t)(row + 1);
    for (size_t i = 0; i < row; i++) {
        if (unit[i].battalion == i + 1 && unit[i].side == unit[row].side &&
            same_battalion(r, i, row)) {
            unit[row].battalion = unit[i].battalion;
            return;
        }
    }
}

static bool number_commander(struct reader *r, size_t row)
{
    struct r94_game *game = r->l->r;

    if (game->unit[row].branch != R94_LEADER)
        return true;
    if (game->commanders == R94_MAX_COMMANDERS)
        return ks_report_error(r->l->of->report, r->l->of->units.place[row],
                               "too many commanders; expected at most %d",
                               (int)R94_MAX_COMMANDERS);
    game->unit[row].commander_number = game->commanders;
    game->commander[game->commanders++] = (ks_unit)row;
    return true;
}

/* [4.1] Whose orders it takes: a commander of its army; guns may have none of their own
 * [8.11a]; the reserve obeys several [4.5a@maciejowice]. */
static bool find_commander(struct reader *r, size_t row)
{
    struct r94_unit *unit = &r->l->r->unit[row];
    const char *id = cell(r, row, COMMANDER);

    unit->commander = KS_NONE;
    if (unit->branch == R94_GUNS && id[0] == '\0')
        return true;
    unit->reserve = unit->branch != R94_LEADER && strcmp(id, "reserve") == 0;
    if (unit->reserve)
        return true;
    ks_unit u = ks_loading_unit(r->l->of, id);
    if (u == KS_NONE || r->l->r->unit[u].branch != R94_LEADER ||
        r->l->r->unit[u].army != unit->army)
        return fault(r, row, COMMANDER,
                     r->l->only_placed
                         ? "the id of a commander of its army whom the scenario places"
                         : "the id of a commander of its army, or reserve");
    if (unit->branch == R94_LEADER && u != row)
        return fault(r, row, COMMANDER, "a commander's own id");
    unit->commander = u;
    return true;
}

static bool read_row(struct reader *r, size_t row)
{
    if (!read_name(r, row) || !read_arm(r, row))
        return false;
    bool good = read_steps(r, row) && check_counters(r, row) && read_points(r, row);
    good &= read_stars(r, row);
    good &= read_certainty(r, row);
    good &= number_commander(r, row);
    join_battalions(r, row);
    return good;
}

bool r94_read_units(struct r94_loading *l)
{
    static const char *const keys[] = {"id", NULL};
    struct reader r = {.l = l};
    char path[64];
    bool good = true;

    ks_loading_path(l->of, "units.csv", path, sizeof path);
    if (!ks_csv_read(&l->of->units, l->of->source, path, keys, l->of->report) ||
        !ks_csv_sheet_open(&r.sheet, &l->of->units, columns, NEEDED, ID, l->of->report) ||
        !r94_keep_placed(l))
        return false;
    if (l->of->units.rows == 0 || l->of->units.rows > KS_MAX_PIECES)
        return ks_report_error(l->of->report, l->of->units.header, "%s; expected 1 to %d",
                               ks_count(l->of->units.rows, "unit").text,
                               (int)KS_MAX_PIECES);
    l->g->pieces = (uint16_t)l->of->units.rows;
    for (size_t i = 0; i < l->of->units.rows; i++)
        good &= read_row(&r, i);
    good = good && ks_loading_armies(l->of);
    for (size_t i = 0; good && i < l->of->units.rows; i++)
        good &= find_commander(&r, i);
    return good;
}
