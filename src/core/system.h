/* What a rules system provides; only core and the rules systems include this. */
#ifndef KS_CORE_SYSTEM_H
#define KS_CORE_SYSTEM_H

#include "core/frame.h"
#include "core/ks.h"

struct ks_procedure; /* core/procedure.h */
struct play;         /* core/play.h */

/* The arguments of a verb, in order: u unit, h hex, f facing, n number. */
struct ks_verb {
    const char *name, *form;
    enum ks_role role;
    const char *label[KS_LANGUAGES]; /* for a button */
    /* The whole action, words in braces as in a sentence; parts between bars, where there are
     * any, by the number. */
    const char *text[KS_LANGUAGES];
    const char *look; /* its sign as a term */
};

/* A coded sentence. Its paragraph is numbered by the system's base rulebook; see
 * ks_system.paragraph. Words in braces are filled in: {u} {o} unit and other unit, {h} hex, {a}
 * {b} numbers, {2b} b in two digits, {p} movement points a, {x} a / b, {f} facing a, {s} side a,
 * {S} side b; {a:point|points} {a:punkt|punkty|punktów} the word that goes with a number. */
struct ks_sentence {
    const char *name, *paragraph, *text[KS_LANGUAGES];
    uint32_t
        outcome; /* bits it adds to the outcome of a forecast; of one: enum ks_effect */
};

struct ks_system {
    const char *name;
    const char *version; /* version of the rules, recorded in replays */
    const struct ks_verb *verb;
    size_t verbs;
    const struct ks_sentence *sentence;
    size_t sentences;
    const uint8_t *kinds; /* enum ks_message_kind of each; NULL: all are events */
    const struct ks_sentence *outcome; /* by bit number */
    size_t outcomes;
    const struct ks_term *term; /* words a table shows, verbs apart */
    size_t terms;
    uint8_t point_parts; /* see ks_point_parts; 0: whole points */
    uint8_t die_faces;   /* 0: ten */

    /* The pending procedures by number, and the sentences that core itself says. */
    const struct ks_procedure *procedure;
    size_t procedures;
    uint16_t game_is_over, no_such_action, cannot_go_on;
    uint8_t lasting; /* number of procedures below every order: the game, an activation */
    /* What their frames may hold, for ks_read_saved (core/state_text.h). */
    const struct ks_frame_rule *frame_rule;

    /* The first state: pieces in place, the root procedure on the stack. */
    void (*setup)(const struct ks_game *, struct ks_state *);
    /* Checked before any procedure continues, e.g. automatic victory; NULL: nothing. */
    void (*between)(struct play *);
    /* Is the player asked even if there is only one answer? NULL: never. */
    bool (*is_asked)(const struct ks_game *, const struct ks_state *);
    /* Adds to a refusal what its sentence names beyond the action; NULL: nothing. */
    void (*explain)(const struct ks_game *, const struct ks_state *, struct ks_action,
                    struct ks_event *);
    /* Faster than picking from the whole list; NULL: pick from the list. */
    struct ks_action (*sample)(const struct ks_game *, const struct ks_state *, uint64_t);
    /* Replaces procedures in a system without any; otherwise NULL. */
    void (*legal)(const struct ks_game *, const struct ks_state *, struct ks_actions *);
    struct ks_event (*why_not)(const struct ks_game *, const struct ks_state *,
                               struct ks_action);
    void (*step)(const struct ks_game *, struct ks_state *, struct ks_action,
                 struct ks_events *);

    /* What follows a system must write, ... */
    struct ks_event (*prompt)(const struct ks_game *, const struct ks_state *);
    size_t (*state_text)(const struct ks_game *, const struct ks_state *, char *, size_t);
    bool (*state_parse)(const struct ks_game *, const char *, struct ks_state *, char *);
    void (*describe)(const struct ks_game *, const struct ks_state *, ks_unit,
                     struct ks_counter *);

    /* ... and from here on every function may be left out. Secrets; NULL: nothing is hidden. */
    void (*view)(const struct ks_game *, const struct ks_state *, int, struct ks_state *);
    void (*determinise)(const struct ks_game *, struct ks_state *, uint64_t);
    bool (*seen)(const struct ks_game *, int, struct ks_event *);
    /* NULL: over all bytes of the state in use, which are 0 wherever nothing was written */
    uint64_t (*hash)(const struct ks_game *, const struct ks_state *);
    /* NULL: none is known */
    const char *(*invariant)(const struct ks_game *, const struct ks_state *);
    /* paragraph of a sentence in the game's own rulebook; NULL: as in the sentence */
    const char *(*paragraph)(const struct ks_game *, const struct ks_event *);
    /* NULL: none */
    void (*situation)(const struct ks_game *, const struct ks_state *,
                      struct ks_events *);
    /* NULL: no phases; nothing is drawn; no commanders who are activated */
    const char *(*phase)(const struct ks_game *, const struct ks_state *);
    void (*pool)(const struct ks_game *, const struct ks_state *, struct ks_pool *);
    ks_unit (*active)(const struct ks_game *, const struct ks_state *);
    /* NULL: who decides in the other side's impulse answers */
    bool (*answers)(const struct ks_game *, const struct ks_state *);
    /* NULL: the activation of a commander; in a system without commanders what the procedure next
     * above the lasting ones does for its side in a turn */
    void (*impulse)(const struct ks_game *, const struct ks_state *, struct ks_impulse *);
    /* NULL: nothing blocks sight; pieces have no front, do not fire, are not commanded; nothing
     * modifies a roll */
    struct ks_event (*sight)(const struct ks_game *, const struct ks_state *, ks_hex,
                             ks_hex);
    enum ks_bearing (*bearing)(const struct ks_game *, const struct ks_state *, ks_unit,
                               ks_hex);
    bool (*covers)(const struct ks_game *, const struct ks_state *, ks_unit, ks_hex);
    bool (*commands)(const struct ks_game *, const struct ks_state *, ks_unit, ks_hex);
    size_t (*modifiers)(const struct ks_game *, const struct ks_state *, struct ks_action,
                        struct ks_events *);
    /* NULL: no objectives */
    size_t (*objectives)(const struct ks_game *, const struct ks_state *, int,
                         struct ks_objective *);
    /* NULL: as the crow flies */
    int (*march_distance)(const struct ks_game *, ks_hex, ks_hex);
    /* the side that would win if the game ended now; NULL: by points, equal ones as
     * ks_game.win_level says */
    int (*ahead)(const struct ks_game *, const struct ks_state *);
    /* worth of a state for side 0 less side 1 in hundredths of a victory point, for computer
     * players; NULL: the points alone */
    int32_t (*worth)(const struct ks_game *, const struct ks_state *,
                     const struct ks_intent *);
    /* the change from another state, computed from what differs; both NULL if that is not
     * faster */
    void (*account)(const struct ks_game *, const struct ks_state *, struct ks_account *);
    int32_t (*worth_change)(const struct ks_game *, const struct ks_state *,
                            const struct ks_account *);
};

#endif
