#include <criterion/criterion.h>
#include <string.h>

#include "driver_toy.h"

static struct ks_game g;

static void prepare(void)
{
    toy_game(&g);
}

TestSuite(driver_match, .init = prepare);

static void play(struct ks_match *m, const char *text)
{
    struct ks_refusal no;
    cr_assert(ks_match_apply(m, toy_action(&g, text), 0, &no), "%s: %s", text,
              no.message);
}

static void expect_no_undo(struct ks_match *m, const char *part)
{
    struct ks_refusal no;
    uint64_t before = ks_hash(&g, &m->state);
    size_t entries = m->entries;
    cr_assert_not(ks_match_undo(m, &no));
    cr_assert_str_eq(no.code, "undo_barrier");
    cr_assert(strstr(no.message, part), "%s", no.message);
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->entries, entries);
}

Test(driver_match, dice_are_rolled_by_themselves)
{
    struct ks_match *m = toy_match(&g, 5);
    play(m, "choose 1");
    play(m, "choose 2");
    play(m, "pass");
    cr_assert_eq(m->entries, 4);
    cr_assert_eq(m->entry[3].actor, KS_CHANCE);
    cr_assert_eq(m->rolls, 1);
    cr_assert_eq(m->entry[3].action.arg, ks_dice_roll(&m->dice, 0, 10));
    cr_assert_eq(m->state.turn, 2);
    ks_match_free(m);
}

Test(driver_match, given_dice_wait_for_the_caller)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    struct ks_refusal no;
    cr_assert(ks_dice_start());
    ks_dice_give(&dice);
    struct ks_match *m = ks_match_new(&g, NULL, &dice, &terms);
    play(m, "choose 0");
    play(m, "choose 0");
    play(m, "pass");
    cr_assert_eq(ks_actor(&m->state), KS_CHANCE);
    cr_assert_not(ks_match_apply(m, toy_action(&g, "pass"), 0, &no));
    play(m, "roll 7");
    cr_assert_eq(m->state.points[1], 1);
    ks_match_free(m);
}

Test(driver_match, an_illegal_action_changes_nothing)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    uint64_t before = ks_hash(&g, &m->state);
    cr_assert_not(ks_match_apply(m, toy_action(&g, "roll 3"), 0, &no));
    cr_assert_str_eq(no.code, "illegal");
    cr_assert_str_eq(no.message, "not now");
    cr_assert_str_eq(no.paragraph, "1.1");
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->entries, 0);
    ks_match_free(m);
}

Test(driver_match, undo_takes_back_own_decisions)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    play(m, "choose 1");
    play(m, "choose 2");
    uint64_t before = ks_hash(&g, &m->state);
    play(m, "step 1");
    play(m, "step 2");
    cr_assert(ks_match_undo(m, &no));
    cr_assert(ks_match_undo(m, &no));
    cr_assert_eq(ks_hash(&g, &m->state), before);
    /* [firm] but not the other side's before them */
    expect_no_undo(m, "other side");
    ks_match_free(m);
}

Test(driver_match, undo_stops_at_dice)
{
    struct ks_match *m = toy_match(&g, 5);
    play(m, "choose 1");
    play(m, "choose 2");
    play(m, "pass");
    expect_no_undo(m, "rolled");
    ks_match_free(m);
}

Test(driver_match, undo_stops_at_what_was_revealed)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    play(m, "choose 1");
    play(m, "choose 2");
    play(m, "peek");
    expect_no_undo(m, "hidden");
    play(m, "step 1");
    cr_assert(ks_match_undo(m, &no), "%s", no.message);
    ks_match_free(m);
}

Test(driver_match, undo_of_nothing)
{
    struct ks_match *m = toy_match(&g, 5);
    expect_no_undo(m, "Nothing");
    ks_match_free(m);
}

Test(driver_match, an_analysis_goes_back_over_dice_and_rolls_the_same)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    m->terms.analysis = true;
    play(m, "choose 1");
    play(m, "choose 2");
    uint64_t before = ks_hash(&g, &m->state);
    play(m, "pass");
    uint64_t after = ks_hash(&g, &m->state);
    cr_assert(ks_match_undo(m, &no));
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->rolls, 0);
    play(m, "pass");
    cr_assert_eq(ks_hash(&g, &m->state), after);
    ks_match_free(m);
}

Test(driver_match, computer_players_go_on_by_themselves)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    m->terms.player[0] = m->terms.player[1] = ks_player("random");
    cr_assert(ks_match_go(m, 5, &no));
    cr_assert_eq(m->entries, 5);
    cr_assert(ks_match_go(m, 0, &no));
    cr_assert(ks_match_over(m));
    cr_assert_eq(ks_match_winner(m), m->state.result);
    ks_match_free(m);
}

Test(driver_match, the_same_seed_gives_the_same_game)
{
    struct ks_refusal no;
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        struct ks_match *m = toy_match(&g, 77);
        m->terms.player[0] = m->terms.player[1] = ks_player("random");
        cr_assert(ks_match_go(m, i == 0 ? 0 : 1, &no));
        while (!ks_match_over(m))
            cr_assert(ks_match_go(m, 1, &no));
        hash[i] = ks_hash(&g, &m->state);
        ks_match_free(m);
    }
    cr_assert_eq(hash[0], hash[1]);
}

Test(driver_match, resigning_ends_the_game)
{
    struct ks_match *m = toy_match(&g, 5);
    struct ks_refusal no;
    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, KS_SIDE_A, &no));
    cr_assert(ks_match_over(m));
    cr_assert_eq(ks_match_winner(m), KS_SIDE_B);
    cr_assert_not(ks_match_apply(m, toy_action(&g, "choose 1"), 0, &no));
    cr_assert_str_eq(no.code, "game_over");
    cr_assert_eq(ks_match_barrier(m), KS_BARRIER_ENDED);
    ks_match_free(m);
}

