#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store_help.h"

TestSuite(store_games, .init = store_begin, .fini = store_end);

/* ---- games ---- */

Test(store_games, a_new_game_gets_id_tokens_and_times)
{
    struct ks_stored a = store_game(store, "one"), b = store_game(store, "two"), found;
    struct ks_refusal no;
    cr_expect(strlen(a.id) == 32 && strcmp(a.id, b.id) != 0);
    const char *token[] = {a.seat[0].token, a.seat[1].token, a.watch,
                           b.seat[0].token, b.seat[1].token, b.watch};
    for (int i = 0; i < 6; i++) {
        cr_expect_eq(strlen(token[i]), 43);
        cr_expect_eq(strspn(token[i],
                            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                            "0123456789-_"),
                     43);
        for (int k = 0; k < i; k++)
            cr_expect(strcmp(token[i], token[k]) != 0);
    }
    cr_assert(ks_store_find(store, a.id, &found, &no), "%s", no.message);
    cr_expect_str_eq(found.title, "one");
    cr_expect_str_eq(found.scenario, "toy/test");
    cr_expect_str_eq(found.options, "size=small");
    cr_expect_str_eq(found.seat[0].name, "Jan Ślaski");
    cr_expect_str_eq(found.seat[1].kind, "greedy");
    cr_expect_str_eq(found.seat[1].token, a.seat[1].token);
    cr_expect_str_eq(found.watch, a.watch);
    cr_expect(found.created == a.created && found.created > 1700000000);
}

struct titles {
    int n;
    char text[64];
};

static void add_title(void *context, const struct ks_stored *game)
{
    struct titles *t = context;
    t->n++;
    strcat(strcat(t->text, game->title), " ");
}

static struct titles titles(void)
{
    struct titles t = {0};
    struct ks_refusal no;
    cr_assert(ks_store_list(store, add_title, &t, &no), "%s", no.message);
    return t;
}

Test(store_games, the_list_has_the_last_first)
{
    cr_expect_eq(titles().n, 0);
    store_game(store, "a");
    store_game(store, "b");
    store_game(store, "c");
    cr_expect_str_eq(titles().text, "c b a ");
    store_sql(store_path, "UPDATE game SET updated = updated + 5 WHERE title = 'a'");
    store_reopen();
    cr_expect_str_eq(titles().text, "a c b ");
}

Test(store_games, what_never_began_is_not_listed_and_gone_at_the_next_start)
{
    struct ks_stored game = {.title = "stillborn"};
    struct ks_refusal no;
    cr_assert(ks_store_add(store, &game, &no));
    cr_expect_eq(titles().n, 0);
    cr_expect(ks_store_find(store, game.id, &game, &no));
    store_reopen();
    cr_expect_not(ks_store_find(store, game.id, &game, &no));
    cr_expect_str_eq(no.code, "no_game");
}

Test(store_games, a_deleted_game_is_gone_with_all_that_belongs_to_it)
{
    struct ks_stored a = store_game(store, "a"), b = store_game(store, "b");
    struct ks_buffer text = {0};
    struct ks_refusal no;
    cr_expect(ks_store_delete(store, a.id, &no));
    cr_expect_not(ks_store_find(store, a.id, &a, &no));
    cr_expect_str_eq(no.code, "no_game");
    cr_expect_not(ks_store_text(store, a.id, &text, &no));
    cr_expect_not(ks_store_standing(store, a.id, 0, &text, &no));
    cr_expect_not(ks_store_delete(store, a.id, &no));
    cr_expect_str_eq(no.code, "no_game");
    cr_expect(ks_store_journal(store, a.id, &no) == NULL);
    text = store_text(store, b.id);
    cr_expect_str_eq(text.text, "head\n");
    ks_buffer_free(&text);
}

/* ---- seats ---- */

Test(store_games, a_token_is_good_for_one_seat)
{
    struct ks_stored a = store_game(store, "a"), b = store_game(store, "b");
    char bent[KS_STORED_TOKEN];
    cr_expect_eq(ks_store_token(&a, a.seat[0].token), KS_RIGHT_SIDE_A);
    cr_expect_eq(ks_store_token(&a, a.seat[1].token), KS_RIGHT_SIDE_B);
    cr_expect_eq(ks_store_token(&a, a.watch), KS_RIGHT_WATCH);
    cr_expect_eq(ks_store_token(&a, b.watch), KS_RIGHT_NONE);
    cr_expect_eq(ks_store_token(&a, ""), KS_RIGHT_NONE);
    strcpy(bent, a.watch);
    bent[42] = bent[42] == 'A' ? 'E' : 'A';
    cr_expect_eq(ks_store_token(&a, bent), KS_RIGHT_NONE);
    bent[42] = '\0';
    cr_expect_eq(ks_store_token(&a, bent), KS_RIGHT_NONE);
    struct ks_stored none = {0};
    cr_expect_eq(ks_store_token(&none, ""), KS_RIGHT_NONE);
}

static char *standing(const char *id, int side)
{
    static char out[64];
    struct ks_buffer text = {0};
    struct ks_refusal no;
    cr_assert(ks_store_standing(store, id, side, &text, &no), "%s", no.message);
    snprintf(out, sizeof out, "%s", text.text == NULL ? "" : text.text);
    ks_buffer_free(&text);
    return out;
}

Test(store_games, standing_answers_belong_to_a_seat)
{
    struct ks_stored a = store_game(store, "a");
    struct ks_refusal no;
    cr_expect_str_eq(standing(a.id, 0), "");
    cr_expect(ks_store_set_standing(store, a.id, 0, "[{\"when\":\"reaction\"}]", &no));
    store_reopen();
    cr_expect_str_eq(standing(a.id, 0), "[{\"when\":\"reaction\"}]");
    cr_expect_str_eq(standing(a.id, 1), "");
    cr_expect_not(ks_store_set_standing(store, "nobody", 0, "[]", &no));
    cr_expect_str_eq(no.code, "no_game");
}

Test(store_games, settings)
{
    struct ks_buffer value = {0};
    struct ks_refusal no;
    cr_expect(ks_store_setting(store, "key", &value, &no));
    cr_expect_eq(value.length, 0);
    cr_expect(ks_store_set(store, "key", "old", &no));
    cr_expect(ks_store_set(store, "key", "new", &no));
    store_reopen();
    cr_expect(ks_store_setting(store, "key", &value, &no));
    cr_expect_str_eq(value.text, "new");
    ks_buffer_free(&value);
}
