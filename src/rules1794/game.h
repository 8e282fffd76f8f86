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
    R94_WITHDRAWAL_ROWS = 3,
    R94_MAX_RETURNS = 8,
    R94_MAX_FIXED = 32,
    R94_CLOSED = 255,  /* cost of ground that may not be entered */
    R94_BY_DICE = 255, /* arrival: the turn is found by dice */
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

/* [3.1a] The sides are two, the armies up to three: Szczekociny has Prussians and Russians on
 * one side. */
enum r94_army { R94_POLISH, R94_RUSSIAN, R94_PRUSSIAN, R94_ARMIES };

/* Whose numbers a paragraph is cited by. */
enum r94_rulebook { R94_RACLAWICE, R94_SZCZEKOCINY, R94_MACIEJOWICE, R94_RULEBOOKS };

/* When points end the game [12.3, 12.4]. */
enum r94_victory_check { R94_AT_ONCE, R94_AFTER_ACTIVATION, R94_AFTER_TURN };

/* Foot, horse, guns, commanders: what movement, stacking and reactions ask for. */
enum r94_branch { R94_FOOT, R94_HORSE, R94_GUNS, R94_LEADER, R94_BRANCHES };

enum r94_certainty { R94_PRINTED, R94_INFERRED, R94_RECONSTRUCTED };

/* Orders a unit begins in. */
enum r94_formation { R94_LINE, R94_SKIRMISH, R94_SQUARE, R94_LIMBERED, R94_RANKED };

/* [3.4b 3.4c 3.4h] What a counter prints. [3.4f] Most steps are worth two points of
 * strength: the data say how many. */
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
    uint8_t reserve;    /* obeys any commander but the late one [4.5a@maciejowice] */
    ks_unit commander;  /* whose orders it takes; himself; KS_NONE: nobody's own */
    uint16_t battalion; /* units with the same number may form square; 0 none */
    /* where the scenario puts it */
    ks_hex hex;            /* KS_NONE: arrives later */
    uint8_t facing, order; /* order in the stack, 1 top */
    uint8_t choose_place;  /* owner puts him on any of his units */
    uint8_t form;          /* enum r94_formation it begins in */
    uint8_t arrival;       /* turn, or R94_BY_DICE; 0: set up on the map */
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

/* Chits a scenario puts into the pool of an army [13-...-note1a, note3a]. */
struct r94_fixed_pool {
    uint8_t from, to;     /* turns */
    uint8_t army, chosen; /* how many more may be chosen freely besides */
    uint32_t chits;       /* all others, a bit each; the overall commander too */
};

/* Where withdrawn units come back when their commander is not on the map. */
struct r94_return {
    uint8_t army;
    ks_unit commander; /* KS_NONE: all of the army who have no place of their own */
    ks_hex hex;
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
    int shot_gun_is_captured;       /* r109 */
    int rulebook;                   /* enum r94_rulebook */

    /* tables.json */
    int allowance[R94_BRANCHES], cossack_allowance, limbered_allowance, double_time_bonus;
    int command_radius, six_units;
    int range[R94_BRANCHES];
    int shots_a_turn;
    int stack_infantry, stack_cavalry, stack_guns;
    int guns_with_infantry, infantry_with_guns, guns_with_cavalry, cavalry_with_guns;
    /* foot, horse, guns in battery; 0: closed to them */
    int terrain_cost[3][KS_TERRAINS];
    int uphill_cost, enemy_cost, pass_cost, rear_cost, turn_cost, road_cost;
    int stream_cost[2], ford_cost[2]; /* foot, horse; streams and rivers alike */
    int rifle_from[R94_RIFLE_ROWS];   /* lowest quotient of the row */
    int rifle_result[R94_RIFLE_ROWS]; /* -1 no effect, else the number before M */
    int rifle_casualty_row;           /* first row that endangers commanders */
    int artillery_to[R94_ARTILLERY_BANDS], artillery_result[R94_ARTILLERY_BANDS];
    int artillery_casualty_range, counter_battery_range, polish_battery_bonus;
    int gun_kill_firepower, skirmish_strength, square_units, square_strength,
        square_total, square_fire_divisor;
    int ranked[2][2]; /* foot, horse: sizes from, to, of a stack under a Line marker */
    int fire_woods, fire_village, fire_castle, fire_cavalry, fire_skirmish, fire_light,
        fire_square, fire_flank, fire_star, fire_loss_at;
    int fire_shot[3];      /* first shot of the turn, second, later ones */
    int melee_ratio[3][3]; /* strength ratio num : den, modifier; best first */
    int melee_flank, melee_rear, melee_charge, melee_charge_open, melee_square_horse,
        melee_square_foot, melee_kosynier_horse, melee_shock, melee_cover, melee_castle,
        melee_uphill, melee_skirmish, melee_commander, melee_morale, melee_morale_gap,
        lava_infantry;
    int winner_losses, loser_losses;
    int spared_at_lead; /* an attacker who wins by so much loses nothing; 0 never */
    int withdrawal_from[R94_WITHDRAWAL_ROWS], withdrawal_turns[R94_WITHDRAWAL_ROWS];
    int charge_run; /* hexes a charge needs */
    int gun_vp, commander_vp;
    int kill_vp, crisis_vp, melee_vp, recapture_vp; /* where points are for deeds */
    int margin[2]; /* up to these leads: minor, decisive; then total */

    /* scenario */
    int last_turn, last_row;      /* rows beyond are off the map; 0: all are on it */
    int chosen_chits[R94_ARMIES]; /* free chits a turn and army [3.3a] */
    int threshold[2];             /* points for automatic victory */
    int one_arm; /* infantry or cavalry acts in an activation [13.1-note2@szczekociny] */
    ks_unit overall[R94_ARMIES]; /* overall commanders; KS_NONE none */
    ks_unit six[2];       /* he commands six units himself: Kościuszko; or KS_NONE */
    ks_unit orphan_maker; /* his units stay out of command when he dies [4.3e] */
    ks_unit opener;       /* his activation begins the game; KS_NONE none */
    ks_unit locked;       /* commander locked ... */
    int locked_until;     /* ... before this turn */
    ks_unit planner;      /* activates a commander of each army of his side: Pistor */
    int planner_turn;     /* first turn of his chit */
    int planner_delay;    /* added to the die of his return */
    ks_unit late;         /* comes by dice: Poniński; or KS_NONE */
    int late_delay;       /* added to the first die */
    int late_total;       /* what turn and second die must reach together */
    uint8_t returns;
    struct r94_return home[R94_MAX_RETURNS];
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
    uint64_t reserve[R94_UNIT_WORDS]; /* of any commander but the late one */
    ks_hex goal[2];                   /* middle of where the enemy begins */
    uint8_t to_goal[2][KS_MAX_HEXES]; /* hexes from it */
    uint8_t level[KS_MAX_HEXES];      /* 0 low, 1 slope, 2 hill [r146] */
    uint8_t opaque[KS_MAX_HEXES];     /* blocks sight by itself [10.1a] */
    uint8_t off[KS_MAX_HEXES];        /* off the map of this scenario */
    /* to step out of a hex, or R94_CLOSED; foot, horse, guns in battery */
    uint8_t cost[3][KS_MAX_HEXES][KS_DIRECTIONS];
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
