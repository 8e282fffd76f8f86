/* A state as text, and back; also the language of constructed positions. One "key value
 * ..." per line. A saved state has frame lines for the pending procedures; a constructed
 * position has none, and its place in the sequence is built from "phase" and "active".
 * docs/position.md describes every key. */
#pragma once

#include "rules1794/state.h"

extern const char *const r94_form_name[];
extern const char *const r94_facing_name[];
extern const char *const r94_phase_name[];
extern const char *const r94_round_name[];
extern const char *const r94_late_name[];
