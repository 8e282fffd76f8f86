/* [10.10] Artillery fire, and [8.11] the moves of guns. */
#pragma once

#include "rules1794/state.h"

/* Steps of a shot; prompts name the die by them. */
enum {
    NEXT_TARGET,
    CHECK_TARGET,
    COUNTER_BATTERY,
    COUNTER_BATTERY_HIT,
    GUN_CASUALTY,
    GUN_SQUARE,
    GUN_DONE
};

/* [10.10.1] Does a line from the gun lie in its field of fire? */
bool r94_bears_on(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                  const struct ks_ray *ray);

/* 0 if it may fire at that hex, else why not. */
uint16_t r94_why_not_bombard(const struct ks_game *g, const struct ks_state *s,
                             ks_unit gun, ks_hex h);

/* Offers BOMBARD at every hex the gun may fire at. */
void r94_bombard_offers(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                        struct list *out);

void r94_push_bombard(struct play *p, ks_unit gun, ks_hex target);

/* [8.11b 8.11c] 0 if the gun may turn, or go to that hex, else why not. */
uint16_t r94_why_not_traverse(const struct ks_game *g, const struct ks_state *s,
                              ks_unit gun, int facing);
uint16_t r94_why_not_shift(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                           ks_hex h);
void r94_shift_offers(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                      struct list *out);
uint16_t r94_why_not_limber(const struct ks_game *g, const struct ks_state *s,
                            ks_unit gun);
void r94_limber(struct play *p, ks_unit gun);
void r94_traverse(struct play *p, ks_unit gun, int facing);
void r94_shift(struct play *p, ks_unit gun, ks_hex h);

void r94_bombard_forecast(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                          ks_hex h, struct ks_events *log);
