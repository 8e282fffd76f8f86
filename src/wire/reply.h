/* Parts of a game as JSON, for the protocol and for commands with --json. New references. Members
 * are never NULL: a missing value is null or left out, as docs/protocol.md says. */
#pragma once

#include <jansson.h>

#include "core/ks.h"
#include "driver/match.h"

/* Add a member to an object. A text may have been truncated in the middle of a character; one that
 * is NULL becomes null. */
void ks_add(json_t *out, const char *key, json_t *value);
void ks_add_int(json_t *out, const char *key, json_int_t number);
void ks_add_bool(json_t *out, const char *key, bool value);
void ks_add_text(json_t *out, const char *key, const char *text);

/* Text that may have been truncated in the middle of a character. */
json_t *ks_reply_text(const char *text);
json_t *ks_reply_hash(uint64_t hash);

/* Six decimals; null for what is not a number. */
json_t *ks_reply_number(double x);

/* {"en", "pl"} */
json_t *ks_reply_both(const char *english, const char *polish);

/* A value for each side. */
json_t *ks_reply_sides(const struct ks_game *g, json_t *a, json_t *b);

/* A hex number, the id of a piece, or null; the text of an action. */
json_t *ks_reply_hex(const struct ks_game *g, ks_hex hex);
json_t *ks_reply_piece(const struct ks_game *g, ks_unit u);
json_t *ks_reply_action(const struct ks_game *g, struct ks_action a);

/* {"code", "text", "paragraph", ...}: an event, a prompt, a modifier. A reason is null where there
 * is none; what a side is told of an event (see ks_event_seen) may be NULL: nothing. */
json_t *ks_reply_event(const struct ks_game *g, const struct ks_event *e,
                       enum ks_language language);
json_t *ks_reply_reason(const struct ks_game *g, const struct ks_event *e,
                        enum ks_language language);
json_t *ks_reply_told(const struct ks_game *g, const struct ks_event *e, int side,
                      enum ks_language language);

/* The name of an actor: a side, "chance", "nobody". */
const char *ks_actor_name(const struct ks_game *g, int actor);

json_t *ks_reply_points(const struct ks_game *g, const struct ks_state *s);

/* Adds points, the points that win at once and, in a game with one score, the lead. */
void ks_reply_score(json_t *out, const struct ks_game *g, const struct ks_state *s);

/* Values of the options, by name. */
json_t *ks_reply_options(const struct ks_game *g);

/* Adds scenario, options, sides, rules, rules_version and data: the game being played. */
void ks_reply_game(json_t *out, const struct ks_game *g);

/* Adds dress and shape: how an army or a side looks. */
void ks_reply_livery(json_t *out, const struct ks_livery *livery);

/* An army: its name in each language and how it looks. */
json_t *ks_reply_army(const struct ks_army *army);

/* Adds actor, prompt, turn, the score, entries and over. */
void ks_reply_turn(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   size_t entries, bool over, enum ks_language language);

/* The same for a match and, when it is over, result, how and fault. */
void ks_reply_status(json_t *out, const struct ks_match *m, enum ks_language language);

/* Adds the changing fields of a piece, from hex to status. */
void ks_reply_counter(json_t *out, const struct ks_game *g, const struct ks_counter *c);

/* The name of a piece spelled out, {"en", "pl"}. */
json_t *ks_reply_full_name(const struct ks_game *g, ks_unit u);

/* Adds what never changes of a piece: id, name, side, army, arm, kind, stars, white. */
void ks_reply_printed(json_t *out, const struct ks_game *g, ks_unit u);

/* All fields of all pieces. */
json_t *ks_reply_units(const struct ks_game *g, const struct ks_state *s);

/* Adds outcomes with exact fractions, and the modifiers. False if the action is not
 * legal. */
bool ks_reply_odds(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   struct ks_action a, enum ks_language language);

/* The same of dice that are about to be rolled in a state, as far as the side may know it. */
void ks_reply_roll(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   const struct ks_events *modifiers, const struct ks_odds *odds,
                   int side, enum ks_language language);

/* Adds whether one hex sees the other, and what blocks the line. */
void ks_reply_sight(json_t *out, const struct ks_game *g, const struct ks_state *s,
                    ks_hex from, ks_hex to, enum ks_language language);

/* Adds "legal" and, if it is not, "reason". */
void ks_reply_why(json_t *out, const struct ks_game *g, const struct ks_state *s,
                  struct ks_action a, enum ks_language language);

/* Prints an object on one line and releases it; returns 0, or 1 if out of memory. */
int ks_reply_print(json_t *object);

enum { KS_REPLY_STYLE = JSON_COMPACT | JSON_REAL_PRECISION(9) };
