/* Parts of a game as JSON, for the protocol and for commands with --json. New references. Members
 * are never NULL: a missing value is null or left out, as docs/protocol.md says. */
#ifndef KS_WIRE_REPLY_H
#define KS_WIRE_REPLY_H

#include <jansson.h>

#include "core/ks.h"
#include "driver/match.h"

/* Text that may have been truncated in the middle of a character. */
json_t *ks_reply_text(const char *text);
json_t *ks_reply_hash(uint64_t hash);

/* A hex number, or null. */
json_t *ks_reply_hex(const struct ks_game *g, ks_hex hex);

/* {"code", "text", "paragraph", ...}: an event, a reason, a prompt, a modifier. */
/* What a side is told of an event (see ks_event_seen); NULL: nothing. */
json_t *ks_reply_told(const struct ks_game *g, const struct ks_event *e, int side,
                      enum ks_language language);

json_t *ks_reply_event(const struct ks_game *g, const struct ks_event *e,
                       enum ks_language language);

/* The name of an actor: a side, "chance", "nobody". */
const char *ks_actor_name(const struct ks_game *g, int actor);

json_t *ks_reply_points(const struct ks_game *g, const struct ks_state *s);

/* Adds points, the points that win at once and, in a game with one score, the lead. */
void ks_reply_score(json_t *out, const struct ks_game *g, const struct ks_state *s);

/* Adds scenario, options, sides, rules, rules_version and data: the game being played. */
void ks_reply_game(json_t *out, const struct ks_game *g);

/* "troops", "guns", "leader" or "overall_leader". */
json_t *ks_reply_kind(const struct ks_piece *p);

/* Adds dress and shape: how an army or a side looks. */
void ks_reply_livery(json_t *out, const struct ks_livery *livery);

/* An army: its name in each language and how it looks. */
json_t *ks_reply_army(const struct ks_army *army);

/* Adds actor, prompt, turn, the score, entries and over. */
void ks_reply_turn(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   size_t entries, bool over, enum ks_language language);

/* The same for a match and, when it is over, result, how and fault. */
void ks_reply_status(json_t *out, const struct ks_match *m, enum ks_language language);

/* The name of a facing, or null. */
json_t *ks_reply_facing(int facing);

/* Adds the changing fields of a piece, from hex to status. */
void ks_reply_counter(json_t *out, const struct ks_game *g, const struct ks_counter *c);

/* The name of a piece spelled out, {"en", "pl"}. */
json_t *ks_reply_full_name(const struct ks_game *g, ks_unit u);

/* All fields of a piece. */
json_t *ks_reply_unit(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Adds outcomes with exact fractions, and the modifiers. False if the action is not
 * legal. */
bool ks_reply_odds(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   struct ks_action a, enum ks_language language);

/* Adds whether one hex sees the other, and what blocks the line. */
void ks_reply_sight(json_t *out, const struct ks_game *g, const struct ks_state *s,
                    ks_hex from, ks_hex to, enum ks_language language);

/* Adds "legal" and, if it is not, "reason". */
void ks_reply_why(json_t *out, const struct ks_game *g, const struct ks_state *s,
                  struct ks_action a, enum ks_language language);

/* Prints an object on one line and releases it; returns 0, or 1 if out of memory. */
int ks_reply_print(json_t *object);

enum { KS_REPLY_STYLE = JSON_COMPACT | JSON_REAL_PRECISION(9) };

#endif
