/* Counters: side by silhouette and colour, arm symbol, name, values, steps, facing, marks. The box
 * of a counter is 66 x 66 round the origin, in a hex 100 wide. */
#pragma once

#include "cli/show_sheet.h"
#include "cli/show_symbol.h"
#include "core/ks.h"

enum ks_when { KS_AT_TURN, KS_BY_DICE, KS_NEVER, KS_BACK_AT_TURN };

struct ks_arrival {     /* of a piece that is not on the map yet, or not now */
    uint8_t turn;       /* 0: not told */
    ks_hex first, last; /* by which hexes it comes; KS_NONE: not told */
    enum ks_when when;
};

struct ks_scene {
    const struct ks_game *game;
    const struct ks_counter *counter; /* by piece; NULL: the bare map */
    const struct ks_arrival *arrival; /* by piece; NULL: not told */
    enum ks_language language;
    bool dark;
    int turn; /* 0: the set-up */
    int points[2];
    const char *side_name[2];     /* NULL: as the game names them */
    const char *situation, *note; /* NULL: none; the note says what is reconstructed */
    int metres;                   /* across a hex; 0: not told */
};

/* Dresses, bodies and fronts of all pieces of the game, and their style; once a document. */
void ks_counter_style(struct ks_svg *s, const struct ks_scene *scene);
void ks_counter_defs(struct ks_svg *s, const struct ks_scene *scene);

/* One counter round the origin, without front. */
void ks_counter_draw(struct ks_svg *s, const struct ks_scene *scene, ks_unit u);

/* A commander's medal alone, 62 wide, without his name. */
void ks_counter_medal(struct ks_svg *s, const struct ks_scene *scene, ks_unit u);

/* Morale, strength and firepower, as far as the game has them: "6-5-4"; "" where it has none. */
const char *ks_counter_values(const struct ks_game *g, const struct ks_counter *c,
                              char out[16]);

/* The ribbon with his name, 16 high. */
void ks_counter_ribbon(struct ks_svg *s, const struct ks_scene *scene, ks_unit u);

/* Path data of a counter's outline. */
const char *ks_counter_body(const struct ks_army *army);

/* The sign of a mark, in a disc round the origin. */
enum ks_mark {
    KS_MARK_SKIRMISH,
    KS_MARK_SQUARE,
    KS_MARK_LIMBERED,
    KS_MARK_RANKED,
    KS_MARK_TICK,
    KS_MARK_CROSS,
    KS_MARK_HURT,
    KS_MARK_SMOKE,
    KS_MARK_OLD_SMOKE,
    KS_MARK_SILENT,
    KS_MARK_TAB,
    KS_MARK_SUM,
    KS_MARKS
};

/* The mark of a formation with that sign; KS_MARKS: none. */
enum ks_mark ks_formation_mark(const char *sign);

void ks_counter_mark(struct ks_svg *s, enum ks_mark mark, const char *words);

/* The same at its place on a counter. */
void ks_counter_mark_on(struct ks_svg *s, enum ks_mark mark, const char *words);

/* A captured gun in the dress of its owner, 26 wide. */
void ks_counter_booty(struct ks_svg *s, const struct ks_scene *scene, ks_unit gun);

/* A star as counters bear them, white or coloured, 10 wide, scaled round a point. */
void ks_counter_star(struct ks_svg *s, bool white, double x, double y, double scale);

/* A counter's front, if it has one. */
void ks_counter_front(struct ks_svg *s, const struct ks_scene *scene, ks_unit u);

/* A commander's name without his rank. */
const char *ks_commander_name(const struct ks_game *g, ks_unit u);
