/* Threads that think: every question is answered once, unless its room is forgotten. */
#include <criterion/criterion.h>
#include <stdatomic.h>
#include <time.h>

#include "driver_toy.h"
#include "server/thinker.h"

enum { ROOMS = 40 };

static atomic_int woken;

static void wake(void *context)
{
    (void)context;
    atomic_fetch_add(&woken, 1);
}

static void a_moment(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* A decision of the toy game for a player that does anything. */
static void make_question(struct ks_asked *out)
{
    static struct ks_game g;
    toy_game(&g);
    struct ks_match *m = toy_match(&g, 1);
    m->terms.player[0] = m->terms.player[1] = ks_player("random");
    cr_assert(ks_match_asks(m, out));
    ks_match_free(m);
}

Test(server_thinker, every_question_is_answered_once)
{
    struct ks_asked asked;
    struct ks_thought t;
    int answers[ROOMS] = {0}, got = 0;
    make_question(&asked);
    struct ks_thinker *thinker = ks_thinker_new(3, wake, NULL);
    for (int i = 0; i < ROOMS; i++)
        cr_assert(ks_thinker_ask(thinker, &answers[i], &asked));
    for (int i = 0; i < 5000 && got < ROOMS; i++)
        if (ks_thinker_fetch(thinker, &t)) {
            ++*(int *)t.room;
            got++;
            cr_assert_eq(ks_why_not(asked.game, &asked.state, t.action).code, 0);
        } else
            a_moment();
    for (int i = 0; i < ROOMS; i++)
        cr_assert_eq(answers[i], 1);
    cr_assert_not(ks_thinker_fetch(thinker, &t));
    cr_assert_eq(atomic_load(&woken), ROOMS);
    ks_thinker_free(thinker);
}

Test(server_thinker, a_forgotten_room_hears_nothing)
{
    struct ks_asked asked;
    struct ks_thought t;
    int room[2];
    make_question(&asked);
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    for (int i = 0; i < ROOMS; i++)
        cr_assert(ks_thinker_ask(thinker, &room[i % 2], &asked));
    ks_thinker_forget(thinker, &room[0]);
    for (int i = 0, got = 0; i < 5000 && got < ROOMS / 2; i++)
        if (ks_thinker_fetch(thinker, &t)) {
            cr_assert_eq(t.room, &room[1]);
            got++;
        } else
            a_moment();
    cr_assert_not(ks_thinker_fetch(thinker, &t));
    ks_thinker_free(thinker);
}

Test(server_thinker, ends_with_questions_left)
{
    struct ks_asked asked;
    int room;
    make_question(&asked);
    struct ks_thinker *thinker = ks_thinker_new(1, wake, NULL);
    for (int i = 0; i < ROOMS; i++)
        cr_assert(ks_thinker_ask(thinker, &room, &asked));
    ks_thinker_free(thinker);
    ks_thinker_free(NULL);
}
