/* States as text, both ways: docs/position.md. */
#pragma once

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
enum { LB_FIELD_LEFT, LB_FIELDS = 14 };
extern const struct lb_piece_field {
    const char *name;
    size_t at, size; /* in struct lb_piece; one byte or two */
    uint16_t most;
} lb_piece_field[LB_FIELDS];
