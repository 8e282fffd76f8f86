/* The plan of a side: a task for each command that follows from the state alone, and its
 * sentence in both languages. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/disposition.h"
#include "ai/staff.h"
#include "data_help.h"

/* ---- plans of the battles as they begin ---- */

static const char *const battles[] = {"raclawice/historical", "szczekociny/battle",
                                      "maciejowice/battle"};
enum { BATTLES = sizeof battles / sizeof *battles };

static void plan(const struct ks_game *g, int side, struct ks_disposition *out)
{
    struct ks_state s;
    ks_setup(g, &s);
    ks_disposition_make(g, &s, side, KS_BALANCED, out);
}

/* Has the command somebody on the map who counts as strength? */
static bool has_troops(const struct ks_game *g, const struct ks_disposition *d, size_t i)
{
    struct ks_state s;
    struct ks_counter c;
    ks_setup(g, &s);
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, &s, u, &c);
        if (g->piece[u].side == d->side && d->command[u] == i && c.hex != KS_NONE &&
            c.strength > 0)
            return true;
    }
    return false;
}

static void each_plan(void (*check)(const struct ks_game *g,
                                    const struct ks_disposition *d))
{
    for (size_t i = 0; i < BATTLES; i++) {
        struct ks_game *g = load(battles[i], "");
        for (int side = 0; side < 2; side++) {
            struct ks_disposition d;
            plan(g, side, &d);
            check(g, &d);
        }
    }
}

static void has_tasks_and_goals(const struct ks_game *g, const struct ks_disposition *d)
{
    size_t busy = 0;
    for (size_t i = 0; i < d->n; i++) {
        const struct ks_command *c = &d->v[i];
        cr_expect_lt(c->task, KS_TASKS);
        cr_expect(c->goal == KS_NONE || ks_grid_on_map(&g->map.grid, c->goal));
        cr_expect(c->foe == KS_NONE || (c->foe < g->pieces && c->goal != KS_NONE &&
                                        g->piece[c->foe].side != d->side));
        if (!has_troops(g, d, i))
            continue;
        busy++;
        cr_expect(c->strength > 0 && c->goal != KS_NONE, "%s: command %zu of %s",
                  g->scenario, i, g->side[d->side]);
    }
    cr_expect_gt(busy, 0, "%s: nobody of %s has anything to do", g->scenario,
                 g->side[d->side]);
}

Test(ai_plan, whoever_has_troops_on_the_map_has_a_task_and_a_goal)
{
    each_plan(has_tasks_and_goals);
}

/* In the hypothetical battle all Russians come in from the edge, from the first turn on. */
Test(ai_plan, troops_that_may_enter_are_told_so_and_make_their_commander_urgent)
{
    struct ks_game *g = load("raclawice/hypothetical", "");
    struct ks_disposition d;
    struct ks_state s;
    char text[256];
    size_t entering = 0;
    ks_setup(g, &s);
    s.turn = 1;
    ks_disposition_make(g, &s, 1, KS_BALANCED, &d);
    for (size_t i = 0; i < d.n; i++) {
        struct ks_command c = d.v[i], on_map = c;
        if (c.strength == 0)
            continue;
        on_map.awaited = 0;
        entering++;
        cr_expect_eq(c.awaited, c.strength, "nobody is on the map yet");
        cr_expect_gt(c.distance, 0);
        cr_expect_gt(ks_command_urgency(&c), ks_command_urgency(&on_map));
        ks_command_say(g, &c, KS_ENGLISH, text, sizeof text);
        cr_expect_not_null(strstr(text, " enters the map: "), "%s", text);
    }
    cr_expect_geq(entering, 5);
}

static void is_of_its_side(const struct ks_game *g, const struct ks_disposition *d)
{
    for (size_t i = 0; i < d->n; i++) {
        ks_unit u = d->v[i].commander;
        cr_expect(u == KS_NONE || g->piece[u].side == d->side);
        for (size_t k = 0; k < i; k++)
            cr_expect_neq(d->v[k].commander, u, "%s: twice", g->scenario);
    }
}

Test(ai_plan, it_has_the_commands_of_its_side_once)
{
    each_plan(is_of_its_side);
}

static void is_the_same_again(const struct ks_game *g, const struct ks_disposition *d)
{
    struct ks_disposition again;
    memset(&again, 0x55, sizeof again);
    plan(g, d->side, &again);
    cr_assert_eq(again.n, d->n);
    cr_expect_eq(again.waits, d->waits);
    for (size_t i = 0; i < d->n; i++) {
        const struct ks_command *a = &d->v[i], *b = &again.v[i];
        cr_expect(a->commander == b->commander && a->task == b->task &&
                  a->goal == b->goal && a->foe == b->foe);
        cr_expect(a->strength == b->strength && a->against == b->against &&
                  a->distance == b->distance);
    }
}

Test(ai_plan, the_same_state_gives_the_same_plan)
{
    each_plan(is_the_same_again);
}

