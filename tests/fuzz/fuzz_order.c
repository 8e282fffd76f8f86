/* Texts of orders: what is read is written and read again as the same; what is refused says why.
 * Then the orders are given in the middle of a game and carried out for some decisions. Whatever
 * they do must be legal.
 *
 * The first line is the scenario, the second the number of decisions played at random before; the
 * others are orders. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/mix.h"
#include "driver/library.h"
#include "order/orders.h"
#include "order/price.h"

enum { LARGEST = 1 << 13, GAMES = 8, BEFORE = 3000, DECISIONS = 40, MOST_ORDERS = 12 };

static struct ks_library library;
static struct ks_game *game[GAMES];

static const char *const scenario[GAMES] = {
    "raclawice/historical", "szczekociny/battle", "szczekociny/wywla",
    "maciejowice/battle",   "raszyn/battle",
};

static const struct ks_game *game_of(const char *name)
{
    struct ks_refusal no;
    static bool open;
    if (!open && !ks_library_open(&library, NULL, &no))
        abort();
    open = true;
    for (int i = 0; i < GAMES && scenario[i] != NULL; i++) {
        if (strcmp(scenario[i], name) != 0)
            continue;
        if (game[i] == NULL)
            game[i] = ks_library_game(&library, scenario[i], NULL, 0, &no);
        return game[i];
    }
    return NULL;
}

/* Takes a line off the text. */
static char *next_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');
    *text = end == NULL ? line + strlen(line) : end + 1;
    if (end != NULL)
        *end = '\0';
    return line;
}

/* ---- texts ---- */

static bool read_order(const struct ks_game *g, int side, const char *line,
                       struct ks_order *o)
{
    char error[KS_TEXT], text[KS_ORDER_TEXT], again[KS_ORDER_TEXT];
    struct ks_order same;
    if (!ks_order_parse(g, side, line, o, error)) {
        if (error[0] == '\0')
            abort();
        return false;
    }
    ks_order_text(g, o, text, sizeof text);
    if (!ks_order_parse(g, side, text, &same, error))
        abort();
    ks_order_text(g, &same, again, sizeof again);
    if (strcmp(text, again) != 0)
        abort();
    return true;
}

/* ---- a game ---- */

static void play_at_random(const struct ks_game *g, struct ks_state *s, unsigned long n)
{
    for (uint64_t word = 1; n > 0 && ks_actor(s) != KS_NOBODY; n--) {
        word = ks_mix(word);
        ks_step(g, s, ks_sample(g, s, word), NULL);
    }
}

static void carry_out(const struct ks_game *g, struct ks_state *s,
                      struct ks_orders orders[2])
{
    static struct ks_state view;
    struct ks_unfolding next;
    for (uint64_t i = 0; i < DECISIONS && ks_actor(s) != KS_NOBODY; i++) {
        enum ks_actor actor = ks_actor(s);
        struct ks_action a = ks_sample(g, s, ks_mix(i + 1));
        if (actor != KS_CHANCE) {
            ks_view(g, s, (int)actor, &view);
            ks_orders_next(&orders[actor], g, &view, &next);
            if (next.acts && ks_why_not(g, s, next.action).code != 0)
                abort();
            if (next.acts)
                a = next.action;
        }
        ks_step(g, s, a, NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[LARGEST + 1];
    static struct ks_state s, view;
    static struct ks_orders orders[2];
    struct ks_order o;
    char *rest = text;
    if (size > LARGEST || memchr(data, '\0', size) != NULL)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    const struct ks_game *g = game_of(next_line(&rest));
    if (g == NULL)
        return 0;
    ks_setup(g, &s);
    play_at_random(g, &s, strtoul(next_line(&rest), NULL, 10) % BEFORE);
    memset(orders, 0, sizeof orders);
    for (int n = 0; *rest != '\0' && n < MOST_ORDERS; n++) {
        const char *line = next_line(&rest);
        for (int side = 0; side < 2; side++) {
            ks_view(g, &s, side, &view);
            if (read_order(g, side, line, &o) && ks_order_price(g, &view, &o) > 0)
                ks_orders_give(&orders[side], g, &view, &o);
        }
    }
    carry_out(g, &s, orders);
    return 0;
}