Test(driver_match, a_game_that_is_over_stays_over)
{
    struct ks_match *m = toy_match(&g, 77);
    struct ks_refusal no;
    m->terms.player[0] = m->terms.player[1] = ks_player("random");
    cr_assert(ks_match_go(m, 0, &no));
    m->terms.player[0] = m->terms.player[1] = ks_player("human");
    cr_assert_eq(ks_match_barrier(m), KS_BARRIER_ENDED);
    cr_assert_not(ks_match_undo(m, &no));
    cr_assert_str_eq(no.code, "undo_barrier");
    ks_match_free(m);
}

Test(driver_match, secret_choices_are_hidden_from_the_other_side)
{
    struct ks_state s;
    ks_setup(&g, &s);
    struct ks_action choose = toy_action(&g, "choose 1");
    cr_assert(ks_match_hidden(&g, &s, choose, KS_SIDE_B));
    cr_assert(ks_match_hidden(&g, &s, choose, KS_NOBODY));
    cr_assert_not(ks_match_hidden(&g, &s, choose, KS_SIDE_A));
    cr_assert(ks_apply(&g, &s, choose, NULL));
    cr_assert(ks_apply(&g, &s, choose, NULL));
    cr_assert_not(ks_match_hidden(&g, &s, toy_action(&g, "step 1"), KS_SIDE_B));
}

/* ---- journal ---- */

struct full_disk {
    struct ks_journal journal;
    bool full;
    size_t kept;
};

static bool append(struct ks_journal *j, const char *text, size_t length,
                   char error[KS_TEXT])
{
    struct full_disk *d = (struct full_disk *)j;
    (void)text;
    if (d->full) {
        strcpy(error, "the disk is full");
        return false;
    }
    d->kept += length;
    return true;
}

static void close_nothing(struct ks_journal *j)
{
    (void)j;
}

Test(driver_match, what_cannot_be_kept_is_not_done)
{
    struct ks_match *m = toy_match(&g, 5);
    struct full_disk disk = {{append, close_nothing, false}, false, 0};
    struct ks_refusal no;
    cr_assert(ks_match_record(m, &disk.journal, &no));
    play(m, "choose 1");
    uint64_t before = ks_hash(&g, &m->state);
    size_t kept = disk.kept;
    disk.full = true;
    cr_assert_not(ks_match_apply(m, toy_action(&g, "choose 2"), 0, &no));
    cr_assert_str_eq(no.code, "journal");
    cr_assert_not(ks_match_undo(m, &no));
    cr_assert_not(ks_match_end(m, KS_ENTRY_RESIGN, 0, &no));
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->entries, 1);
    cr_assert_eq(disk.kept, kept);
    disk.full = false;
    play(m, "choose 2");
    cr_assert_gt(disk.kept, kept);
    ks_match_free(m);
}

/* A journal that says later whether it has kept what it was given. */
Test(driver_match, what_is_not_known_to_be_kept_has_not_happened)
{
    struct ks_match *m = toy_match(&g, 5);
    struct full_disk disk = {{append, close_nothing, true}, false, 0};
    struct ks_refusal no;
    cr_assert(ks_match_record(m, &disk.journal, &no));
    cr_assert(m->held.any);
    ks_match_kept(m, true);
    play(m, "choose 1");
    uint64_t before = ks_hash(&g, &m->state);
    cr_assert(m->held.any && m->entries == 0);
    ks_match_kept(m, false);
    cr_assert(!m->held.any && m->entries == 0 && ks_hash(&g, &m->state) == before);
    play(m, "choose 2");
    ks_match_kept(m, true);
    cr_assert_eq(m->entries, 1);
    cr_assert_eq(m->entry[0].action.arg, 2);

    cr_assert(ks_match_undo(m, &no));
    cr_assert(m->held.any && m->entries == 1);
    ks_match_kept(m, false);
    cr_assert_eq(m->entries, 1);
    cr_assert(ks_match_undo(m, &no));
    ks_match_kept(m, true);
    cr_assert_eq(m->entries, 0);

    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, 0, &no));
    cr_assert_not(ks_match_over(m));
    ks_match_kept(m, true);
    cr_assert(ks_match_over(m) && m->closed);
    ks_match_free(m);
}

/* The lines are the same as with a journal that keeps them at once. */
Test(driver_match, what_was_not_kept_leaves_no_trace_in_the_lines)
{
    struct ks_refusal no;
    struct ks_match *m[2];
    struct full_disk disk[2] = {{{append, close_nothing, true}, false, 0},
                                {{append, close_nothing, false}, false, 0}};
    for (int i = 0; i < 2; i++) {
        m[i] = toy_match(&g, 5);
        cr_assert(ks_match_record(m[i], &disk[i].journal, &no));
    }
    ks_match_kept(m[0], true);
    static const char *const order[] = {"choose 1", "choose 2", "pass", "choose 0"};
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        play(m[0], order[i]);
        ks_match_kept(m[0], false);
        play(m[0], order[i]);
        ks_match_kept(m[0], true);
        play(m[1], order[i]);
        cr_assert_eq(m[0]->entries, m[1]->entries);
        cr_assert_eq(m[0]->written, m[1]->written);
        cr_assert_arr_eq(&m[0]->chain, &m[1]->chain, sizeof m[0]->chain);
    }
    ks_match_free(m[0]);
    ks_match_free(m[1]);
}
