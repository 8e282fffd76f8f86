#include <criterion/criterion.h>
#include <string.h>

#include "driver_toy.h"
#include "game_help.h"

static struct ks_game g;
static struct ks_match *m;

static void prepare(void)
{
    toy_game(&g);
    m = new_match(&g, 5, "human", "human");
}

static void end(void)
{
    ks_match_free(m);
}

TestSuite(driver_match, .init = prepare, .fini = end);

static void let_both_play_at_random(void)
{
    m->terms.player[0] = m->terms.player[1] = ks_player("random");
}

static void expect_no_undo(const char *part)
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
    must(m, "choose 1; choose 2; pass");
    cr_assert_eq(m->entries, 4);
    cr_assert_eq(m->entry[3].actor, KS_CHANCE);
    cr_assert_eq(m->rolls, 1);
    cr_assert_eq(m->entry[3].action.arg, ks_dice_roll(&m->dice, 0, 10));
    cr_assert_eq(m->state.turn, 2);
}

Test(driver_match, given_dice_wait_for_the_caller)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    struct ks_refusal no;
    ks_dice_give(&dice);
    ks_match_free(m);
    m = ks_match_new(&g, NULL, &dice, &terms);
    must(m, "choose 0; choose 0; pass");
    cr_assert_eq(ks_actor(&m->state), KS_CHANCE);
    cr_assert_not(ks_match_apply(m, read_action(&g, "pass"), 0, &no));
    must(m, "roll 7");
    cr_assert_eq(m->state.points[1], 1);
}

Test(driver_match, an_illegal_action_changes_nothing)
{
    struct ks_refusal no;
    uint64_t before = ks_hash(&g, &m->state);
    cr_assert_not(ks_match_apply(m, read_action(&g, "roll 3"), 0, &no));
    cr_assert_str_eq(no.code, "illegal");
    cr_assert_str_eq(no.message, "not now");
    cr_assert_str_eq(no.paragraph, "1.1");
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->entries, 0);
}

Test(driver_match, undo_takes_back_own_decisions)
{
    must(m, "choose 1; choose 2");
    uint64_t before = ks_hash(&g, &m->state);
    must(m, "step 1; step 2");
    must_undo(m);
    must_undo(m);
    cr_assert_eq(ks_hash(&g, &m->state), before);
    /* [firm] but not the other side's before them */
    expect_no_undo("other side");
}

Test(driver_match, undo_stops_at_dice)
{
    must(m, "choose 1; choose 2; pass");
    expect_no_undo("rolled");
}

Test(driver_match, undo_stops_at_what_was_revealed)
{
    must(m, "choose 1; choose 2; peek");
    expect_no_undo("hidden");
    must(m, "step 1");
    must_undo(m);
}

Test(driver_match, undo_of_nothing)
{
    expect_no_undo("Nothing");
}

Test(driver_match, an_analysis_goes_back_over_dice_and_rolls_the_same)
{
    m->terms.analysis = true;
    must(m, "choose 1; choose 2");
    uint64_t before = ks_hash(&g, &m->state);
    must(m, "pass");
    uint64_t after = ks_hash(&g, &m->state);
    must_undo(m);
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->rolls, 0);
    must(m, "pass");
    cr_assert_eq(ks_hash(&g, &m->state), after);
}

Test(driver_match, computer_players_go_on_by_themselves)
{
    let_both_play_at_random();
    go_on(m, 5);
    cr_assert_eq(m->entries, 5);
    go_on(m, 0);
    cr_assert(ks_match_over(m));
    cr_assert_eq(ks_match_winner(m), m->state.result);
}

Test(driver_match, the_same_seed_gives_the_same_game)
{
    struct ks_match *other = new_match(&g, 5, "random", "random");
    let_both_play_at_random();
    go_on(m, 0);
    while (!ks_match_over(other))
        go_on(other, 1);
    cr_assert_eq(ks_hash(&g, &m->state), ks_hash(&g, &other->state));
    ks_match_free(other);
}

Test(driver_match, resigning_ends_the_game)
{
    struct ks_refusal no;
    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, KS_SIDE_A, &no));
    cr_assert(ks_match_over(m));
    cr_assert_eq(ks_match_winner(m), KS_SIDE_B);
    cr_assert_not(ks_match_apply(m, read_action(&g, "choose 1"), 0, &no));
    cr_assert_str_eq(no.code, "game_over");
    cr_assert_eq(ks_match_barrier(m), KS_BARRIER_ENDED);
}

