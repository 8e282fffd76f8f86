/* Codes of reasons, events, modifiers and prompts, and the verbs and procedures of the
 * game. */
#ifndef KS_RULES1794_SENTENCE_H
#define KS_RULES1794_SENTENCE_H

#include "core/system.h"

/* What a forecast can lead to; bits of ks_outcome.key. */
enum r94_outcome {
    OUT_NO_EFFECT,
    OUT_HOLDS,
    OUT_RETREAT,
    OUT_LOSS,
    OUT_ELIMINATED,
    OUT_ATTACKER_WINS,
    OUT_DEFENDER_WINS,
    OUT_ATTACKER_ONE,
    OUT_ATTACKER_TWO,
    OUT_DEFENDER_ONE,
    OUT_DEFENDER_TWO,
    OUT_COMMANDER_DEAD,
    OUT_COMMANDER_WOUNDED,
    OUT_SQUARE,
    OUT_NO_SQUARE,
    OUT_PASSED,
    OUT_FAILED,
    OUT_GUN_LOST,
    OUT_LAVA,
    OUT_CAPTURED,
    OUT_REACTION,
    OUT_CHIT,
    OUTCOMES
};

enum r94_sentence {
#define SENTENCE(code, paragraph, english, polish, outcome) code,
#include "rules1794/sentences.def"
#undef SENTENCE
    SENTENCES
};

enum r94_verb {
#define VERB(code, ...) code,
#include "rules1794/verbs.def"
#undef VERB
    VERBS
};

/* Pending procedures; each has its file. */
enum r94_proc {
    PROC_GAME,       /* sequence.c: set-up, turns */
    PROC_POOL,       /* sequence.c: secret choice of chits */
    PROC_ACTIVATION, /* activation.c: a drawn commander */
    PROC_SIX,        /* activation.c: naming Kościuszko's six units */
    PROC_ROUND,      /* activation.c: phases of a command round */
    PROC_PHASE2,     /* phase2.c: alternation of fire and movement */
    PROC_MOVE,       /* move.c */
    PROC_BACK,       /* leader.c: commanders step back from an enemy */
    PROC_REACTION,   /* reaction.c */
    PROC_CONTACT,    /* contact.c: an enemy hex was entered */
    PROC_FIRE,       /* fire.c: naming firers, rifle fire */
    PROC_GUN,        /* artillery.c */
    PROC_CASUALTY,   /* leader.c: is a commander hit */
    PROC_RETREAT,    /* retreat.c: fire, reactions */
    PROC_LOSS,       /* loss.c: owner chooses who takes it */
    PROC_LEADER,     /* leader.c: phase 3 */
    PROC_PHASE4,     /* melee.c */
    PROC_MELEE,      /* melee.c */
    PROC_WITHDRAW,   /* withdraw.c: after melee */
    PROC_FACE,       /* formation.c: choosing a facing */
    PROC_FOLLOW,     /* leader.c: does a commander go along */
    PROC_CHECK,      /* check.c: morale checks by themselves */
    PROC_RETURN,     /* track.c: withdrawn units come back */
    PROC_ARM,        /* activation.c: which arm acts */
    PROC_LATE,       /* late.c: the commander who comes by dice */
    PROCS
};

extern const struct ks_sentence r94_sentence[SENTENCES];
extern const uint8_t r94_said[SENTENCES]; /* enum ks_said */
extern const struct ks_sentence r94_outcome[OUTCOMES];
extern const struct ks_verb r94_verb[VERBS];

#endif
