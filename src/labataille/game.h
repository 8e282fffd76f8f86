/* The unchanging part of a La Bataille game: charts, units, scenario. Filled by src/data from the
 * game's files; read by everything in this folder. Movement points are kept in halves, rolls of
 * two dice as 0..35, facings as in the contract. */
#pragma once

#include "core/ks.h"

enum {
    LB_MAX_PIECES = 128, /* Raszyn has 94 */
    LB_PIECE_WORDS = LB_MAX_PIECES / 64,
    LB_MAX_NODES = 255, /* hexes of all pieces together, see lb_unit.node */
    LB_TRAIL = 4,       /* further hexes of a piece after the first */
    LB_ROLLS = 36,
    LB_FIRE_COLUMNS = 12,
    LB_MELEE_COLUMNS = 12,
    LB_MELEE_RESULTS = 12,
    LB_PREMELEE_ROWS = 8,
    LB_ELITE_ROWS = 4,
    LB_CARRE_REACH = 4, /* rows of the carré chart: 1 to 4 points away */
    LB_LEVELS = 3,
    LB_GRADES = 3,
    LB_MAX_DIVISIONS = 24,
    LB_MAX_REGIMENTS = 48, /* 1..47; 0: none */
    LB_MAX_PLACES = 12,
    LB_PLACE_HEXES = 24,
    LB_FACINGS = 12, /* corners N NE SE S SW NW, then hexsides NE E SE SW W NW */
    LB_NO_FACING = 15,
    LB_MAX_STATIONS = 32, /* places and crossings that march distances are measured by */
};

/* A facing towards a corner 0..5 (N first) or a hexside 0..5 (NE first). */
static inline uint8_t lb_corner(int corner)
{
    return (uint8_t)corner;
}

static inline uint8_t lb_side(int direction)
{
    return (uint8_t)(6 + direction);
}

/* [LB-2.2-2] Kinds of unit. */
enum lb_arm {
    LB_LINE_FOOT, /* "line" */
    LB_LIGHT_FOOT,
    LB_GRENZ,
    LB_LIGHT_HORSE, /* "cavalry_light" */
    LB_HEAVY_HORSE,
    LB_LANCER,
    LB_FOOT_GUNS,
    LB_HORSE_GUNS,
    LB_POSITION_GUNS,
    LB_LEADER_ARM,
    LB_ARMS
};

/* What movement, stacking and combat depend on; the columns of the terrain chart. */
enum lb_branch { LB_FOOT, LB_HORSE, LB_GUNS, LB_LEADER, LB_BRANCHES };

/* [RZ-FIRE-9] The Dutch in the charts belong to another battle. */
enum lb_army { LB_POLISH, LB_SAXON, LB_AUSTRIAN, LB_DUTCH, LB_ARMIES };

/* Columns of the infantry fire chart. */
enum lb_troops {
    LB_POLISH_LINE,
    LB_POLISH_LIGHT,
    LB_SAXON_LINE,
    LB_DUTCH_LINE,
    LB_AUSTRIAN_LINE,
    LB_GRENZ_TROOPS,
    LB_TROOPS
};

enum lb_formation {
    LB_COLUMN,
    LB_LINE,
    LB_GENERAL, /* general order */
    LB_SKIRMISH,
    LB_CARRE,
    LB_MASSE,
    LB_ROAD_MARCH,
    LB_LIMBERED,
    LB_UNLIMBERED,
    LB_FORMATIONS
};

/* Terrain as the charts distinguish it; also the rows of the fire defence chart. */
enum lb_ground {
    LB_CLEAR, /* including bare slopes and hills */
    LB_FOREST,
    LB_HAMLET,
    LB_VILLAGE,
    LB_TOWN,
    LB_SWAMP,
    LB_DIKE, /* dam, causeway */
    LB_GARDEN,
    LB_POND,
    LB_GROUNDS
};

/* Columns of the fire defence chart. */
enum lb_defence {
    LB_DEFENCE_COLUMN,
    LB_DEFENCE_LINE,
    LB_DEFENCE_CARRE,
    LB_DEFENCE_GENERAL,
    LB_DEFENCE_SKIRMISH,
    LB_DEFENCE_BROKEN,
    LB_DEFENCE_LIMBERED,
    LB_DEFENCE_UNLIMBERED,
    LB_DEFENCE_MASSE,
    LB_DEFENCES
};

