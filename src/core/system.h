/* What a rules system provides; only core and the rules systems include this. */
#pragma once

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
    /* An event: bits it adds to the outcome of a forecast. An outcome: enum ks_effect. A prompt:
     * enum ks_matter. */
    uint32_t outcome;
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
    uint8_t facings;     /* see ks_facings; 0: all of them */
    uint8_t die_faces;   /* 0: ten */

    /* The pending procedures by number, and the sentences that core itself says. */
    const struct ks_procedure *procedure;
    size_t procedures;
    uint16_t game_is_over, no_such_action, cannot_go_on;
    uint8_t lasting; /* number of procedures below every order: the game, an activation */
    /* What their frames may hold, for ks_read_saved (core/state_text.h). */
    const struct ks_frame_rule *frame_rule;

    /* What a net is told of a piece and of the whole: names, NULL at the end; NULL: no inputs. */
    const char *const *piece_input, *const *whole_input;

    /* Its functions, each NULL where it has none. */
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration */
#define CONTRACT(type, name, arguments) type(*name) arguments;
#include "core/contract.def"
#undef CONTRACT
};
