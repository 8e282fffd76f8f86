#include "driver_toy.h"

#include <stdio.h>
#include <string.h>

#include "core/system.h"

enum { ROLL, CHOOSE, STEP, PEEK, PASS };
enum { CHOICE_A, CHOICE_B, ACT, DIE };
enum { UNKNOWN = 9, TURNS = 3, STEPS = 3 };

static const struct ks_verb verbs[] = {
    {.name = "roll", .form = "n", .role = KS_ROLLS},
    {.name = "choose", .form = "n"},
    {.name = "step", .form = "n"},
    {.name = "peek", .form = ""},
    {.name = "pass", .form = ""},
};

static const struct ks_sentence sentences[] = {
    {"none", "", {"", ""}, 0},
    {"illegal", "1.1", {"not now", "nie teraz"}, 0},
    {"rolled", "2.2", {"a roll of {a}", "rzut {a}"}, 1},
    {"choose", "3.3", {"choose a number", "wybierz"}, 0},
    {"act", "4.4", {"act", "ruch"}, 0},
    {"die", "5.5", {"a die for the turn", "kość"}, 0},
    {"peeks", "6.6", {"the number is {a}", "liczba to {a}"}, 0},
};

static const struct ks_sentence outcomes[] = {{"rolled", "", {"rolled", "rzut"}, 0}};

struct toy {
    uint8_t phase, chosen[2], peeked, steps;
    uint16_t place;
};

static const struct toy *look(const struct ks_state *s)
{
    return (const struct toy *)(const void *)s->payload;
}

static struct toy *edit(struct ks_state *s)
{
    return (struct toy *)(void *)s->payload;
}

static void set_phase(struct ks_state *s, uint8_t phase)
{
    static const uint8_t actor[] = {KS_SIDE_A, KS_SIDE_B, KS_SIDE_A, KS_CHANCE};
    edit(s)->phase = phase;
    s->actor = actor[phase];
}

static void setup(const struct ks_game *g, struct ks_state *s)
{
    memset(s, 0, g->state_size);
    s->turn = 1;
    set_phase(s, CHOICE_A);
}

static void legal(const struct ks_game *g, const struct ks_state *s,
                  struct ks_actions *out)
{
    static const struct {
        uint8_t verb, args;
    } all[4][3] = {
        {{CHOOSE, 3}}, {{CHOOSE, 3}}, {{STEP, 3}, {PEEK, 1}, {PASS, 1}}, {{ROLL, 10}}};
    (void)g;
    out->n = 0;
    if (s->actor == KS_NOBODY)
        return;
    for (int i = 0; i < 3; i++)
        for (uint8_t n = 0; n < all[look(s)->phase][i].args; n++)
            out->v[out->n++] =
                (struct ks_action){KS_NONE, all[look(s)->phase][i].verb, n, KS_NONE};
}

static struct ks_action sample(const struct ks_game *g, const struct ks_state *s,
                               uint64_t random)
{
    struct ks_actions list;
    legal(g, s, &list);
    return list.v[list.n == 0 ? 0 : random % list.n];
}

static struct ks_event why_not(const struct ks_game *g, const struct ks_state *s,
                               struct ks_action a)
{
    struct ks_actions list;
    legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (ks_action_key(list.v[i]) == ks_action_key(a))
            return (struct ks_event){0, KS_NONE, KS_NONE, KS_NONE, 0, 0};
    return (struct ks_event){1, KS_NONE, KS_NONE, KS_NONE, 0, 0};
}

static void tell(struct ks_events *events, uint16_t code, int a)
{
    if (events != NULL && events->n < KS_MAX_EVENTS)
        events->v[events->n++] =
            (struct ks_event){code, KS_NONE, KS_NONE, KS_NONE, (int16_t)a, 0};
}

static void roll(struct ks_state *s, int die, struct ks_events *events)
{
    struct toy *t = edit(s);
    tell(events, 2, die);
    s->points[(die + t->chosen[0] + t->chosen[1]) % 2]++;
    t->chosen[0] = t->chosen[1] = t->peeked = t->steps = 0;
    set_phase(s, CHOICE_A);
    if (s->turn++ < TURNS)
        return;
    s->turn = TURNS;
    s->actor = KS_NOBODY;
    s->over = 1;
    s->result = s->points[0] > s->points[1] ? KS_SIDE_A : KS_SIDE_B;
}

