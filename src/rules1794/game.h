/* The unchanging part of a 1794 game: settings, tables, units, scenario. Filled by src/data from
 * the game's files; read by everything in this folder. */
#pragma once

#include "core/ks.h"

enum {
    R94_MAX_COMMANDERS = 32,
    R94_MAX_STEPS = 6,
    R94_MAX_ENTRY = 64,
    R94_RIFLE_ROWS = 4,
    R94_ARTILLERY_BANDS = 3,
    R94_WITHDRAWAL_ROWS = 3,
    R94_MAX_RETURNS = 8,
    R94_MAX_FIXED = 32,
    R94_CLOSED = 255,    /* cost of prohibited terrain */
    R94_BY_DICE = 255,   /* arrival turn decided by dice */
    R94_RIFLE_RANGE = 3, /* the longest in any of the games */
    R94_RIFLE_ROW = 2 * R94_RIFLE_RANGE + 1,
    R94_UNIT_WORDS = (KS_MAX_PIECES + 63) / 64,
};

/* [2.0d] Kinds of unit by icon. */
enum r94_arm {
    R94_INFANTRY,
    R94_SHOOTER,
    R94_JAGER,
    R94_FUSILIER,
    R94_GRENADIER,
    R94_MUSKETEER,
    R94_KOSYNIER,
    R94_CAVALRY,
    R94_DRAGOON,
    R94_HUSSAR,
    R94_HORSE_JAGER,
    R94_CARABINEER,
    R94_COSSACK,
    R94_VOLUNTEER,
    R94_ARTILLERY,
    R94_HORSE_ARTILLERY,
    R94_COMMANDER,
    R94_OVERALL_COMMANDER,
    R94_ARMS
};

/* [3.1a] Two sides, up to three armies: Szczekociny has Prussians and Russians on one side. */
enum r94_army { R94_POLISH, R94_RUSSIAN, R94_PRUSSIAN, R94_ARMIES };
extern const char *const r94_army_name[R94_ARMIES + 1]; /* NULL at the end */

/* The rulebook whose paragraph numbers a game cites. */
enum r94_rulebook { R94_RACLAWICE, R94_SZCZEKOCINY, R94_MACIEJOWICE, R94_RULEBOOKS };

/* When points end the game [12.3, 12.4]. */
enum r94_victory_check { R94_AT_ONCE, R94_AFTER_ACTIVATION, R94_AFTER_TURN };

/* Foot, horse, guns, commanders: what movement, stacking and reactions depend on. */
enum r94_branch { R94_FOOT, R94_HORSE, R94_GUNS, R94_LEADER, R94_BRANCHES };

enum r94_certainty { R94_PRINTED, R94_INFERRED, R94_RECONSTRUCTED };

/* Zones a unit may fire into [7.2e 7.3.2-1 10.2a]. */
enum r94_field { R94_AHEAD, R94_AHEAD_AND_ASIDE, R94_ALL_AROUND, R94_FIELDS };

/* Formations. */
enum r94_formation { R94_LINE, R94_SKIRMISH, R94_SQUARE, R94_LIMBERED, R94_RANKED };

/* [3.4b 3.4c 3.4h] The values on a counter. [3.4f] Most steps are worth two points of strength;
 * the data say how many. */
struct r94_step {
    uint8_t morale, strength, firepower; /* firepower 0: cannot fire */
};

/* [3.4a] Its identifier is the name of the piece in ks_game. */
struct r94_unit {
    uint8_t arm, branch, side;
    uint8_t army;  /* enum r94_army */
    uint8_t steps; /* guns and commanders: 1 */
    struct r94_step step[R94_MAX_STEPS];
    uint8_t vp;               /* points for eliminating it */
    uint8_t commander_number; /* commanders: index into r94_game.commander[] */
    uint8_t skirmisher;       /* may take skirmish order */
    uint8_t stars;            /* white stars of a battery [10.10.4@szczekociny] */
    /* obeys any commander except the late one [4.5a@maciejowice] */
    uint8_t reserve;
    /* its commander (a commander: himself); KS_NONE: none */
    ks_unit commander;
    uint16_t battalion; /* units of one battalion may form square; 0: none */
    /* its place in the scenario */
    ks_hex hex;            /* KS_NONE: arrives later */
    uint8_t facing, order; /* order in the stack, 1: top */
    uint8_t choose_place;  /* the owner places him on any of his units */
    uint8_t form;          /* enum r94_formation at the start */
    uint8_t arrival;       /* turn, or R94_BY_DICE; 0: set up on the map */
    uint8_t entry;         /* index into r94_game.entry[] */
    uint8_t certainty;     /* enum r94_certainty of the values */
};