static void covers_all_pieces(const struct ks_game *g, const struct ks_disposition *d)
{
    struct ks_intent intent;
    ks_disposition_intent(g, d, &intent);
    cr_expect(intent.side == d->side && intent.waits == d->waits);
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (g->piece[u].side != d->side)
            continue;
        cr_assert_lt(d->command[u], d->n);
        cr_expect_eq(intent.task[u], d->v[d->command[u]].task);
        cr_expect_eq(intent.goal[u], d->v[d->command[u]].goal);
    }
}

Test(ai_plan, each_piece_goes_where_its_command_goes)
{
    each_plan(covers_all_pieces);
}

/* ---- sentences ---- */

enum { POLE, RUSSIAN, PIECES };

static struct ks_game *toy(const char *commander, const char *foe)
{
    static struct ks_game g;
    g = (struct ks_game){.pieces = PIECES};
    ks_grid_init(&g.map.grid, 40, 30);
    cr_assert(strlen(commander) < sizeof g.piece[POLE].name);
    cr_assert(strlen(foe) < sizeof g.piece[RUSSIAN].name);
    strcpy(g.piece[POLE].name, commander);
    g.piece[POLE].kind = KS_KIND_LEADER;
    strcpy(g.piece[RUSSIAN].name, foe);
    return &g;
}

static ks_hex hex_1412(const struct ks_game *g)
{
    return ks_grid_hex(&g->map.grid, 14, 12);
}

struct said {
    struct ks_command command; /* its goal is 1412 or KS_NONE */
    const char *text[KS_LANGUAGES];
};

#define COMMAND(by, what, where, whom, own, others, hexes)                               \
    {                                                                                    \
        .commander = (by), .task = (what), .goal = (where), .foe = (whom),               \
        .strength = (own), .against = (others), .distance = (hexes)                      \
    }

enum { GOAL = 1412 }; /* stands for that hex until the map is known */

/* clang-format off */
static const struct said said[] = {
    {COMMAND(POLE, KS_ASSAULT, GOAL, RUSSIAN, 42, 30, 5),
     {"Zajączek marches on 1412, 5 hexes away, to attack 1/Tomatis: strength 42 against 30 is worth the march.",
      "Zajączek: marsz na 1412, o 5 pól stąd, do natarcia (wróg: 1/Tomatis) – siła 42 przeciw 30: warto maszerować."}},
    {COMMAND(POLE, KS_ASSAULT, GOAL, RUSSIAN, 42, 41, 2),
     {"Zajączek attacks 1/Tomatis at 1412, close at hand: strength 42 against 41 is even, so all must strike together.",
      "Zajączek: natarcie na 1412, tuż obok (wróg: 1/Tomatis) – siła 42 przeciw 41: szanse równe, trzeba więc uderzyć całością."}},
    {COMMAND(POLE, KS_HOLD, GOAL, RUSSIAN, 30, 45, 3),
     {"Zajączek stands fast, facing 1/Tomatis at 1412: attacking with strength 30 against 45 does not pay.",
      "Zajączek: obrona w miejscu, naprzeciw pola 1412 (wróg: 1/Tomatis) – natarcie siłą 30 przeciw 45 nie opłaca się."}},
    {COMMAND(POLE, KS_HOLD, KS_NONE, KS_NONE, 20, 0, 0),
     {"Zajączek holds the position: no enemy is near.",
      "Zajączek: obrona pozycji – w pobliżu nie ma wroga."}},
    {COMMAND(POLE, KS_SCREEN, GOAL, KS_NONE, 20, 19, 23),
     {"Zajączek moves to 1412, 23 hexes away, to screen the army: strength 20 against 19 can delay the enemy, not beat him.",
      "Zajączek: marsz na 1412, o 23 pola stąd, i osłona armii – siłą 20 przeciw 19 można wroga opóźniać, nie rozbić."}},
    {COMMAND(KS_NONE, KS_BOMBARD, GOAL, RUSSIAN, 48, 105, 8),
     {"The force without a commander trains the guns on 1/Tomatis at 1412, 8 hexes away: strength 48 against 105 can harm the enemy but not stop him.",
      "Oddziały bez dowódcy: ostrzał pola 1412, o 8 pól stąd (wróg: 1/Tomatis) – siłą 48 przeciw 105 można wrogowi szkodzić, lecz go nie zatrzymać."}},
    {COMMAND(POLE, KS_WITHDRAW, GOAL, RUSSIAN, 10, 40, 1),
     {"Zajączek falls back before 1/Tomatis at 1412, close at hand: strength 10 cannot stand against 40.",
      "Zajączek: odwrót z okolic pola 1412, tuż obok (wróg: 1/Tomatis) – siła 10 nie ustoi przeciw 40."}},
    {COMMAND(POLE, KS_HOLD, KS_NONE, KS_NONE, 0, 0, 0),
     {"Zajączek waits: none of these troops are on the map.",
      "Zajączek: oczekiwanie – na planszy nie ma tych oddziałów."}},
};
/* clang-format on */

