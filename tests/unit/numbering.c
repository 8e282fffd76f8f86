/* Every sentence rests on a paragraph its own rulebook has. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/csv.h"
#include "data_help.h"
#include "rules1794/game.h"
#include "rules1794/sentence.h"
#include "rules1794/system.h"

static const char *const title[R94_RULEBOOKS] = {"raclawice", "szczekociny",
                                                 "maciejowice"};

struct books {
    struct ks_csv index[R94_RULEBOOKS];
    struct ks_game g;
    struct r94_game rules;
};

static struct books *open_books(void)
{
    static const char *const keys[] = {"id", "set", NULL};
    struct books *b = calloc(1, sizeof *b);
    struct ks_data_source *files = own_files();
    struct ks_data_report report;
    char path[64];
    cr_assert_not_null(b);
    ks_report_init(&report);
    for (int i = 0; i < R94_RULEBOOKS; i++) {
        snprintf(path, sizeof path, "%s/paragraphs.csv", title[i]);
        cr_assert(ks_csv_read(&b->index[i], files, path, keys, &report), "%s", path);
    }
    b->rules.planner = b->rules.late = KS_NONE;
    b->g.system = &r94_system;
    b->g.rules = &b->rules;
    b->g.pieces = 1;
    return b;
}

static void close_books(struct books *b)
{
    for (int i = 0; i < R94_RULEBOOKS; i++)
        ks_csv_done(&b->index[i]);
    free(b);
}

static bool stands_in(const struct books *b, int book, const char *id)
{
    const struct ks_csv *t = &b->index[book];
    for (size_t row = 0; row < t->rows; row++)
        if (strcmp(ks_csv_cell(t, row, ks_csv_column(t, "id")), id) == 0)
            return true;
    return false;
}

/* What a sentence about piece 0 rests on in a book. */
static const char *cited(struct books *b, int book, enum r94_sentence code)
{
    struct ks_event e = {.code = (uint16_t)code};
    b->rules.rulebook = book;
    return ks_event_paragraph(&b->g, &e);
}

static const char *in_szczekociny(struct books *b, enum r94_sentence code)
{
    return cited(b, R94_SZCZEKOCINY, code);
}

static const char *in_maciejowice(struct books *b, enum r94_sentence code)
{
    return cited(b, R94_MACIEJOWICE, code);
}

Test(numbering, every_sentence_rests_on_a_paragraph_of_its_book)
{
    struct books *b = open_books();
    for (int book = 0; book < R94_RULEBOOKS; book++)
        for (int code = 0; code < SENTENCES; code++) {
            const char *id = cited(b, book, (enum r94_sentence)code);
            cr_expect(id[0] == '\0' || stands_in(b, book, id), "%s: %s rests on %s",
                      title[book], r94_sentence[code].name, id);
        }
    close_books(b);
}

Test(numbering, raclawice_is_as_the_sentences_have_it)
{
    struct books *b = open_books();
    cr_expect_str_eq(cited(b, R94_RACLAWICE, CHARGES), "8.13.1a");
    cr_expect_str_eq(cited(b, R94_RACLAWICE, NO_MIXED_STACK), "6.2a");
    close_books(b);
}

Test(numbering, later_books_have_other_numbers)
{
    struct books *b = open_books();
    cr_expect_str_eq(in_szczekociny(b, CHARGES), "8.14.1a");
    cr_expect_str_eq(in_maciejowice(b, COUNTERATTACKS), "8.15.1");
    cr_expect_str_eq(in_szczekociny(b, COMMANDER_KILLED), "4.6.1b");
    cr_expect_str_eq(in_szczekociny(b, BOMBARDS), "10.10.2a");
    cr_expect_str_eq(in_szczekociny(b, TOO_FAR_FOR_GUNS), "10.10.5");
    cr_expect_str_eq(in_maciejowice(b, TOO_FAR_FOR_GUNS), "10.10.7");
    cr_expect_str_eq(in_szczekociny(b, LOSS_OVER_STREAM), "");
    cr_expect_str_eq(in_maciejowice(b, LOSS_OVER_STREAM), "10.11.3");
    cr_expect_str_eq(in_maciejowice(b, NO_MIXED_STACK), "6.1");
    cr_expect_str_eq(in_szczekociny(b, STACK_OF_INFANTRY), "6.2a");
    close_books(b);
}

Test(numbering, whose_commander_is_activated)
{
    struct books *b = open_books();
    b->rules.unit[0].army = R94_RUSSIAN;
    cr_expect_str_eq(in_szczekociny(b, ASK_ACTIVATE), "4.4g");
    cr_expect_str_eq(in_maciejowice(b, ASK_ACTIVATE), "4.4h");
    b->rules.unit[0].army = R94_PRUSSIAN;
    cr_expect_str_eq(in_szczekociny(b, ASK_ACTIVATE), "4.4f");
    b->rules.unit[0].army = R94_POLISH;
    cr_expect_str_eq(in_szczekociny(b, ASK_ACTIVATE), "4.4i");
    cr_expect_str_eq(cited(b, R94_RACLAWICE, ASK_ACTIVATE), "4.4b");
    close_books(b);
}

Test(numbering, when_a_unit_arrives)
{
    struct books *b = open_books();
    b->rules.unit[0].arrival = 5;
    cr_expect_str_eq(in_maciejowice(b, ENTERS_MAP), "13-turn5-entry");
    b->rules.unit[0].arrival = R94_BY_DICE;
    cr_expect_str_eq(in_maciejowice(b, NOT_DUE), "13-Poninski-1");
    cr_expect_str_eq(in_maciejowice(b, STEPS), "8.2a");
    close_books(b);
}
