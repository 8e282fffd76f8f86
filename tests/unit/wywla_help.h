/* The fight for Wywła between two people, set up for each test: orders are tried in it. */
#pragma once

#include "data_help.h"
#include "game_help.h"
#include "match_help.h"
#include "order/order.h"

extern struct ks_game *g;
extern struct ks_match *m;

/* For TestSuite: till somebody is asked. */
void begin_wywla(void);
void end_wywla(void);

/* Whoever is asked declines, or takes the first there is; or both sides do so until the Polish infantry
 * acts. */
void do_nothing(void);
void until_our_infantry_acts(void);

/* An order of the Poles, which must be one. */
struct ks_order order_of(const char *text);
