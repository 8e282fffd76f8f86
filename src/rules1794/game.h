/* What never changes while a 1794 game is played: settings, tables, units, scenario.
 * Filled by src/data from the game's files; read by everything in this folder. */
#ifndef KS_RULES1794_GAME_H
#define KS_RULES1794_GAME_H

#include "core/ks.h"

enum {
    R94_MAX_COMMANDERS = 32,
    R94_MAX_STEPS = 6,
    R94_MAX_ENTRY = 64,
    R94_RIFLE_ROWS = 4,
    R94_ARTILLERY_BANDS = 3,
    R94_MAX_FIXED = 8,
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

/* Foot, horse, guns, commanders: what movement, stacking and reactions ask for. */
enum r94_branch { R94_FOOT, R94_HORSE, R94_GUNS, R94_LEADER, R94_BRANCHES };

enum r94_certainty { R94_PRINTED, R94_INFERRED, R94_RECONSTRUCTED };

/* [3.4b 3.4c 3.4h] What a counter prints. [3.4f] Most steps are worth two points of
 * strength: the data say how many. */
struct r94_step {
    uint8_t morale, strength, firepower; /* firepower 0: cannot fire */
};

/* [3.4a] Its identifier is the name of the piece in ks_game. */
struct r94_unit {
    uint8_t arm, branch, side, army;
    uint8_t steps; /* guns and commanders: 1 */
    struct r94_step step[R94_MAX_STEPS];
    uint8_t vp;               /* points for eliminating it */
    uint8_t commander_number; /* commanders: index into r94_game.commander[] */
    uint8_t skirmisher;       /* may take skirmish order */
    ks_unit commander;        /* whose orders it takes; himself; KS_NONE for guns */
    uint16_t battalion;       /* units with the same number may form square; 0 none */
    /* where the scenario puts it */
    ks_hex hex;            /* KS_NONE: arrives later */
    uint8_t facing, order; /* order in the stack, 1 top */
    uint8_t choose_place;  /* owner puts him on any of his units */
    uint8_t arrival;       /* turn; 0: set up on the map */
    uint8_t entry;         /* index into r94_game.entry[] */
    uint8_t certainty;     /* enum r94_certainty of the values */
};

struct r94_entry { /* hexes by which reinforcements come, in order along the edge */
    uint16_t hexes;
    ks_hex hex[R94_MAX_ENTRY];
    uint8_t unlimited; /* any number of units by one hex [13-hypothetical-setup-RUc] */
    uint8_t
        free; /* the entry hex may cost nothing (entry_hex_free) [13-historical-note3b] */
};

struct
    r94_fixed_pool { /* chits a scenario puts into the pool of a turn [13-...-note1a, note3a] */
    uint8_t turn, side, chosen; /* how many more may be chosen freely besides */
    uint32_t chits;             /* commander numbers, a bit each */
};

struct r94_settings {
#define SETTING(name, paragraphs) int name;
#include "rules1794/settings.def"
#undef SETTING
};

struct r94_game {
    struct r94_settings setting;
    /* options that are off by default */
    int counterattack_costs_target; /* r11 */
    int tormasow_units_to_overall;  /* r7 */
    int lone_gun_winner_spared;     /* r50 */
    int one_shot_per_chit;          /* r113 */
    int artillery_cone;             /* TAB-ARTILLERY-4 */
    int morale_in_melee;            /* TAB-MELEE-13 */

    /* tables.json */
    int allowance[R94_BRANCHES], cossack_allowance, double_time_bonus;
    int command_radius, six_units;
    int range[R94_BRANCHES];
    int shots_a_turn;
    int stack_infantry, stack_cavalry, stack_guns;
    int guns_with_infantry, infantry_with_guns, guns_with_cavalry, cavalry_with_guns;
    int terrain_cost[2][KS_TERRAINS]; /* by branch foot, horse */
    int uphill_cost, stream_cost[2], enemy_cost, pass_cost, rear_cost, turn_cost,
        road_cost;
    int rifle_from[R94_RIFLE_ROWS];   /* lowest quotient of the row */
    int rifle_result[R94_RIFLE_ROWS]; /* -1 no effect, else the number before M */
    int rifle_casualty_row;           /* first row that endangers commanders */
    int artillery_to[R94_ARTILLERY_BANDS], artillery_result[R94_ARTILLERY_BANDS];
    int artillery_casualty_range, counter_battery_range, polish_battery_bonus;
    int gun_kill_firepower, skirmish_strength, square_units, square_strength,
        square_fire_divisor;
    int fire_woods, fire_village, fire_cavalry, fire_skirmish, fire_light, fire_square,
        fire_loss_at;
    int melee_ratio[3][3]; /* strength ratio num : den, modifier; best first */
    int melee_flank, melee_rear, melee_charge, melee_charge_open, melee_square_horse,
        melee_square_foot, melee_shock, melee_cover, melee_uphill, melee_skirmish,
        melee_commander, melee_morale, melee_morale_gap, lava_infantry;
    int winner_losses, loser_losses;
    int charge_run; /* hexes a charge needs */
    int gun_vp, commander_vp;
    int margin[2]; /* up to these leads: minor, decisive; then total */

    /* scenario */
    int last_turn, chosen_chits; /* free chits a turn and side [3.3a] */
    int threshold[2];            /* points for automatic victory */
    ks_unit overall[2];          /* overall commanders */
    ks_unit six[2];       /* he commands six units himself: Kościuszko; or KS_NONE */
    ks_unit orphan_maker; /* his units stay out of command when he dies [4.3e] */
    ks_unit opener;       /* his activation begins the game; KS_NONE none */
    ks_unit locked;       /* commander locked ... */
    int locked_until;     /* ... before this turn */
    uint8_t fixed_pools;
    struct r94_fixed_pool fixed_pool[R94_MAX_FIXED];
    uint8_t entries;
    struct r94_entry entry[8];

    uint8_t commanders;
    ks_unit commander[R94_MAX_COMMANDERS];
    struct r94_unit unit[KS_MAX_PIECES];

    /* worked out by r94_game_finish */
    uint64_t troops[2][R94_UNIT_WORDS],
        guns[2][R94_UNIT_WORDS];                        /* of a side, a bit each */
    uint64_t under[R94_MAX_COMMANDERS][R94_UNIT_WORDS]; /* units of a commander */
    ks_hex goal[2];                               /* middle of where the enemy begins */
    uint8_t to_goal[2][KS_MAX_HEXES];             /* hexes from it */
    uint8_t level[KS_MAX_HEXES];                  /* 0 low, 1 slope, 2 hill [r146] */
    uint8_t opaque[KS_MAX_HEXES];                 /* blocks sight by itself [10.1a] */
    uint8_t cost[2][KS_MAX_HEXES][KS_DIRECTIONS]; /* to step out of hex in a direction */
    uint32_t certain[3]; /* values printed, inferred, reconstructed */
};

/* Works out the derived tables; call once when all else is filled in. */
void r94_game_finish(const struct ks_game *g, struct r94_game *r);

/* Bytes of a ks_state that this game uses. */
size_t r94_state_size(const struct ks_game *g);

static inline const struct r94_game *r94(const struct ks_game *g)
{
    return g->rules;
}

#endif