Test(ai_plan, a_sentence_says_what_is_meant_and_why)
{
    const struct ks_game *g = toy("Zajączek", "1/Tomatis");
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        struct ks_command c = said[i].command;
        c.goal = c.goal == GOAL ? hex_1412(g) : c.goal;
        for (int language = 0; language < KS_LANGUAGES; language++) {
            char text[KS_TEXT];
            ks_command_say(g, &c, (enum ks_language)language, text, sizeof text);
            cr_expect_str_eq(text, said[i].text[language]);
        }
    }
}

Test(ai_plan, hexes_are_counted_as_polish_counts)
{
    static const struct {
        uint8_t n;
        const char *text;
    } v[] = {{5, "5 pól"},    {12, "12 pól"}, {14, "14 pól"}, {21, "21 pól"},
             {22, "22 pola"}, {25, "25 pól"}, {34, "34 pola"}};
    const struct ks_game *g = toy("Zajączek", "1/Tomatis");
    for (size_t i = 0; i < sizeof v / sizeof *v; i++) {
        char text[KS_TEXT];
        struct ks_command c =
            COMMAND(POLE, KS_ASSAULT, hex_1412(g), RUSSIAN, 9, 8, v[i].n);
        ks_command_say(g, &c, KS_POLISH, text, sizeof text);
        cr_expect(strstr(text, v[i].text), "%s: %s", v[i].text, text);
    }
}

/* ---- whatever is said ---- */

static void is_well_said(const struct ks_game *g, const struct ks_command *c,
                         enum ks_language language)
{
    char text[2 * KS_TEXT], small[40];
    ks_command_say(g, c, language, text, sizeof text);
    size_t n = strlen(text);
    cr_expect_lt(n, KS_TEXT, "%zu bytes: %s", n, text);
    cr_expect(strpbrk(text, "{}") == NULL, "%s", text);
    cr_expect(text[n - 1] == '.' && strstr(text, "  ") == NULL, "%s", text);
    if (c->commander != KS_NONE)
        cr_expect_eq(strncmp(text, g->piece[POLE].name, strlen(g->piece[POLE].name)), 0);
    if (c->strength > 0 && c->goal != KS_NONE)
        cr_expect(strstr(text, "1412"), "no goal: %s", text);
    if (c->strength > 0 && c->foe != KS_NONE)
        cr_expect(strstr(text, g->piece[RUSSIAN].name), "no enemy: %s", text);
    ks_command_say(g, c, language, small, sizeof small);
    cr_expect(strlen(small) < sizeof small && strncmp(small, text, strlen(small)) == 0);
}

/* Every kind of line is met: all tasks, goals, odds and distances. */
static void all_are_well_said(const struct ks_game *g, struct ks_command c)
{
    static const uint16_t strength[] = {0, 1, 60, 100, 150, UINT16_MAX};
    static const uint16_t against[] = {0, 1, 100, UINT16_MAX};
    static const uint8_t distance[] = {0, 1, 4, 5, 12, 13, UINT8_MAX};
    for (size_t s = 0; s < sizeof strength / sizeof *strength; s++)
        for (size_t a = 0; a < sizeof against / sizeof *against; a++)
            for (size_t d = 0; d < sizeof distance; d++) {
                c.strength = strength[s];
                c.against = against[a];
                c.distance = distance[d];
                is_well_said(g, &c, KS_ENGLISH);
                is_well_said(g, &c, KS_POLISH);
            }
}

Test(ai_plan, every_command_can_be_told_with_the_longest_names)
{
    const struct ks_game *g = toy("gen. lejt. Jan Henryk Wołodkowicz-Kępińskich",
                                  "4/III/Jekatierynosławski pułk grenadier. konn");
    ks_hex goal = hex_1412(g);
    for (int i = 0; i < KS_TASKS; i++) {
        uint8_t task = (uint8_t)i;
        all_are_well_said(g,
                          (struct ks_command)COMMAND(POLE, task, goal, RUSSIAN, 0, 0, 0));
        all_are_well_said(g,
                          (struct ks_command)COMMAND(POLE, task, goal, KS_NONE, 0, 0, 0));
        all_are_well_said(
            g, (struct ks_command)COMMAND(KS_NONE, task, KS_NONE, KS_NONE, 0, 0, 0));
    }
}

/* ---- names ---- */

Test(ai_plan, tempers_and_tasks_have_names)
{
    for (int i = 0; i < KS_TEMPERS; i++) {
        const char *name = ks_temper_name((enum ks_temper)i);
        cr_expect_eq(ks_temper_parse(name, strlen(name)), i);
        cr_expect_eq(ks_temper_parse(name, strlen(name) - 1), -1);
    }
    cr_expect_eq(ks_temper_parse("", 0), -1);
    cr_expect_str_eq(ks_task_name(KS_ASSAULT), "assault");
    cr_expect_str_eq(ks_task_name(KS_WITHDRAW), "withdraw");
}