static void step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
                 struct ks_events *events)
{
    struct toy *t = edit(s);
    (void)g;
    switch (a.verb) {
    case ROLL: roll(s, a.arg, events); break;
    case CHOOSE:
        t->chosen[s->actor] = a.arg;
        set_phase(s, t->phase + 1);
        break;
    case PEEK:
        t->peeked = 1;
        tell(events, 6, t->chosen[1]);
        break;
    case STEP: t->place = (uint16_t)(4 * t->place + a.arg); break;
    default: set_phase(s, DIE); break;
    }
    if (t->phase == ACT && (a.verb == STEP || a.verb == PEEK) && ++t->steps == STEPS)
        set_phase(s, DIE);
}

static void view(const struct ks_game *g, const struct ks_state *s, int side,
                 struct ks_state *out)
{
    memcpy(out, s, g->state_size);
    for (int i = 0; i < 2; i++)
        if (i != side && !(i == 1 && side == 0 && look(s)->peeked))
            edit(out)->chosen[i] = UNKNOWN;
}

static void determinise(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    (void)g;
    for (int i = 0; i < 2; i++)
        if (look(s)->chosen[i] == UNKNOWN)
            edit(s)->chosen[i] = (uint8_t)((random >> 8 * i) % 3);
}

static uint64_t hash(const struct ks_game *g, const struct ks_state *s)
{
    uint64_t h = 1469598103934665603u;
    for (size_t i = 0; i < g->state_size; i++)
        h = (h ^ ((const unsigned char *)s)[i]) * 1099511628211u;
    return h;
}

static const char *check(const struct ks_game *g, const struct ks_state *s)
{
    (void)g;
    return s->turn > TURNS ? "turn" : NULL;
}

static struct ks_event prompt(const struct ks_game *g, const struct ks_state *s)
{
    static const uint16_t code[] = {3, 3, 4, 5};
    (void)g;
    return (struct ks_event){code[look(s)->phase], KS_NONE, KS_NONE, KS_NONE, 0, 0};
}

static size_t state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                         size_t size)
{
    const struct toy *t = look(s);
    (void)g;
    return (size_t)snprintf(out, size, "turn %d\ntoy %d %d %d %d %d %d\n", s->turn,
                            t->phase, t->chosen[0], t->chosen[1], t->peeked, t->steps,
                            t->place);
}

static bool state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                        char *error)
{
    int turn, n[6];
    setup(g, s);
    if (sscanf(text, "turn %d toy %d %d %d %d %d %d", &turn, n, n + 1, n + 2, n + 3,
               n + 4, n + 5) != 7 ||
        turn < 1 || turn > TURNS || n[0] < 0 || n[0] > DIE) {
        snprintf(error, KS_TEXT, "no toy");
        return false;
    }
    s->turn = (uint8_t)turn;
    struct toy *t = edit(s);
    t->chosen[0] = (uint8_t)n[1];
    t->chosen[1] = (uint8_t)n[2];
    t->peeked = (uint8_t)n[3];
    t->steps = (uint8_t)n[4];
    t->place = (uint16_t)n[5];
    set_phase(s, (uint8_t)n[0]);
    return true;
}

static const struct ks_system toy_system = {
    .name = "toy",
    .version = "1",
    .verb = verbs,
    .verbs = sizeof verbs / sizeof verbs[0],
    .sentence = sentences,
    .sentences = sizeof sentences / sizeof sentences[0],
    .outcome = outcomes,
    .outcomes = 1,
    .setup = setup,
    .legal = legal,
    .sample = sample,
    .why_not = why_not,
    .step = step,
    .view = view,
    .determinise = determinise,
    .hash = hash,
    .invariant = check,
    .prompt = prompt,
    .state_text = state_text,
    .state_parse = state_parse,
};

void toy_game(struct ks_game *g)
{
    *g = (struct ks_game){.system = &toy_system,
                          .scenario = "toy/test",
                          .side = {"white", "black"},
                          .turns = TURNS,
                          .digest = 0x1234,
                          .options = 1,
                          .option = {{"size", "small"}},
                          .state_size =
                              offsetof(struct ks_state, payload) + sizeof(struct toy)};
}