/* Edges of the map. */
enum lb_edge { LB_TOP_EDGE, LB_BOTTOM_EDGE, LB_LEFT_EDGE, LB_RIGHT_EDGE };

enum lb_certainty { LB_PRINTED, LB_INFERRED, LB_RECONSTRUCTED };

struct lb_ratio { /* den > 0 */
    int16_t num, den;
};

/* An entry of the infantry fire chart. */
enum lb_fire_kind { LB_NO_FIRE, LB_PRINTED_FIRE, LB_MULTIPLE_FIRE };
struct lb_fire_value {
    uint8_t kind, multiple;
};

/* [RZ-CHECK-1 .. RZ-CHECK-10] Which losses by fire make a unit check. */
enum lb_loss_check { LB_EVERY_LOSS, LB_ODD_LOSS, LB_EVEN_LOSS };

/* [RZ-STACK-1 .. RZ-STACK-8] Limits of a kind of terrain; 0: prohibited. */
struct lb_stacking {
    uint8_t battalions, regiments, batteries; /* units */
    uint8_t foot, horse, guns;                /* increments, 255: not counted */
    uint8_t one_regiment;      /* battalions of one regiment may exceed foot */
    uint8_t battery_with_foot; /* batteries that may join infantry */
    uint8_t foot_with_battery; /* the infantry's increments then, 255: not counted */
};

/* [LB-4.1-1 .. LB-4.1-10] A column applies from its ratio up to the next one's. */
struct lb_fire_column {
    uint8_t num, den;
    uint8_t loss[LB_ROLLS];
};

enum lb_melee_code {
    LB_NOTHING,
    LB_AR,
    LB_AD,
    LB_EXCHANGE,
    LB_DD,
    LB_DR,
    LB_DS,
};

struct lb_melee_result {
    uint8_t code;                     /* enum lb_melee_code */
    uint8_t attacker, defender, star; /* LB_EXCHANGE: losses; star: both check morale */
};

struct lb_melee_column {
    uint8_t num, den;
    uint8_t result[LB_ROLLS]; /* index into lb_game.melee_result[] */
};

/* [LB-4.3-1 LB-4.3-2 LB-4.3-3] What a lost melee does to each kind of unit; losses include the
 * one for leaving the hex [LB-2.15-15]. */
enum lb_beaten {
    LB_BEATEN_FOOT,
    LB_BEATEN_DISORDERED,
    LB_BEATEN_ROUTED,
    LB_BEATEN_LIMBERED,
    LB_BEATEN_LIMBERED_BROKEN,
    LB_BEATEN_UNLIMBERED,
    LB_BEATEN_HORSE,
    LB_BEATEN_HORSE_ROUTED,
    LB_BEATEN
};
enum lb_fate_kind { LB_FATE_DISORDER, LB_FATE_ROUT, LB_FATE_ELIMINATED, LB_FATE_TAKEN };
struct lb_fate {
    uint8_t fate, losses; /* enum lb_fate_kind */
};

/* [RZ-PRE-1 .. RZ-PRE-6] */
struct lb_premelee_row {
    uint8_t num, den;
    int8_t attacker, defender;
};

/* [RZ-PRE-18 RZ-PRE-19 RZ-PRE-20] Printed morale from .. to, 0..35. */
struct lb_elite_row {
    uint8_t from, to;
    int8_t modifier;
};

/* [RZ-CARRE-1 .. RZ-CARRE-22] Highest roll that forms carré, highest that disorders, 0..35; above
 * that: rout. */
struct lb_carre_row {
    uint8_t used, carre, disorder;
};

/* [LB-2.19-2] Results of the leader casualty die. */
enum lb_casualty { LB_KILLED, LB_MORTAL, LB_OUT, LB_WOUNDED, LB_CAPTURED, LB_UNHURT };

