/* Numbers chosen by play between computer players (docs/ai.md). A unit is worth five to eight
 * points where losses score, one where deeds do: what draws units into fire must be in
 * proportion. */
#include "rules1794/worth.h"

enum { BY_LOSSES, BY_DEEDS, COUNTS };

/* Without an intent. */
static const struct r94_weights plain[COUNTS] = {
    {14, 5, 2, 60, 15, 20, 12, 10, 15, 45, 70, 0, 0, 300, 0, 150, 35},
    {3, 3, 3, 60, 15, 20, 12, 10, 15, 45, 70, 0, 0, 300, 0, 150, 35},
};

/* With one. The enemy's pieces are judged by rows of their own: what they gain when they have
 * somebody in range is what keeps away who may wait. */
enum { FOE_OF_ONE_WHO_WAITS = KS_TASKS, FOE, ROWS };
static const struct r94_weights by_task[COUNTS][ROWS] = {
    {
        [KS_ASSAULT] = {5, 5, 4, 60, 15, 25, 10, 6, 18, 60, 70, 1, 0, 300, 0, 150, 35},
        [KS_HOLD] = {2, 5, 5, 60, 15, 25, 10, 6, 18, 60, 70, 1, 0, 300, 0, 150, 35},
        [KS_SCREEN] = {3, 5, 6, 60, 15, 25, 0, 6, 0, 60, 70, 1, 0, 300, 0, 150, 35},
        [KS_BOMBARD] = {3, 5, 4, 60, 15, 25, 4, 6, 5, 60, 70, 1, 0, 300, 0, 150, 35},
        [KS_WITHDRAW] = {-3, 5, 6, 60, 15, 25, 0, 6, 0, 60, 70, 1, 0, 300, 0, 150, 35},
        [FOE_OF_ONE_WHO_WAITS] = {2, 5, 5, 60, 15, 25, 20, 6, 18, 60, 70, 1, 0, 300, 0,
                                  150, 35},
        [FOE] = {2, 5, 5, 60, 15, 25, 12, 6, 18, 60, 70, 1, 0, 300, 0, 150, 35},
    },
    {
        [KS_ASSAULT] = {4, 3, 4, 60, 15, 20, 12, 10, 20, 45, 50, 0, 0, 250, 2, 150, 35},
        [KS_HOLD] = {0, 3, 4, 60, 15, 20, 12, 10, 20, 45, 50, 0, 0, 250, 2, 150, 35},
        [KS_SCREEN] = {2, 3, 4, 60, 15, 20, 0, 10, 0, 45, 50, 0, 0, 250, 2, 150, 35},
        [KS_BOMBARD] = {1, 3, 4, 60, 15, 20, 12, 10, 0, 45, 50, 0, 0, 250, 2, 150, 35},
        [KS_WITHDRAW] = {-2, 3, 4, 60, 15, 20, 0, 10, 0, 45, 50, 0, 0, 250, 2, 150, 35},
        [FOE_OF_ONE_WHO_WAITS] = {1, 3, 4, 60, 15, 20, 25, 10, 20, 45, 50, 0, 0, 250, 2,
                                  150, 35},
        [FOE] = {1, 3, 4, 60, 15, 20, 6, 10, 20, 45, 50, 0, 0, 250, 2, 150, 35},
    },
};

const struct r94_weights *r94_weights(const struct ks_game *g,
                                      const struct ks_intent *intent, ks_unit u)
{
    int count = r94(g)->setting.points_for_deeds ? BY_DEEDS : BY_LOSSES;
    if (intent == NULL)
        return &plain[count];
    if (u != KS_NONE && intent->side == side_of(g, u))
        return &by_task[count][intent->task[u]];
    return &by_task[count][intent->waits ? FOE_OF_ONE_WHO_WAITS : FOE];
}