/* Hexes where reinforcements enter, in order along the edge. */
struct r94_entry {
    uint16_t hexes;
    ks_hex hex[R94_MAX_ENTRY];
    /* any number of units may enter by one hex [13-hypothetical-setup-RUc] */
    uint8_t unlimited;
    /* the entry hex is free if entry_hex_free is set [13-historical-note3b] */
    uint8_t free;
};

/* Chits a scenario puts into the pool of an army [13-...-note1a, note3a]. */
struct r94_fixed_pool {
    uint8_t from, to;     /* turns */
    uint8_t army, chosen; /* chits chosen freely in addition */
    uint32_t chits;       /* fixed chits, a bit each; includes the overall commander */
};

/* Where withdrawn units return when their commander is not on the map. */
struct r94_return {
    uint8_t army;
    ks_unit commander; /* KS_NONE: everyone in the army without an entry */
    ks_hex hex;
};

struct r94_settings {
#define SETTING(name, paragraphs) int name;
#include "rules1794/settings.def"
#undef SETTING
};

struct r94_weights {
#define WEIGHT(name) int name;
#include "rules1794/weights.def"
#undef WEIGHT
};

struct r94_game {
    struct r94_weights weights[KS_WEIGHT_ROWS];
    struct r94_settings setting;
    /* options that are off by default */
    int counterattack_costs_target; /* r11 */
    int tormasow_units_to_overall;  /* r7 */
    int lone_gun_winner_spared;     /* r50 */
    int one_shot_per_chit;          /* r113 */
    int artillery_cone;             /* TAB-ARTILLERY-4 */
    int morale_in_melee;            /* TAB-MELEE-13 */
    int shot_gun_is_captured;       /* r109 */
    int rulebook;                   /* enum r94_rulebook */

    /* tables.json */
    int allowance[R94_BRANCHES], cossack_allowance, limbered_allowance, double_time_bonus;
    int command_radius, six_units;
    int range[R94_BRANCHES];
    int shots_a_turn;
    int stack_infantry, stack_cavalry, stack_guns;
    int guns_with_infantry, infantry_with_guns, guns_with_cavalry, cavalry_with_guns;
    /* for foot, horse, guns in battery; 0: prohibited */
    int terrain_cost[3][KS_TERRAINS];
    int uphill_cost, enemy_cost, pass_cost, rear_cost, turn_cost, road_cost;
    int stream_cost[2], ford_cost[2]; /* foot, horse; the same for rivers */
    int rifle_from[R94_RIFLE_ROWS];   /* lowest quotient of the row */
    int rifle_result[R94_RIFLE_ROWS]; /* -1: no effect; else the number before M */
    int rifle_casualty_row;           /* first row that can hit commanders */
    int artillery_to[R94_ARTILLERY_BANDS], artillery_result[R94_ARTILLERY_BANDS];
    int artillery_casualty_range, counter_battery_range, polish_battery_bonus;
    int gun_kill_firepower, skirmish_strength, square_units, square_strength,
        square_total, square_fire_divisor;
    /* foot, horse: smallest and largest stack under a Line marker */
    int ranked[2][2];
    int fire_woods, fire_village, fire_castle, fire_cavalry, fire_skirmish, fire_light,
        fire_square, fire_flank, fire_star, fire_loss_at;
    int fire_shot[3];      /* first, second, later shots of the turn */
    int melee_ratio[3][3]; /* strength ratio num : den, modifier; best first */
    int melee_flank, melee_rear, melee_charge, melee_charge_open, melee_square_horse,
        melee_square_foot, melee_kosynier_horse, melee_shock, melee_cover, melee_castle,
        melee_uphill, melee_skirmish, melee_commander, melee_morale, melee_morale_gap,
        lava_infantry;
    int winner_losses, loser_losses;
    /* an attacker who wins by this much loses nothing; 0: never */
    int spared_at_lead;
    int withdrawal_from[R94_WITHDRAWAL_ROWS], withdrawal_turns[R94_WITHDRAWAL_ROWS];
    int charge_run; /* hexes a charge needs */
    int gun_vp, commander_vp;
    int kill_vp, crisis_vp, melee_vp, recapture_vp; /* in games with points for deeds */
    int margin[2]; /* largest leads for a minor and a decisive victory */

