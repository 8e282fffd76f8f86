/* States as text, both ways: docs/position.md. */
#ifndef KS_LABATAILLE_TEXT_H
#define KS_LABATAILLE_TEXT_H

#include "labataille/state.h"

enum { LB_MARKS = 32 };

/* By their enumerations; NULL at the end. */
extern const char *const lb_form_name[LB_FORMATIONS + 1];
extern const char *const lb_condition_name[4];
extern const char *const lb_readiness_name[4];
extern const char *const lb_facing_name[LB_FACINGS + 1];
extern const char *const lb_phase_name[LB_PHASES + 1];
extern const char *const lb_army_name[LB_ARMIES + 1];
extern const char *const lb_mark_name[LB_MARKS + 1]; /* by bit */

/* Numbers of a piece that are 0 unless they are written: "left=4". */
enum lb_field {
    FIELD_LEFT,
    FIELD_FIRE_LOST,
    FIELD_MET,
    FIELD_SPENT,
    FIELD_FIRED,
    FIELD_ATTACKED,
    FIELD_FORCED,
    FIELD_BACK,
    FIELD_AIM,
    FIELD_REST,
    FIELD_REFUSED,
    FIELD_SHUNNED,
    FIELD_JOINED,
    FIELD_RANK,
    LB_FIELDS
};
extern const char *const lb_field_name[LB_FIELDS];

#endif