/* [RZ-LEVEL-3 RZ-LEVEL-7] Whose battalions are counted together. */
struct lb_organisation {
    uint8_t used;
    uint8_t side;               /* derived by lb_game_finish */
    uint8_t at[LB_LEVELS];      /* battalions routed or lost */
    int8_t modifier[LB_LEVELS]; /* to morale rolls of its infantry */
    uint8_t points[LB_LEVELS];  /* for the enemy at the end */
};

struct lb_unit {
    uint8_t arm, branch, side, army; /* enum lb_arm, lb_branch, -, lb_army */
    uint8_t troops;                  /* infantry: enum lb_troops */
    uint8_t division;                /* index into lb_game.division[] */
    uint8_t regiment;                /* 1.., 0: none */
    uint8_t increments, movement;    /* movement in whole points, as printed */
    uint8_t fire;                    /* printed value of a battalion */
    uint8_t fire_at[3], range;       /* batteries: near, mid, far */
    uint8_t melee, morale;           /* morale 0..35 */
    uint8_t lance;                   /* 0: none */
    uint8_t skirmish;                /* enum lb_fire_kind; LB_NO_FIRE: may not skirmish */
    uint8_t masse;                   /* may form Masse */
    uint8_t deserts;                 /* [LB-4.8-1] */
    uint8_t limber;                  /* lowest die */
    int8_t lead_morale, lead_artillery, lead_melee, lead_cavalry;
    uint8_t joins_guns; /* [RZ-ART-10] */
    uint8_t commands;   /* commands the army: his loss counts more [LB-4.7-5] */
    uint8_t certainty;  /* enum lb_certainty of the values */
    /* its place in the scenario */
    ks_hex hex, hex2;  /* KS_NONE: arrives later; hex2 KS_NONE: one hex only */
    uint8_t facing;    /* LB_NO_FACING: leaders */
    uint8_t formation; /* enum lb_formation */
    uint8_t order;     /* in the stack, 1: top; of an arrival, in the march */
    uint8_t arrival;   /* turn it arrives; 0: set up on the map */
    ks_hex entry;
    /* derived by lb_game_finish */
    uint8_t heavy; /* [LB-2.2-3] */
    uint8_t node;  /* first node of its further hexes, see state.h */
    uint8_t nodes; /* how many */
};

/* [LB-4.7-4] */
struct lb_place {
    char name[24];
    uint8_t hexes;
    ks_hex hex[LB_PLACE_HEXES];
    uint8_t points[2]; /* for the side that holds it at the end */
};

/* For the attacker and the defender. */
struct lb_two_modifiers {
    int attacker, defender;
};

struct lb_two_factors {
    struct lb_ratio attacker, defender;
};

struct lb_weights {
#define WEIGHT(name) int name;
#include "labataille/weights.def"
#undef WEIGHT
};

struct lb_game {
    struct lb_weights weights[KS_WEIGHT_ROWS];
    /* switches.def */
#define SWITCH(name, paragraphs) int name;
#include "labataille/switches.def"
#undef SWITCH

    /* tables.json: figures of tables.def */
#define FIGURE(name, paragraphs) int name;
#define POINTS(name, paragraphs) int name;
#define DICE(name, paragraphs)   int name;
#define RATIO(name, paragraphs)  struct lb_ratio name;
#include "labataille/tables.def"
    struct {
#define STAND(name, paragraphs) int name;
#include "labataille/tables.def"
    } stand;
    struct {
#define PREMELEE(name, paragraphs) struct lb_two_modifiers name;
#include "labataille/tables.def"
    } premelee;
    struct {
#define FACTOR(name, paragraphs) struct lb_two_factors name;
#include "labataille/tables.def"
    } factor;