    /* scenario */
    int last_turn, last_row;      /* rows beyond last_row are off the map; 0: none */
    int chosen_chits[R94_ARMIES]; /* chits chosen per turn and army [3.3a] */
    int threshold[2];             /* points for automatic victory */
    /* infantry or cavalry acts in an activation, not both [13.1-note2@szczekociny] */
    int one_arm;
    ks_unit overall[R94_ARMIES]; /* KS_NONE: the army has none */
    /* leads six units himself (Kościuszko), or KS_NONE */
    ks_unit six[2];
    /* his units stay out of command when he dies [4.3e] */
    ks_unit orphan_maker;
    /* his activation opens the game, or KS_NONE */
    ks_unit opener;
    /* locked until a turn */
    ks_unit locked;
    int locked_until;
    /* activates a commander of each army of his side (Pistor); turn of his first chit; added to
     * the die for the next one */
    ks_unit planner;
    int planner_turn, planner_delay;
    /* arrives by dice (Poniński), or KS_NONE; added to the first die; what the second die and its
     * turn must reach */
    ks_unit late;
    int late_delay, late_total;
    uint8_t returns;
    struct r94_return home[R94_MAX_RETURNS];
    uint8_t fixed_pools;
    struct r94_fixed_pool fixed_pool[R94_MAX_FIXED];
    uint8_t entries;
    struct r94_entry entry[8];

    uint8_t commanders;
    ks_unit commander[R94_MAX_COMMANDERS];
    struct r94_unit unit[KS_MAX_PIECES];

    /* derived by r94_game_finish */
    /* sets of units: by side, by commander */
    uint64_t troops[2][R94_UNIT_WORDS], guns[2][R94_UNIT_WORDS];
    uint64_t under[R94_MAX_COMMANDERS][R94_UNIT_WORDS];
    uint64_t loose[R94_UNIT_WORDS]; /* without a commander: guns, the reserve */
    /* hexes a unit may fire at, foot or horse, by parity of its row, how much of what is around it
     * serves, and facing: a bit each, row by row of R94_RIFLE_ROW */
    uint64_t field[2][2][R94_FIELDS][KS_FACINGS];
    ks_hex goal[2];                   /* centre of the enemy's set-up */
    uint8_t to_goal[2][KS_MAX_HEXES]; /* distance to it */
    uint8_t level[KS_MAX_HEXES];      /* 0 low, 1 slope, 2 hill [r146] */
    uint8_t opaque[KS_MAX_HEXES];     /* blocks sight by itself [10.1a] */
    uint8_t off[KS_MAX_HEXES];        /* not in play in this scenario */
    /* cost of leaving a hex in a direction, or R94_CLOSED; foot, horse, guns in battery */
    uint8_t cost[3][KS_MAX_HEXES][KS_DIRECTIONS];
    uint32_t certain[3]; /* number of values printed, inferred, reconstructed */
};

/* Computes the derived tables; call once after everything else is filled in. */
void r94_game_finish(const struct ks_game *g, struct r94_game *r);

/* Bytes of a ks_state used by this game. */
size_t r94_state_size(const struct ks_game *g);

/* What follows from where its pieces are. */
struct ks_kept r94_kept(const struct ks_game *g);

static inline const struct r94_game *r94(const struct ks_game *g)
{
    return g->rules;
}
