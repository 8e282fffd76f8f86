/* Orders in a match: what they do to its entries, its file, and undo. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "driver/match_orders.h"
#include "driver/replay.h"
#include "order/preview.h"
#include "wywla_help.h"

/* The Polish infantry at Wywła acts; the enemy has passed. */
static void begin(void)
{
    begin_wywla();
    must(m, "arm 0; pass");
}

TestSuite(driver_orders, .init = begin, .fini = end_wywla);

static uint32_t give(const char *text)
{
    struct ks_refusal no;
    struct ks_note n = {.kind = KS_NOTE_GIVEN, .order = malloc(sizeof *n.order)};
    cr_assert_not_null(n.order);
    *n.order = order_of(text);
    cr_assert(ks_match_command(m, &n, 0, &no), "%s: %s", text, no.message);
    return n.number;
}

static struct ks_buffer written(void)
{
    struct ks_buffer out = {0};
    cr_assert(ks_replay_write(m, &out));
    return out;
}

static struct ks_match *read_again(void)
{
    struct ks_buffer text = written();
    struct ks_replay r;
    struct ks_finding f;
    cr_assert(ks_replay_read(&r, &text, &f), "%s", f.message);
    struct ks_match *again = ks_replay_play(&r, g, 0, NULL, NULL, &f);
    cr_assert_not_null(again, "line %zu: %s", f.line, f.message);
    ks_replay_free(&r);
    return again;
}

Test(driver_orders, entries_say_which_order_they_belong_to)
{
    size_t before = m->entries;
    uint32_t number = give("march pl_4pp_1_1 1508 NE");
    cr_assert_gt(m->entries, before + 1);
    for (size_t i = before; i < m->entries; i++)
        cr_assert_eq(m->entry[i].order, number);
    cr_assert_eq(described(g, &m->state, "pl_4pp_1_1").facing, 1);
}

Test(driver_orders, a_file_names_the_order_once_and_is_read_again)
{
    give("march pl_4pp_1_1 1508 NE");
    struct ks_buffer text = written();
    const char *first = strstr(text.text, "\norder polish 1 march pl_4pp_1_1 1508 NE #");
    cr_assert_not_null(first);
    cr_assert_null(strstr(first + 1, "\norder polish 1 #"));
    ks_buffer_free(&text);
    struct ks_match *again = read_again();
    cr_assert_eq(again->entries, m->entries);
    cr_assert_eq(again->entry[m->entries - 1].order, 1);
    cr_assert_eq(again->book[0]->n, m->book[0]->n);
    ks_match_free(again);
}

Test(driver_orders, undo_takes_back_a_whole_order_and_drops_it)
{
    struct ks_refusal no;
    size_t before = m->entries;
    uint64_t hash = ks_hash(g, &m->state);
    uint32_t number = give("march pl_4pp_1_1 1508 NE");
    size_t n = ks_match_last_order(m);
    cr_assert_eq(n, m->entries - before);
    cr_assert(ks_match_take_back(m, n, &no));
    cr_assert_eq(ks_hash(g, &m->state), hash);
    cr_assert_null(ks_orders_find(m->book[0], number));
    go_on(m, 0);
    cr_assert_eq(m->entries, before, "the order goes on after it was taken back");
}

Test(driver_orders, an_order_taken_back_in_part_stops)
{
    uint32_t number = give("march pl_4pp_1_1 1508 NE");
    must_undo(m);
    cr_assert_eq(ks_orders_find(m->book[0], number)->halt, KS_HALT_UNDONE);
    struct ks_match *again = read_again();
    cr_assert_eq(ks_orders_find(again->book[0], number)->halt, KS_HALT_UNDONE);
    ks_match_free(again);
}

Test(driver_orders, a_computer_player_and_a_number_of_nothing_are_refused)
{
    struct ks_refusal no;
    struct ks_note n = {.kind = KS_NOTE_DROPPED, .number = 7};
    cr_assert(!ks_match_command(m, &n, 0, &no));
    cr_assert_str_eq(no.message, "There is no order 7 in force.");
    m->terms.player[0] = ks_player("greedy");
    n.kind = KS_NOTE_ASKS;
    cr_assert(!ks_match_command(m, &n, 0, &no));
    cr_assert_str_eq(no.message, "A computer player takes no orders.");
    m->terms.player[0] = ks_player("human");
}

Test(driver_orders, lines_about_orders_are_checked)
{
    static const struct {
        const char *line, *message;
    } bad[] = {
        {"order nobody 1 done", "After \"order\" write a side"},
        {"order polish x done", "After \"order\" write a side"},
        {"order polish 2 done", "The next order of polish has the number 1."},
        {"order polish 1 jump", "expected march, assault"},
        {"order polish 0 asks tea", "\"tea\" is nothing that is done by custom."},
        {"order polish 1 stopped", "After \"stopped\" or \"halted\" write the reason."},
        {"order polish 1 over now", "Nothing comes after \"over\"."},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct ks_buffer text = {0}, plain = written();
        struct ks_replay r;
        struct ks_finding f = {0};
        struct ks_chain c;
        ks_chain_init(&c);
        for (char *p = plain.text, *next; *p != '\0'; p = next) {
            next = strchr(p, '\n') + 1;
            if (strncmp(p, "result ", 7) == 0)
                break; /* a journal, which may stop anywhere */
            bool form = strncmp(p, "form save", 9) == 0;
            int length = (int)(strstr(p, " #") - p);
            ks_chain_line(&c, &text, "%.*s", form ? 12 : length,
                          form ? "form journal" : p);
        }
        ks_chain_line(&c, &text, "%s", bad[i].line);
        cr_assert(ks_replay_read(&r, &text, &f), "%s", f.message);
        struct ks_match *again = ks_replay_play(&r, g, 0, NULL, NULL, &f);
        cr_expect_null(again, "%s", bad[i].line);
        cr_expect(strstr(f.message, bad[i].message), "%s: %s", bad[i].line, f.message);
        ks_replay_free(&r);
        ks_buffer_free(&plain);
    }
}

Test(driver_orders, a_preview_says_what_then_happens)
{
    struct ks_state view;
    static struct ks_preview p;
    struct ks_order o = order_of("march pl_4pp_1_2 1508 NE");
    ks_view(g, &m->state, 0, &view);
    uint64_t hash = ks_hash(g, &m->state);
    ks_preview(g, &view, NULL, &o, &p);
    cr_assert_eq(ks_hash(g, &m->state), hash);
    cr_assert_eq(p.pieces, 1);
    give("march pl_4pp_1_2 1508 NE");
    struct ks_counter c = described(g, &m->state, "pl_4pp_1_2");
    cr_assert_eq(p.piece[0].hex, c.hex);
    cr_assert_eq(p.piece[0].facing, c.facing);
    cr_assert_eq(p.piece[0].path[p.piece[0].steps - 1], c.hex);
}
