/* What a program learns of the score and of a unit. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"
#include "wire/reply.h"

static json_t *score(bool one_score, int polish, int allied, int win_at)
{
    static struct ks_game g = {.side = {"polish", "allied"}};
    struct ks_state s = {.points = {(int16_t)polish, (int16_t)allied}};
    json_t *out = json_object();

    g.one_score = one_score;
    g.win_at[0] = g.win_at[1] = (int16_t)win_at;
    ks_reply_score(out, &g, &s);
    return out;
}

static void expect_score(json_t *out, const char *wanted)
{
    char *text = json_dumps(out, KS_REPLY_STYLE);

    cr_assert_not_null(text);
    cr_assert_str_eq(text, wanted);
    free(text);
    json_decref(out);
}

/* [12.1] Each side has its points; [12.2a@szczekociny] or both pull one marker. */
Test(cli_reply, the_score_as_the_game_counts_it)
{
    expect_score(score(false, 3, 5, 159), "{\"points\":{\"polish\":3,\"allied\":5},"
                                          "\"win_at\":{\"polish\":159,\"allied\":159}}");
    expect_score(score(true, 3, 5, 7), "{\"points\":{\"polish\":3,\"allied\":5},"
                                       "\"lead\":{\"side\":\"allied\",\"by\":2},"
                                       "\"win_at\":{\"polish\":7,\"allied\":7}}");
    expect_score(score(true, 9, 5, 0), "{\"points\":{\"polish\":9,\"allied\":5},"
                                       "\"lead\":{\"side\":\"polish\",\"by\":4},"
                                       "\"win_at\":{\"polish\":null,\"allied\":null}}");
    expect_score(score(true, 5, 5, 7), "{\"points\":{\"polish\":5,\"allied\":5},"
                                       "\"lead\":{\"side\":null,\"by\":0},"
                                       "\"win_at\":{\"polish\":7,\"allied\":7}}");
}

static json_t *unit(const struct ks_game *g, const struct ks_state *s, const char *id)
{
    json_t *all = ks_reply_units(g, s);
    json_t *one = json_incref(json_array_get(all, piece_by_id(g, id)));
    json_decref(all);
    return one;
}

static const char *text_of(const json_t *unit, const char *field)
{
    return json_string_value(json_object_get(unit, field));
}

static bool says(const json_t *unit, const char *field)
{
    return json_is_true(json_object_get(unit, field));
}

Test(cli_reply, what_the_later_games_have)
{
    static struct ks_state s;
    struct ks_game *g = load("maciejowice/battle", "");

    read_position(g, &s,
                  "turn 5\nphase movement\nactive pl_sierakowski\n"
                  "unit pl_sierakowski 2219\noff pl_7pp_1_1 due=7 lost=1\n"
                  "unit pl_7pp_1_2 2220 S shots=1 carried\n"
                  "unit pl_art_3 2118 N form=limbered misfired\n");
    json_t *away = unit(g, &s, "pl_7pp_1_1"), *marked = unit(g, &s, "pl_7pp_1_2"),
           *gun = unit(g, &s, "pl_art_3"), *later = unit(g, &s, "ru_art_3");
    cr_assert(says(away, "withdrawn"));
    cr_assert_eq(json_integer_value(json_object_get(away, "arrival")), 7);
    cr_assert_str_eq(text_of(away, "army"), "polish");
    cr_assert(says(marked, "carried") && !says(marked, "silent"));
    cr_assert(!says(marked, "withdrawn"));
    cr_assert(json_is_null(json_object_get(marked, "arrival")));
    cr_assert(says(gun, "silent") && !says(gun, "carried"));
    cr_assert_str_eq(text_of(gun, "formation"), "limbered");
    cr_assert_eq(json_integer_value(json_object_get(gun, "stars")), 1);
    cr_assert(says(gun, "white"));
    /* A reinforcement is awaited, not withdrawn. */
    cr_assert(!says(later, "withdrawn"));
    cr_assert_eq(json_integer_value(json_object_get(later, "arrival")), 3);
    json_decref(away);
    json_decref(marked);
    json_decref(gun);
    json_decref(later);
}