Test(driver_match, a_game_that_is_over_stays_over)
{
    struct ks_refusal no;
    let_both_play_at_random();
    go_on(m, 0);
    m->terms.player[0] = m->terms.player[1] = ks_player("human");
    cr_assert_eq(ks_match_barrier(m), KS_BARRIER_ENDED);
    cr_assert_not(ks_match_undo(m, &no));
    cr_assert_str_eq(no.code, "undo_barrier");
}

Test(driver_match, secret_choices_are_hidden_from_the_other_side)
{
    struct ks_state s;
    ks_setup(&g, &s);
    struct ks_action choose = read_action(&g, "choose 1");
    cr_assert(ks_match_hidden(&g, &s, choose, KS_SIDE_B));
    cr_assert(ks_match_hidden(&g, &s, choose, KS_NOBODY));
    cr_assert_not(ks_match_hidden(&g, &s, choose, KS_SIDE_A));
    cr_assert(ks_apply(&g, &s, choose, NULL));
    cr_assert(ks_apply(&g, &s, choose, NULL));
    cr_assert_not(ks_match_hidden(&g, &s, read_action(&g, "step 1"), KS_SIDE_B));
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
    static struct full_disk disk = {{append, close_nothing, false}, false, 0};
    struct ks_refusal no;
    cr_assert(ks_match_record(m, &disk.journal, &no));
    must(m, "choose 1");
    uint64_t before = ks_hash(&g, &m->state);
    size_t kept = disk.kept;
    disk.full = true;
    cr_assert_not(ks_match_apply(m, read_action(&g, "choose 2"), 0, &no));
    cr_assert_str_eq(no.code, "journal");
    cr_assert_not(ks_match_undo(m, &no));
    cr_assert_not(ks_match_end(m, KS_ENTRY_RESIGN, 0, &no));
    cr_assert_eq(ks_hash(&g, &m->state), before);
    cr_assert_eq(m->entries, 1);
    cr_assert_eq(disk.kept, kept);
    disk.full = false;
    must(m, "choose 2");
    cr_assert_gt(disk.kept, kept);
}

/* A journal that says later whether it has kept what it was given. */
Test(driver_match, what_is_not_known_to_be_kept_has_not_happened)
{
    static struct full_disk disk = {{append, close_nothing, true}, false, 0};
    struct ks_refusal no;
    cr_assert(ks_match_record(m, &disk.journal, &no));
    cr_assert(m->held.any);
    ks_match_kept(m, true);
    must(m, "choose 1");
    uint64_t before = ks_hash(&g, &m->state);
    cr_assert(m->held.any && m->entries == 0);
    ks_match_kept(m, false);
    cr_assert(!m->held.any && m->entries == 0 && ks_hash(&g, &m->state) == before);
    must(m, "choose 2");
    ks_match_kept(m, true);
    cr_assert_eq(m->entries, 1);
    cr_assert_eq(m->entry[0].action.arg, 2);

    must_undo(m);
    cr_assert(m->held.any && m->entries == 1);
    ks_match_kept(m, false);
    cr_assert_eq(m->entries, 1);
    must_undo(m);
    ks_match_kept(m, true);
    cr_assert_eq(m->entries, 0);

    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, 0, &no));
    cr_assert_not(ks_match_over(m));
    ks_match_kept(m, true);
    cr_assert(ks_match_over(m) && m->closed);
}

/* The lines are the same as with a journal that keeps them at once. */
Test(driver_match, what_was_not_kept_leaves_no_trace_in_the_lines)
{
    struct ks_refusal no;
    struct ks_match *other = new_match(&g, 5, "human", "human");
    static struct full_disk later = {{append, close_nothing, true}, false, 0};
    static struct full_disk at_once = {{append, close_nothing, false}, false, 0};
    cr_assert(ks_match_record(m, &later.journal, &no));
    cr_assert(ks_match_record(other, &at_once.journal, &no));
    ks_match_kept(m, true);
    static const char *const order[] = {"choose 1", "choose 2", "pass", "choose 0"};
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        must(m, order[i]);
        ks_match_kept(m, false);
        must(m, order[i]);
        ks_match_kept(m, true);
        must(other, order[i]);
        cr_assert_eq(m->entries, other->entries);
        cr_assert_eq(m->written, other->written);
        cr_assert_arr_eq(&m->chain, &other->chain, sizeof m->chain);
    }
    ks_match_free(other);
}