    /* tables.json: charts. Costs in half points by branch (foot, horse, guns); 0: prohibited */
    uint8_t ground_cost[LB_GROUNDS][3];
    uint8_t slope_cost[3], stream_cost[3], ford_cost[3];
    struct lb_stacking stacking[LB_GROUNDS];
    struct lb_fire_value fire_value[LB_FORMATIONS][LB_TROOPS];
    uint8_t fire_defence[LB_GROUNDS][LB_DEFENCES]; /* 0: no such target there */
    uint8_t loss_check[LB_TROOPS], loss_check_horse, loss_check_guns; /* lb_loss_check */
    uint8_t fire_columns, melee_columns, melee_results, premelee_rows, elite_rows;
    struct lb_fire_column fire_column[LB_FIRE_COLUMNS]; /* worst odds first */
    struct lb_melee_column melee_column[LB_MELEE_COLUMNS];
    struct lb_melee_result melee_result[LB_MELEE_RESULTS];
    struct lb_fate beaten[LB_BEATEN][3]; /* by AD and DD, AR and DR, DS */
    struct lb_premelee_row premelee_row[LB_PREMELEE_ROWS];
    struct lb_elite_row elite_row[LB_ELITE_ROWS];
    /* from column, from line; by points away less one */
    struct lb_carre_row carre[LB_ARMIES][2][LB_CARRE_REACH];
    uint8_t recall[LB_ARMIES]; /* lowest die */
    uint8_t casualty[6];       /* enum lb_casualty by die less one */
    uint8_t desertion_to[LB_LEVELS];

    /* scenario */
    uint8_t turns, first_side;
    uint16_t start_minutes, turn_minutes; /* minutes of the day; of a turn */
    uint8_t dusk_turn;                    /* first turn of dusk, if the option is on */
    uint8_t home_edge[2];   /* enum lb_edge: each side's own edge [LB-2.14-8] */
    ks_hex far_bank;        /* a hex on the far bank [LB-4.7-4] */
    uint8_t crosser_side;   /* side whose battalions score there, */
    uint8_t crosser_points; /* and points for each */
    /* [LB-4.7-5] for the enemy: a battery lost; a cavalry regiment at half or less, or lost; a
     * general killed or captured, or the commander */
    uint8_t battery_points, regiment_points[2], leader_points[2];
    uint8_t grade[LB_GRADES]; /* [LB-4.7-6] least lead: marginal, substantial, decisive */
    uint8_t places;
    struct lb_place place[LB_MAX_PLACES];
    uint8_t place_owner; /* side that holds all places at the start */
    struct lb_organisation organisation[LB_ARMIES];
    uint8_t divisions;
    char division[LB_MAX_DIVISIONS][24];
    struct lb_unit unit[LB_MAX_PIECES];
    uint32_t certain[3]; /* number of values printed, inferred, reconstructed */

    /* derived by lb_game_finish */
    uint8_t ground[KS_MAX_HEXES];   /* enum lb_ground */
    uint8_t level[KS_MAX_HEXES];    /* 0 low, 1 slope, 2 hill */
    uint8_t beyond[KS_MAX_HEXES];   /* on the far bank */
    uint8_t place_of[KS_MAX_HEXES]; /* index of the place, 255: none */
    /* distance to the own edge by side and branch, home.c */
    uint8_t home[2][LB_LEADER][KS_MAX_HEXES];
    /* march distances for computer players, way.c */
    uint8_t stations;                /* places first, then crossings */
    ks_hex station[LB_MAX_STATIONS]; /* of a crossing, its hex on the far bank */
    ks_hex landing[LB_MAX_STATIONS]; /* clear hex behind it, or itself */
    uint8_t bank[KS_MAX_HEXES];      /* number of the land not divided by water */
    /* infantry points from hex to station */
    uint8_t march[KS_MAX_HEXES][LB_MAX_STATIONS];
    uint8_t chief[LB_MAX_PIECES];       /* first leader of its division, 255: none */
    uint64_t troops[2][LB_PIECE_WORDS]; /* units of a side, without leaders */
    uint64_t followers
        [LB_PIECE_WORDS]; /* of both: leaders and guns, which keep to the others of their division */
    uint16_t nodes; /* in use */
    uint8_t node_unit[LB_MAX_NODES], node_part[LB_MAX_NODES];
};

/* Computes the derived tables; call once after everything else is filled in. False if the pieces
 * need more than LB_MAX_NODES hexes. */
bool lb_game_finish(const struct ks_game *g, struct lb_game *r);

/* Bytes of a ks_state used by this game. */
size_t lb_state_size(const struct ks_game *g);

static inline const struct lb_game *lb(const struct ks_game *g)
{
    return g->rules;
}
