/* Numbers chosen by play between computer players (docs/ai.md). */
#include "labataille/worth.h"

/* The enemy's pieces, and all pieces if no intent is known. */
enum { FOE = KS_TASKS, FOE_OF_ONE_WHO_WAITS, PLAIN, ROWS };

/* clang-format off */
static const struct lb_weights by_task[ROWS] = {
    /*                         pull slack fire contact lean exposed */
    [KS_ASSAULT]            = {  4,    0,  60,     10,   2,     12},
    [KS_HOLD]               = {  0,    0,  60,      4,   1,     12},
    [KS_SCREEN]             = {  2,    4,  40,     -6,   1,     15},
    [KS_BOMBARD]            = {  3,    4,  90,     -4,   0,     15},
    [KS_WITHDRAW]           = { -3,    0,  30,    -10,   1,     15},
    [FOE]                   = {  0,    0,  60,      4,   1,     12},
    [FOE_OF_ONE_WHO_WAITS]  = {  0,    0,  80,      4,   1,     12},
    [PLAIN]                 = {  2,    0,  60,      4,   1,     12},
};
/* clang-format on */

const struct lb_weights *lb_weights(const struct ks_game *g,
                                    const struct ks_intent *intent, ks_unit u)
{
    if (intent == NULL)
        return &by_task[PLAIN];
    if (intent->side == side_of(g, u))
        return &by_task[intent->task[u]];
    return &by_task[intent->waits ? FOE_OF_ONE_WHO_WAITS : FOE];
}
