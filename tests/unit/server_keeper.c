/* Threads for the file of games: every chore is finished once, in order, and what is written
 * together is kept together or each by itself. */
#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

#include "server/keeper.h"
#include "store_help.h"

enum { CHORES = 50 };

static struct ks_keeper *keeper;
static volatile int finished; /* read by one thread, written by another */

static void wake(void *context)
{
    (void)context;
}

static void open_keeper(void)
{
    struct ks_refusal no;
    store_begin();
    keeper = ks_keeper_new(store, wake, NULL, &no);
    cr_assert(keeper != NULL, "%s", no.message);
}

static void close_keeper(void)
{
    ks_keeper_free(keeper);
    store_end();
}

TestSuite(server_keeper, .init = open_keeper, .fini = close_keeper);

struct chore {
    struct ks_chore chore;
    char key[16], value[16];
    bool spoils; /* loses the whole transaction, as a full disk may */
    struct ks_store *seen;
    int place, worked;
};

static bool work(struct ks_chore *chore, struct ks_store *s, struct ks_refusal *no)
{
    struct chore *c = (struct chore *)chore;
    c->worked++;
    c->seen = s;
    if (c->spoils) {
        ks_store_take_back(s);
        return ks_refuse(no, "storage", "The disk is full.");
    }
    return ks_store_set(s, c->key, c->value, no);
}

static void finish(struct ks_chore *chore)
{
    ((struct chore *)chore)->place = finished++;
}

static void prepare(struct chore *c, int i)
{
    *c = (struct chore){.chore = {.work = work, .finish = finish}};
    snprintf(c->key, sizeof c->key, "key%d", i);
    snprintf(c->value, sizeof c->value, "%d", i);
}

static void wait_for_all(void)
{
    while (ks_keeper_is_busy(keeper)) {
        ks_keeper_finish(keeper);
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

static bool is_kept(const struct chore *c)
{
    struct ks_refusal no;
    struct ks_buffer value = {0};
    cr_assert(ks_store_setting(store, c->key, &value, &no));
    bool kept = value.length > 0 && strcmp(value.text, c->value) == 0;
    ks_buffer_free(&value);
    return kept;
}

Test(server_keeper, all_is_written_in_order_and_finished_once)
{
    static struct chore chore[CHORES];
    for (int i = 0; i < CHORES; i++) {
        prepare(&chore[i], i);
        ks_keeper_write(keeper, &chore[i].chore);
    }
    wait_for_all();
    cr_assert_eq(finished, CHORES);
    for (int i = 0; i < CHORES; i++)
        cr_assert(chore[i].chore.done && chore[i].place == i && is_kept(&chore[i]), "%d",
                  i);
}

Test(server_keeper, one_that_spoils_it_for_all_fails_alone)
{
    static struct chore chore[CHORES];
    for (int i = 0; i < CHORES; i++) {
        prepare(&chore[i], i);
        chore[i].spoils = i % 10 == 7;
        ks_keeper_write(keeper, &chore[i].chore);
    }
    wait_for_all();
    for (int i = 0; i < CHORES; i++) {
        cr_assert_eq(chore[i].chore.done, !chore[i].spoils, "%d", i);
        cr_assert_eq(is_kept(&chore[i]), !chore[i].spoils, "%d", i);
        cr_assert_eq(chore[i].place, i);
    }
}

static bool wait_long(struct ks_chore *chore, struct ks_store *s, struct ks_refusal *no)
{
    struct chore *c = (struct chore *)chore;
    while (finished == 0) /* a reader is finished while this one writes */
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    return ks_store_set(s, c->key, c->value, no);
}

static bool look(struct ks_chore *chore, struct ks_store *s, struct ks_refusal *no)
{
    struct ks_buffer value = {0};
    ((struct chore *)chore)->seen = s;
    bool read = ks_store_setting(s, "key0", &value, no) && value.length == 0;
    ks_buffer_free(&value);
    return read;
}

Test(server_keeper, a_reader_waits_for_no_writer)
{
    static struct chore writes, reads;
    prepare(&writes, 0);
    writes.chore.work = wait_long;
    prepare(&reads, 1);
    reads.chore.work = look;
    ks_keeper_write(keeper, &writes.chore);
    ks_keeper_read(keeper, &reads.chore);
    wait_for_all();
    cr_assert(reads.chore.done && writes.chore.done);
    cr_assert(reads.place == 0 && writes.place == 1 && reads.seen != store);
}

Test(server_keeper, what_waits_at_the_end_is_written)
{
    static struct chore chore[CHORES];
    for (int i = 0; i < CHORES; i++) {
        prepare(&chore[i], i);
        ks_keeper_write(keeper, &chore[i].chore);
    }
    ks_keeper_free(keeper);
    keeper = NULL;
    cr_assert_eq(finished, CHORES);
    for (int i = 0; i < CHORES; i++)
        cr_assert(is_kept(&chore[i]));
}
