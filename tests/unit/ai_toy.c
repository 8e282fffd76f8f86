#include "ai_toy.h"

#include <string.h>

#include "core/system.h"

enum { ORDERS = 1, MOVE, ANSWER, SHOT }; /* frame.proc */

struct toy {
    uint8_t place, points, moved;
    int16_t won;
};

static const struct toy *look(const struct ks_state *s)
{
    return (const struct toy *)(const void *)s->payload;
}

static struct toy *edit(struct ks_state *s)
{
    return (struct toy *)(void *)s->payload;
}

int row_place(const struct ks_state *s)
{
    return look(s)->place;
}

static void push(struct ks_state *s, uint8_t proc, uint16_t unit, uint8_t actor)
{
    s->frame[s->depth++] = (struct ks_frame){.proc = proc, .unit = unit, .hex = KS_NONE};
    s->actor = actor;
}

static void pop(struct ks_state *s)
{
    s->depth--;
    s->actor = KS_SIDE_A;
}

static void setup(const struct ks_game *g, struct ks_state *s)
{
    memset(s, 0, g->state_size);
    edit(s)->place = ROW_START;
    edit(s)->points = ROW_POINTS;
    push(s, ORDERS, KS_NONE, KS_SIDE_A);
}

static void offer(struct ks_actions *out, ks_unit u, uint8_t verb, uint8_t arg)
{
    out->v[out->n++] = (struct ks_action){u, verb, arg, KS_NONE};
}

static void legal(const struct ks_game *g, const struct ks_state *s,
                  struct ks_actions *out)
{
    const struct row *row = g->rules;
    const struct toy *t = look(s);
    out->n = 0;
    switch (s->actor == KS_NOBODY ? 0 : s->frame[s->depth - 1].proc) {
    case ORDERS:
        if (!t->moved)
            offer(out, 0, ROW_MOVE, 0);
        if (!t->moved && row->loaded)
            offer(out, 0, ROW_SHOOT, 0);
        if (!t->moved)
            offer(out, 1, ROW_HALT, 0); /* another unit, which does nothing */
        offer(out, KS_NONE, ROW_HALT, 0);
        break;
    case MOVE:
        if (t->points && t->place > 0)
            offer(out, 0, ROW_STEP, 0);
        if (t->points && t->place < ROW_PLACES - 1)
            offer(out, 0, ROW_STEP, 1);
        offer(out, KS_NONE, ROW_HALT, 0);
        break;
    case ANSWER:
        offer(out, KS_NONE, ROW_HIT, 0);
        offer(out, KS_NONE, ROW_HOLD, 0);
        break;
    case SHOT:
        for (uint8_t i = 0; i < 10; i++)
            offer(out, KS_NONE, ROW_ROLL, i);
        break;
    default: break;
    }
}

static void step_to(const struct ks_game *g, struct ks_state *s, int place)
{
    const struct row *row = g->rules;
    edit(s)->place = (uint8_t)place;
    edit(s)->points--;
    if (row->guarded[place])
        push(s, ANSWER, KS_NONE, KS_SIDE_B);
}

static void step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
                 struct ks_events *events)
{
    const struct row *row = g->rules;
    struct toy *t = edit(s);
    (void)events;
    switch (a.verb) {
    case ROW_MOVE:
        t->moved = 1;
        push(s, MOVE, 0, KS_SIDE_A);
        break;
    case ROW_SHOOT:
        t->moved = 1;
        push(s, SHOT, 0, KS_CHANCE);
        break;
    case ROW_STEP: step_to(g, s, t->place + (a.arg ? 1 : -1)); break;
    case ROW_HIT:
        t->won = (int16_t)(t->won - row->hit);
        pop(s);
        break;
    case ROW_HOLD: pop(s); break;
    case ROW_ROLL:
        t->won = (int16_t)(t->won + row->face[a.arg]);
        pop(s);
        break;
    default:
        if (s->depth > 1)
            pop(s);
        else if (a.unit == KS_NONE)
            s->actor = KS_NOBODY;
        else
            t->moved = 1;
        break;
    }
}

static int32_t worth(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent)
{
    (void)intent;
    const struct row *row = g->rules;
    return row->worth[look(s)->place] + look(s)->won;
}

static void view(const struct ks_game *g, const struct ks_state *s, int side,
                 struct ks_state *out)
{
    (void)side;
    memcpy(out, s, g->state_size);
}

static void determinise(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    (void)g;
    (void)s;
    (void)random;
}

static void describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct ks_counter *out)
{
    (void)g;
    *out = (struct ks_counter){.hex = u == 0 ? look(s)->place : KS_NONE,
                               .spent = (uint8_t)(ROW_POINTS - look(s)->points),
                               .formation = ""};
}

static ks_unit no_commander(const struct ks_game *g, const struct ks_state *s)
{
    (void)g;
    (void)s;
    return KS_NONE;
}

static const struct ks_system row_system = {
    .active = no_commander,
    .name = "row",
    .version = "1",
    .setup = setup,
    .legal = legal,
    .step = step,
    .view = view,
    .determinise = determinise,
    .describe = describe,
    .worth = worth,
};

void row_game(struct ks_game *g, const struct row *row)
{
    *g = (struct ks_game){.system = &row_system,
                          .rules = row,
                          .scenario = "row/test",
                          .side = {"white", "black"},
                          .turns = 1,
                          .pieces = 2,
                          .state_size =
                              offsetof(struct ks_state, payload) + sizeof(struct toy)};
}
